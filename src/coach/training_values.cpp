// Words what domain/muscle_status and domain/training_advice decide.
#include "coach/training_values.h"

#include "coach/format.h"
#include "domain/planning/minutes.h"

namespace fitapp::coach {
namespace {

using domain::MuscleStatus;

std::string name_of_muscle(const MuscleStatus& status) { return domain::muscle_name(status.muscle).text; }

std::string format_sets(double sets) { return format_number(sets, 1) + (sets == 1 ? " set" : " sets"); }

std::string format_hours(int hours) { return "about " + std::to_string(hours) + (hours == 1 ? " hour" : " hours"); }

std::string format_range(const domain::Range& range) {
  if (range.low == 0) return "up to " + std::to_string(range.high);
  return std::to_string(range.low) + " to " + std::to_string(range.high);
}

void add_recovery(PhraseValues& values, const std::vector<MuscleStatus>& muscles) {
  std::vector<std::string> ready;
  std::vector<std::string> recovering;
  for (const MuscleStatus& status : muscles) {
    if (status.recovery == domain::Recovery::ready) {
      ready.push_back(name_of_muscle(status));
    } else {
      recovering.push_back(name_of_muscle(status) + " (" + format_hours(status.hours_left) + ")");
    }
  }
  if (!ready.empty()) values["muscles_ready"] = join_words(ready);
  if (!recovering.empty()) values["muscles_recovering"] = join_words(recovering);
}

void add_sets(PhraseValues& values, const std::vector<MuscleStatus>& muscles) {
  std::vector<std::string> list;
  for (const MuscleStatus& status : muscles) {
    if (status.sets > 0) list.push_back(name_of_muscle(status) + " " + format_number(status.sets, 1));
  }
  if (!list.empty()) values["muscles_sets"] = join_words(list);
}

void add_muscle(PhraseValues& values, const MuscleStatus& status) {
  values["muscle_counted"] = name_of_muscle(status);
  values["muscle_sets"] = format_sets(status.sets);
  values["muscle_range"] = format_range(status.range);
  if (status.planned > 0) values["muscle_planned"] = format_sets(status.planned);
  values["muscle_state"] = status.recovery == domain::Recovery::ready
                               ? "It has recovered."
                               : "It still recovers for " + format_hours(status.hours_left) + ".";
}

std::string joined(const std::vector<Message>& reasons) {
  std::string text;
  for (const Message& reason : reasons) text += (text.empty() ? "" : " ") + reason.text;
  return text;
}

void add_advice(PhraseValues& values, domain::PlanPreferences preferences, const CoachContext& context,
                const domain::Catalogue& catalogue) {
  preferences.workout_duration = context.facts.usual_minutes;
  const domain::AdvisedDay day = domain::advised_day(context.facts.training, preferences, catalogue, context.seed);
  values["advice_reason"] = joined(day.advice.reasons);
  if (day.advice.kind == domain::AdviceKind::rest) values["advice_rest"] = "";
  if (!day.workout) return;
  std::vector<std::string> names;
  for (const domain::PlannedExercise& each : day.workout->exercises) {
    if (each.category == domain::Section::main) names.push_back(each.exercise_name);
  }
  values["advice_exercises"] = join_words(names);
  values["advice_minutes"] = std::to_string(domain::planned_minutes(day.workout->exercises)) + " minutes";
}

}  // namespace

void add_training_values(PhraseValues& values, const Topic& topic, const domain::PlanPreferences& preferences,
                         const CoachContext& context, const domain::Catalogue& catalogue) {
  const domain::TrainingFacts& training = context.facts.training;
  if (training.muscles.empty()) return;
  if (topic.intent == "today") add_advice(values, preferences, context, catalogue);
  if (!training.has_trained) return;
  values["muscles_logged"] = "";
  add_recovery(values, training.muscles);
  add_sets(values, training.muscles);
  const auto muscle = topic.muscle ? domain::muscle_named(*topic.muscle) : std::nullopt;
  if (muscle) add_muscle(values, training.muscles.at(static_cast<std::size_t>(*muscle)));
}

}  // namespace fitapp::coach
