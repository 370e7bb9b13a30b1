// The dishes of meal plans and suggestions. All nutrients are computed from the food table.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/food_amounts.h"
#include "domain/foods.h"
#include "domain/kinds.h"
#include "domain/nutrition.h"

namespace fitapp::domain {

enum class MealSlot { breakfast, lunch, dinner, snack };

// Where a shop keeps an ingredient, in the order of a walk through it.
enum class Aisle { produce, bakery, meat, fish, dairy, frozen, cans, grains, nuts, spices, drinks };

// kcal and g.
struct Macros {
  double calories = 0;
  double protein = 0;
  double carbs = 0;
  double fat = 0;
  double fiber = 0;
};

// What plans look at in a meal. Sodium and calcium in mg; what the food table does not know counts as 0.
struct MealNutrients : Macros {
  double saturated_fat = 0;
  double sodium = 0;
  double calcium = 0;
};

// What a person never wants on the plate. `dislikes` are words in either language: "mushrooms", "Koriander", "fish".
struct EatingRules {
  std::vector<Diet> diet;
  std::vector<Allergen> allergens;
  std::vector<std::string> dislikes;

  bool operator==(const EatingRules&) const = default;
};

// `measures` are units of FoodUnits with their grams; "ml" has the grams of 100 ml, and "g" the step in which the
// ingredient is weighed. `most` is what one person eats of it in one meal.
struct PlanIngredient {
  std::string key;
  Bilingual one;
  Bilingual several;
  std::vector<std::vector<std::string>> words;  // of every name, as `food_words` writes them
  std::vector<FoodPortion> measures;
  int fractions = 2;  // the first measure is counted in halves; 1: whole only, 4: in quarters
  double most = 0;
  std::string source;   // vegan, vegetarian, meat or fish
  std::string protein;  // the kind of protein food; empty when it is none
  std::vector<Allergen> allergens;
  Aisle aisle = Aisle::produce;
  std::string food;  // number or key in the food table
  Nutrients per_100g;
};

struct DishPart {
  const PlanIngredient* ingredient = nullptr;
  double grams = 0;
};

// Portions are counted in tenths of the written recipe.
inline constexpr int whole_portion = 10;
inline constexpr int smallest_portion = 6;
inline constexpr int largest_portion = 20;

struct Dish {
  std::string key;
  std::vector<MealSlot> slots;
  Bilingual name;
  Bilingual method;
  int minutes = 0;
  std::vector<DishPart> parts;  // of a whole portion
  std::vector<Diet> diets;      // that every ingredient suits
  std::vector<Allergen> allergens;
  std::vector<std::string> proteins;  // kinds of protein food
  bool has_processed_meat = false;
  bool is_fish = false;  // fish or seafood
  bool is_oily_fish = false;
  std::array<MealNutrients, largest_portion - smallest_portion + 1> portions;

  bool is_for(MealSlot slot) const;
  bool has_protein(std::string_view kind) const;
  bool has_soy_food() const;
  // For people who avoid nothing: foods that stand for meat, wheat or milk.
  bool has_substitute() const;
  const MealNutrients& nutrients(int tenths) const {
    return portions[static_cast<std::size_t>(tenths - smallest_portion)];
  }
};

using FindFood = std::function<std::optional<Food>(const std::string& number)>;

class Cookbook {
 public:
  // The texts are those of embed/meals. Throws std::runtime_error that names an invalid line.
  Cookbook(std::string_view ingredients, std::string_view dishes, const FindFood& find_food);

  const std::vector<Dish>& all() const { return dishes_; }
  const std::vector<std::unique_ptr<PlanIngredient>>& ingredients() const { return ingredients_; }
  const Dish* find(const std::string& key) const;

 private:
  std::vector<std::unique_ptr<PlanIngredient>> ingredients_;
  std::vector<Dish> dishes_;
};

bool suits(const Dish& dish, const EatingRules& rules);

// True for people who eat meat and fish.
bool eats_everything(const EatingRules& rules);
// False for dishes that nobody with these rules asks for: soy foods and seitan for people who eat meat, gluten-free
// products for those of them who eat gluten, and rice drink for those who avoid neither gluten nor milk.
bool is_wanted(const Dish& dish, const EatingRules& rules);

inline constexpr double most_spoons = 6;  // a cook weighs what is more

// The measure by which a shop counts the ingredient; nullptr when it is weighed.
const FoodPortion* counted_measure(const PlanIngredient& ingredient);
// As a cook measures about this much: at least one step, and never more than one person eats.
double rounded_grams(const PlanIngredient& ingredient, double grams);

// The amounts of a portion, as a cook would round them: whole eggs and slices, half pieces, spoons, 5 g.
std::vector<DishPart> parts_of(const Dish& dish, int tenths);
// "2 eggs", "1 tbsp olive oil", "150 g chicken breast".
std::string amount_in_words(const DishPart& part, Language language, const FoodUnits& units,
                            Measures measures = Measures::metric);

// With name, method and nutrients; the description ends with the amounts.
PlannedMeal portion_of(const Dish& dish, int tenths, Language language, const FoodUnits& units,
                       Measures measures = Measures::metric);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::MealSlot> = std::to_array({"breakfast"sv, "lunch"sv, "dinner"sv, "snack"sv});
template <>
inline constexpr auto enum_names<domain::Aisle> =
    std::to_array({"produce"sv, "bakery"sv, "meat"sv, "fish"sv, "dairy"sv, "frozen"sv, "cans"sv, "grains"sv, "nuts"sv,
                   "spices"sv, "drinks"sv});

}  // namespace fitapp
