// Tests that insights state the user's own numbers and skip subjects without entries.
#include "domain/insights.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "domain/insights_rules.h"
#include "domain/synthetic_person.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

using std::chrono::days;

const LocalDate today = *parse_date("2026-11-20");  // a Friday

Workout workout(int days_ago, std::optional<int> minutes = std::nullopt) {
  Workout made;
  made.when.local_date = today - days{days_ago};
  made.duration = minutes;
  return made;
}

Period period(int days_ago, std::optional<int> energy = std::nullopt, int length = 1) {
  Period made;
  made.start_date = today - days{days_ago};
  made.end_date = made.start_date + days{length - 1};
  made.energy = energy;
  return made;
}

Sleep night(int days_ago, int minutes, int quality) {
  Sleep made;
  made.sleep_date = today - days{days_ago};
  made.wake_time = *parse_timestamp("2026-11-20T06:00:00Z") - days{days_ago};
  made.bedtime = *made.wake_time - std::chrono::minutes{minutes};
  made.quality = quality;
  return made;
}

WellnessActivity moment(int days_ago, ActivityType type) {
  WellnessActivity made;
  made.local_date = today - days{days_ago};
  made.activity_type = type;
  return made;
}

FoodEntry food(int days_ago, MealType meal) {
  FoodEntry made;
  made.local_date = today - days{days_ago};
  made.meal_type = meal;
  return made;
}

// All counts, also those beyond `max_insights`.
std::vector<std::string> counts_of(const InsightFacts& facts) {
  std::vector<std::string> texts;
  for (const auto& subject : {training_insights(facts), period_insights(facts), sleep_insights(facts),
                              moment_insights(facts), food_insights(facts)}) {
    for (const Insight& each : subject) texts.push_back(each.text.text);
  }
  return texts;
}

bool says(const InsightFacts& facts, const std::string& words) {
  const auto all = counts_of(facts);
  return std::any_of(all.begin(), all.end(),
                     [&](const std::string& each) { return each.find(words) != std::string::npos; });
}

InsightFacts facts_with_one_workout() {
  InsightFacts facts;
  facts.today = today;
  facts.workouts = {workout(1)};
  facts.moments = {moment(2, ActivityType::breathing)};
  return facts;
}

}  // namespace

TEST_CASE("training insights count days, compare with the four weeks before, and name the most frequent weekday") {
  InsightFacts facts;
  facts.today = today;
  facts.workouts = {workout(0, 40), workout(7, 50), workout(7, 20), workout(14), workout(28), workout(35)};
  CHECK(says(facts, "You trained on 3 days in the last four weeks, 1 more than in the four weeks before."));
  CHECK(says(facts, "Friday is your steadiest training day: you trained on 5 of the last 6."));
  CHECK(says(facts, "took 37 min on average (3 with a duration)"));
  facts.workouts.push_back(workout(42));
  CHECK(says(facts, "3 days in the last four weeks, as many as in the four weeks before."));
  facts.workouts.push_back(workout(49));
  CHECK(says(facts, "1 fewer than in the four weeks before."));
}

TEST_CASE("one workout is described in the singular and gives no habitual weekday") {
  const InsightFacts facts = facts_with_one_workout();
  CHECK(says(facts, "You trained on 1 day in the last four weeks."));
  CHECK_FALSE(says(facts, "steadiest"));
}

TEST_CASE("a break of two weeks and seven hard days in a row are mentioned") {
  InsightFacts facts = facts_with_one_workout();
  facts.workouts = {workout(13), workout(60)};
  CHECK_FALSE(says(facts, "Your last workout"));
  facts.workouts = {workout(14), workout(60)};
  CHECK(says(facts, "Your last workout was 14 days ago."));
  facts.workouts.clear();
  for (int ago = 1; ago <= 7; ++ago) facts.workouts.push_back(workout(ago));
  CHECK(says(facts, "You have trained hard on 7 days in a row."));
  facts.workouts[3].type = WorkoutType::walking;
  CHECK_FALSE(says(facts, "in a row"));
}

TEST_CASE("the weekly goal is counted over the last full weeks, by the goal of the time") {
  InsightFacts facts;
  facts.today = today;
  facts.goals = {{today - days{100}, 2}};
  // The full weeks begin 11, 18, 25 and 32 days ago.
  for (const int ago : {10, 9, 17, 16, 24, 23, 31, 30}) facts.workouts.push_back(workout(ago));
  CHECK(says(facts, "You reached your weekly training goal in each of the last 4 full weeks."));
  facts.workouts.pop_back();
  CHECK(says(facts, "You reached your weekly training goal in 3 of the last 4 full weeks."));
  facts.goals.push_back({today - days{11}, 3});
  CHECK(says(facts, "in 2 of the last 4 full weeks."));
  facts.goals = {{today - days{100}, 5}};
  CHECK_FALSE(says(facts, "goal"));
}

