// Choice of the kind of session, of the exercises it may draw on, and the words around it.
#include "coach/rules_recommendation.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/spoken.h"

namespace fitapp::coach {
namespace {

using domain::PlannedType;
using domain::TargetArea;

// Below so many exercises for the wanted muscles, those that train them on the side come in, then the whole area.
constexpr std::size_t enough_for_target = 5;
constexpr std::size_t enough_to_vary = 12;

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

std::vector<TargetArea> focus_of(const SessionFrame& frame, RecommendedType type) {
  std::vector<TargetArea> focus;
  for (const TargetMuscles target : frame.targets) {
    if (!contains(focus, area_of(target))) focus.push_back(area_of(target));
  }
  if (focus.empty()) {
    focus.push_back(type == RecommendedType::cardio || type == RecommendedType::hiit ? TargetArea::cardio
                                                                                     : TargetArea::full_body);
  }
  return focus;
}

std::vector<RecommendedType> types_for(const SessionFrame& frame) {
  using enum RecommendedType;
  if (frame.needs.is_gentle() || frame.asked_level == WorkoutLevel::very_light) return {yoga};
  const bool parts = std::any_of(frame.targets.begin(), frame.targets.end(),
                                 [](TargetMuscles target) { return target != TargetMuscles::full_body; });
  switch (frame.goal) {
    case FitnessGoal::strength:
    case FitnessGoal::muscle_gain: return {strength};
    case FitnessGoal::flexibility: return {yoga};
    case FitnessGoal::endurance: return parts ? std::vector{strength, cardio} : std::vector{cardio, hiit};
    case FitnessGoal::weight_loss: return parts ? std::vector{strength} : std::vector{strength, hiit, cardio};
    case FitnessGoal::general_fitness: break;
  }
  return parts ? std::vector{strength} : std::vector{strength, cardio, hiit, yoga};
}

bool did_lately(const Facts& facts, RecommendedType type) {
  return std::any_of(facts.last_two_weeks.begin(), facts.last_two_weeks.end(), [&](const LoggedTraining& each) {
    return (facts.today - each.date).count() <= 1 && name_of(each.type) == name_of(type);
  });
}

RecommendedType type_for(const SessionFrame& frame, const Asked& asked, const domain::Catalogue& catalogue) {
  std::vector<RecommendedType> types = types_for(frame);
  const auto possible = domain::possible_types(frame.preferences, catalogue);
  std::erase_if(types, [&](RecommendedType type) { return !contains(possible, *parse_enum<PlannedType>(name_of(type))); });
  if (types.empty()) {
    const PlannedType first = possible.empty() ? PlannedType::strength : possible.front();
    return *parse_enum<RecommendedType>(name_of(first));
  }
  if (frame.needs.no_jumping && types.size() > 1) std::erase(types, RecommendedType::hiit);
  std::vector<RecommendedType> fresh = types;
  std::erase_if(fresh, [&](RecommendedType type) { return did_lately(asked.facts, type); });
  if (fresh.empty()) fresh = types;
  return fresh[mixed(asked.seed, 11) % fresh.size()];
}

bool is_on_target(const SessionFrame& frame, const domain::Exercise& exercise, bool secondary_counts) {
  const auto& muscles = secondary_counts ? exercise.muscle_groups : exercise.primary_muscles;
  return std::any_of(frame.targets.begin(), frame.targets.end(), [&](TargetMuscles target) {
    const auto wanted = muscles_of(target);
    if (wanted.empty()) {
      return target == TargetMuscles::full_body || contains(exercise.areas, area_of(target));
    }
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& each) { return contains(muscles, each); });
  });
}

std::vector<domain::Exercise> main_exercises(const SessionFrame& frame, const domain::Catalogue& catalogue) {
  const auto fitting = [&](const auto& also) {
    std::vector<domain::Exercise> list;
    for (const domain::Exercise& each : catalogue.all()) {
      if (each.category == domain::Section::main && may_hold(frame, each) && also(each)) list.push_back(each);
    }
    return list;
  };
  if (!frame.targets.empty()) {
    for (const bool secondary : {false, true}) {
      auto list = fitting([&](const domain::Exercise& each) { return is_on_target(frame, each, secondary); });
      const auto suited = std::count_if(list.begin(), list.end(), [&](const domain::Exercise& each) {
        return each.difficulty <= frame.preferences.fitness_level;
      });
      if (static_cast<std::size_t>(suited) >= enough_for_target) return list;
    }
  }
  return fitting([](const domain::Exercise&) { return true; });
}

