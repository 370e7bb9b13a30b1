// Collects the facts for a coach request from the store.
#include "api/coach_facts.h"

#include <algorithm>
#include <cctype>

#include "api/known_exercises.h"
#include "api/targets.h"
#include "api/training_facts.h"
#include "base/text.h"
#include "store/chat.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/plans.h"
#include "store/progress.h"
#include "store/records.h"
#include "store/sleep.h"
#include "store/users.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

using std::chrono::days;

constexpr int max_records = 60;
constexpr days last_weights_window{90};
constexpr days weight_window{28};
constexpr days sleep_window{7};
constexpr double milliseconds_per_hour = 3'600'000.0;

void add_account(coach::Facts& facts, const domain::User& user) {
  facts.user = user.id;
  facts.first_name = user.name.substr(0, user.name.find(' '));
  facts.level = user.fitness_level;
  facts.equipment = user.equipment;
  facts.injuries = user.injuries;
  facts.diet = user.diet;
  facts.age = user.age;
  facts.weekly_goal = user.weekly_goal;
  facts.weight_unit = user.weight_unit;
  facts.energy_unit = user.energy_unit;
  facts.length_unit = user.length_unit;
  facts.distance_unit = user.distance_unit;
  facts.health.target_weight = user.target_weight;
  facts.health_allowed = user.coach_health_data;
}

// The region of a language tag: "de-AT" -> AT.
std::string region_of(std::string_view tag) {
  const auto dash = tag.find('-');
  if (dash == std::string_view::npos || tag.size() < dash + 3) return "";
  const std::string_view region = tag.substr(dash + 1, 2);
  const bool ends = tag.size() == dash + 3 || !std::isalpha(static_cast<unsigned char>(tag[dash + 3]));
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  if (!ends || !std::ranges::all_of(region, is_letter)) return "";
  std::string country(region);
  for (char& c : country) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return country;
}

// Of the profile's language, otherwise of the first of the browser's languages that names one.
std::string country_of(const Caller& me, const domain::User& user) {
  std::string country = region_of(user.locale.value_or(""));
  const std::string* accepted = me.request.header("Accept-Language");
  if (accepted == nullptr) return country;
  for_each_item(*accepted, [&](std::string_view item) {
    if (country.empty()) country = region_of(trim(item.substr(0, item.find(';'))));
  });
  return country;
}

void add_training(coach::Facts& facts, const Caller& me) {
  const auto training = store::find_training_days(me.user, me.database());
  facts.stats = domain::stats_of(training.days, training.totals, training.goals, facts.today);
  for (const domain::WorkoutDay& day : training.days) {
    if (day.date <= facts.today) facts.days_since_last = static_cast<int>((facts.today - day.date).count());
  }
  const domain::Page fortnight{.from = facts.today - days{13}, .to = facts.today, .limit = {}, .offset = 0};
  for (const domain::Workout& workout : store::list_workouts(me.user, me.database(), fortnight)) {
    facts.last_two_weeks.push_back(
        {workout.when.local_date, workout.type, workout.name, workout.duration, workout.intensity});
    facts.trained_today |= workout.when.local_date == facts.today;
  }
}

coach::PlannedTraining planned_training(const store::PlannedToday& planned) {
  coach::PlannedTraining training{planned.workout.title, planned.workout.type, {}};
  for (const domain::PlannedExercise& exercise : planned.exercises) {
    if (exercise.category == domain::Section::main) training.exercises.push_back(exercise.exercise_name);
  }
  return training;
}

void add_plan(coach::Facts& facts, const Caller& me) {
  facts.has_plan = !store::list_plans(me.user, me.database()).empty();
  if (!facts.has_plan) return;
  const auto planned_in = [&](int ahead) {
    return store::find_todays_workout(me.user, me.database(), day_of_week(facts.today + days{ahead}));
  };
  if (const auto today = planned_in(0)) facts.planned_today = planned_training(*today);
  for (int ahead = 1; ahead <= 7 && !facts.next; ++ahead) {
    const auto planned = planned_in(ahead);
    if (planned && planned->workout.type != domain::PlannedType::rest) {
      facts.next = coach::NextTraining{planned_training(*planned), ahead};
    }
  }
  const domain::Page today{.from = facts.today, .to = facts.today, .limit = {}, .offset = 0};
  facts.completed_today = static_cast<int>(store::list_completions(me.user, me.database(), today).size());
}

