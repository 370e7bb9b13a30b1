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

bool is_german(Language language) { return language == Language::german; }

// Names of exercises in the language of the answer.
struct PhraseNames {
  const domain::Catalogue& catalogue;
  Language language;
  std::string of(const std::string& exercise) const { return name_in(exercise, catalogue, language); }
};

void set_flag(PhraseValues& values, const char* name, bool is_set) {
  if (is_set) values[name] = "";
}

void add_stats(PhraseValues& values, const Facts& facts, Language language) {
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
  values["hours"] = format_number(stats.total_hours, 1, language);
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

void add_last_training(PhraseValues& values, const Facts& facts, Language language) {
  if (facts.days_since_last) {
    values["days_since"] = std::to_string(*facts.days_since_last);
    set_flag(values, "long_break", *facts.days_since_last >= long_break_days);
    set_flag(values, "days_since_long", *facts.days_since_last >= long_break_days);
  }
  if (facts.last_two_weeks.empty()) return;
  const LoggedTraining& last = facts.last_two_weeks.front();
  values["last_name"] = last.name;
  values["last_ago"] = format_days_ago(static_cast<int>((facts.today - last.date).count()), language);
}

std::string day_in(const Facts& facts, int days, Language language) {
  constexpr std::array<Wording, 7> names{{{"on Sunday", "am Sonntag"},
                                          {"on Monday", "am Montag"},
                                          {"on Tuesday", "am Dienstag"},
                                          {"on Wednesday", "am Mittwoch"},
                                          {"on Thursday", "am Donnerstag"},
                                          {"on Friday", "am Freitag"},
                                          {"on Saturday", "am Samstag"}}};
  if (days == 1) return is_german(language) ? "morgen" : "tomorrow";
  return names[static_cast<std::size_t>(day_of_week(facts.today + std::chrono::days{days}))].in(language);
}

void add_plan(PhraseValues& values, const Facts& facts, const PhraseNames& names) {
  set_flag(values, "no_plan", !facts.has_plan);
  set_flag(values, "trained_today", facts.trained_today);
  if (facts.planned_today && facts.planned_today->type == domain::PlannedType::rest) {
    values["today_rest"] = "";
  } else if (facts.planned_today) {
    values["today_training"] = "";
    values["today_title"] = facts.planned_today->title;
    std::vector<std::string> exercises;
    for (const std::string& each : facts.planned_today->exercises) exercises.push_back(names.of(each));
    if (!exercises.empty()) values["today_exercises"] = join_words(exercises, names.language);
    if (facts.completed_today > 0) values["ticked"] = std::to_string(facts.completed_today);
  }
  if (!facts.next) return;
  values["next_training"] = "";
  values["next_title"] = facts.next->training.title;
  values["next_day"] = day_in(facts, facts.next->in_days, names.language);
}

void add_bests(PhraseValues& values, const Facts& facts, const PhraseNames& names) {
  if (facts.bests.empty()) return;
  std::vector<std::string> list;
  for (const Best& best : facts.bests) {
    if (list.size() == 4) break;
    list.push_back(names.of(best.exercise) + " " +
                   format_record(best.value, best.unit, facts.weight_unit, names.language));
  }
  values["best_list"] = join_words(list, names.language);
  const Best& newest = facts.bests.front();
  const int days = static_cast<int>((facts.today - newest.since).count());
  values["best_exercise"] = names.of(newest.exercise);
  values["best_value"] = format_record(newest.value, newest.unit, facts.weight_unit, names.language);
  values["best_ago"] = format_days_ago(days, names.language);
  set_flag(values, "new_best", days <= 14);
}

bool keeps(const std::vector<domain::Diet>& diet, domain::Diet kind) {
  return std::ranges::find(diet, kind) != diet.end();
}

std::string protein_foods(const std::vector<domain::Diet>& diet, std::size_t max_count, Language language) {
  constexpr Wording tofu{"tofu", "Tofu"};
  constexpr Wording lentils{"lentils", "Linsen"};
  constexpr Wording eggs{"eggs", "Eier"};
  constexpr Wording fish{"fish", "Fisch"};
  constexpr Wording chicken{"chicken", "Hähnchen"};
  std::vector<Wording> foods;
  if (keeps(diet, domain::Diet::vegan)) {
    foods = {tofu, lentils, {"chickpeas", "Kichererbsen"}};
  } else if (keeps(diet, domain::Diet::vegetarian)) {
    foods = keeps(diet, domain::Diet::dairy_free)
                ? std::vector<Wording>{eggs, tofu, lentils}
                : std::vector<Wording>{eggs, {"cottage cheese", "Hüttenkäse"}, lentils};
  } else if (keeps(diet, domain::Diet::dairy_free)) {
    foods = {chicken, fish, eggs};
  } else {
    foods = {chicken, fish, {"yogurt", "Joghurt"}};
  }
  std::vector<std::string> names;
  for (const Wording& food : foods) {
    if (names.size() < max_count) names.push_back(food.in(language));
  }
  return join_choices(names, language);
}

// Two breakfasts that keep the diet.
std::string breakfasts(const std::vector<domain::Diet>& diet, Language language) {
  const bool no_dairy = keeps(diet, domain::Diet::vegan) || keeps(diet, domain::Diet::dairy_free);
  const bool no_gluten = keeps(diet, domain::Diet::gluten_free);
  constexpr Wording oats{"oats with {} and berries", "Haferflocken mit {} und Beeren"};
  constexpr Wording buckwheat{"buckwheat porridge with {} and berries", "Buchweizenbrei mit {} und Beeren"};
  constexpr Wording dairy{"yogurt", "Joghurt"};
  constexpr Wording soy{"soy yogurt", "Sojajoghurt"};
  constexpr Wording eggs{"eggs with bread and tomatoes", "Eier mit Brot und Tomaten"};
  constexpr Wording eggs_alone{"eggs with potatoes and tomatoes", "Eier mit Kartoffeln und Tomaten"};
  constexpr Wording hummus{"bread with hummus and tomatoes", "Brot mit Hummus und Tomaten"};
  constexpr Wording tofu{"scrambled tofu with potatoes", "Rührtofu mit Kartoffeln"};
  std::string bowl = (no_gluten ? buckwheat : oats).in(language);
  bowl.replace(bowl.find("{}"), 2, (no_dairy ? soy : dairy).in(language));
  const bool vegan = keeps(diet, domain::Diet::vegan);
  const Wording& plate = vegan ? (no_gluten ? tofu : hummus) : no_gluten ? eggs_alone : eggs;
  return join_choices({bowl, plate.in(language)}, language);
}

void add_food(PhraseValues& values, const Facts& facts, Language language) {
  const domain::NutritionStats& food = facts.food;
  values["protein_food"] = protein_foods(facts.diet, 3, language);
  values["protein_food_one"] = protein_foods(facts.diet, 1, language);
  values["breakfast"] = breakfasts(facts.diet, language);
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

// How the weight has moved over four weeks.
std::string weight_trend(const HealthFacts& health, domain::WeightUnit unit, bool may_lose, Language language) {
  if (!health.weight_change) {
    constexpr Wording weigh{"Weigh in now and then to see a trend.",
                            "Wieg dich ab und zu, dann siehst du einen Trend."};
    constexpr Wording eat{"Eating regularly and enough matters more than this number.",
                          "Regelmäßig und genug zu essen zählt mehr als diese Zahl."};
    return (may_lose ? weigh : eat).in(language);
  }
  if (std::abs(*health.weight_change) < 0.5) {
    constexpr Wording steady{"Over the last four weeks it has been steady.",
                             "In den letzten vier Wochen blieb es stabil."};
    return steady.in(language);
  }
  const bool down = *health.weight_change < 0;
  const std::string change = format_weight(std::abs(*health.weight_change), unit, language);
  if (is_german(language)) return "In den letzten vier Wochen waren es " + change + (down ? " weniger." : " mehr.");
  return std::string("Over the last four weeks it went ") + (down ? "down by " : "up by ") + change + ".";
}

void add_weight(PhraseValues& values, const Facts& facts, Language language) {
  const HealthFacts& health = facts.health;
  if (!health.weight) return;
  values["weight"] = format_weight(*health.weight, facts.weight_unit, language);
  const bool may_lose = !is_minor(facts) && !health.underweight;
  if (may_lose) values["pace"] = format_weight(*health.weight * max_weekly_loss_share, facts.weight_unit, language);
  values["weight_trend"] = weight_trend(health, facts.weight_unit, may_lose, language);
  if (!health.target_weight) return;
  values["target"] = format_weight(*health.target_weight, facts.weight_unit, language);
  const double distance = *health.weight - *health.target_weight;
  if (std::abs(distance) >= 0.5) values["to_go"] = format_weight(std::abs(distance), facts.weight_unit, language);
  set_flag(values, "goal_loss", distance >= 0.5);
}

void add_sleep(PhraseValues& values, const HealthFacts& health, Language language) {
  if (!health.average_sleep || health.nights == 0) return;
  values["sleep_hours"] = format_hours_and_minutes(*health.average_sleep);
  values["sleep_nights"] = is_german(language) ? format_count(health.nights, "Nacht", "Nächte")
                                               : format_count(health.nights, "night", "nights");
  set_flag(values, "sleep_short", *health.average_sleep < short_sleep_hours);
}

}  // namespace

PhraseValues phrase_values(const Facts& facts, const domain::Catalogue& catalogue, Language language) {
  const PhraseNames names{catalogue, language};
  PhraseValues values;
  add_stats(values, facts, language);
  add_last_training(values, facts, language);
  add_plan(values, facts, names);
  add_bests(values, facts, names);
  add_food(values, facts, language);
  add_weight(values, facts, language);
  add_sleep(values, facts.health, language);
  std::vector<std::string> injuries;
  for (const domain::BodyArea area : facts.injuries) injuries.push_back(area_name(area, language));
  if (!injuries.empty()) values["injury"] = join_words(injuries, language);
  set_flag(values, "minor", is_minor(facts));
  set_flag(values, "underweight", facts.health.underweight);
  return values;
}

}  // namespace fitapp::coach
