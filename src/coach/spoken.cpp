// From facts to words.
#include "coach/spoken.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fitapp::coach {
namespace {

constexpr double kilojoules_per_kilocalorie = 4.184;
constexpr double short_sleep_hours = 7;  // what most adults need at least (common public-health advice)
constexpr int long_break_days = 7;
constexpr int adult_age = 18;
constexpr double fastest_loss_share = 0.01;  // of body weight a week, upper end of the usual 0.5 to 1 per cent

std::string grams(double value) { return spoken_number(value, 0) + " g"; }

void say_if(Known& known, const char* name, bool holds) {
  if (holds) known[name] = "";
}

void know_stats(Known& known, const Facts& facts) {
  const domain::Stats& stats = facts.stats;
  const auto count = [&](const char* name, std::int64_t value) { known[name] = std::to_string(value); };
  count("goal", facts.weekly_goal);
  count("week_done", stats.this_week_workouts);
  count("week_next", stats.this_week_workouts + 1);
  count("streak", stats.current_streak);
  count("longest", stats.longest_streak);
  count("total", stats.total_workouts);
  count("week_streak", stats.week_streak);
  count("two_weeks", static_cast<std::int64_t>(facts.last_two_weeks.size()));
  known["hours"] = spoken_number(stats.total_hours, 1);
  if (stats.avg_duration > 0) count("avg_minutes", stats.avg_duration);
  const int left = facts.weekly_goal - stats.this_week_workouts;
  if (left > 0) count("week_left", left);
  say_if(known, "goal_reached", left <= 0);
  say_if(known, "one_to_go", left == 1);
  say_if(known, "week_started", stats.this_week_workouts > 0);
  say_if(known, "week_done_some", stats.this_week_workouts > 0);
  say_if(known, "streak_run", stats.current_streak >= 2);
  say_if(known, "week_streak_run", stats.week_streak >= 2);
  say_if(known, "total_some", stats.total_workouts >= 3);
  say_if(known, "two_weeks_some", facts.last_two_weeks.size() >= 2);
  say_if(known, "new", stats.total_workouts == 0);
  int minutes = 0;
  for (const LoggedTraining& each : facts.last_two_weeks) minutes += each.minutes.value_or(0);
  if (minutes > 0) count("two_weeks_minutes", minutes);
}

void know_last_training(Known& known, const Facts& facts) {
  if (facts.days_since_last) {
    known["days_since"] = std::to_string(*facts.days_since_last);
    say_if(known, "long_break", *facts.days_since_last >= long_break_days);
    say_if(known, "days_since_long", *facts.days_since_last >= long_break_days);
  }
  if (facts.last_two_weeks.empty()) return;
  const LoggedTraining& last = facts.last_two_weeks.front();
  known["last_name"] = last.name;
  known["last_ago"] = spoken_days_ago(static_cast<int>((facts.today - last.date).count()));
}

std::string day_in(const Facts& facts, int days) {
  constexpr std::array names{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  if (days == 1) return "tomorrow";
  return std::string("on ") + names[static_cast<std::size_t>(day_of_week(facts.today + std::chrono::days{days}))];
}

void know_plan(Known& known, const Facts& facts) {
  say_if(known, "no_plan", !facts.has_plan);
  say_if(known, "trained_today", facts.trained_today);
  if (facts.planned_today && facts.planned_today->type == domain::PlannedType::rest) {
    known["today_rest"] = "";
  } else if (facts.planned_today) {
    known["today_training"] = "";
    known["today_title"] = facts.planned_today->title;
    if (!facts.planned_today->exercises.empty()) known["today_exercises"] = spoken_list(facts.planned_today->exercises);
    if (facts.ticked_today > 0) known["ticked"] = std::to_string(facts.ticked_today);
  }
  say_if(known, "planned_free", facts.has_plan && !facts.planned_today);
  if (!facts.next) return;
  known["next_training"] = "";
  known["next_title"] = facts.next->training.title;
  known["next_day"] = day_in(facts, facts.next->in_days);
}

void know_bests(Known& known, const Facts& facts) {
  if (facts.bests.empty()) return;
  std::vector<std::string> list;
  for (const Best& best : facts.bests) {
    if (list.size() == 4) break;
    list.push_back(best.exercise + " " + spoken_record(best.value, best.unit, facts.weight_unit));
  }
  known["best_list"] = spoken_list(list);
  const Best& newest = facts.bests.front();
  const int days = static_cast<int>((facts.today - newest.since).count());
  known["best_exercise"] = newest.exercise;
  known["best_value"] = spoken_record(newest.value, newest.unit, facts.weight_unit);
  known["best_ago"] = spoken_days_ago(days);
  say_if(known, "new_best", days <= 14);
}

std::string protein_foods(const std::vector<domain::Diet>& diet, std::size_t most) {
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
  foods.resize(std::min(most, foods.size()));
  return spoken_list(foods, "or");
}

void know_food(Known& known, const Facts& facts) {
  const domain::NutritionStats& food = facts.food;
  known["protein_food"] = protein_foods(facts.diet, 3);
  known["protein_food_one"] = protein_foods(facts.diet, 1);
  known["calories_goal"] = spoken_energy(food.daily_goal, facts.energy_unit);
  const double target = facts.protein_target.value_or(default_protein_target);
  known["protein_target"] = grams(target);
  if (food.entries == 0) return;
  known["ate"] = "";
  known["calories_eaten"] = spoken_energy(food.total_calories, facts.energy_unit);
  known[food.remaining >= 0 ? "calories_left" : "calories_over"] =
      spoken_energy(std::abs(food.remaining), facts.energy_unit);
  known["protein_eaten"] = grams(food.total_protein);
  known["protein_open"] = grams(std::max(0.0, target - food.total_protein));
  if (food.total_protein < target) {
    known["protein_left"] = grams(target - food.total_protein);
  } else {
    known["protein_done"] = "";
  }
}

void know_weight(Known& known, const Facts& facts) {
  const HealthFacts& health = facts.health;
  if (!health.weight) return;
  known["weight"] = spoken_weight(*health.weight, facts.weight_unit);
  known["pace"] = spoken_weight(*health.weight * fastest_loss_share, facts.weight_unit);
  known["weight_trend"] = "Weigh in now and then to see a trend.";
  if (health.weight_change) {
    const std::string change = spoken_weight(std::abs(*health.weight_change), facts.weight_unit);
    known["weight_trend"] = std::abs(*health.weight_change) < 0.5 ? "Over the last four weeks it has been steady."
                            : *health.weight_change < 0 ? "Over the last four weeks it went down by " + change + "."
                                                        : "Over the last four weeks it went up by " + change + ".";
  }
  if (!health.target_weight) return;
  known["target"] = spoken_weight(*health.target_weight, facts.weight_unit);
  const double distance = *health.weight - *health.target_weight;
  if (std::abs(distance) >= 0.5) known["to_go"] = spoken_weight(std::abs(distance), facts.weight_unit);
  say_if(known, "goal_loss", distance >= 0.5);
}

void know_sleep(Known& known, const HealthFacts& health) {
  if (!health.average_sleep || health.nights == 0) return;
  known["sleep_hours"] = spoken_number(*health.average_sleep, 1) + " hours";
  known["sleep_nights"] = health.nights == 1 ? "night" : std::to_string(health.nights) + " nights";
  say_if(known, "sleep_short", *health.average_sleep < short_sleep_hours);
}

}  // namespace

std::string spoken_number(double value, int decimals) {
  const double scale = decimals == 0 ? 1 : 10;
  const double rounded = std::round(value * scale) / scale;
  const auto whole = static_cast<long long>(rounded);
  if (static_cast<double>(whole) == rounded) return std::to_string(whole);
  const auto tenths = static_cast<long long>(std::llround(std::abs(rounded) * 10));
  return (rounded < 0 ? "-" : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string spoken_weight(double pounds, domain::WeightUnit unit) {
  if (unit == domain::WeightUnit::lb) return spoken_number(pounds, 1) + " lb";
  return spoken_number(pounds * domain::pounds_to_kilograms, 1) + " kg";
}

std::string spoken_energy(double kilocalories, domain::EnergyUnit unit) {
  if (unit == domain::EnergyUnit::kcal) return spoken_number(kilocalories, 0) + " kcal";
  return spoken_number(kilocalories * kilojoules_per_kilocalorie, 0) + " kJ";
}

std::string spoken_days_ago(int days) {
  if (days <= 0) return "today";
  return days == 1 ? "yesterday" : std::to_string(days) + " days ago";
}

std::string spoken_list(const std::vector<std::string>& items, const std::string& last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + last + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string spoken_area(domain::BodyArea area) {
  std::string text(name_of(area));
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string spoken_record(double value, domain::RecordUnit unit, domain::WeightUnit weight_unit) {
  switch (unit) {
    case domain::RecordUnit::lb: return spoken_weight(value, weight_unit);
    case domain::RecordUnit::reps: return spoken_number(value, 0) + " repetitions";
    case domain::RecordUnit::s: return spoken_number(value, 0) + " seconds";
  }
  return "";
}

Known known_of(const Facts& facts) {
  Known known;
  know_stats(known, facts);
  know_last_training(known, facts);
  know_plan(known, facts);
  know_bests(known, facts);
  know_food(known, facts);
  know_weight(known, facts);
  know_sleep(known, facts.health);
  std::vector<std::string> injuries;
  for (const domain::BodyArea area : facts.injuries) injuries.push_back(spoken_area(area));
  if (!injuries.empty()) known["injury"] = spoken_list(injuries);
  say_if(known, "minor", facts.age && *facts.age < adult_age);
  return known;
}

}  // namespace fitapp::coach
