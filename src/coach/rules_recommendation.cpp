// Chooses the type and the exercises of a session, and writes its reasoning and tips.
#include "coach/rules_recommendation.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "domain/planning/minutes.h"
#include "domain/planning/plan.h"

namespace fitapp::coach {
namespace {

using domain::PlannedType;
using domain::TargetArea;

// With fewer exercises for the target muscles, exercises that train them as secondary muscles are added, then all.
constexpr std::size_t min_exercises_for_target = 5;

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

std::vector<std::string> muscles_of(TargetMuscles target) {
  switch (target) {
    case TargetMuscles::arms: return {"biceps", "triceps", "forearms"};
    case TargetMuscles::back: return {"back", "lats", "traps", "lower back"};
    case TargetMuscles::chest: return {"chest"};
    default: return {};
  }
}

TargetArea area_of(TargetMuscles target) {
  switch (target) {
    case TargetMuscles::full_body: return TargetArea::full_body;
    case TargetMuscles::lower_body:
    case TargetMuscles::legs: return TargetArea::lower_body;
    case TargetMuscles::core: return TargetArea::core;
    default: return TargetArea::upper_body;
  }
}

std::vector<TargetArea> focus_of(const SessionConstraints& constraints, RecommendedType type) {
  std::vector<TargetArea> focus;
  for (const TargetMuscles target : constraints.targets) {
    if (!contains(focus, area_of(target))) focus.push_back(area_of(target));
  }
  if (focus.empty()) {
    focus.push_back(type == RecommendedType::cardio || type == RecommendedType::hiit ? TargetArea::cardio
                                                                                     : TargetArea::full_body);
  }
  return focus;
}

std::vector<RecommendedType> types_for(const SessionConstraints& constraints) {
  using enum RecommendedType;
  if (constraints.needs.is_gentle() || constraints.requested_level == WorkoutLevel::very_light) return {yoga};
  const bool parts = std::any_of(constraints.targets.begin(), constraints.targets.end(),
                                 [](TargetMuscles target) { return target != TargetMuscles::full_body; });
  switch (constraints.goal) {
    case FitnessGoal::strength:
    case FitnessGoal::muscle_gain: return {strength};
    case FitnessGoal::flexibility: return {yoga};
    case FitnessGoal::endurance: return parts ? std::vector{strength, cardio} : std::vector{cardio, hiit};
    case FitnessGoal::weight_loss: return parts ? std::vector{strength} : std::vector{strength, hiit, cardio};
    case FitnessGoal::general_fitness: break;
  }
  return parts ? std::vector{strength} : std::vector{strength, cardio, hiit, yoga};
}

bool done_recently(const Facts& facts, RecommendedType type) {
  return std::any_of(facts.last_two_weeks.begin(), facts.last_two_weeks.end(), [&](const LoggedTraining& each) {
    return (facts.today - each.date).count() <= 1 && name_of(each.type) == name_of(type);
  });
}

// The types for which enough exercises are allowed.
std::vector<PlannedType> possible_types(const SessionConstraints& constraints, const domain::Catalogue& catalogue) {
  constexpr std::ptrdiff_t enough = 3;
  std::vector<PlannedType> types;
  for (const PlannedType type : {PlannedType::strength, PlannedType::cardio, PlannedType::yoga, PlannedType::hiit}) {
    const auto count = std::ranges::count_if(catalogue.all(), [&](const domain::Exercise& each) {
      return each.category == domain::Section::main && contains(each.styles, type) && allows(constraints, each);
    });
    if (count >= enough) types.push_back(type);
  }
  return types;
}

RecommendedType type_for(const SessionConstraints& constraints, const CoachContext& context,
                         const domain::Catalogue& catalogue) {
  std::vector<RecommendedType> types = types_for(constraints);
  const auto possible = possible_types(constraints, catalogue);
  std::erase_if(types,
                [&](RecommendedType type) { return !contains(possible, *parse_enum<PlannedType>(name_of(type))); });
  if (types.empty()) {
    const PlannedType first = possible.empty() ? PlannedType::strength : possible.front();
    return *parse_enum<RecommendedType>(name_of(first));
  }
  if (constraints.needs.no_jumping && types.size() > 1) std::erase(types, RecommendedType::hiit);
  std::vector<RecommendedType> fresh = types;
  std::erase_if(fresh, [&](RecommendedType type) { return done_recently(context.facts, type); });
  if (fresh.empty()) fresh = types;
  return fresh[mix_seed(context.seed, 11) % fresh.size()];
}

bool is_on_target(const SessionConstraints& constraints, const domain::Exercise& exercise, bool secondary_counts) {
  const auto& trained = secondary_counts ? exercise.muscle_groups : exercise.primary_muscles;
  return std::any_of(constraints.targets.begin(), constraints.targets.end(), [&](TargetMuscles target) {
    const auto target_muscles = muscles_of(target);
    if (target_muscles.empty()) {
      return target == TargetMuscles::full_body || contains(exercise.areas, area_of(target));
    }
    return std::any_of(target_muscles.begin(), target_muscles.end(),
                       [&](const std::string& each) { return contains(trained, each); });
  });
}

std::vector<domain::Exercise> main_exercises(const SessionConstraints& constraints,
                                             const domain::Catalogue& catalogue) {
  const auto fitting = [&](const auto& also) {
    std::vector<domain::Exercise> list;
    for (const domain::Exercise& each : catalogue.all()) {
      if (each.category == domain::Section::main && allows(constraints, each) && also(each)) list.push_back(each);
    }
    return list;
  };
  if (!constraints.targets.empty()) {
    for (const bool secondary : {false, true}) {
      auto list = fitting([&](const domain::Exercise& each) { return is_on_target(constraints, each, secondary); });
      const auto suited = std::count_if(list.begin(), list.end(), [&](const domain::Exercise& each) {
        return each.difficulty <= constraints.preferences.fitness_level;
      });
      if (static_cast<std::size_t>(suited) >= min_exercises_for_target) return list;
    }
  }
  return fitting([](const domain::Exercise&) { return true; });
}

std::string equipment_phrase(const domain::PlanPreferences& preferences) {
  switch (preferences.equipment) {
    case domain::EquipmentChoice::none:
    case domain::EquipmentChoice::bodyweight: return "nothing but your own body";
    case domain::EquipmentChoice::resistance_bands: return "resistance bands";
    case domain::EquipmentChoice::home_gym: return "your home gym";
    case domain::EquipmentChoice::gym:
    case domain::EquipmentChoice::full_gym: return "a full gym";
    case domain::EquipmentChoice::basic: return "dumbbells and bands";
    default: return "dumbbells";
  }
}

std::string_view type_phrase(RecommendedType type) {
  switch (type) {
    case RecommendedType::strength: return "strength training";
    case RecommendedType::cardio: return "cardio";
    case RecommendedType::yoga: return "yoga";
    case RecommendedType::hiit: break;
  }
  return "HIIT";
}

std::string_view goal_phrase(FitnessGoal goal) {
  switch (goal) {
    case FitnessGoal::weight_loss: return "to help you lose weight";
    case FitnessGoal::muscle_gain: return "to build muscle";
    case FitnessGoal::strength: return "to get stronger";
    case FitnessGoal::endurance: return "for more stamina";
    case FitnessGoal::flexibility: return "to become more flexible";
    case FitnessGoal::general_fitness: break;
  }
  return "for all-round fitness";
}

std::string with_spaces(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string needs_reason(const SessionConstraints& constraints) {
  const Needs& needs = constraints.needs;
  std::string text;
  if (!needs.areas_to_avoid.empty()) {
    std::vector<std::string> areas;
    for (const domain::BodyArea area : needs.areas_to_avoid) areas.push_back(area_name(area));
    text += " Because you mention your " + join_words(areas) + ", nothing in it loads that.";
  }
  if (needs.pregnant) {
    text +=
        " Because you are expecting or have just given birth, it stays very gentle; please let your midwife or doctor "
        "approve it first.";
  } else if (needs.sick) {
    text +=
        " You do not sound well: with fever or a cough please rest instead, and take this only when you feel fit "
        "again.";
  } else if (needs.tired) {
    text += " You are tired, so it is easy on purpose: moving a little helps more than pushing.";
  } else if (needs.stressed) {
    text += " You have a lot on your mind, so it is slow, with room to breathe.";
  }
  if (needs.no_jumping) text += " There is no jumping in it.";
  if (needs.seated) text += " Everything works sitting down.";
  return text;
}

std::string history_reason(const Facts& facts, RecommendedType type) {
  if (facts.stats.total_workouts == 0) return " It is a first one, so it is kept plain.";
  if (!facts.last_two_weeks.empty()) {
    const LoggedTraining& last = facts.last_two_weeks.front();
    const int days = static_cast<int>((facts.today - last.date).count());
    if (days <= 2) {
      const bool same = name_of(last.type) == name_of(type);
      return " Your last workout was " + last.name + " " + format_days_ago(days) +
             (same ? "." : ", so this asks something else of you.");
    }
  }
  if (facts.days_since_last) return " It eases you back in after " + std::to_string(*facts.days_since_last) + " days.";
  return "";
}

std::string reasoning_of(const SessionConstraints& constraints, const CoachContext& context, RecommendedType type,
                         int minutes) {
  std::string text = std::to_string(minutes) + " minutes of " + std::string(type_phrase(type)) + " " +
                     std::string(goal_phrase(constraints.goal)) + ", at " +
                     std::string(name_of(constraints.preferences.fitness_level)) + " level with " +
                     equipment_phrase(constraints.preferences) + ".";
  if (!constraints.targets.empty()) {
    std::vector<std::string> targets;
    for (const TargetMuscles target : constraints.targets) targets.push_back(with_spaces(name_of(target)));
    text += " The focus is on " + join_words(targets) + ".";
  }
  std::vector<std::string> injuries;
  for (const domain::BodyArea area : context.facts.injuries) injuries.push_back(area_name(area));
  if (!injuries.empty()) text += " It spares your " + join_words(injuries) + ".";
  text += history_reason(context.facts, type) + needs_reason(constraints);
  if (minutes * 10 < constraints.minutes * 8) {
    text += " Few exercises fit your equipment and what you want to spare, so it is shorter than asked.";
  }
  return text;
}

std::vector<std::string> tips_of(const SessionConstraints& constraints, RecommendedType type) {
  std::vector<std::string> tips;
  switch (type) {
    case RecommendedType::strength:
      tips.emplace_back("Leave one or two clean repetitions in reserve on every set.");
      break;
    case RecommendedType::cardio:
      tips.emplace_back("Keep a pace at which you can still speak in short sentences.");
      break;
    case RecommendedType::hiit: tips.emplace_back("Work hard but cleanly, and use the whole rest."); break;
    case RecommendedType::yoga: tips.emplace_back("Go only as far as your breath stays calm."); break;
  }
  if (constraints.needs.desk_job)
    tips.emplace_back("Stand up once an hour: two minutes of walking undo more sitting than one long session.");
  if (!constraints.preferences.injuries.empty())
    tips.emplace_back("If something you want to spare speaks up, skip that exercise without a second thought.");
  tips.emplace_back(constraints.needs.is_gentle()
                        ? "Stop whenever you like; half of it is a whole success today."
                        : "Do the warm-up even when time is short; drop a main exercise instead.");
  tips.emplace_back("Keep water within reach, and stop at sharp pain or dizziness.");
  return tips;
}

}  // namespace

RecommendedIntensity intended_intensity(const SessionConstraints& constraints, RecommendedType type) {
  if (constraints.needs.pregnant || constraints.needs.sick) return RecommendedIntensity::very_light;
  if (constraints.needs.is_gentle()) return RecommendedIntensity::light;
  if (constraints.requested_level) {
    if (const auto requested = parse_enum<RecommendedIntensity>(name_of(*constraints.requested_level)))
      return *requested;
  }
  const bool is_beginner = constraints.preferences.fitness_level == domain::Level::beginner;
  switch (type) {
    case RecommendedType::strength: return is_beginner ? RecommendedIntensity::moderate : RecommendedIntensity::high;
    case RecommendedType::cardio: return RecommendedIntensity::moderate;
    case RecommendedType::hiit: return is_beginner ? RecommendedIntensity::high : RecommendedIntensity::very_high;
    case RecommendedType::yoga: break;
  }
  return RecommendedIntensity::light;
}

domain::Catalogue session_catalogue(const SessionConstraints& constraints, const domain::Catalogue& catalogue) {
  std::vector<domain::Exercise> list = main_exercises(constraints, catalogue);
  for (const domain::Exercise& each : catalogue.all()) {
    if (each.category != domain::Section::main && allows(constraints, each)) list.push_back(each);
  }
  return domain::Catalogue(std::move(list));
}

Recommendation recommendation(const CoachContext& context, const RecommendationQuestion& question, const Needs& needs,
                              const domain::Catalogue& catalogue) {
  SessionConstraints constraints = session_constraints(context.facts, question, needs);
  const domain::Catalogue pool = session_catalogue(constraints, catalogue);
  Recommendation answer;
  answer.type = type_for(constraints, context, pool);
  answer.intensity = intended_intensity(constraints, answer.type);
  constraints.preferences.target_areas = focus_of(constraints, answer.type);
  domain::planning::BuiltWorkout session = domain::planning::build_session(
      constraints.preferences, *parse_enum<PlannedType>(name_of(answer.type)), pool, context.seed);
  shorten(session.exercises, constraints.minutes);
  answer.exercises = recommended_exercises(session.exercises, context.facts);
  answer.duration = std::min(domain::planned_minutes(session.exercises), constraints.minutes);
  answer.reasoning = reasoning_of(constraints, context, answer.type, answer.duration);
  answer.tips = tips_of(constraints, answer.type);
  return answer;
}

}  // namespace fitapp::coach
