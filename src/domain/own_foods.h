// Foods that a user adds, the references to foods of all kinds, and the search in a user's own names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "domain/food_amounts.h"
#include "domain/food_words.h"
#include "domain/foods.h"

namespace fitapp::domain {

inline constexpr std::size_t max_own_foods = 3000;
inline constexpr std::size_t max_favorite_foods = 200;

// The nutrients are those of 100 g, or of 100 ml of a liquid, which counts as 100 g. The portion has both a unit and a
// weight, or neither.
struct OwnFood : Nutrients {
  OwnFoodId id;
  std::string name;
  std::optional<std::string> barcode;  // see normal_barcode
  bool liquid = false;
  std::optional<std::string> portion_unit;  // as the user calls it: "slice"
  std::optional<double> portion_grams;
};

// What protein, carbs and fat of 100 g can weigh together, with the rounding of labels; g. 100 ml of a syrup weigh up
// to 150 g.
inline constexpr double most_macros_of_100g = 105;
inline constexpr double most_macros_of_100ml = 150;

// "09040" and "banana" are foods of the table, "own:12" is an own food, "recipe:3" a recipe, "product:96385074" a
// product found by its barcode.
struct FoodReference {
  FoodKind kind = FoodKind::table;
  std::string key;      // of the table, or a barcode
  std::int64_t id = 0;  // of an own food or recipe
};

FoodReference food_reference(std::string_view text);
std::string reference_to(OwnFoodId id);
std::string reference_to(RecipeId id);
std::string reference_to_product(const std::string& barcode);

// What was typed, with the words of the name.
struct TypedWords {
  std::optional<FoodAmount> amount;
  std::vector<std::string> words;
};
// The possible readings of "2 slices my bread": all words are the name, or the first ones are an amount or a unit.
std::vector<TypedWords> readings_of(std::string_view typed, const FoodUnits& units);
// How well the typed words fit a name; 0 when one of them is missing. Equal names fit best.
int name_fit(const std::vector<std::string>& typed, std::string_view name, Typing typing);

// An own food as an everyday food with the same name in both languages. A unit with a word of FoodUnits has its key.
EverydayFood everyday_food(const OwnFood& food, const FoodUnits& units);
// The user's own word for the unit stays.
FoodSuggestion suggestion_of(const OwnFood& food, const std::optional<FoodAmount>& amount, Language language,
                             const FoodUnits& units);

}  // namespace fitapp::domain
