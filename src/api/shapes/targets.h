// JSON shapes of macro targets, the adaptive target, advice on weight and the nutrients of a day.
#pragma once

#include "api/shapes/common.h"
#include "domain/adaptive_target.h"
#include "domain/body_safety.h"
#include "domain/macro_targets.h"
#include "domain/nutrient_references.h"

namespace fitapp::api {

// Each parameter replaces the profile's value. Without any, the targets of today.
struct MacroQuery {
  std::optional<double> calories;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  bool only_these = false;  // macros that are absent are not taken from the profile
};

struct NutrientQuery {
  std::optional<LocalDate> date;
};

struct NutrientDay {
  LocalDate date;
  int entries = 0;
  std::vector<domain::NutrientOfDay> nutrients;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::MacroPlan> {
  using T = domain::MacroPlan;
  static constexpr std::string_view name = "MacroPlan";
  static constexpr auto fields = std::make_tuple(
      field("protein", &T::protein), field("carbs", &T::carbs), field("fat", &T::fat), field("energy", &T::energy),
      field("difference", &T::difference), field("addsUp", &T::adds_up), field("cautions", &T::cautions));
};

template <>
struct Shape<api::MacroQuery> {
  using T = api::MacroQuery;
  static constexpr std::string_view name = "MacroQuery";
  static constexpr auto fields = std::make_tuple(field("calories", &T::calories, {.minimum = 400, .maximum = 20'000}),
                                                 field("protein", &T::protein, {.minimum = 0, .maximum = 100'000}),
                                                 field("carbs", &T::carbs, {.minimum = 0, .maximum = 100'000}),
                                                 field("fat", &T::fat, {.minimum = 0, .maximum = 100'000}),
                                                 field("onlyThese", &T::only_these, {.optional = true}));
};

template <>
struct Shape<domain::AdaptiveTarget> {
  using T = domain::AdaptiveTarget;
  static constexpr std::string_view name = "AdaptiveTarget";
  static constexpr auto fields = std::make_tuple(
      field("loggedDays", &T::logged_days), field("weighings", &T::weighings), field("expenditure", &T::expenditure),
      field("intake", &T::intake), field("weeklyChange", &T::weekly_change), field("confidence", &T::confidence),
      field("suggested", &T::suggested), field("reason", &T::reason));
};

template <>
struct Shape<domain::BodyAdvice> {
  using T = domain::BodyAdvice;
  static constexpr std::string_view name = "BodyAdvice";
  static constexpr auto fields =
      std::make_tuple(field("bmi", &T::bmi), field("praisesLoss", &T::praises_loss),
                      field("showsLossGoals", &T::shows_loss_goals), field("warning", &T::warning));
};

template <>
struct Shape<domain::NutrientOfDay> {
  using T = domain::NutrientOfDay;
  static constexpr std::string_view name = "NutrientOfDay";
  static constexpr auto fields = std::make_tuple(
      field("nutrient", &T::nutrient), field("unit", &T::unit), field("amount", &T::amount), field("known", &T::known),
      field("unknown", &T::unknown), field("reference", &T::reference), field("isLimit", &T::is_limit));
};

template <>
struct Shape<api::NutrientQuery> {
  using T = api::NutrientQuery;
  static constexpr std::string_view name = "NutrientQuery";
  static constexpr auto fields = std::make_tuple(field("date", &T::date));
};

template <>
struct Shape<api::NutrientDay> {
  using T = api::NutrientDay;
  static constexpr std::string_view name = "NutrientDay";
  static constexpr auto fields =
      std::make_tuple(field("date", &T::date), field("entries", &T::entries), field("nutrients", &T::nutrients));
};

}  // namespace fitapp
