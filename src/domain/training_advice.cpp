// The decision is a list of rules; the first that applies wins.
#include "domain/training_advice.h"

#include <algorithm>
#include <map>

#include "domain/contains.h"
#include "domain/planning/messages.h"
#include "domain/training_messages.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

constexpr int sets_of_trained_muscle = 2;
constexpr int whole_set = 2;              // in halves
constexpr std::size_t few_muscles = 3;    // with fewer, muscles that have their least sets join the session
constexpr std::size_t named_muscles = 3;  // in a reason

Message enumerated(const MessageText& text, const std::vector<Muscle>& muscles, MessageParameters parameters = {}) {
  std::vector<Message> names;
  for (const Muscle muscle : muscles) {
    if (names.size() < named_muscles) names.push_back(muscle_name(muscle));
  }
  parameters.emplace_back("muscles", std::move(names));
  return {text, std::move(parameters)};
}

TrainingAdvice rest(Message reason) { return {AdviceKind::rest, SessionKind::strength, {std::move(reason)}, {}}; }

Message counted(const MessageText& text, int count) { return {text, {{"count", static_cast<double>(count)}}}; }

double missing(const MuscleStatus& status) { return status.range.low - status.sets - status.planned; }

// The muscles, sorted into what can be trained today and what cannot.
struct Choice {
  std::vector<Muscle> behind;      // ready, large, below their least sets; furthest first
  std::vector<Muscle> others;      // ready, below their most sets
  std::vector<Muscle> recovering;  // large
  std::vector<Muscle> tomorrow;    // large and ready, but planned for tomorrow
};

Choice choose(const TrainingFacts& facts) {
  const std::vector<Muscle> kept = facts.tomorrow ? facts.tomorrow->muscles : std::vector<Muscle>{};
  std::vector<MuscleStatus> sorted = facts.muscles;
  std::ranges::stable_sort(sorted, std::ranges::greater{}, missing);
  Choice choice;
  for (const MuscleStatus& status : sorted) {
    const bool large = is_large(status.muscle);
    if (status.recovery != Recovery::ready) {
      if (large) choice.recovering.push_back(status.muscle);
    } else if (contains(kept, status.muscle)) {
      if (large) choice.tomorrow.push_back(status.muscle);
    } else if (large && missing(status) > 0) {
      choice.behind.push_back(status.muscle);
    } else if (status.sets + status.planned < status.range.high) {
      choice.others.push_back(status.muscle);
    }
  }
  return choice;
}

int hours_to_first(const std::vector<MuscleStatus>& muscles) {
  int hours = 0;
  for (const MuscleStatus& status : muscles) {
    if (is_large(status.muscle) && (hours == 0 || status.hours_left < hours)) hours = status.hours_left;
  }
  return hours;
}

std::vector<Muscle> ready_muscles(const TrainingFacts& facts) {
  std::vector<Muscle> ready;
  for (const MuscleStatus& status : facts.muscles) {
    if (status.recovery == Recovery::ready) ready.push_back(status.muscle);
  }
  return ready;
}

TrainingAdvice strength(const TrainingFacts& facts, Choice choice) {
  TrainingAdvice advice{AdviceKind::train, SessionKind::strength, {}, choice.behind};
  if (facts.has_trained) {
    advice.reasons.push_back(enumerated(messages::advice_muscles, choice.behind));
    if (!choice.recovering.empty()) {
      advice.reasons.push_back(enumerated(messages::advice_left_out, choice.recovering));
    } else if (!choice.tomorrow.empty()) {
      advice.reasons.push_back(
          enumerated(messages::advice_left_for_plan, choice.tomorrow, {{"title", facts.tomorrow->title}}));
    }
  } else {
    // The whole body, also what the plan holds later in the week: a first session is light.
    advice.reasons.emplace_back(messages::advice_start);
    advice.muscles = ready_muscles(facts);
    return advice;
  }
  const auto is_wanted = [&](Muscle muscle) { return choice.behind.size() < few_muscles || !is_large(muscle); };
  std::ranges::copy_if(choice.others, std::back_inserter(advice.muscles), is_wanted);
  return advice;
}

