// Words what domain/muscle_status and domain/training_advice decide.
#include "coach/training_values.h"

#include "base/translation.h"
#include "coach/format.h"
#include "domain/planning/minutes.h"

namespace fitapp::coach {
namespace {

using domain::MuscleStatus;

// Words what is counted, in one language.
struct TrainingWords {
  Language language;
  bool german = language == Language::german;

  std::string muscle(const MuscleStatus& status) const {
    return muscle_text(domain::muscle_name(status.muscle).text, language);
  }
  std::string number(double value) const { return format_number(value, 1, language); }
  std::string sets(double sets) const {
    if (german) return number(sets) + (sets == 1 ? " Satz" : " Sätze");
    return number(sets) + (sets == 1 ? " set" : " sets");
  }
  // "about 20 hours"; in German to follow "noch".
  std::string hours(int hours) const {
    return german ? "etwa " + format_count(hours, "Stunde", "Stunden")
                  : "about " + format_count(hours, "hour", "hours");
  }
  std::string range(const domain::Range& range) const {
    if (range.low == 0) return (german ? "bis zu " : "up to ") + std::to_string(range.high);
    return std::to_string(range.low) + (german ? " bis " : " to ") + std::to_string(range.high);
  }
  std::string state(const MuscleStatus& status) const {
    const bool ready = status.recovery == domain::Recovery::ready;
    if (german) {
      return ready ? "Das ist wieder erholt." : "Die Erholung dauert noch " + hours(status.hours_left) + ".";
    }
    return ready ? "It has recovered." : "It still recovers for " + hours(status.hours_left) + ".";
  }
  std::string text(const Message& message) const { return german ? in_german(message) : message.text; }
};

void add_recovery(PhraseValues& values, const std::vector<MuscleStatus>& muscles, const TrainingWords& words) {
  std::vector<std::string> ready;
  std::vector<std::string> recovering;
  for (const MuscleStatus& status : muscles) {
    if (status.recovery == domain::Recovery::ready) {
      ready.push_back(words.muscle(status));
    } else {
      recovering.push_back(words.muscle(status) + " (" + words.hours(status.hours_left) + ")");
    }
  }
  if (!ready.empty()) values["muscles_ready"] = join_words(ready, words.language);
  if (!recovering.empty()) values["muscles_recovering"] = join_words(recovering, words.language);
}

void add_sets(PhraseValues& values, const std::vector<MuscleStatus>& muscles, const TrainingWords& words) {
  std::vector<std::string> list;
  for (const MuscleStatus& status : muscles) {
    if (status.sets > 0) list.push_back(words.muscle(status) + " " + words.number(status.sets));
  }
  if (!list.empty()) values["muscles_sets"] = join_words(list, words.language);
}

void add_muscle(PhraseValues& values, const MuscleStatus& status, const TrainingWords& words) {
  values["muscle_counted"] = muscle_object(domain::muscle_name(status.muscle).text, words.language);
  values["muscle_sets"] = words.sets(status.sets);
  values["muscle_range"] = words.range(status.range);
  if (status.planned > 0) values["muscle_planned"] = words.sets(status.planned);
  values["muscle_state"] = words.state(status);
}

std::string joined(const std::vector<Message>& reasons, const TrainingWords& words) {
  std::string text;
  for (const Message& reason : reasons) text += (text.empty() ? "" : " ") + words.text(reason);
  return text;
}

void add_advice(PhraseValues& values, domain::PlanPreferences preferences, const CoachContext& context,
                const domain::Catalogue& catalogue) {
  const TrainingWords words{context.language};
  preferences.workout_duration = context.facts.usual_minutes;
  const domain::AdvisedDay day = domain::advised_day(context.facts.training, preferences, catalogue, context.seed);
  values["advice_reason"] = joined(day.advice.reasons, words);
  if (day.advice.kind == domain::AdviceKind::rest) values["advice_rest"] = "";
  if (!day.workout) return;
  std::vector<std::string> names;
  for (const domain::PlannedExercise& each : day.workout->exercises) {
    if (each.category == domain::Section::main)
      names.push_back(name_in(each.exercise_name, catalogue, context.language));
  }
  values["advice_exercises"] = join_words(names, context.language);
  values["advice_minutes"] = format_count(domain::planned_minutes(day.workout->exercises),
                                          words.german ? "Minute" : "minute", words.german ? "Minuten" : "minutes");
}

}  // namespace

void add_training_values(PhraseValues& values, const Topic& topic, const domain::PlanPreferences& preferences,
                         const CoachContext& context, const domain::Catalogue& catalogue) {
  const domain::TrainingFacts& training = context.facts.training;
  if (training.muscles.empty()) return;
  if (topic.intent == "today") add_advice(values, preferences, context, catalogue);
  if (!training.has_trained) return;
  values["muscles_logged"] = "";
  const TrainingWords words{context.language};
  add_recovery(values, training.muscles, words);
  add_sets(values, training.muscles, words);
  const auto muscle = topic.muscle ? domain::muscle_named(*topic.muscle) : std::nullopt;
  if (muscle) add_muscle(values, training.muscles.at(static_cast<std::size_t>(*muscle)), words);
}

}  // namespace fitapp::coach
