// Tests the rules that protect people from harmful weight goals.
#include <doctest/doctest.h>

#include "domain/adaptive_target.h"
#include "domain/body_safety.h"
#include "domain/calorie_target.h"
#include "domain/macro_targets.h"
#include "domain/messages.h"
#include "domain/nutrient_references.h"

using namespace fitapp;
using namespace fitapp::domain;
using std::chrono::days;

namespace {

const LocalDate today{std::chrono::local_days{std::chrono::year{2026} / 11 / 20}};
double lb(double kg) { return kg / kg_per_lb; }
Body body(double kg, double target_kg, int age = 30) { return {lb(kg), "170 cm", age, lb(target_kg)}; }

std::vector<Weighing> weighings(double from_kg, double to_kg, int count = 28) {
  std::vector<Weighing> all;
  for (int day = 0; day < count; ++day) {
    all.push_back({today - days{count - 1 - day}, lb(from_kg + (to_kg - from_kg) * day / (count - 1))});
  }
  return all;
}

}  // namespace

TEST_CASE("a goal below the healthy range is asked about, and far below it is refused") {
  CHECK(judge_target_weight(body(65, 60)).verdict == TargetVerdict::fine);
  CHECK(judge_target_weight(body(65, 54)).verdict == TargetVerdict::fine);    // 18.7
  CHECK(judge_target_weight(body(65, 52)).verdict == TargetVerdict::ask);     // 18.0
  CHECK(judge_target_weight(body(65, 50)).verdict == TargetVerdict::refuse);  // 17.3
  CHECK(judge_target_weight(body(65, 50)).reason == Message(messages::target_far_too_low));
  CHECK(judge_target_weight(body(45, 50)).verdict == TargetVerdict::fine);              // gaining
  CHECK(judge_target_weight({lb(65), {}, 30, lb(40)}).verdict == TargetVerdict::fine);  // height unknown
}

TEST_CASE("under 18 no goal lies below the current weight") {
  CHECK(judge_target_weight(body(60, 55, 15)).verdict == TargetVerdict::refuse);
  CHECK(judge_target_weight(body(60, 62, 15)).verdict == TargetVerdict::fine);
  CHECK_FALSE(body_advice(body(45, 50, 15), {}, today).shows_loss_goals);
  CHECK_FALSE(body_advice(body(45, 50, 15), {}, today).bmi);
}

TEST_CASE("somebody underweight is warned and never praised for losing") {
  const BodyAdvice advice = body_advice(body(45, 44), {}, today);  // 15.6
  CHECK(advice.warning == Message(messages::underweight_today));
  CHECK_FALSE(advice.praises_loss);
  CHECK(body_advice(body(65, 60), {}, today).praises_loss);
}

TEST_CASE("losing more than one per cent a week for three weeks is fast") {
  CHECK(loses_too_fast(weighings(80, 75), today));
  CHECK_FALSE(loses_too_fast(weighings(80, 78.5), today));
  CHECK_FALSE(loses_too_fast(weighings(80, 75, 10), today));
  CHECK(body_advice(body(75, 70), weighings(80, 75), today).warning == Message(messages::losing_fast));
}

TEST_CASE("under 18 a fast loss brings a note for someone who still grows") {
  CHECK(body_advice(body(75, 70, 15), weighings(80, 75), today).warning == Message(messages::losing_fast_under_18));
  CHECK_FALSE(body_advice(body(75, 70, 15), weighings(80, 78.5), today).warning);
}

TEST_CASE("no deficit is proposed to somebody underweight or growing") {
  CalorieInputs inputs{lb(48), "172 cm", 30, Sex::female, ActivityLevel::light, WeightGoal::lose};
  const CalorieEstimate low = estimate_calories(inputs);
  CHECK(low.target == low.maintenance);
  CHECK(low.reason == Message(messages::no_deficit_underweight));
  inputs.weight = lb(70);
  CHECK(*estimate_calories(inputs).target < *estimate_calories(inputs).maintenance);
  inputs.age = 15;
  CHECK(estimate_calories(inputs).reason == Message(messages::no_deficit_under_18));
}

