// Tests which relations insights find: few in noise, most real ones, none in little data or of one outlier.
#include "domain/insight_relations.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>

#include "domain/synthetic_person.h"

using namespace fitapp;
using namespace fitapp::domain;
using namespace fitapp::tests;
using std::chrono::days;
using std::chrono::minutes;

namespace {

const LocalDate friday = *parse_date("2026-11-20");

std::vector<Relation> relations_of(const InsightFacts& facts) {
  return relations_among(relation_questions(facts), facts.seed);
}

const Relation* find_kind(const std::vector<Relation>& relations, InsightKind kind) {
  const auto found =
      std::find_if(relations.begin(), relations.end(), [&](const Relation& each) { return each.kind == kind; });
  return found == relations.end() ? nullptr : &*found;
}

// Every fourth day belongs to the group; `value` tells the value of each day.
RelationQuestion question(int count, RelationMeasure measure, const std::function<double(int, bool)>& value) {
  RelationQuestion made{.kind = InsightKind::sleep_after_training, .measure = measure, .days = {}};
  for (int i = 0; i < count; ++i) {
    const bool in_group = i * 7 % 9 < 4;
    made.days.push_back({friday - days{count - i}, in_group, value(i, in_group)});
  }
  return made;
}

// Between -1 and 1, the same for each day.
double wobble(int i) { return static_cast<double>(i * 37 % 21) / 10 - 1; }

bool is_kept(const RelationQuestion& asked) { return relations_among({asked}, 1).size() == 1; }

}  // namespace

TEST_CASE("at most 5 % of 1,000 people whose entries are noise see a relation") {
  static constexpr int lengths[] = {35, 56, 84, 112, 182, 364};
  int told = 0;
  for (int i = 0; i < 1000; ++i) {
    Habits habits{.days = lengths[i % 6]};
    habits.fixed_weekdays = i / 6 % 4 == 1;
    habits.weekend = i / 6 % 2 == 0;
    habits.memory = i / 24 % 3 * 0.3;
    habits.seasons = i / 72 % 2 == 1;
    if (!relations_of(SyntheticPerson(static_cast<std::uint64_t>(i) * 7919 + 17, habits, {}).facts()).empty()) ++told;
  }
  MESSAGE("People of 1,000 with a relation in noise: ", told);
  CHECK(told <= 50);
}

TEST_CASE("real effects are found in most people with a year of entries") {
  struct Case {
    InsightKind kind;
    Effects effects;
    double least_power;
    double sign;
  };
  using enum InsightKind;
  const Case cases[] = {
      {sleep_before_training, {.training_on_night_before = 45}, 0.7, 1},
      {sleep_after_training, {.training_on_night_after = 40}, 0.8, 1},
      {mood_after_training, {.training_on_mood = 0.8}, 0.8, 1},
      {protein_on_training_days, {.training_on_protein = 20}, 0.8, 1},
      {sleep_after_late_food, {.late_food_on_night = -60}, 0.7, -1},
      {sleep_quality_after_late_food, {.late_food_on_quality = -0.8}, 0.8, -1},
      {energy_in_period, {.period_on_energy = -1}, 0.8, -1},
      {mood_before_period, {.premenstrual_on_mood = -1}, 0.8, -1},
      {sleep_quality_after_moment, {.moment_on_quality = 0.7}, 0.8, 1},
      {training_after_long_sleep, {.sleep_on_training_minutes = 12}, 0.8, 1},
  };
  constexpr int people = 60;
  for (const Case& each : cases) {
    int found = 0;
    for (int i = 0; i < people; ++i) {
      const Habits habits{.fixed_weekdays = i % 3 == 0, .weekend = i % 2 == 0, .memory = 0.3};
      const auto relations =
          relations_of(SyntheticPerson(static_cast<std::uint64_t>(i) + 1, habits, each.effects).facts());
      const Relation* relation = find_kind(relations, each.kind);
      if (relation == nullptr) continue;
      ++found;
      CHECK((relation->mean - relation->other_mean) * each.sign > 0);
    }
    MESSAGE(name_of(each.kind), ": found in ", found, " of ", people);
    CHECK(found >= each.least_power * people);
  }
}

