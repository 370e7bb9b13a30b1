// Food entries, daily totals and the stored meal plan of a day.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/foods.h"
#include "domain/kinds.h"
#include "domain/macro_targets.h"

namespace fitapp::domain {

inline constexpr double default_quantity = 1;
inline constexpr const char* default_unit = "serving";

// Nutrients are totals; `quantity` does not multiply them (docs/behaviour.md, Nutrition). The stamp is the time of
// eating. `food` is the food table's number or key and `grams` the weight of the whole amount, when known.
struct FoodEntry : DayStamp, Nutrients {
  FoodEntryId id;
  std::string name;
  MealType meal_type = MealType::other;
  double quantity = default_quantity;
  std::string unit = default_unit;
  std::optional<std::string> food;
  std::optional<double> grams;
};

// A food that was logged before, with the values of its latest entry.
struct LoggedFood : Nutrients {
  std::string name;
  MealType meal_type = MealType::other;
  double quantity = default_quantity;
  std::string unit = default_unit;
  std::optional<std::string> food;
  std::optional<double> grams;
  std::int64_t times = 0;  // how often within the window
  Instant last_logged_at;
};

// The most frequent or the most recent logged foods first.
enum class FoodOrder { frequent, recent };
inline constexpr int logged_foods_window = 90;  // days; older entries say little about current habits
inline constexpr int default_logged_foods = 12;

// The entries of a day, or of one meal of that day.
struct FoodCopy {
  LocalDate from;
  std::optional<MealType> meal_type;
};

// Sums decimal fractions without binary rounding errors: three times 0.15 is 0.45, or 0.5 to one decimal. Values are
// rounded to thousandths.
class DecimalSum {
 public:
  void add(double value);
  void add(const std::optional<double>& value) { add(value.value_or(0)); }
  // Halves round away from zero.
  double to_one_decimal() const { return per(1); }
  // The sum divided by `count` > 0, to one decimal.
  double per(std::int64_t count) const;
  double exact() const { return static_cast<double>(thousandths_) / 1000.0; }

 private:
  std::int64_t thousandths_ = 0;
};

// Totals to one decimal; `remaining` is negative when the goal is exceeded.
struct NutritionStats {
  double total_calories = 0;
  double daily_goal = 0;
  double remaining = 0;
  double total_protein = 0;
  double total_carbs = 0;
  double total_fat = 0;
  double total_fiber = 0;
  std::int64_t entries = 0;
  MacroPlan targets;
};

// `entries` are the entries of one day; `daily_goal` is in kcal.
NutritionStats nutrition_stats_of(const std::vector<FoodEntry>& entries, double daily_goal);

// A meal from the cookbook has the key of its dish and its portion in tenths; its texts, nutrients, minutes, allergens
// and ingredients ("2 eggs") follow from them. The description says how to make it.
struct PlannedMeal : Nutrients {
  std::string name;
  std::string description;
  std::optional<std::string> dish;
  std::optional<int> tenths;
  std::optional<int> minutes;
  std::vector<Allergen> allergens;
  std::vector<std::string> ingredients;
  bool fits_profile = false;  // the dish follows the diet, the allergens and the dislikes of today
};

struct DailyMeals {
  std::optional<PlannedMeal> breakfast;
  std::optional<PlannedMeal> lunch;
  std::optional<PlannedMeal> dinner;
  std::vector<PlannedMeal> snacks;
};

// `daily_calories` is the target in kcal. Without `meals` no plan was made for the day.
struct DailyMealPlan {
  double daily_calories = 0;
  std::optional<DailyMeals> meals;
};

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::FoodOrder> = std::to_array({"frequent"sv, "recent"sv});

}  // namespace fitapp
