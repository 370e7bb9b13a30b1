// Converts nutrients per 100 g to nutrients of an amount.
#include "domain/foods.h"

#include <cmath>

namespace fitapp::domain {
namespace {

// The steps in which labels state minerals and vitamins.
double steps_of(std::optional<double> Nutrients::*member) {
  if (member == &Nutrients::iron || member == &Nutrients::zinc || member == &Nutrients::vitamin_b12) return 100;
  const bool whole = member == &Nutrients::sodium || member == &Nutrients::calcium || member == &Nutrients::magnesium ||
                     member == &Nutrients::potassium || member == &Nutrients::vitamin_a || member == &Nutrients::folate;
  return whole ? 1 : 10;
}

}  // namespace

Nutrients nutrients_of(const Nutrients& per_100g, double grams) {
  Nutrients result;
  result.calories = std::round(per_100g.calories * grams / 100);
  for (const auto member : nutrient_members) {
    if (!(per_100g.*member)) continue;
    const double steps = steps_of(member);
    result.*member = std::round(*(per_100g.*member) * grams / 100 * steps) / steps;
  }
  return result;
}

void add(Nutrients& sum, const Nutrients& each) {
  sum.calories += each.calories;
  for (const auto member : nutrient_members) {
    if (each.*member) sum.*member = (sum.*member).value_or(0) + *(each.*member);
  }
}

}  // namespace fitapp::domain