TEST_CASE("a relation needs eight days in each group, over four weeks") {
  const auto slept = [](int i, bool in_group) { return (in_group ? 500 : 400) + 10 * wobble(i); };
  CHECK(is_kept(question(60, RelationMeasure::minutes_slept, slept)));
  // 27 days in all.
  CHECK_FALSE(is_kept(question(27, RelationMeasure::minutes_slept, slept)));
  RelationQuestion few = question(200, RelationMeasure::minutes_slept, slept);
  int kept = 0;
  std::erase_if(few.days, [&](const RelationDay& day) { return day.in_group && ++kept > min_group_days - 1; });
  CHECK_FALSE(is_kept(few));
  CHECK_FALSE(is_kept({.kind = InsightKind::nights, .measure = RelationMeasure::rating, .days = {}}));
}

TEST_CASE("a difference that is certain but too small to matter is no relation") {
  const auto differ_by = [](double size) {
    return [size](int i, bool in_group) { return 420 + (in_group ? size : 0) + wobble(i); };
  };
  CHECK_FALSE(is_kept(question(200, RelationMeasure::minutes_slept, differ_by(15))));
  CHECK(is_kept(question(200, RelationMeasure::minutes_slept, differ_by(25))));
}

TEST_CASE("one outlier makes no relation") {
  for (const double outlier : {1'000.0, 100'000.0}) {
    RelationQuestion asked =
        question(120, RelationMeasure::minutes_trained, [](int i, bool) { return 40 + wobble(i); });
    std::find_if(asked.days.begin(), asked.days.end(), [](const RelationDay& day) { return day.in_group; })->value =
        outlier;
    CHECK_FALSE(is_kept(asked));
  }
  // Nor does it hide one.
  RelationQuestion real = question(120, RelationMeasure::minutes_trained,
                                   [](int i, bool in_group) { return (in_group ? 60 : 40) + 5 * wobble(i); });
  real.days.front().value = 200;
  CHECK(is_kept(real));
}

TEST_CASE("what only follows from the weekday, or from a good month, is no relation") {
  RelationQuestion weekday{
      .kind = InsightKind::sleep_after_training, .measure = RelationMeasure::minutes_slept, .days = {}};
  RelationQuestion month = weekday;
  for (int i = 0; i < 300; ++i) {
    const LocalDate day = friday - days{300 - i};
    const bool weekend = day_of_week(day) == 0 || day_of_week(day) == 6;
    weekday.days.push_back({day, weekend, (weekend ? 500 : 420) + 20 * wobble(i)});
    // In a good month the person trains more and sleeps longer, on any day.
    const bool good = i / 28 % 2 == 0;
    const bool trained = i * 5 % 7 < (good ? 5 : 2);
    month.days.push_back({day, trained, (good ? 500 : 420) + 20 * wobble(i * 11)});
  }
  CHECK_FALSE(is_kept(weekday));
  CHECK_FALSE(is_kept(month));
}

TEST_CASE("the order of the entries changes nothing, nor does asking again") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Effects effects{.training_on_night_after = 40, .late_food_on_quality = -0.8, .period_on_energy = -1};
    InsightFacts facts = SyntheticPerson(seed, {.memory = 0.3}, effects).facts();
    // Several rows of one day.
    for (int i = 0; i < 30; ++i) facts.workouts.push_back(facts.workouts[static_cast<std::size_t>(i)]);
    const auto before = insights_of(facts);
    CHECK(before.size() == max_insights);
    std::mt19937_64 random(seed);
    std::shuffle(facts.workouts.begin(), facts.workouts.end(), random);
    std::shuffle(facts.periods.begin(), facts.periods.end(), random);
    std::shuffle(facts.period_days.begin(), facts.period_days.end(), random);
    std::shuffle(facts.nights.begin(), facts.nights.end(), random);
    std::shuffle(facts.moments.begin(), facts.moments.end(), random);
    std::shuffle(facts.food.begin(), facts.food.end(), random);
    const auto after = insights_of(facts);
    REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i) CHECK(after[i].text == before[i].text);
  }
}