TrainingAdvice easy_cardio(Message reason) {
  return {AdviceKind::train, SessionKind::easy_cardio, {std::move(reason)}, {}};
}

// Nothing is behind: cardio as long as the week's goal needs workouts that the plan does not hold.
TrainingAdvice without_strength(const TrainingFacts& facts, const Choice& choice) {
  const bool goal_is_open = facts.week_workouts + facts.planned_this_week < facts.weekly_goal;
  if (choice.tomorrow.empty()) {
    return goal_is_open ? easy_cardio(messages::advice_easy_cardio) : rest(messages::advice_week_covered);
  }
  const MessageParameters title{{"title", facts.tomorrow->title}};
  return goal_is_open ? easy_cardio({messages::advice_cardio_before_planned, title})
                      : rest({messages::advice_before_planned, title});
}

// A strength session without the exercises that need a muscle which is not to be trained today.
Catalogue session_catalogue(const TrainingFacts& facts, const std::vector<Muscle>& muscles,
                            const Catalogue& catalogue) {
  std::vector<Exercise> list;
  for (const Exercise& exercise : catalogue.all()) {
    const MuscleSets sets = sets_per_set(exercise);
    const bool suits = std::ranges::all_of(facts.muscles, [&](const MuscleStatus& status) {
      const int halves = sets[static_cast<std::size_t>(status.muscle)];
      if (halves >= whole_set) return contains(muscles, status.muscle);
      return halves == 0 || status.recovery != Recovery::tired;
    });
    if (suits) list.push_back(exercise);
  }
  return Catalogue(std::move(list));
}

// The muscles that the main exercises of the session move, in the order of the enum.
std::vector<Muscle> movers_of(const planning::BuiltWorkout& workout, const Catalogue& catalogue) {
  MuscleSets sum{};
  for (const PlannedExercise& planned : workout.exercises) {
    const Exercise* exercise = planned.exercise_key ? catalogue.find_by_key(*planned.exercise_key) : nullptr;
    if (exercise == nullptr || planned.category != Section::main) continue;
    const MuscleSets sets = sets_per_set(*exercise);
    for (std::size_t i = 0; i < muscle_count; ++i) sum[i] += sets[i] >= whole_set ? 1 : 0;
  }
  std::vector<Muscle> movers;
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (sum[i] > 0) movers.push_back(static_cast<Muscle>(i));
  }
  return movers;
}

Message title_of(const std::vector<Muscle>& movers) {
  const auto any = [&](std::initializer_list<Muscle> muscles) {
    return std::ranges::any_of(muscles, [&](Muscle each) { return contains(movers, each); });
  };
  const bool push = any({Muscle::chest, Muscle::shoulders, Muscle::triceps});
  const bool pull = any({Muscle::back, Muscle::biceps});
  const bool legs = any({Muscle::quadriceps, Muscle::hamstrings, Muscle::glutes});
  if (push && pull && legs) return messages::day_full_body_once;
  if (push && pull) return messages::day_upper_body_once;
  if (legs && !push && !pull) return messages::day_lower_body_once;
  return enumerated(messages::training_for, movers);
}

}  // namespace

Message muscle_name(Muscle muscle) {
  switch (muscle) {
    case Muscle::chest: return messages::muscle_chest;
    case Muscle::back: return messages::muscle_back;
    case Muscle::shoulders: return messages::muscle_shoulders;
    case Muscle::quadriceps: return messages::muscle_quadriceps;
    case Muscle::hamstrings: return messages::muscle_hamstrings;
    case Muscle::glutes: return messages::muscle_glutes;
    case Muscle::biceps: return messages::muscle_biceps;
    case Muscle::triceps: return messages::muscle_triceps;
    case Muscle::calves: return messages::muscle_calves;
    case Muscle::core:
    case Muscle::count: break;
  }
  return messages::muscle_core;
}

