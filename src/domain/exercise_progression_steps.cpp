// The usual steps of implements, and the rounding of weights and times.
#include "domain/exercise_progression_steps.h"

#include <algorithm>
#include <cmath>

#include "domain/stats.h"

namespace fitapp::domain {
namespace {

constexpr double kilograms_of_pound = 0.45359237;  // exact, as in ui/src/shared/lib/units.ts
constexpr double part_of_step = 0.1;               // nearer to a step than this is that step
constexpr double part_of_reduction = 0.9;
constexpr double noise = 0.01;  // of two roundings to two decimals
constexpr double smallest_step = 0.1;

struct UsualStep {
  double pounds;
  double kilograms;
  double lightest_pounds;  // the usual bar; elsewhere one step, because no weight is no exercise
  double lightest_kilograms;
};

// As in ui/src/features/workouts/weights (weightSteps.ts, plates.ts).
UsualStep usual_step(Implement implement) {
  switch (implement) {
    case Implement::barbell: return {5, 2.5, 45, 20};
    case Implement::ez_bar: return {5, 2.5, 25, 10};
    case Implement::trap_bar: return {5, 2.5, 55, 25};
    case Implement::smith: return {5, 2.5, 35, 15};
    case Implement::dumbbell: return {5, 2, 5, 2};
    case Implement::kettlebell: return {4, 4, 4, 4};  // kilograms
    case Implement::cable:
    case Implement::stack_machine: return {10, 5, 10, 5};
    case Implement::assistance: return {10, 5, 0, 0};
    case Implement::other: return {5, 2.5, 0, 0};  // weighted dips without a plate
    default: return {5, 2.5, 5, 2.5};
  }
}

bool has_bar(Implement implement) {
  return implement == Implement::barbell || implement == Implement::ez_bar || implement == Implement::trap_bar ||
         implement == Implement::smith;
}

int step_of_seconds(double seconds) {
  if (seconds < 300) return 5;
  return seconds <= 1200 ? 30 : 60;
}

int steps_below(double seconds, int step) { return static_cast<int>(std::floor(seconds / step + noise)) * step; }

}  // namespace

WeightScale::WeightScale(Implement implement, const WeightSteps& steps)
    : assistance_(implement == Implement::assistance), shown_in_(steps.unit), unit_(steps.unit) {
  if (implement == Implement::kettlebell) unit_ = WeightUnit::kg;
  const UsualStep usual = usual_step(implement);
  const bool metric = unit_ == WeightUnit::kg;
  step_ = metric ? usual.kilograms : usual.pounds;
  lightest_ = metric ? usual.lightest_kilograms : usual.lightest_pounds;
  for (const OwnStep& own : steps.own) {
    if (own.implement != implement || !std::isfinite(own.step) || own.step < smallest_step) continue;
    unit_ = steps.unit;
    step_ = own.step;
    if (!has_bar(implement) && lightest_ > 0) lightest_ = own.step;
    if (own.lightest && *own.lightest >= 0) lightest_ = *own.lightest;
  }
  base_ = has_bar(implement) ? lightest_ : 0;
}

double WeightScale::in_unit_of_step(double pounds) const {
  return rounded(unit_ == WeightUnit::kg ? pounds * kilograms_of_pound : pounds, 2);
}

double WeightScale::in_pounds(double value) const {
  return rounded(unit_ == WeightUnit::kg ? value / kilograms_of_pound : value, 2);
}

double WeightScale::shown(double weight) const {
  return rounded(shown_in_ == WeightUnit::kg ? weight * kilograms_of_pound : weight, 2);
}

std::optional<double> WeightScale::harder(double weight) const {
  const double value = in_unit_of_step(weight);
  const double steps = (value - base_) / step_;
  if (!assistance_) return in_pounds(base_ + (std::floor(steps + part_of_step) + 1) * step_);
  if (value <= lightest_) return std::nullopt;
  return in_pounds(std::max(lightest_, base_ + (std::ceil(steps - part_of_step) - 1) * step_));
}

std::optional<double> WeightScale::easier(double weight) const {
  const double value = in_unit_of_step(weight);
  if (!assistance_) return less_than(value, value * part_of_reduction);
  const double more = std::max(value * (2 - part_of_reduction), value + noise);
  return in_pounds(std::ceil(more / step_ - noise / step_ / 2) * step_);
}

std::optional<double> WeightScale::lighter(double weight, double limit) const {
  return less_than(in_unit_of_step(weight), in_unit_of_step(limit));
}

std::optional<double> WeightScale::less_than(double value, double limit) const {
  const double on_step = base_ + std::floor((limit - base_ + noise) / step_) * step_;
  const double result = std::max(lightest_, on_step);
  if (result >= value - noise) return std::nullopt;
  return in_pounds(result);
}

int longer_duration(int seconds) {
  const double aim = seconds * 1.075;
  const int step = step_of_seconds(aim);
  const int next = static_cast<int>(std::lround(aim / step)) * step;
  const int at_least = steps_below(seconds, step) + step;
  const int at_most = steps_below(seconds * 1.1, step);
  return std::max(at_least, std::min(next, at_most));
}

std::optional<int> shorter_duration(int seconds) {
  const double aim = seconds * part_of_reduction;
  const int shorter = steps_below(aim, step_of_seconds(aim));
  if (shorter <= 0) return std::nullopt;
  return shorter;
}

int part_of_duration(int seconds, double share) {
  const double aim = seconds * share;
  const int step = step_of_seconds(aim);
  return std::max(1, static_cast<int>(std::lround(aim / step))) * step;
}

}  // namespace fitapp::domain