TEST_CASE("sentences state both numbers of days, the direction and the size") {
  const auto said = [](InsightKind kind, RelationMeasure measure, double mean, double other_mean, int limit = 0) {
    return sentence_of({kind, measure, limit, 14, 17, mean, other_mean, 0.001}).text;
  };
  using enum InsightKind;
  using enum RelationMeasure;
  CHECK(said(sleep_before_training, minutes_slept, 452.4, 410.2) ==
        "On 14 nights before training you slept 42 min longer than on 17 other nights.");
  CHECK(said(sleep_after_late_food, minutes_slept, 360, 435) ==
        "On 14 nights after food at 9 pm or later you slept 1 h 15 min less than on 17 other nights.");
  CHECK(said(sleep_quality_after_training, rating, 4.14, 3.55) ==
        "After 14 training days you rated your sleep 0.5 points higher than after 17 other days (4.1 and 3.6 of 5).");
  CHECK(said(protein_on_training_days, protein, 98.6, 84.4) ==
        "On 14 training days you ate 15 g more protein than on 17 other days (99 and 84 g).");
  CHECK(
      said(training_after_long_sleep, minutes_trained, 51, 43, 430) ==
      "On 14 training days after at least 7 h 10 min of sleep you trained 8 min longer than on 17 training days after "
      "shorter nights.");
  CHECK(said(energy_in_period, rating, 2.4, 3.5) ==
        "On 14 days of your periods you rated your energy 1.1 points lower than on 17 other days (2.4 and 3.5 of 5).");
}

TEST_CASE("no sentence of a relation claims a cause or gives medical advice") {
  for (int kind = 0; kind <= static_cast<int>(InsightKind::sleep_quality_after_moment); ++kind) {
    const std::string text =
        sentence_of({static_cast<InsightKind>(kind), RelationMeasure::rating, 420, 20, 30, 4, 3, 0.001}).text;
    CAPTURE(text);
    for (const char* word : {"because", "cause", "due to", "thanks to", "leads", "makes", "improve", "effect", "should",
                             "doctor", "health", "fertil", "ovulat", "contracep", "{"}) {
      CHECK(text.find(word) == std::string::npos);
    }
    CHECK(text.find("20") != std::string::npos);
    CHECK(text.find("30") != std::string::npos);
  }
}

namespace {

const RelationQuestion* asked_about(const std::vector<RelationQuestion>& questions, InsightKind kind) {
  const auto found =
      std::find_if(questions.begin(), questions.end(), [&](const RelationQuestion& each) { return each.kind == kind; });
  return found == questions.end() ? nullptr : &*found;
}

std::optional<RelationDay> day_of(const InsightFacts& facts, InsightKind kind, LocalDate day) {
  const auto questions = relation_questions(facts);
  const RelationQuestion* asked = asked_about(questions, kind);
  if (asked == nullptr) return std::nullopt;
  for (const RelationDay& each : asked->days) {
    if (each.day == day) return each;
  }
  return std::nullopt;
}

DayStamp local(LocalDate day, int minute, int offset = 0) {
  return {Instant{day.time_since_epoch()} + minutes{minute - offset}, day, offset};
}

Workout workout_on(LocalDate day, int minute = 17 * 60 + 5) {
  Workout made;
  made.when = local(day, minute);
  made.duration = 40;
  return made;
}

Sleep night_to(LocalDate day, int length, int id = 1) {
  Sleep made;
  made.id.value = id;
  made.sleep_date = day;
  made.wake_time = local(day, 7 * 60).at;
  made.bedtime = *made.wake_time - minutes{length};
  return made;
}

FoodEntry food_on(LocalDate day, int minute, MealType meal, int offset = 0) {
  FoodEntry made;
  static_cast<DayStamp&>(made) = local(day, minute, offset);
  made.meal_type = meal;
  made.calories = 500;
  made.protein = 30;
  return made;
}

InsightFacts month_of_training() {
  InsightFacts facts;
  facts.today = friday;
  for (int ago = 2; ago < 30; ago += 2) facts.workouts.push_back(workout_on(friday - days{ago}));
  return facts;
}

}  // namespace

