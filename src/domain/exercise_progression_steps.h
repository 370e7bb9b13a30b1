// The steps by which the weight of an implement and the time of an exercise change.
#pragma once

#include <optional>
#include <vector>

#include "domain/kinds.h"

namespace fitapp::domain {

// Values that a person's equipment has, in the person's unit.
struct OwnStep {
  Implement implement = Implement::other;
  double step = 0;
  std::optional<double> lightest;  // the bar, or the lightest dumbbell
};
struct WeightSteps {
  WeightUnit unit = WeightUnit::lb;
  std::vector<OwnStep> own;
};

// Next weights of one implement. Weights in lb, results with two decimals. A weight within a tenth of a step of a step
// counts as that step: 44 lb on kilogram dumbbells is 20 kg, so the next is 22 kg.
class WeightScale {
 public:
  WeightScale(Implement implement, const WeightSteps& steps);

  // The next step up; of assistance, the next step down. nullopt without any assistance left.
  std::optional<double> harder(double weight) const;
  // 10 % less, rounded down to a step; of assistance, 10 % more, rounded up. nullopt at the lightest weight.
  std::optional<double> easier(double weight) const;
  // The heaviest step up to `limit`, if it is lighter than `weight`.
  std::optional<double> lighter(double weight, double limit) const;
  // In the person's unit, two decimals.
  double shown(double weight) const;

 private:
  double in_unit_of_step(double pounds) const;
  double in_pounds(double value) const;
  std::optional<double> less_than(double value, double limit) const;

  bool assistance_;
  WeightUnit shown_in_;
  WeightUnit unit_;  // of the step: kettlebells come in kilograms everywhere
  double step_;
  double base_;  // the steps count from here: plates are added to the bar
  double lightest_;
};

// 5-10 % longer in whole steps (5 s below 5 min, 30 s up to 20 min, 60 s above), at least one step.
int longer_duration(int seconds);
// 10 % shorter, rounded down to a step; nullopt below the first step.
std::optional<int> shorter_duration(int seconds);
// `share` of it, rounded to a step, at least one.
int part_of_duration(int seconds, double share);

}  // namespace fitapp::domain