std::string spoken_equipment(const domain::PlanPreferences& preferences) {
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

std::string_view spoken_type(RecommendedType type) {
  switch (type) {
    case RecommendedType::strength: return "strength training";
    case RecommendedType::cardio: return "cardio";
    case RecommendedType::yoga: return "yoga";
    case RecommendedType::hiit: break;
  }
  return "HIIT";
}

std::string_view spoken_goal(FitnessGoal goal) {
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

std::string spoken_words(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string because_of_needs(const SessionFrame& frame) {
  const Needs& needs = frame.needs;
  std::string text;
  if (!needs.spared.empty()) {
    std::vector<std::string> areas;
    for (const domain::BodyArea area : needs.spared) areas.push_back(spoken_area(area));
    text += " Because you mention your " + spoken_list(areas) + ", nothing in it loads that.";
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

std::string because_of_history(const Facts& facts, RecommendedType type) {
  if (facts.stats.total_workouts == 0) return " It is a first one, so it is kept plain.";
  if (!facts.last_two_weeks.empty()) {
    const LoggedTraining& last = facts.last_two_weeks.front();
    const int days = static_cast<int>((facts.today - last.date).count());
    if (days <= 2) {
      const bool same = name_of(last.type) == name_of(type);
      return " Your last workout was " + last.name + " " + spoken_days_ago(days) +
             (same ? "." : ", so this asks something else of you.");
    }
  }
  if (facts.days_since_last) return " It eases you back in after " + std::to_string(*facts.days_since_last) + " days.";
  return "";
}

std::string reasoning_of(const SessionFrame& frame, const Asked& asked, RecommendedType type, int minutes) {
  std::string text = std::to_string(minutes) + " minutes of " + std::string(spoken_type(type)) + " " +
                     std::string(spoken_goal(frame.goal)) + ", at " +
                     std::string(name_of(frame.preferences.fitness_level)) + " level with " +
                     spoken_equipment(frame.preferences) + ".";
  if (!frame.targets.empty()) {
    std::vector<std::string> targets;
    for (const TargetMuscles target : frame.targets) targets.push_back(spoken_words(name_of(target)));
    text += " The focus is on " + spoken_list(targets) + ".";
  }
  std::vector<std::string> injuries;
  for (const domain::BodyArea area : asked.facts.injuries) injuries.push_back(spoken_area(area));
  if (!injuries.empty()) text += " It spares your " + spoken_list(injuries) + ".";
  text += because_of_history(asked.facts, type) + because_of_needs(frame);
  if (minutes * 10 < frame.minutes * 8) {
    text += " Few exercises fit your equipment and what you want to spare, so it is shorter than asked.";
  }
  return text;
}

std::vector<std::string> tips_of(const SessionFrame& frame, RecommendedType type) {
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
  if (frame.needs.desk)
    tips.emplace_back("Stand up once an hour: two minutes of walking undo more sitting than one long session.");
  if (!frame.preferences.injuries.empty())
    tips.emplace_back("If something you want to spare speaks up, skip that exercise without a second thought.");
  tips.emplace_back(frame.needs.is_gentle() ? "Stop whenever you like; half of it is a whole success today."
                                            : "Do the warm-up even when time is short; drop a main exercise instead.");
  tips.emplace_back("Keep water within reach, and stop at sharp pain or dizziness.");
  return tips;
}

}  // namespace

RecommendedIntensity intended_intensity(const SessionFrame& frame, RecommendedType type) {
  if (frame.needs.pregnant || frame.needs.sick) return RecommendedIntensity::very_light;
  if (frame.needs.is_gentle()) return RecommendedIntensity::light;
  if (frame.asked_level) {
    if (const auto asked = parse_enum<RecommendedIntensity>(name_of(*frame.asked_level))) return *asked;
  }
  const bool is_beginner = frame.preferences.fitness_level == domain::Level::beginner;
  switch (type) {
    case RecommendedType::strength: return is_beginner ? RecommendedIntensity::moderate : RecommendedIntensity::high;
    case RecommendedType::cardio: return RecommendedIntensity::moderate;
    case RecommendedType::hiit: return is_beginner ? RecommendedIntensity::high : RecommendedIntensity::very_high;
    case RecommendedType::yoga: break;
  }
  return RecommendedIntensity::light;
}

domain::Catalogue session_catalogue(const SessionFrame& frame, const domain::Catalogue& catalogue, std::uint64_t seed) {
  std::vector<domain::Exercise> list = main_exercises(frame, catalogue);
  if (list.size() >= enough_to_vary) {
    std::uint64_t place = 0;
    std::erase_if(list, [&](const domain::Exercise&) { return mixed(seed, 100 + place++) % 3 == 0; });
  }
  for (const domain::Exercise& each : catalogue.all()) {
    if (each.category != domain::Section::main && may_hold(frame, each)) list.push_back(each);
  }
  return domain::Catalogue(std::move(list));
}

Recommendation recommendation(const Asked& asked, const RecommendationQuestion& question, const Needs& needs,
                              const domain::Catalogue& catalogue) {
  const SessionFrame frame = frame_of(asked.facts, question, needs);
  const domain::Catalogue drawn = session_catalogue(frame, catalogue, asked.seed);
  Recommendation answer;
  answer.type = type_for(frame, asked, drawn);
  answer.intensity = intended_intensity(frame, answer.type);
  domain::PlannedWorkout session =
      domain::build_session(frame.preferences, *parse_enum<PlannedType>(name_of(answer.type)),
                            focus_of(frame, answer.type), drawn, asked.seed);
  shorten(session.exercises, frame.minutes);
  answer.exercises = recommended(session.exercises, asked.facts);
  answer.duration = std::min(domain::estimated_minutes(session.exercises), frame.minutes);
  answer.reasoning = reasoning_of(frame, asked, answer.type, answer.duration);
  answer.tips = tips_of(frame, answer.type);
  return answer;
}

}  // namespace fitapp::coach