TEST_CASE("a night belongs to the day of waking; naps and nights without both times have no length") {
  InsightFacts facts = month_of_training();
  facts.nights = {night_to(friday - days{3}, 430, 1), night_to(friday - days{3}, 90, 2),
                  night_to(friday - days{4}, 120, 3), night_to(friday - days{5}, 400, 4), night_to(friday, 480, 5)};
  facts.nights[3].bedtime.reset();
  const auto before = [&](int ago) { return day_of(facts, InsightKind::sleep_before_training, friday - days{ago}); };
  REQUIRE(before(3));
  CHECK(before(3)->value == 430);
  CHECK_FALSE(before(3)->in_group);
  CHECK_FALSE(before(4));
  CHECK_FALSE(before(5));
  // The user may still train today.
  CHECK_FALSE(before(0));
  // The night to three days ago follows a training day, and the one to today an untrained one.
  const auto after = [&](int ago) { return day_of(facts, InsightKind::sleep_after_training, friday - days{ago}); };
  CHECK(after(4)->in_group);
  CHECK(after(4)->value == 430);
  CHECK_FALSE(after(1)->in_group);
  CHECK(after(1)->value == 480);
}

TEST_CASE("a night has its real length when the clocks change or the user travels") {
  const Zone& berlin = *Zone::find("Europe/Berlin");
  InsightFacts facts = month_of_training();
  facts.workouts.push_back(workout_on(*parse_date("2026-10-20")));
  const LocalDate change = *parse_date("2026-10-25");
  Sleep night;
  night.sleep_date = change;
  night.bedtime = berlin.instant(change - days{1}, minutes{23 * 60});
  night.wake_time = berlin.instant(change, minutes{7 * 60});
  facts.nights = {night};
  CHECK(day_of(facts, InsightKind::sleep_before_training, change)->value == 9 * 60);
  // From New York to Berlin: bedtime 18:00 local, waking 7:00 local, seven hours later.
  night.bedtime = *parse_timestamp("2026-11-10T18:00:00-05:00");
  night.wake_time = *parse_timestamp("2026-11-11T07:00:00+01:00");
  night.sleep_date = *parse_date("2026-11-11");
  facts.nights = {night};
  CHECK(day_of(facts, InsightKind::sleep_before_training, night.sleep_date)->value == 7 * 60);
}

TEST_CASE("late food follows from the local time, where it is known") {
  InsightFacts facts = month_of_training();
  const LocalDate day = friday - days{10};
  facts.nights = {night_to(day + days{1}, 420)};
  const auto evening = [&](std::vector<FoodEntry> food) {
    facts.food = std::move(food);
    return day_of(facts, InsightKind::sleep_after_late_food, day);
  };
  using enum MealType;
  CHECK(evening({food_on(day, 8 * 60, breakfast), food_on(day, 21 * 60, dinner)})->in_group);
  CHECK_FALSE(evening({food_on(day, 8 * 60, breakfast), food_on(day, 20 * 60 + 59, dinner)})->in_group);
  // 21:30 in Tokyo is 12:30 UTC.
  CHECK(evening({food_on(day, 8 * 60, breakfast, 540), food_on(day, 21 * 60 + 30, dinner, 540)})->in_group);
  // A bite after midnight belongs to the evening before.
  CHECK(evening({food_on(day, 19 * 60, dinner), food_on(day + days{1}, 40, snack)})->in_group);
  // No entry in the evening, a date without a time (noon), and a day that was written down in one go.
  CHECK_FALSE(evening({food_on(day, 8 * 60, breakfast), food_on(day, 15 * 60, lunch)}));
  CHECK_FALSE(evening({food_on(day, 12 * 60, dinner)}));
  CHECK_FALSE(
      evening({food_on(day, 22 * 60, breakfast), food_on(day, 22 * 60 + 2, lunch), food_on(day, 22 * 60 + 4, dinner)}));
}