TEST_CASE("macro targets add up to the calories, whatever is fixed") {
  for (const double calories : {1200.0, 1800.0, 2345.0, 4000.0}) {
    for (const double kg : {45.0, 70.0, 140.0}) {
      for (const MacroTargets& own : {MacroTargets{}, MacroTargets{120, {}, {}}, MacroTargets{{}, 100, {}},
                                      MacroTargets{{}, {}, 40}, MacroTargets{90, 120, {}}, MacroTargets{90, {}, 30}}) {
        const MacroPlan plan = macro_plan({calories, lb(kg), "170 cm", WeightGoal::lose, own});
        INFO(calories, " kcal at ", kg, " kg: ", plan.protein, " ", plan.carbs, " ", plan.fat);
        CHECK(plan.adds_up);
        CHECK(std::abs(plan.difference) <= calories * 0.03);
        if (own.protein) CHECK(plan.protein == *own.protein);
        if (!own.protein) CHECK(plan.protein <= kg * 2.2 + 30);
      }
    }
  }
  const MacroPlan usual = macro_plan({.calories = 1800, .weight = {}, .height = {}, .own = {}});
  CHECK(usual.protein == 139);
  CHECK(usual.carbs == 186);
  CHECK(usual.fat == 56);
}

TEST_CASE("what does not fit is kept and the difference is said") {
  const MacroPlan plan = macro_plan({.calories = 1800, .weight = {}, .height = {}, .own = {200, 250, 80}});
  CHECK(plan.protein == 200);
  CHECK(plan.energy == 2520);
  CHECK(plan.difference == 720);
  CHECK_FALSE(plan.adds_up);
}

TEST_CASE("expenditure is what was eaten minus what the weight gained") {
  AdaptiveInputs inputs{.today = today,
                        .days = {},
                        .weighings = weighings(80, 79),
                        .target = 2000,
                        .changed = {},
                        .goal = WeightGoal::maintain,
                        .body = body(79, 79),
                        .resting = {}};
  CHECK(adaptive_target(inputs).reason->code == "ADAPTIVE_NEEDS_DAYS");
  for (int day = 1; day <= 20; ++day) inputs.days.push_back({today - days{day}, 2000});
  const AdaptiveTarget learnt = adaptive_target(inputs);
  // A kilogram in 27 days is 285 kcal a day.
  CHECK(*learnt.expenditure == doctest::Approx(2285).epsilon(0.02));
  CHECK(learnt.suggested == 2100);
  CHECK(learnt.confidence == Confidence::medium);
  inputs.changed = today - days{3};
  CHECK_FALSE(adaptive_target(inputs).suggested);
  inputs.changed = {};
  inputs.weighings.resize(2);
  CHECK(adaptive_target(inputs).reason->code == "ADAPTIVE_NEEDS_WEIGHINGS");
}

TEST_CASE("unknown nutrients are counted, and references depend on age and sex") {
  Nutrients known;
  known.iron = 3;
  known.sodium = 900;
  const auto day = nutrients_of_day({known, Nutrients{}}, {30, Sex::female, 2000});
  const auto find = [&](NutrientName name) {
    return *std::find_if(day.begin(), day.end(), [&](const NutrientOfDay& each) { return each.nutrient == name; });
  };
  CHECK(find(NutrientName::iron).amount == 3);
  CHECK(find(NutrientName::iron).known == 1);
  CHECK(find(NutrientName::iron).unknown == 1);
  CHECK(find(NutrientName::iron).reference == 16);
  CHECK(find(NutrientName::sodium).is_limit);
  CHECK(find(NutrientName::saturated_fat).reference == 22);
  CHECK(nutrients_of_day({}, {30, Sex::male, 2000})[4].reference == 11);
  CHECK(nutrients_of_day({}, {60, Sex::female, 2000})[4].reference == 11);
  CHECK_FALSE(nutrients_of_day({}, {9, Sex::male, 2000})[4].reference);
}
