// Food entries, the sums of a day and the stored meal plan of a day; knows no storage and no wire format.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "domain/day_stamp.h"
#include "domain/kinds.h"

namespace fitapp::domain {

inline constexpr double default_quantity = 1;           // part-2 §3 food entry
inline constexpr const char* default_unit = "serving";  // part-2 §3 food entry

// What was eaten in total: `quantity` is shown and does not multiply again (contract §5). `calories` in kcal, `sodium`
// in mg, the other nutrients in g; a nutrient is absent when unknown. The stamp is that of eating.
struct FoodEntry : DayStamp {
  FoodEntryId id;
  std::string name;
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
  MealType meal_type = MealType::other;
  double quantity = default_quantity;
  std::string unit = default_unit;
};

// A food that was logged before, as it was logged last.
struct LoggedFood {
  std::string name;
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
  MealType meal_type = MealType::other;
  double quantity = default_quantity;
  std::string unit = default_unit;
  std::int64_t times = 0;  // within the window
  Instant last_logged_at;
};

// Which logged foods come first: those logged most often, or those logged last.
enum class FoodOrder { frequent, recent };
inline constexpr int logged_foods_window = 90;  // days: what somebody ate last winter is no habit
inline constexpr int default_logged_foods = 12;

// The entries of a day, or of one meal of it.
struct FoodCopy {
  LocalDate from;
  std::optional<MealType> meal_type;
};

// A sum of decimal fractions without the noise of binary ones: 0.15 three times is 0.45, and 0.5 to one decimal. Holds
// what it is given to thousandths.
class DecimalSum {
 public:
  void add(double value);
  void add(const std::optional<double>& value) { add(value.value_or(0)); }
  // Half away from zero.
  double to_one_decimal() const { return per(1); }
  // The sum divided by `count` > 0, to one decimal.
  double per(std::int64_t count) const;
  double exact() const { return static_cast<double>(thousandths_) / 1000.0; }

 private:
  std::int64_t thousandths_ = 0;
};

// Sums to one decimal; `remaining` is negative beyond the goal, `entries` is a count.
struct NutritionStats {
  double total_calories = 0;
  double daily_goal = 0;
  double remaining = 0;
  double total_protein = 0;
  double total_carbs = 0;
  double total_fat = 0;
  double total_fiber = 0;
  std::int64_t entries = 0;
};

// `entries` are those of one day, `daily_goal` is in kcal.
NutritionStats nutrition_stats_of(const std::vector<FoodEntry>& entries, double daily_goal);

// One meal of a plan; kcal and g.
struct PlannedMeal {
  std::string name;
  std::string description;
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
};

struct DailyMeals {
  std::optional<PlannedMeal> breakfast;
  std::optional<PlannedMeal> lunch;
  std::optional<PlannedMeal> dinner;
  std::vector<PlannedMeal> snacks;
};

// `daily_calories` is the target in kcal; without meals none were planned for the day.
struct DailyMealPlan {
  double daily_calories = 0;
  std::optional<DailyMeals> meals;
};

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::FoodOrder> = std::to_array({"frequent"sv, "recent"sv});

}  // namespace fitapp
