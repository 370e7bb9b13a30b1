// Estimates calories with the Mifflin-St Jeor equation and an activity factor (Mifflin et al., Am J Clin Nutr 1990; 51:
// 241-247).
#include "domain/calorie_target.h"

#include "domain/messages.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace fitapp::domain {
namespace {

constexpr double kg_per_lb = 0.45359237;
constexpr double cm_per_inch = 2.54;
constexpr double shortest_cm = 90;
constexpr double tallest_cm = 260;
// Losing or gaining half a kilogram a week takes about 500 kcal a day. A faster gain would be mostly fat.
constexpr double deficit = 500;
constexpr double surplus = 300;
// The deficit is at most a fifth of the energy that the user needs.
constexpr double largest_deficit_share = 0.2;

double activity_factor(ActivityLevel level) {
  switch (level) {
    case ActivityLevel::sedentary: return 1.2;
    case ActivityLevel::light: return 1.375;
    case ActivityLevel::moderate: return 1.55;
    case ActivityLevel::active: return 1.725;
    case ActivityLevel::very_active: return 1.9;
  }
  return 1.2;
}

std::vector<double> numbers_in(std::string_view text) {
  std::vector<double> numbers;
  std::string copy(text);
  std::replace(copy.begin(), copy.end(), ',', '.');
  const char* at = copy.data();
  const char* const end = at + copy.size();
  while (at < end) {
    double number = 0;
    const bool digit = *at >= '0' && *at <= '9';
    const auto [rest, error] = digit ? std::from_chars(at, end, number) : std::from_chars_result{at + 1, std::errc{}};
    if (digit && error == std::errc{}) numbers.push_back(number);
    at = std::max(rest, at + 1);
  }
  return numbers;
}

bool has_part(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// Without a sex, uses the mean of the equation's two terms.
double resting_calories(double kg, double cm, int age, const std::optional<Sex>& sex) {
  const double term = !sex ? -78 : *sex == Sex::male ? 5 : -161;
  return 10 * kg + 6.25 * cm - 5 * age + term;
}

void set_targets(CalorieEstimate& estimate, const CalorieInputs& inputs) {
  const double maintenance = *estimate.maintenance;
  double target = maintenance;
  if (inputs.goal == WeightGoal::gain) target += surplus;
  if (inputs.goal == WeightGoal::lose) target -= std::min(deficit, maintenance * largest_deficit_share);
  if (inputs.goal == WeightGoal::lose && *inputs.age < adult_age) {
    target = maintenance;
    estimate.reason = messages::no_deficit_under_18;
  }
  estimate.target = std::round(target / 10) * 10;
  const double factor = *estimate.target / default_targets.calories;
  estimate.protein = std::round(default_targets.protein * factor);
  estimate.carbs = std::round(default_targets.carbs * factor);
  estimate.fat = std::round(default_targets.fat * factor);
  if (*estimate.target < cautious_calories) {
    estimate.caution = messages::very_low_calories;
  }
}

}  // namespace

std::optional<double> height_in_cm(std::string_view text) {
  const auto numbers = numbers_in(text);
  if (numbers.empty() || numbers.size() > 2) return std::nullopt;
  const bool feet = has_part(text, "'") || has_part(text, "ft") || has_part(text, "feet") || has_part(text, "\u2032") ||
                    has_part(text, "\u2019");
  double cm = numbers[0];
  if (feet || numbers.size() == 2) {
    const double inches = numbers.size() == 2 ? numbers[1] : 0;
    if (numbers[0] > 8 || inches >= 12) return std::nullopt;
    cm = (numbers[0] * 12 + inches) * cm_per_inch;
  } else if (has_part(text, "in") || has_part(text, "\"") || (!has_part(text, "cm") && cm >= 39 && cm <= 100)) {
    cm *= cm_per_inch;
  } else if (cm < 3) {
    cm *= 100;  // metres
  }
  if (cm < shortest_cm || cm > tallest_cm) return std::nullopt;
  return cm;
}

CalorieEstimate estimate_calories(const CalorieInputs& inputs) {
  CalorieEstimate estimate;
  const auto cm = inputs.height ? height_in_cm(*inputs.height) : std::nullopt;
  if (!inputs.weight || !cm) {
    estimate.reason = messages::body_data_needed;
    return estimate;
  }
  if (!inputs.age) {
    estimate.reason = messages::age_needed;
    return estimate;
  }
  const double resting = resting_calories(*inputs.weight * kg_per_lb, *cm, *inputs.age, inputs.sex);
  estimate.resting = std::round(resting);
  estimate.maintenance =
      std::round(resting * activity_factor(inputs.activity_level.value_or(ActivityLevel::sedentary)) / 10) * 10;
  set_targets(estimate, inputs);
  return estimate;
}

}  // namespace fitapp::domain
