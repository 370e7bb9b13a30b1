// Tests that insights state the user's own numbers and skip subjects without entries.
#include "domain/insights.h"

#include <doctest/doctest.h>

#include <algorithm>

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

bool says(const InsightFacts& facts, const std::string& words) {
  const auto all = insights_of(facts);
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
  CHECK(says(facts, "Friday is your steadiest day: 6 of your 6 workouts in the last twelve weeks"));
  CHECK(says(facts, "took 37 minutes on average (3 with a duration)"));
  facts.workouts.push_back(workout(42));
  CHECK(says(facts, "exactly as many as in the four weeks before"));
  facts.workouts.push_back(workout(49));
  CHECK(says(facts, "1 fewer than in the four weeks before"));
}

TEST_CASE("one workout is described in the singular and gives no habitual weekday") {
  const InsightFacts facts = facts_with_one_workout();
  CHECK(says(facts, "You trained on 1 day in the last four weeks."));
  CHECK_FALSE(says(facts, "steadiest day"));
}

TEST_CASE("a long break and a long run of training days are mentioned kindly") {
  InsightFacts facts = facts_with_one_workout();
  facts.workouts = {workout(12), workout(60)};
  CHECK(says(facts, "Your last workout was 12 days ago."));
  facts.workouts = {workout(1), workout(2), workout(3), workout(4), workout(5)};
  CHECK(says(facts, "You have trained 5 days in a row."));
  facts.workouts.pop_back();
  CHECK_FALSE(says(facts, "in a row"));
}

TEST_CASE("period insights state range, average, energy and training days, and predict nothing") {
  InsightFacts facts;
  facts.today = today;
  facts.periods = {period(5)};
  CHECK(says(facts, "You have logged 1 period so far."));
  facts.periods = {period(5), period(33)};
  CHECK(says(facts, "Your one logged cycle lasted 28 days."));
  facts.periods = {period(5, 2, 4), period(33, 2, 4), period(63, 3, 4)};
  facts.workouts = {workout(5), workout(33), workout(63), workout(64)};
  CHECK(says(facts, "Your 2 logged cycles lasted 28 to 30 days, 29 on average."));
  CHECK(says(facts, "In the last 3 periods with a rating you gave your energy 2.3 of 5 on average."));
  for (const std::string& sentence : insights_of(facts)) {
    for (const char* word : {"fertil", "contracep", "safe day", "ovulat", "pregnan"}) {
      CHECK(sentence.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("sleep insights need three nights, and compare nights after training with others") {
  InsightFacts facts = facts_with_one_workout();
  facts.nights = {night(0, 480, 4), night(1, 450, 4)};
  CHECK_FALSE(says(facts, "nights"));
  facts.nights.push_back(night(2, 420, 4));
  CHECK(says(facts, "Over your last 3 nights with both times you were in bed for 7 h 30 min on average."));
  facts.workouts = {workout(1), workout(3), workout(5)};
  facts.nights = {night(0, 480, 5), night(2, 480, 4), night(4, 480, 4),
                  night(1, 480, 3), night(3, 480, 3), night(5, 480, 3)};
  CHECK(says(facts, "You rated your sleep 4.3 of 5 after training days (3 nights) and 3 after other days (3 nights)."));
}

TEST_CASE("wellness activities and food logs are counted over four weeks") {
  InsightFacts facts = facts_with_one_workout();
  facts.moments = {moment(0, ActivityType::breathing), moment(3, ActivityType::breathing),
                   moment(9, ActivityType::mindfulness), moment(28, ActivityType::mindfulness)};
  facts.food = {food(0, MealType::dinner), food(0, MealType::lunch), food(1, MealType::dinner),
                food(40, MealType::lunch)};
  CHECK(
      says(facts, "You took 3 moments for yourself in the last four weeks; breathing was the most frequent (2 of 3)."));
  CHECK(says(facts, "You wrote down what you ate on 2 of the last 28 days, most often dinner (2 entries)."));
  facts.moments.push_back(moment(10, ActivityType::mindfulness));
  CHECK(says(facts, "You took 4 moments for yourself in the last four weeks. A mix"));
  facts.moments.clear();
  CHECK(says(facts, "You took 0 quiet moments"));
}

TEST_CASE("insights are unique, state a number, and are at most six") {
  InsightFacts facts;
  facts.today = today;
  for (int ago = 0; ago < 70; ago += 2) facts.workouts.push_back(workout(ago, 30));
  for (int ago = 5; ago < 200; ago += 28) facts.periods.push_back(period(ago, 2, 5));
  for (int ago = 0; ago < 20; ++ago) facts.nights.push_back(night(ago, 450, ago % 2 == 0 ? 2 : 5));
  facts.moments = {moment(0, ActivityType::self_care)};
  facts.food = {food(0, MealType::snack)};
  auto all = insights_of(facts);
  CHECK(all.size() == max_insights);
  for (const std::string& sentence : all) {
    CAPTURE(sentence);
    CHECK(std::any_of(sentence.begin(), sentence.end(), [](char each) { return each >= '0' && each <= '9'; }));
  }
  std::sort(all.begin(), all.end());
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
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
