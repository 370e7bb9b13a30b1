// Chooses the type and the exercises of a session, and writes its reasoning and tips.
#include "coach/rules_recommendation.h"

#include <algorithm>

#include "coach/exercise_advice.h"
#include "coach/format.h"
#include "domain/planning/minutes.h"
#include "domain/planning/plan.h"
#include "domain/planning/suitability.h"

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
  const Needs& needs = constraints.needs;
  const bool is_unwell = needs.tired || needs.stressed || needs.sick;
  if (is_unwell || constraints.requested_level == WorkoutLevel::very_light) return {yoga};
  if (needs.pregnant) return {strength, yoga};
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

Wording equipment_phrase(const domain::PlanPreferences& preferences) {
  switch (preferences.equipment) {
    case domain::EquipmentChoice::none:
    case domain::EquipmentChoice::bodyweight: return {"nothing but your own body", "dem eigenen Körpergewicht"};
    case domain::EquipmentChoice::resistance_bands: return {"resistance bands", "Widerstandsbändern"};
    case domain::EquipmentChoice::home_gym: return {"your home gym", "deinem Heimstudio"};
    case domain::EquipmentChoice::gym:
    case domain::EquipmentChoice::full_gym: return {"a full gym", "einem ganzen Fitnessstudio"};
    case domain::EquipmentChoice::basic: return {"dumbbells and bands", "Kurzhanteln und Bändern"};
    default: return {"dumbbells", "Kurzhanteln"};
  }
}

Wording type_phrase(RecommendedType type) {
  switch (type) {
    case RecommendedType::strength: return {"strength training", "Krafttraining"};
    case RecommendedType::cardio: return {"cardio", "Ausdauertraining"};
    case RecommendedType::yoga: return {"yoga", "Yoga"};
    case RecommendedType::hiit: break;
  }
  return {"HIIT", "HIIT"};
}

Wording goal_phrase(FitnessGoal goal) {
  switch (goal) {
    case FitnessGoal::weight_loss: return {"to help you lose weight", "zum Abnehmen"};
    case FitnessGoal::muscle_gain: return {"to build muscle", "für den Muskelaufbau"};
    case FitnessGoal::strength: return {"to get stronger", "für mehr Kraft"};
    case FitnessGoal::endurance: return {"for more stamina", "für mehr Ausdauer"};
    case FitnessGoal::flexibility: return {"to become more flexible", "für mehr Beweglichkeit"};
    case FitnessGoal::general_fitness: break;
  }
  return {"for all-round fitness", "für rundum mehr Fitness"};
}

Wording target_phrase(TargetMuscles target) {
  switch (target) {
    case TargetMuscles::full_body: return {"full body", "dem ganzen Körper"};
    case TargetMuscles::upper_body: return {"upper body", "dem Oberkörper"};
    case TargetMuscles::lower_body: return {"lower body", "dem Unterkörper"};
    case TargetMuscles::core: return {"core", "dem Rumpf"};
    case TargetMuscles::arms: return {"arms", "den Armen"};
    case TargetMuscles::legs: return {"legs", "den Beinen"};
    case TargetMuscles::back: return {"back", "dem Rücken"};
    case TargetMuscles::chest: break;
  }
  return {"chest", "der Brust"};
}

Wording level_phrase(domain::Level level) {
  switch (level) {
    case domain::Level::beginner: return {"at beginner level", "für den Einstieg"};
    case domain::Level::intermediate: return {"at intermediate level", "für Fortgeschrittene"};
    case domain::Level::advanced: break;
  }
  return {"at advanced level", "für Erfahrene"};
}

std::string areas_in(const std::vector<domain::BodyArea>& areas, Language language) {
  std::vector<std::string> names;
  for (const domain::BodyArea area : areas) names.push_back(area_name(area, language));
  return join_words(names, language);
}