TEST_CASE("protein is compared on days whose food log is complete") {
  InsightFacts facts = month_of_training();
  for (int ago = 1; ago < 20; ++ago) {
    facts.food.push_back(food_on(friday - days{ago}, 8 * 60, MealType::breakfast));
    facts.food.push_back(food_on(friday - days{ago}, 19 * 60, MealType::dinner));
  }
  facts.food[0].protein.reset();
  facts.food[2].calories = facts.food[3].calories = 200;
  const auto protein = [&](int ago) {
    return day_of(facts, InsightKind::protein_on_training_days, friday - days{ago});
  };
  CHECK_FALSE(protein(1));
  CHECK_FALSE(protein(2));
  CHECK(protein(3)->value == 60);
  CHECK_FALSE(protein(3)->in_group);
  CHECK(protein(4)->in_group);
}

TEST_CASE("the week before a period lies between two logged periods, and the periods do not count") {
  InsightFacts facts;
  facts.today = friday;
  for (int ago : {5, 33, 61}) {
    Period period;
    period.start_date = friday - days{ago};
    period.end_date = period.start_date + days{4};
    facts.periods.push_back(period);
  }
  for (int ago = 0; ago < 80; ++ago) {
    PeriodDay day;
    day.local_date = friday - days{ago};
    day.energy = 3;
    facts.period_days.push_back(day);
  }
  const auto before = [&](int ago) { return day_of(facts, InsightKind::energy_before_period, friday - days{ago}); };
  CHECK(before(6)->in_group);
  CHECK(before(12)->in_group);
  CHECK_FALSE(before(13)->in_group);
  CHECK_FALSE(before(5));
  CHECK_FALSE(before(30));
  CHECK_FALSE(before(62));
  const auto in = [&](int ago) { return day_of(facts, InsightKind::energy_in_period, friday - days{ago}); };
  CHECK(in(5)->in_group);
  CHECK(in(1)->in_group);
  CHECK_FALSE(in(0)->in_group);
  facts.periods[0].cycle_excluded = true;
  CHECK_FALSE(before(6));
}

TEST_CASE("whole weeks are compared by the goal of the time and the mood of their mornings") {
  InsightFacts facts;
  facts.today = friday;
  facts.goals = {{friday - days{300}, 2}, {*parse_date("2026-11-04"), 3}};
  const LocalDate monday = *parse_date("2026-10-26");
  for (const LocalDate week : {monday, monday + days{7}, monday + days{14}}) {
    facts.workouts.push_back(workout_on(week));
    facts.workouts.push_back(workout_on(week + days{2}));
    for (int i = 0; i < 3; ++i) {
      Sleep night = night_to(week + days{i}, 420);
      night.mood = i + 2;
      facts.nights.push_back(night);
    }
  }
  facts.nights.pop_back();
  const auto week = [&](LocalDate day) { return day_of(facts, InsightKind::mood_in_goal_weeks, day); };
  CHECK(week(monday)->in_group);
  CHECK(week(monday)->value == 3);
  CHECK_FALSE(week(monday + days{7})->in_group);
  // Two mornings say little about a week, and this week is not over.
  CHECK_FALSE(week(monday + days{14}));
  CHECK_FALSE(week(monday + days{21}));
}
