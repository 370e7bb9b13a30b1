// Derives phrase values from a user's facts.
#include "coach/phrase_values.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "coach/format.h"

namespace fitapp::coach {
namespace {

constexpr double short_sleep_hours = 7;  // most adults need at least this much (common public-health advice)
constexpr int long_break_days = 7;
constexpr double max_weekly_loss_share = 0.01;  // of body weight; the usual advice is 0.5 to 1 per cent a week

std::string grams(double value) { return format_number(value, 0) + " g"; }

void set_flag(PhraseValues& values, const char* name, bool is_set) {
  if (is_set) values[name] = "";
}

void add_stats(PhraseValues& values, const Facts& facts) {
  const domain::Stats& stats = facts.stats;
  const auto count = [&](const char* name, std::int64_t value) { values[name] = std::to_string(value); };
  count("goal", facts.weekly_goal);
  count("week_done", stats.this_week_workouts);
  count("week_next", stats.this_week_workouts + 1);
  count("streak", stats.current_streak);
  count("longest", stats.longest_streak);
  count("total", stats.total_workouts);
  count("week_streak", stats.week_streak);
  count("two_weeks", static_cast<std::int64_t>(facts.last_two_weeks.size()));
  values["hours"] = format_number(stats.total_hours, 1);
  if (stats.avg_duration > 0) count("avg_minutes", stats.avg_duration);
  const int left = facts.weekly_goal - stats.this_week_workouts;
  if (left > 0) count("week_left", left);
  set_flag(values, "goal_reached", left <= 0);
  set_flag(values, "one_to_go", left == 1);
  set_flag(values, "week_started", stats.this_week_workouts > 0);
  set_flag(values, "week_done_some", stats.this_week_workouts > 0);
  set_flag(values, "streak_run", stats.current_streak >= 2);
  set_flag(values, "week_streak_run", stats.week_streak >= 2);
  set_flag(values, "total_some", stats.total_workouts >= 3);
  set_flag(values, "two_weeks_some", facts.last_two_weeks.size() >= 2);
  set_flag(values, "new", stats.total_workouts == 0);
  int minutes = 0;
  for (const LoggedTraining& each : facts.last_two_weeks) minutes += each.minutes.value_or(0);
  if (minutes > 0) count("two_weeks_minutes", minutes);
}

void add_last_training(PhraseValues& values, const Facts& facts) {
  if (facts.days_since_last) {
    values["days_since"] = std::to_string(*facts.days_since_last);
    set_flag(values, "long_break", *facts.days_since_last >= long_break_days);
    set_flag(values, "days_since_long", *facts.days_since_last >= long_break_days);
  }
  if (facts.last_two_weeks.empty()) return;
  const LoggedTraining& last = facts.last_two_weeks.front();
  values["last_name"] = last.name;
  values["last_ago"] = format_days_ago(static_cast<int>((facts.today - last.date).count()));
}

std::string day_in(const Facts& facts, int days) {
  constexpr std::array names{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  if (days == 1) return "tomorrow";
  return std::string("on ") + names[static_cast<std::size_t>(day_of_week(facts.today + std::chrono::days{days}))];
}

void add_plan(PhraseValues& values, const Facts& facts) {
  set_flag(values, "no_plan", !facts.has_plan);
  set_flag(values, "trained_today", facts.trained_today);
  if (facts.planned_today && facts.planned_today->type == domain::PlannedType::rest) {
    values["today_rest"] = "";
  } else if (facts.planned_today) {
    values["today_training"] = "";
    values["today_title"] = facts.planned_today->title;
    if (!facts.planned_today->exercises.empty()) values["today_exercises"] = join_words(facts.planned_today->exercises);
    if (facts.completed_today > 0) values["ticked"] = std::to_string(facts.completed_today);
  }
  if (!facts.next) return;
  values["next_training"] = "";
  values["next_title"] = facts.next->training.title;
  values["next_day"] = day_in(facts, facts.next->in_days);
}

void add_bests(PhraseValues& values, const Facts& facts) {
  if (facts.bests.empty()) return;
  std::vector<std::string> list;
  for (const Best& best : facts.bests) {
    if (list.size() == 4) break;
    list.push_back(best.exercise + " " + format_record(best.value, best.unit, facts.weight_unit));
  }
  values["best_list"] = join_words(list);
  const Best& newest = facts.bests.front();
  const int days = static_cast<int>((facts.today - newest.since).count());
  values["best_exercise"] = newest.exercise;
  values["best_value"] = format_record(newest.value, newest.unit, facts.weight_unit);
  values["best_ago"] = format_days_ago(days);
  set_flag(values, "new_best", days <= 14);
}

std::string protein_foods(const std::vector<domain::Diet>& diet, std::size_t max_count) {
  const auto keeps = [&](domain::Diet kind) { return std::find(diet.begin(), diet.end(), kind) != diet.end(); };
  std::vector<std::string> foods;
  if (keeps(domain::Diet::vegan)) {
    foods = {"tofu", "lentils", "chickpeas"};
  } else if (keeps(domain::Diet::vegetarian)) {
    foods = keeps(domain::Diet::dairy_free) ? std::vector<std::string>{"eggs", "tofu", "lentils"}
                                            : std::vector<std::string>{"eggs", "cottage cheese", "lentils"};
  } else if (keeps(domain::Diet::dairy_free)) {
    foods = {"chicken", "fish", "eggs"};
  } else {
    foods = {"chicken", "fish", "yoghurt"};
  }
  foods.resize(std::min(max_count, foods.size()));
  return join_words(foods, "or");
}

void add_food(PhraseValues& values, const Facts& facts) {
  const domain::NutritionStats& food = facts.food;
  values["protein_food"] = protein_foods(facts.diet, 3);
  values["protein_food_one"] = protein_foods(facts.diet, 1);
  values["calories_goal"] = format_energy(food.daily_goal, facts.energy_unit);
  const double target = facts.protein_target.value_or(default_protein_target);
  values["protein_target"] = grams(target);
  if (food.entries == 0) return;
  values["ate"] = "";
  values["calories_eaten"] = format_energy(food.total_calories, facts.energy_unit);
  values[food.remaining >= 0 ? "calories_left" : "calories_over"] =
      format_energy(std::abs(food.remaining), facts.energy_unit);
  values["protein_eaten"] = grams(food.total_protein);
  values["protein_open"] = grams(std::max(0.0, target - food.total_protein));
  if (food.total_protein < target) {
    values["protein_left"] = grams(target - food.total_protein);
  } else {
    values["protein_done"] = "";
  }
}

bool is_minor(const Facts& facts) { return facts.age && *facts.age < adult_age; }

void add_weight(PhraseValues& values, const Facts& facts) {
  const HealthFacts& health = facts.health;
  if (!health.weight) return;
  values["weight"] = format_weight(*health.weight, facts.weight_unit);
  const bool may_lose = !is_minor(facts) && !health.underweight;
  if (may_lose) values["pace"] = format_weight(*health.weight * max_weekly_loss_share, facts.weight_unit);
  values["weight_trend"] =
      may_lose ? "Weigh in now and then to see a trend." : "Eating regularly and enough matters more than this number.";
  if (health.weight_change) {
    const std::string change = format_weight(std::abs(*health.weight_change), facts.weight_unit);
    values["weight_trend"] = std::abs(*health.weight_change) < 0.5 ? "Over the last four weeks it has been steady."
                             : *health.weight_change < 0 ? "Over the last four weeks it went down by " + change + "."
                                                         : "Over the last four weeks it went up by " + change + ".";
  }
  if (!health.target_weight) return;
  values["target"] = format_weight(*health.target_weight, facts.weight_unit);
  const double distance = *health.weight - *health.target_weight;
  if (std::abs(distance) >= 0.5) values["to_go"] = format_weight(std::abs(distance), facts.weight_unit);
  set_flag(values, "goal_loss", distance >= 0.5);
}

void add_sleep(PhraseValues& values, const HealthFacts& health) {
  if (!health.average_sleep || health.nights == 0) return;
  values["sleep_hours"] = format_hours_and_minutes(*health.average_sleep);
  values["sleep_nights"] = health.nights == 1 ? "night" : std::to_string(health.nights) + " nights";
  set_flag(values, "sleep_short", *health.average_sleep < short_sleep_hours);
}

}  // namespace

PhraseValues phrase_values(const Facts& facts) {
  PhraseValues values;
  add_stats(values, facts);
  add_last_training(values, facts);
  add_plan(values, facts);
  add_bests(values, facts);
  add_food(values, facts);
  add_weight(values, facts);
  add_sleep(values, facts.health);
  std::vector<std::string> injuries;
  for (const domain::BodyArea area : facts.injuries) injuries.push_back(area_name(area));
  if (!injuries.empty()) values["injury"] = join_words(injuries);
  set_flag(values, "minor", is_minor(facts));
  set_flag(values, "underweight", facts.health.underweight);
  return values;
}

}  // namespace fitapp::coach