std::string needs_reason(const SessionConstraints& constraints, Language language) {
  constexpr Wording pregnant{
      " Because you are expecting or have just given birth, it stays very gentle; please let your midwife or doctor "
      "approve it first.",
      " Weil du schwanger bist oder gerade entbunden hast, bleibt sie sehr sanft. Lass sie bitte zuerst von deiner "
      "Hebamme oder Ärztin absegnen."};
  constexpr Wording sick{
      " You do not sound well: with fever or a cough please rest instead, and take this only when you feel fit again.",
      " Du klingst nicht gesund: Bei Fieber oder Husten ruh dich bitte aus und mach das hier erst, wenn du wieder fit "
      "bist."};
  constexpr Wording tired{" You are tired, so it is easy on purpose: moving a little helps more than pushing.",
                          " Du bist müde, darum ist sie absichtlich leicht: Ein wenig Bewegung hilft mehr als Druck."};
  constexpr Wording stressed{" You have a lot on your mind, so it is slow, with room to breathe.",
                             " Du hast viel um die Ohren, darum ist sie langsam und lässt dir Luft zum Atmen."};
  constexpr Wording no_jumping{" There is no jumping in it.", " Gesprungen wird nicht."};
  constexpr Wording no_floor{" Nothing in it is on the floor.", " Nichts davon ist auf dem Boden."};
  constexpr Wording no_kneeling{" There is no kneeling in it.", " Hinknien musst du dich nicht."};
  constexpr Wording seated{" Everything works sitting down.", " Alles geht im Sitzen."};
  const Needs& needs = constraints.needs;
  std::string text;
  if (!needs.areas_to_avoid.empty()) {
    const std::string areas = areas_in(needs.areas_to_avoid, language);
    text += language == Language::german ? " Du erwähnst " + areas + ", darum belastet nichts darin diese Stelle."
                                         : " Because you mention your " + areas + ", nothing in it loads that.";
  }
  if (needs.pregnant) {
    text += pregnant.in(language);
  } else if (needs.sick) {
    text += sick.in(language);
  } else if (needs.tired) {
    text += tired.in(language);
  } else if (needs.stressed) {
    text += stressed.in(language);
  }
  if (needs.no_jumping) text += no_jumping.in(language);
  if (needs.no_floor) text += no_floor.in(language);
  if (needs.no_kneeling) text += no_kneeling.in(language);
  if (needs.seated) text += seated.in(language);
  return text;
}

std::string history_reason(const Facts& facts, RecommendedType type, Language language) {
  constexpr Wording first{" It is a first one, so it is kept plain.", " Es ist die erste, darum bleibt sie einfach."};
  const bool german = language == Language::german;
  if (facts.stats.total_workouts == 0) return first.in(language);
  if (!facts.last_two_weeks.empty()) {
    const LoggedTraining& last = facts.last_two_weeks.front();
    const int days = static_cast<int>((facts.today - last.date).count());
    if (days <= 2) {
      const bool same = name_of(last.type) == name_of(type);
      const std::string ago = format_days_ago(days, language);
      if (german) {
        return " Dein letztes Training war " + last.name + ", " + ago +
               (same ? "." : ", darum verlangt diese Einheit etwas anderes von dir.");
      }
      return " Your last workout was " + last.name + " " + ago + (same ? "." : ", so this asks something else of you.");
    }
  }
  if (!facts.days_since_last) return "";
  return german ? " Sie bringt dich nach " + format_count(*facts.days_since_last, "Tag", "Tagen") + " sanft zurück."
                : " It eases you back in after " + format_count(*facts.days_since_last, "day", "days") + ".";
}

std::string session_sentence(const SessionConstraints& constraints, RecommendedType type, int minutes,
                             Language language) {
  const auto& preferences = constraints.preferences;
  const std::string what = type_phrase(type).in(language);
  const std::string goal = goal_phrase(constraints.goal).in(language);
  const std::string level = level_phrase(preferences.fitness_level).in(language);
  const std::string equipment = equipment_phrase(preferences).in(language);
  if (language == Language::german) {
    return format_count(minutes, "Minute", "Minuten") + " " + what + " " + goal + ", " + level + ", mit " + equipment +
           ".";
  }
  return format_count(minutes, "minute", "minutes") + " of " + what + " " + goal + ", " + level + " with " + equipment +
         ".";
}

