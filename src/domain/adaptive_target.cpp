// Energy balance over four weeks: intake minus the energy of the weight that was lost or gained.
#include "domain/adaptive_target.h"

#include <algorithm>
#include <cmath>

#include "domain/calorie_target.h"
#include "domain/messages.h"

namespace fitapp::domain {
namespace {

// A kilogram of body weight stores about 7,700 kcal (Hall, Int J Obes 2008; 32: 573-576).
constexpr double kcal_per_kg = 7700;
// What a person with the goal may be under or above the expenditure, as in the calorie helper.
constexpr double deficit = 500;
constexpr double surplus = 300;
constexpr double largest_deficit_share = 0.2;
// Nobody uses less for long: even a day in bed takes a tenth more than the energy at rest.
constexpr double least_activity = 1.1;
// Smaller differences are noise.
constexpr double least_difference = 50;
constexpr int fewest_weighings = 4;
constexpr std::chrono::days shortest_span{14};
constexpr std::chrono::days smoothing{7};

// The slope of the seven-day means by least squares, in lb per day.
std::optional<double> slope_of(const std::vector<Weighing>& weighings, LocalDate from) {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  LocalDate first = LocalDate::max();
  LocalDate last = LocalDate::min();
  for (const Weighing& each : weighings) {
    if (each.day < from) continue;
    double sum = 0;
    int count = 0;
    for (const Weighing& other : weighings) {
      if (other.day > each.day || other.day <= each.day - smoothing) continue;
      sum += other.weight;
      ++count;
    }
    const auto at = static_cast<double>((each.day - from).count());
    const double mean = sum / count;
    n += 1;
    x += at;
    y += mean;
    xx += at * at;
    xy += at * mean;
    first = std::min(first, each.day);
    last = std::max(last, each.day);
  }
  if (n < fewest_weighings || last - first < shortest_span) return std::nullopt;
  return (n * xy - x * y) / (n * xx - x * x);
}

Confidence confidence_of(int days, int weighings) {
  if (days >= 25 && weighings >= 14) return Confidence::high;
  return days >= 20 && weighings >= 8 ? Confidence::medium : Confidence::low;
}

// No target is lowered below what the body needs at rest, as in the calorie helper.
double wanted_target(double expenditure, const AdaptiveInputs& inputs) {
  double wanted = expenditure;
  if (inputs.goal == WeightGoal::gain) wanted += surplus;
  if (inputs.goal == WeightGoal::lose && inputs.body.age && !no_deficit_reason(inputs.body)) {
    wanted -= std::min(deficit, expenditure * largest_deficit_share);
  }
  const double floor = std::max(cautious_calories, inputs.resting.value_or(0));
  return std::max(wanted, std::min(floor, inputs.target));
}

}  // namespace

AdaptiveTarget adaptive_target(const AdaptiveInputs& inputs) {
  AdaptiveTarget result;
  const LocalDate from = inputs.today - adaptive_window;
  double sum = 0;
  for (const LoggedDay& each : inputs.days) {
    if (each.day < from || each.day >= inputs.today) continue;
    sum += each.calories;
    ++result.logged_days;
  }
  result.weighings = static_cast<int>(std::count_if(inputs.weighings.begin(), inputs.weighings.end(),
                                                    [&](const Weighing& each) { return each.day >= from; }));
  if (result.logged_days < fewest_logged_days) {
    result.reason = Message{messages::adaptive_needs_days, {{"days", static_cast<double>(fewest_logged_days)}}};
    return result;
  }
  const auto slope = slope_of(inputs.weighings, from);
  if (!slope) {
    result.reason = messages::adaptive_needs_weighings;
    return result;
  }
  const double expenditure = sum / result.logged_days - *slope * kg_per_lb * kcal_per_kg;
  if (inputs.resting && expenditure < *inputs.resting * least_activity) {
    result.reason = messages::adaptive_incomplete;
    return result;
  }
  result.intake = std::round(sum / result.logged_days);
  result.weekly_change = std::round(*slope * 7 * 10) / 10;
  result.expenditure = std::round(expenditure / 10) * 10;
  result.confidence = confidence_of(result.logged_days, result.weighings);
  const double wanted = wanted_target(expenditure, inputs);
  if (std::abs(wanted - inputs.target) < least_difference) return result;
  // Somebody who must not lose weight does not wait for what the body needs, and is offered no lower target.
  if (inputs.body.is_minor() || inputs.body.is_underweight()) {
    if (wanted < inputs.target) return result;
    result.suggested = std::round(wanted / 10) * 10;
    result.reason = inputs.body.is_minor() ? messages::no_deficit_under_18 : messages::no_deficit_underweight;
    return result;
  }
  if (inputs.changed && inputs.today - *inputs.changed < smoothing) {
    result.reason = messages::adaptive_waits;
    return result;
  }
  const double step = std::clamp(wanted - inputs.target, -largest_weekly_step, largest_weekly_step);
  result.suggested = std::round((inputs.target + step) / 10) * 10;
  return result;
}

}  // namespace fitapp::domain
