// Names of what a session request can contain, and what they mean in the catalogue.
#include "coach/session_words.h"

#include <algorithm>

#include "base/text.h"
#include "domain/contains.h"

namespace fitapp::coach {

using domain::Bilingual;
using domain::contains;
using domain::Exercise;
using domain::Implement;

std::vector<std::string> muscles_of(SessionTarget target) {
  using enum SessionTarget;
  switch (target) {
    case full_body: return {};
    case upper_body: return {"chest", "shoulders", "triceps", "back", "lats", "biceps", "forearms", "traps"};
    case lower_body:
    case legs: return {"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"};
    case core: return {"core", "obliques"};
    case arms: return {"biceps", "triceps", "forearms"};
    case back: return {"back", "lats", "traps", "lower back"};
    case chest: return {"chest"};
    case shoulders: return {"shoulders"};
    case glutes: return {"glutes"};
    case hamstrings: return {"hamstrings"};
    case quadriceps: return {"quadriceps"};
    case calves: return {"calves"};
    case biceps: return {"biceps"};
    case triceps: return {"triceps"};
    case push: return {"chest", "shoulders", "triceps"};
    case pull: return {"back", "lats", "biceps", "forearms", "traps"};
    case neck: return {"neck", "traps"};
    case hips: return {"hip flexors", "glutes", "adductors", "abductors"};
  }
  return {};
}

namespace {

// For these an exercise is one that trains them first: the overhead press is for the shoulders and not for the arms.
bool is_one_muscle(SessionTarget target) {
  using enum SessionTarget;
  return contains(std::vector{arms, chest, shoulders, glutes, hamstrings, quadriceps, calves, biceps, triceps}, target);
}

bool is_for_legs(SessionTarget target) {
  using enum SessionTarget;
  return contains(std::vector{legs, lower_body, glutes, hamstrings, quadriceps, calves, hips}, target);
}

}  // namespace

bool is_out_of_place(const Exercise& exercise, SessionTarget target) {
  const std::string& pattern = exercise.pattern;
  const bool is_press_or_pull = pattern.ends_with("_push") || pattern.ends_with("_pull");
  const bool is_core = exercise.role == domain::ExerciseRole::core;
  if (is_for_legs(target)) return is_press_or_pull || (is_core && target != SessionTarget::hips);
  if (target == SessionTarget::core) return exercise.role == domain::ExerciseRole::balance;
  if (target == SessionTarget::full_body) return false;
  if (is_core && target != SessionTarget::back) return true;
  if (target == SessionTarget::push && pattern.ends_with("_pull")) return true;
  if (target == SessionTarget::pull && pattern.ends_with("_push")) return true;
  const bool may_hinge = target == SessionTarget::back || target == SessionTarget::pull;
  if (pattern == "squat" || pattern == "lunge" || (pattern == "hinge" && !may_hinge)) return true;
  const auto leads_for = [&](SessionTarget other) {
    return !exercise.primary_muscles.empty() && contains(muscles_of(other), exercise.primary_muscles.front());
  };
  return (target == SessionTarget::push && leads_for(SessionTarget::pull)) ||
         (target == SessionTarget::pull && leads_for(SessionTarget::push) && !pattern.ends_with("_pull"));
}

bool trains(const Exercise& exercise, SessionTarget target, bool helps) {
  using enum SessionTarget;
  const auto wanted = muscles_of(target);
  if (is_out_of_place(exercise, target)) return false;
  if (is_one_muscle(target) && !helps)
    return !exercise.primary_muscles.empty() && contains(wanted, exercise.primary_muscles.front());
  const auto& muscles = helps ? exercise.muscle_groups : exercise.primary_muscles;
  return wanted.empty() ||
         std::ranges::any_of(wanted, [&](const std::string& each) { return contains(muscles, each); });
}

domain::TargetArea area_of(SessionTarget target) {
  using enum SessionTarget;
  switch (target) {
    case full_body: return domain::TargetArea::full_body;
    case core: return domain::TargetArea::core;
    case lower_body:
    case legs:
    case glutes:
    case hamstrings:
    case quadriceps:
    case calves:
    case hips: return domain::TargetArea::lower_body;
    default: return domain::TargetArea::upper_body;
  }
}

Bilingual name_of_target(SessionTarget target) {
  using enum SessionTarget;
  switch (target) {
    case full_body: return {"the whole body", "den ganzen Körper"};
    case upper_body: return {"the upper body", "den Oberkörper"};
    case lower_body: return {"the lower body", "den Unterkörper"};
    case core: return {"the core", "den Rumpf"};
    case arms: return {"the arms", "die Arme"};
    case legs: return {"the legs", "die Beine"};
    case back: return {"the back", "den Rücken"};
    case chest: return {"the chest", "die Brust"};
    case shoulders: return {"the shoulders", "die Schultern"};
    case glutes: return {"the glutes", "den Po"};
    case hamstrings: return {"the hamstrings", "die Beinrückseite"};
    case quadriceps: return {"the front of the thighs", "die Oberschenkel"};
    case calves: return {"the calves", "die Waden"};
    case biceps: return {"the biceps", "den Bizeps"};
    case triceps: return {"the triceps", "den Trizeps"};
    case push:
      return {"pushing muscles: chest, shoulders and triceps", "die Druckmuskeln: Brust, Schultern und Trizeps"};
    case pull: return {"pulling muscles: back and biceps", "die Zugmuskeln: Rücken und Bizeps"};
    case neck: return {"the neck", "den Nacken"};
    case hips: return {"the hips", "die Hüfte"};
  }
  return {};
}

Bilingual name_of_gear(Gear gear) {
  switch (gear) {
    case Gear::none: return {"no equipment", "ohne Geräte"};
    case Gear::dumbbell: return {"dumbbells", "Kurzhanteln"};
    case Gear::barbell: return {"a barbell", "Langhantel"};
    case Gear::kettlebell: return {"a kettlebell", "Kettlebell"};
    case Gear::band: return {"bands", "Widerstandsbändern"};
    case Gear::machine: return {"machines", "Maschinen"};
    case Gear::bench: return {"a bench", "Bank"};
    case Gear::gym: return {"what a gym has", "den Geräten im Studio"};
    case Gear::home_gym: return {"your home gym", "deinem Heimstudio"};
    case Gear::suspension: return {"a suspension trainer", "Schlingentrainer"};
    case Gear::bike: return {"the bike", "dem Ergometer"};
    case Gear::rower: return {"the rowing machine", "dem Rudergerät"};
    case Gear::treadmill: return {"the treadmill", "dem Laufband"};
  }
  return {};
}

Bilingual name_of_area(domain::BodyArea area) {
  using enum domain::BodyArea;
  switch (area) {
    case lower_back: return {"lower back", "den unteren Rücken"};
    case knee: return {"knee", "das Knie"};
    case shoulder: return {"shoulder", "die Schulter"};
    case wrist: return {"wrist", "das Handgelenk"};
    case ankle: return {"ankle", "den Knöchel"};
    case neck: return {"neck", "den Nacken"};
    case hip: return {"hip", "die Hüfte"};
  }
  return {};
}

Bilingual name_of_type(RecommendedType type) {
  switch (type) {
    case RecommendedType::strength: return {"strength training", "Krafttraining"};
    case RecommendedType::cardio: return {"cardio", "Cardio"};
    case RecommendedType::yoga: return {"yoga and mobility", "Yoga und Beweglichkeit"};
    case RecommendedType::hiit: break;
  }
  return {"HIIT", "HIIT"};
}

bool asks_whether(const Words& words) {
  static const Pattern may("should_i|shall_i|may_i|is_it_ok|is_it_okay|soll_ich|sollte_ich|sollt_ich|darf_ich");
  static const Pattern can(
      "can_i|could_i|kann_ich|koennte_ich|trotzdem|still train|trainieren|exercise|workout|work_out|"
      "sport|do|machen|hit|lift");
  return may.weight_in(words, TypoTolerance::normal) > 0 || can.weight_in(words, TypoTolerance::normal) > 0;
}

bool is_cardio_machine(Gear gear) { return gear == Gear::bike || gear == Gear::rower || gear == Gear::treadmill; }

domain::EquipmentChoice choice_for(const std::vector<Gear>& gear) {
  using enum domain::EquipmentChoice;
  const auto has = [&](std::initializer_list<Gear> list) {
    return std::ranges::any_of(list, [&](Gear each) { return contains(gear, each); });
  };
  if (has({Gear::none})) return bodyweight;
  if (has({Gear::gym, Gear::machine, Gear::bike, Gear::rower, Gear::treadmill})) return full_gym;
  if (has({Gear::barbell, Gear::kettlebell, Gear::bench, Gear::home_gym, Gear::suspension})) return home_gym;
  if (has({Gear::band})) return has({Gear::dumbbell}) ? basic : resistance_bands;
  return dumbbells;
}

bool uses(const Exercise& exercise, Gear gear) {
  using enum Implement;
  const Implement implement = exercise.implement;
  const auto named = [&](std::string_view part) { return lower_case(exercise.name).find(part) != std::string::npos; };
  switch (gear) {
    case Gear::none: return implement == bodyweight;
    case Gear::dumbbell: return implement == dumbbell;
    case Gear::barbell: return implement == barbell;
    case Gear::kettlebell: return implement == kettlebell;
    case Gear::band: return implement == band;
    case Gear::machine:
      return implement == stack_machine || implement == plate_machine || implement == cable || implement == smith;
    case Gear::bench: return false;
    case Gear::gym:
      return exercise.equipment == domain::Equipment::full_gym || exercise.equipment == domain::Equipment::home_gym;
    case Gear::home_gym: return exercise.equipment == domain::Equipment::home_gym;
    case Gear::suspension: return implement == suspension;
    case Gear::bike: return implement == cardio_machine && (named("bike") || named("cycl"));
    case Gear::rower: return implement == cardio_machine && named("row");
    case Gear::treadmill: return named("treadmill");
  }
  return false;
}

}  // namespace fitapp::coach
