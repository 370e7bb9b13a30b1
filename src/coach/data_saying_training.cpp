// Chooses the sentences about training.
#include <cmath>

#include "coach/data_saying.h"
#include "coach/data_values.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::Comparison;
using domain::Measure;
using domain::SpanName;

constexpr std::size_t most_muscles = 5;

std::string muscle_with_article(const std::string& muscle, Language language) {
  if (language == Language::english) return muscle;
  if (muscle == "legs") return "die Beine";
  if (muscle == "arms") return "die Arme";
  if (muscle == "upper body") return "den Oberkörper";
  return muscle_object(muscle, language);
}

}  // namespace

void DataSaying::say_training() {
  if (answer_.query.muscle) values_.set("muscle", muscle_with_article(*answer_.query.muscle, context_.language));
  switch (measure()) {
    case Measure::streak: return say_streak();
    case Measure::muscles: return say_muscles();
    case Measure::rest_days: return say_rest_days();
    case Measure::best:
    case Measure::one_rep_max: return say_exercise();
    case Measure::last_time:
      if (answer_.query.muscle) return say_last_muscle();
      return answer_.query.exercise.empty() ? say_last_workout() : say_exercise();
    case Measure::workouts:
      if (answer_.query.muscle) return say_muscle_days();
      break;
    default: break;
  }
  const bool is_single = answer_.aggregate == Aggregate::highest || answer_.aggregate == Aggregate::lowest;
  const bool has_single = measure() >= Measure::minutes && measure() <= Measure::pace;
  if (is_single && has_single) return say_single_workout();
  say_trained();
}

void DataSaying::say_trained() {
  if (!answer_.query.exercise.empty()) values_.set("exercise", exercise());
  const bool counts_from_zero = measure() == Measure::workouts || measure() == Measure::wellness;
  if (!answer_.value && !counts_from_zero) return say("nothing");
  if (answer_.query.workout_type) {
    const auto type = texts_.names.find(fitapp::name_of(*answer_.query.workout_type));
    if (type != texts_.names.end()) values_.set("type", type->second);
  }
  if (answer_.per_day) values_.set("per_day", amount(*answer_.per_day));
  const double value = answer_.value.value_or(0);
  values_.set("amount", amount(value));
  const int whole = static_cast<int>(std::lround(value));
  values_.set("amount_workouts", data_count(whole, "workout", "workouts", "Training", "Trainings", context_.language));
  if (!answer_.names.empty()) values_.set("names", join_words(answer_.names, is_german() ? "und" : "and"));
  say("trained");
  say_comparison(value, answer_.count_before > 0 || counts_from_zero ? std::optional(answer_.value_before.value_or(0))
                                                                     : answer_.value_before);
  const bool is_of_all =
      !answer_.query.workout_type && answer_.query.exercise.empty() && answer_.query.day_kind == domain::DayKind::all;
  if (measure() == Measure::workouts && is_of_all) say_week_goal(whole);
}

void DataSaying::say_week_goal(int done) {
  const SpanName span = domain::asked_span(answer_.query).name;
  const bool is_this = span == SpanName::this_week;
  if (!answer_.goal || !(is_this || span == SpanName::last_week)) return;
  if (!is_this && answer_.query.comparison != Comparison::goal) return;
  values_.set("goal", data_number(*answer_.goal, 0, context_.language));
  const int left = static_cast<int>(*answer_.goal) - done;
  values_.flag("over_week", !is_this);
  if (left > 0) values_.set("left", data_number(left, 0, context_.language));
  say("week_goal");
}

void DataSaying::say_muscle_days() {
  const double value = answer_.value.value_or(0);
  values_.set("amount", amount(value));
  values_.flag("none", value == 0);
  say("muscle_days");
  say_comparison(value, answer_.value_before);
}

void DataSaying::say_single_workout() {
  const auto& least = answer_.query.least_distance;
  if (least) values_.set("least", amount_of(Measure::distance, *least));
  if (answer_.distance && *answer_.distance > 0) values_.set("far", amount_of(Measure::distance, *answer_.distance));
  if (least && !answer_.value) return say("too_short");
  if (!answer_.value || !answer_.day) return say("nothing");
  values_.set("amount", amount(*answer_.value));
  values_.set("name", answer_.name);
  if (least && measure() == Measure::pace) values_.set("time", data_duration(*answer_.value * *least / 1000));
  values_.flag("distance", measure() == Measure::distance);
  if (answer_.per_day && measure() != Measure::minutes)
    values_.set("minutes", amount_of(Measure::minutes, *answer_.per_day));
  say("single_workout");
}

void DataSaying::say_exercise() {
  values_.set("exercise", exercise());
  if (!answer_.query.instead_of.empty())
    values_.set("instead_of", exercise_name_in(answer_.query.instead_of, mentions_, context_.language));
  if (!answer_.value) {
    values_.flag("exercise");
    return say("nothing");
  }
  if (measure() == Measure::last_time) {
    values_.set("done", data_sets(answer_.done, context_.facts, context_.language));
    return say("last_time");
  }
  values_.set("amount", amount(*answer_.value));
  values_.set("set", data_set(answer_.done.front(), context_.facts, context_.language));
  say(measure() == Measure::best ? "best" : "one_rep_max");
  const bool has_weight = measure() == Measure::one_rep_max || answer_.unit == domain::RecordUnit::lb;
  if (has_weight) say_comparison(answer_.value, answer_.value_before);
}

void DataSaying::say_last_muscle() {
  if (!answer_.day) {
    values_.flag("muscle");
    return say("nothing");
  }
  std::vector<std::string> names;
  for (const std::string& name : answer_.names) names.push_back(exercise_name_in(name, mentions_, context_.language));
  values_.set("exercises", join_words(names, is_german() ? "und" : "and"));
  say("last_muscle");
}

void DataSaying::say_last_workout() {
  if (!answer_.day) return say("nothing");
  values_.set("name", answer_.name);
  if (answer_.value) values_.set("minutes", amount_of(Measure::minutes, *answer_.value));
  say("last_time");
}

void DataSaying::say_muscles() {
  if (answer_.muscles.empty()) return say("nothing");
  std::vector<std::string> list;
  for (const domain::MuscleVolume& each : answer_.muscles) {
    if (list.size() == most_muscles) break;
    list.push_back(muscle_text(each.muscle, context_.language) + " " + amount_of(Measure::sets, each.sets));
  }
  values_.set("list", join_words(list, is_german() ? "und" : "and"));
  say("muscles");
}

void DataSaying::say_rest_days() {
  if (!answer_.value) return say("nothing");
  const int number = static_cast<int>(std::lround(*answer_.value));
  values_.set("amount", amount(*answer_.value));
  values_.set("days_over", std::to_string(answer_.count));
  values_.flag("none", number == 0);
  say("rest_days");
  say_comparison(answer_.value, answer_.value_before);
}

void DataSaying::say_streak() {
  const auto days = [&](double value) { return amount_of(Measure::streak, value); };
  values_.set("amount", days(answer_.value.value_or(0)));
  values_.set("longest", days(answer_.value_before.value_or(0)));
  values_.set("weeks", data_count(static_cast<int>(answer_.per_day.value_or(0)), "week", "weeks", "Woche", "Wochen",
                                  context_.language));
  values_.flag("none", answer_.value.value_or(0) == 0);
  say("streak");
}

}  // namespace fitapp::coach