std::string reasoning_of(const SessionConstraints& constraints, const CoachContext& context, RecommendedType type,
                         int minutes) {
  constexpr Wording shorter{
      " Few exercises fit your equipment and what you want to spare, so it is shorter than asked.",
      " Zu deiner Ausrüstung und dem, was du schonen willst, passen wenige Übungen, darum ist sie kürzer als "
      "gewünscht."};
  const Language language = context.language;
  const bool german = language == Language::german;
  std::string text = session_sentence(constraints, type, minutes, language);
  if (!constraints.targets.empty()) {
    std::vector<std::string> targets;
    for (const TargetMuscles target : constraints.targets) targets.push_back(target_phrase(target).in(language));
    text += (german ? " Der Schwerpunkt liegt auf " : " The focus is on ") + join_words(targets, language) + ".";
  }
  if (!context.facts.injuries.empty()) {
    text += (german ? " Sie schont " : " It spares your ") + areas_in(context.facts.injuries, language) + ".";
  }
  text += history_reason(context.facts, type, language) + needs_reason(constraints, language);
  if (minutes * 10 < constraints.minutes * 8) text += shorter.in(language);
  return text;
}

Wording type_tip(RecommendedType type) {
  switch (type) {
    case RecommendedType::strength:
      return {"Leave one or two clean repetitions in reserve on every set.",
              "Lass in jedem Satz ein, zwei saubere Wiederholungen in Reserve."};
    case RecommendedType::cardio:
      return {"Keep a pace at which you can still speak in short sentences.",
              "Halt ein Tempo, bei dem du noch in kurzen Sätzen reden kannst."};
    case RecommendedType::hiit:
      return {"Work hard but cleanly, and use the whole rest.", "Arbeite hart, aber sauber, und nutz die ganze Pause."};
    case RecommendedType::yoga: break;
  }
  return {"Go only as far as your breath stays calm.", "Geh nur so weit, wie dein Atem ruhig bleibt."};
}

}  // namespace

std::vector<std::string> session_tips(const SessionConstraints& constraints, RecommendedType type, Language language) {
  constexpr Wording desk{"Stand up once an hour: two minutes of walking undo more sitting than one long session.",
                         "Steh jede Stunde auf: Zwei Minuten Gehen machen mehr Sitzen wett als eine lange Einheit."};
  constexpr Wording spare{"If something you want to spare speaks up, skip that exercise without a second thought.",
                          "Meldet sich, was du schonen willst, lass die Übung ohne langes Überlegen aus."};
  constexpr Wording gentle{"Stop whenever you like; half of it is a whole success today.",
                           "Hör auf, wann du willst. Die Hälfte ist heute ein ganzer Erfolg."};
  constexpr Wording warm_up{"Do the warm-up even when time is short; drop a main exercise instead.",
                            "Wärm dich auch auf, wenn die Zeit knapp ist. Lass dafür eine Übung im Hauptteil weg."};
  constexpr Wording water{"Keep water within reach, and stop at sharp pain or dizziness.",
                          "Stell dir Wasser bereit und hör bei stechendem Schmerz oder Schwindel auf."};
  std::vector<std::string> tips{type_tip(type).in(language)};
  if (constraints.needs.desk_job) tips.push_back(desk.in(language));
  if (!constraints.preferences.injuries.empty()) tips.push_back(spare.in(language));
  tips.push_back((constraints.needs.is_gentle() ? gentle : warm_up).in(language));
  tips.push_back(water.in(language));
  return tips;
}

namespace {

RecommendedIntensity intensity_for_adults(const SessionConstraints& constraints, RecommendedType type) {
  const bool lifts = type == RecommendedType::strength;
  if (constraints.needs.sick || (constraints.needs.pregnant && !lifts)) return RecommendedIntensity::very_light;
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

}  // namespace

// Under 16 technique comes first, from 65 on there are no hard sessions.
RecommendedIntensity intended_intensity(const SessionConstraints& constraints, RecommendedType type) {
  const RecommendedIntensity intended = intensity_for_adults(constraints, type);
  const bool is_careful = domain::is_youth(constraints.preferences) || domain::is_senior(constraints.preferences);
  return is_careful ? std::min(intended, RecommendedIntensity::moderate) : intended;
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
  answer.tips = session_tips(constraints, answer.type, context.language);
  return answer;
}

}  // namespace fitapp::coach
