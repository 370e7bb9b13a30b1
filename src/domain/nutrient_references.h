// The nutrients of a day beside what a person needs.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "domain/foods.h"
#include "domain/kinds.h"

namespace fitapp::domain {

enum class NutrientName {
  fiber,
  saturated_fat,
  sodium,
  calcium,
  iron,
  magnesium,
  potassium,
  zinc,
  vitamin_a,
  vitamin_c,
  vitamin_d,
  vitamin_b12,
  folate
};
enum class NutrientUnit { g, mg, ug };

// EFSA: calcium for people from 11 to 17 and for adults, in mg. WHO 2023: at most this part of the energy from
// saturated fat.
inline constexpr double growing_calcium = 1150;
inline constexpr double adult_calcium = 950;
inline constexpr double most_saturated_share = 0.1;

// One nutrient of a day. `unknown` counts the entries whose amount is not known, so that a low sum is not mistaken for
// a lack. `reference` is absent for children under 11 and where it depends on unknown energy.
struct NutrientOfDay {
  NutrientName nutrient = NutrientName::fiber;
  NutrientUnit unit = NutrientUnit::g;
  double amount = 0;
  int known = 0;
  int unknown = 0;
  std::optional<double> reference;
  bool is_limit = false;  // the reference is a maximum
};

struct ReferencePerson {
  std::optional<int> age;
  std::optional<Sex> sex;
  double calories = 0;  // the daily goal in kcal
};

std::vector<NutrientOfDay> nutrients_of_day(const std::vector<Nutrients>& entries, const ReferencePerson& person);

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::NutrientName> =
    std::to_array({"fiber"sv, "saturatedFat"sv, "sodium"sv, "calcium"sv, "iron"sv, "magnesium"sv, "potassium"sv,
                   "zinc"sv, "vitaminA"sv, "vitaminC"sv, "vitaminD"sv, "vitaminB12"sv, "folate"sv});
template <>
inline constexpr auto enum_names<domain::NutrientUnit> = std::to_array({"g"sv, "mg"sv, "ug"sv});

}  // namespace fitapp