std::vector<Muscle> muscles_trained_by(const std::vector<PlannedSets>& planned) {
  MuscleSets sum{};
  for (const PlannedSets& each : planned) {
    const MuscleSets one = sets_per_set(*each.exercise);
    for (std::size_t i = 0; i < muscle_count; ++i) sum[i] += one[i] * each.sets;
  }
  std::vector<Muscle> muscles;
  for (std::size_t i = 0; i < muscle_count; ++i) {
    if (sum[i] >= sets_of_trained_muscle * whole_set) muscles.push_back(static_cast<Muscle>(i));
  }
  return muscles;
}

TrainingAdvice training_advice(const TrainingFacts& facts) {
  if (facts.trained_today) return rest(messages::advice_trained_today);
  if (facts.rest_planned) return rest(messages::advice_rest_planned);
  if (facts.planned_title) {
    const Message reason{messages::advice_planned, {{"title", *facts.planned_title}}};
    return {AdviceKind::planned, SessionKind::strength, {reason}, {}};
  }
  if (facts.week_workouts >= facts.weekly_goal && facts.weekly_goal > 0) {
    return rest(counted(messages::advice_goal_reached, facts.weekly_goal));
  }
  if (facts.hard_days >= hard_days_before_rest) return rest(counted(messages::advice_hard_days, facts.hard_days));
  const Choice choice = choose(facts);
  if (choice.recovering.size() == large_muscles.size()) {
    return rest(counted(messages::advice_all_recovering, hours_to_first(facts.muscles)));
  }
  return choice.behind.empty() ? without_strength(facts, choice) : strength(facts, choice);
}

AdvisedDay advised_day(const TrainingFacts& facts, PlanPreferences preferences, const Catalogue& catalogue,
                       std::uint64_t seed) {
  AdvisedDay day{training_advice(facts), std::nullopt};
  if (day.advice.kind != AdviceKind::train) return day;
  if (!facts.has_trained) preferences.intensity = PlanIntensity::low;
  if (day.advice.session == SessionKind::strength) {
    const Catalogue pool = session_catalogue(facts, day.advice.muscles, catalogue);
    day.workout = planning::build_session(preferences, PlannedType::strength, pool, seed);
    const std::vector<Muscle> movers = movers_of(*day.workout, pool);
    if (!movers.empty()) {
      day.workout->title = title_of(movers);
      return day;
    }
    day.advice = easy_cardio(enumerated(messages::advice_cardio_only, day.advice.muscles));
  }
  day.workout = planning::build_session(preferences, PlannedType::cardio, catalogue, seed);
  const bool has_main = std::ranges::any_of(day.workout->exercises,
                                            [](const PlannedExercise& each) { return each.category == Section::main; });
  if (!has_main) day = {rest(messages::advice_nothing_suits), std::nullopt};
  return day;
}

int hard_days_before(LocalDate today, const std::vector<Workout>& workouts, const std::vector<TrainedSets>& done) {
  std::map<LocalDate, int> sets;
  for (const TrainedSets& each : done) sets[each.day] += each.sets;
  for (const Workout& each : workouts) {
    const bool hard = each.type == WorkoutType::strength || each.type == WorkoutType::hiit ||
                      (each.intensity && *each.intensity >= Intensity::vigorous);
    if (hard) sets[each.when.local_date] += hard_sets_of_hard_day;
  }
  int run = 0;
  for (LocalDate day = today - days{1}; sets.contains(day) && sets[day] >= hard_sets_of_hard_day; day -= days{1}) ++run;
  return run;
}

int usual_minutes(const std::vector<Workout>& workouts) {
  constexpr int step = 5;
  constexpr int shortest = 20;
  constexpr int longest = 90;
  int sum = 0;
  int count = 0;
  for (const Workout& each : workouts) {
    if (!each.duration || *each.duration <= 0) continue;
    sum += *each.duration;
    ++count;
  }
  if (count == 0) return usual_session_minutes;
  const int mean = (sum + count / 2) / count;
  return std::clamp((mean + step / 2) / step * step, shortest, longest);
}

}  // namespace fitapp::domain