void add_bests(coach::Facts& facts, const Caller& me) {
  const domain::Page page{.from = {}, .to = {}, .limit = max_records, .offset = 0};
  for (const domain::PersonalRecord& record : store::list_records(me.user, me.database(), page)) {
    const bool known = std::any_of(facts.bests.begin(), facts.bests.end(),
                                   [&](const coach::Best& best) { return best.exercise == record.exercise_name; });
    if (!known) facts.bests.push_back({record.exercise_name, record.value, record.unit, record.when.local_date});
  }
  facts.last_weights = last_weights(me);
  facts.own_exercises = known_exercises(me).own();
}

// The change is that of the screen of the body: of the means of 7 days.
void add_weight(coach::HealthFacts& health, const Caller& me, LocalDate today) {
  health.weight = store::find_current_weight(me.user, me.database());
  const LocalDate from = today - weight_window + days{1};
  const domain::Span weighed{from - days{domain::days_of_mean_weight - 1}, today};
  const auto points = domain::weight_points(store::list_weighings(me.user, me.database(), weighed), from);
  if (points.size() >= 2) health.weight_change = points.back().mean - points.front().mean;
}

// Nobody who must not lose weight hears of a lower goal or of a loss.
void omit_losses(coach::HealthFacts& health, const domain::Body& body) {
  health.underweight = body.is_underweight();
  if (!body.is_minor() && !body.is_underweight()) return;
  if (!health.weight || health.target_weight < health.weight) health.target_weight.reset();
  if (health.weight_change && *health.weight_change < 0) health.weight_change.reset();
}

void add_sleep(coach::HealthFacts& health, const Caller& me, LocalDate today) {
  const domain::Page window{.from = today - sleep_window + days{1}, .to = {}, .limit = {}, .offset = 0};
  double hours = 0;
  double quality = 0;
  int rated = 0;
  for (const domain::Sleep& night : store::list_sleep(me.user, me.database(), window)) {
    if (night.bedtime && night.wake_time) {
      hours += static_cast<double>((*night.wake_time - *night.bedtime).count()) / milliseconds_per_hour;
      ++health.nights;
    }
    if (night.quality) {
      quality += *night.quality;
      ++rated;
    }
  }
  if (health.nights > 0) health.average_sleep = hours / health.nights;
  if (rated > 0) health.average_quality = quality / rated;
}

}  // namespace

std::vector<coach::LastWeight> last_weights(const Caller& me) {
  std::vector<coach::LastWeight> weights;
  for (auto& [key, weight] : store::list_last_weights(me.user, me.database(), me.today() - last_weights_window)) {
    weights.push_back({std::move(key), weight});
  }
  return weights;
}

coach::Facts coach_facts(const Caller& me) {
  const domain::User user = account_of(me);
  coach::Facts facts;
  facts.today = me.today();
  add_account(facts, user);
  facts.country = country_of(me, user);
  facts.protein_target = domain::macro_plan(macro_inputs_of(me, user)).protein;
  add_training(facts, me);
  add_plan(facts, me);
  add_bests(facts, me);
  TrainingLog log = training_log(me, user);
  facts.training = std::move(log.facts);
  facts.usual_minutes = log.preferences.workout_duration;
  facts.food = store::find_nutrition_stats(me.user, me.database(), facts.today);
  add_weight(facts.health, me, facts.today);
  omit_losses(facts.health, body_of(me, account_of(me)));
  add_sleep(facts.health, me, facts.today);
  return facts;
}

coach::Language language_of(const Caller& me) {
  std::string tag;
  if (const auto user = store::find_user(me.user, me.database())) tag = user->locale.value_or("");
  const std::string* accepted = me.request.header("Accept-Language");
  if (tag.empty() && accepted != nullptr) tag = *accepted;
  return tag.starts_with("de") ? coach::Language::german : coach::Language::english;
}

std::function<bool()> has_left(const Caller& me) {
  if (!me.request.is_client_waiting) return {};
  return [&waiting = me.request.is_client_waiting] { return !waiting(); };
}

coach::CoachService coach_of(const Caller& me) {
  const std::string* header = me.request.header("X-Coach");
  const bool wants_built_in = header != nullptr && *header == name_of(coach::Source::built_in);
  return wants_built_in ? me.services.coach.without_model() : me.services.coach;
}

}  // namespace fitapp::api