TEST_CASE("users who reached every goal never read of beginning again") {
  for (int goal = 1; goal <= 5; ++goal) {
    for (int weeks_before = 0; weeks_before < 3; ++weeks_before) {
      for (int weekday = 0; weekday < 7; ++weekday) {
        InsightFacts facts;
        facts.today = today - days{weekday};
        facts.goals = {{today - days{400}, goal}};
        // Fewer workouts than in the weeks before, but the goal in each, as early or as late in the week as possible.
        const LocalDate this_week = week_start(facts.today);
        for (int week = 1; week <= 10; ++week) {
          const int count = goal + (week > 4 ? weeks_before : 0);
          for (int i = 0; i < count; ++i) {
            Workout made;
            made.when.local_date = this_week - days{7 * week} + days{week % 2 == 0 ? i : 6 - i};
            facts.workouts.push_back(made);
          }
        }
        for (const std::string& text : counts_of(facts)) {
          CAPTURE(text);
          for (const char* word : {"again", "begin", "start", "gentl", "Your last workout"}) {
            CHECK(text.find(word) == std::string::npos);
          }
        }
        CHECK(says(facts, "You reached your weekly training goal in each of the last 4 full weeks."));
      }
    }
  }
}

TEST_CASE("period insights state range, average, energy and training days, and predict nothing") {
  InsightFacts facts;
  facts.today = today;
  facts.periods = {period(5)};
  CHECK(says(facts, "You have logged 1 period so far."));
  facts.periods = {period(5), period(33)};
  CHECK(says(facts, "Your one logged cycle lasted 28 days."));
  facts.periods = {period(5), period(33), period(61)};
  CHECK(says(facts, "Your 2 logged cycles lasted 28 days each."));
  facts.periods = {period(5, 2, 4), period(33, 2, 4), period(63, 3, 4)};
  facts.workouts = {workout(5), workout(33), workout(63), workout(64)};
  CHECK(says(facts, "Your 2 logged cycles lasted 28 to 30 days, 29 on average."));
  CHECK(says(facts, "In your last 3 periods with a rating you gave your energy 2.3 of 5 on average."));
  CHECK(says(facts, "You trained on 3 of the 12 period days of the last year."));
  for (const std::string& sentence : counts_of(facts)) {
    for (const char* word : {"fertil", "contracep", "safe day", "ovulat", "pregnan"}) {
      CHECK(sentence.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("sleep insights need three nights") {
  InsightFacts facts = facts_with_one_workout();
  facts.nights = {night(0, 480, 4), night(1, 450, 4)};
  CHECK_FALSE(says(facts, "nights"));
  facts.nights.push_back(night(2, 420, 4));
  CHECK(says(facts, "Over your last 3 nights with both times you slept 7 h 30 min on average."));
}

TEST_CASE("wellness activities and food logs are counted over four weeks") {
  InsightFacts facts = facts_with_one_workout();
  facts.moments = {moment(0, ActivityType::breathing), moment(3, ActivityType::breathing),
                   moment(9, ActivityType::mindfulness), moment(28, ActivityType::mindfulness)};
  facts.food = {food(0, MealType::dinner), food(0, MealType::lunch), food(1, MealType::dinner),
                food(40, MealType::lunch)};
  CHECK(says(facts, "You took 3 quiet moments in the last four weeks, 2 of them breathing."));
  CHECK(says(facts, "You wrote down what you ate on 2 of the last 28 days."));
  facts.moments.push_back(moment(10, ActivityType::mindfulness));
  CHECK(says(facts, "You took 4 quiet moments in the last four weeks."));
  // Nobody is reminded of what they did not do.
  facts.moments.clear();
  CHECK_FALSE(says(facts, "moment"));
}

TEST_CASE("insights are unique, state a number, are at most three, and name relations first") {
  const tests::Effects effects{.training_on_night_after = 50};
  const InsightFacts facts = tests::SyntheticPerson(3, {}, effects).facts();
  const auto all = insights_of(facts);
  REQUIRE(all.size() == max_insights);
  CHECK(all[0].kind == InsightKind::sleep_after_training);
  CHECK(all[1].kind > InsightKind::sleep_quality_after_moment);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string& sentence = all[i].text.text;
    CAPTURE(sentence);
    CHECK(std::any_of(sentence.begin(), sentence.end(), [](char each) { return each >= '0' && each <= '9'; }));
    for (std::size_t j = 0; j < i; ++j) CHECK(all[i].kind != all[j].kind);
  }
}

TEST_CASE("a hidden kind is replaced by the next insight") {
  const tests::Effects effects{.training_on_night_after = 50};
  const InsightFacts facts = tests::SyntheticPerson(3, {}, effects).facts();
  std::set<InsightKind> hidden;
  for (auto shown = insights_of(facts); !shown.empty(); shown = insights_of(facts, hidden)) {
    for (const Insight& each : shown) CHECK_FALSE(hidden.contains(each.kind));
    CHECK(hidden.insert(shown.front().kind).second);
  }
  CHECK(hidden.size() > max_insights);
}

TEST_CASE("there is an insight as soon as there is a workout or a period, however old") {
  InsightFacts facts;
  facts.today = today;
  facts.workouts = {workout(900)};
  CHECK(insights_of(facts).size() >= 1);
  facts.workouts.clear();
  facts.periods = {period(900)};
  CHECK(insights_of(facts).size() >= 1);
}
