// Dietary reference values by age and sex.
#include "domain/nutrient_references.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "domain/macro_targets.h"

namespace fitapp::domain {
namespace {

struct Value {
  double female;
  double male;
};

// EFSA, Dietary Reference Values for the EU (summary report 2017, updates to 2023): population reference intakes, or
// adequate intakes where none is set. Iron of women before the menopause; zinc with 600 mg phytate a day.
struct Reference {
  NutrientName nutrient;
  NutrientUnit unit;
  std::optional<double> Nutrients::*member;
  Value from_11;
  Value from_15;
  Value adult;
};

using enum NutrientName;
using enum NutrientUnit;
constexpr std::array references{
    Reference{fiber, g, &Nutrients::fiber, {19, 19}, {21, 21}, {25, 25}},
    Reference{calcium,
              mg,
              &Nutrients::calcium,
              {growing_calcium, growing_calcium},
              {growing_calcium, growing_calcium},
              {adult_calcium, adult_calcium}},
    Reference{iron, mg, &Nutrients::iron, {13, 11}, {13, 11}, {16, 11}},
    Reference{magnesium, mg, &Nutrients::magnesium, {250, 300}, {250, 300}, {300, 350}},
    Reference{potassium, mg, &Nutrients::potassium, {2700, 2700}, {3500, 3500}, {3500, 3500}},
    Reference{zinc, mg, &Nutrients::zinc, {10.7, 10.7}, {11.9, 14.2}, {9.3, 11.7}},
    Reference{vitamin_a, ug, &Nutrients::vitamin_a, {600, 600}, {650, 750}, {650, 750}},
    Reference{vitamin_c, mg, &Nutrients::vitamin_c, {70, 70}, {90, 100}, {95, 110}},
    Reference{vitamin_d, ug, &Nutrients::vitamin_d, {15, 15}, {15, 15}, {15, 15}},
    Reference{vitamin_b12, ug, &Nutrients::vitamin_b12, {3.5, 3.5}, {4, 4}, {4, 4}},
    Reference{folate, ug, &Nutrients::folate, {270, 270}, {330, 330}, {330, 330}}};

constexpr int youngest = 11;
constexpr int youth = 15;
constexpr int adult = 18;
constexpr int after_menopause = 51;
constexpr double iron_after_menopause = 11;
// EFSA 2019: 2.0 g sodium a day is safe and adequate for adults.
constexpr double most_sodium = 2000;

std::optional<double> reference_for(const Reference& each, const ReferencePerson& person) {
  const int age = person.age.value_or(adult);
  if (age < youngest) return std::nullopt;
  const Value& value = age < youth ? each.from_11 : age < adult ? each.from_15 : each.adult;
  // Without a sex, the higher value suits everybody.
  if (!person.sex) return std::max(value.female, value.male);
  if (*person.sex == Sex::male) return value.male;
  return each.nutrient == iron && age >= after_menopause ? iron_after_menopause : value.female;
}

NutrientOfDay sum_of(const std::vector<Nutrients>& entries, NutrientName nutrient, NutrientUnit unit,
                     std::optional<double> Nutrients::*member) {
  NutrientOfDay day{.nutrient = nutrient, .unit = unit, .amount = 0, .known = 0, .unknown = 0, .reference = {}};
  for (const Nutrients& each : entries) {
    if (each.*member) day.amount += *(each.*member);
    ++(each.*member ? day.known : day.unknown);
  }
  day.amount = std::round(day.amount * 10) / 10;
  return day;
}

}  // namespace

std::vector<NutrientOfDay> nutrients_of_day(const std::vector<Nutrients>& entries, const ReferencePerson& person) {
  std::vector<NutrientOfDay> day;
  for (const Reference& each : references) {
    day.push_back(sum_of(entries, each.nutrient, each.unit, each.member));
    day.back().reference = reference_for(each, person);
  }
  const bool has_references = person.age.value_or(adult) >= youngest;
  NutrientOfDay saturated = sum_of(entries, saturated_fat, g, &Nutrients::saturated_fat);
  saturated.is_limit = true;
  if (has_references) saturated.reference = std::round(person.calories * most_saturated_share / kcal_per_g_fat);
  NutrientOfDay salt = sum_of(entries, sodium, mg, &Nutrients::sodium);
  salt.is_limit = true;
  if (has_references) salt.reference = most_sodium;
  day.insert(day.begin() + 1, {saturated, salt});
  return day;
}

}  // namespace fitapp::domain
