// The enums of the product and their names.
#pragma once

#include <string_view>

#include "base/enums.h"

namespace fitapp {

namespace domain {

// The language of the interface.
enum class Language { english, german };

enum class WorkoutType { strength, cardio, yoga, hiit, swimming, cycling, running, walking, stretching, sports, other };
enum class PlannedType { strength, cardio, yoga, hiit, rest };
enum class Level { beginner, intermediate, advanced };
// The workout form offers light, moderate and vigorous; tracking and the coach use the others too.
enum class Intensity { very_light, light, moderate, vigorous, high, very_high };
// The choices of the profile. A catalogue exercise needs exactly one of these.
enum class Equipment { bodyweight, dumbbells, resistance_bands, home_gym, full_gym };
// Every equipment choice; `equipment_allowed_by` (exercises.h) says what each allows.
enum class EquipmentChoice {
  none,
  bodyweight,
  basic,
  dumbbells,
  light_weights,
  medium_weights,
  heavy_weights,
  resistance_bands,
  home_gym,
  gym,
  full_gym
};
// What the exercise is done with. `Equipment` says where it is available.
enum class Implement {
  barbell,
  ez_bar,
  trap_bar,
  smith,
  dumbbell,
  kettlebell,
  cable,
  plate_machine,
  stack_machine,
  assistance,  // the weight makes the exercise easier
  band,
  suspension,
  medicine_ball,
  sled,
  cardio_machine,
  bodyweight,
  other
};
enum class Section { warmup, main, cooldown };
// What an exercise is for in a session.
enum class ExerciseRole {
  main_lift,   // the heavy compound lifts that a session is built around
  assistance,  // other compound exercises
  isolation,
  core,
  carry,
  conditioning,
  mobility,
  stretch,
  balance
};
// Properties that decide who may do an exercise and when.
enum class Trait {
  supported,  // a machine, bench, chair or wall holds the body
  axial,      // loads the spine from above
  supine,
  fall_risk,
  isometric,
  overhead,
  power,
  impact,
  prone,
  twist,
  inverted,
  presses_belly  // a weight or the thighs press on the belly
};
// How the next target of an exercise follows from the last sessions.
enum class ProgressionScheme { double_progression, linear, time, repetitions };
enum class BodyArea { lower_back, knee, shoulder, wrist, ankle, neck, hip };
enum class TargetArea { upper_body, lower_body, core, full_body, cardio };
enum class Goal { strength, muscle_building, weight_loss, endurance, flexibility, general_fitness };
enum class TimeOfDay { morning, afternoon, evening };
enum class PlanIntensity { low, moderate, high };
enum class SetType { normal, warmup, drop, failure };
enum class RecordUnit { lb, reps, s };
enum class MealType { breakfast, lunch, dinner, snack, other };
enum class Flow { light, medium, heavy };
enum class ActivityType { self_care, breathing, mindfulness };
enum class WeightUnit { lb, kg };
enum class LengthUnit { in, cm };
enum class EnergyUnit { kcal, kJ };
enum class DistanceUnit { mi, km };
enum class Theme { system, light, dark };
enum class WeekStart { sunday, monday };
enum class Diet { vegetarian, vegan, gluten_free, dairy_free };
// Regulation (EU) 1169/2011, Annex II.
enum class Allergen {
  gluten,
  crustaceans,
  eggs,
  fish,
  peanuts,
  soy,
  milk,
  nuts,
  celery,
  mustard,
  sesame,
  sulphites,
  lupin,
  molluscs
};
enum class Sex { female, male };
enum class ActivityLevel { sedentary, light, moderate, active, very_active };

}  // namespace domain

using namespace std::string_view_literals;

template <>
inline constexpr auto enum_names<domain::WorkoutType> =
    std::to_array({"strength"sv, "cardio"sv, "yoga"sv, "hiit"sv, "swimming"sv, "cycling"sv, "running"sv, "walking"sv,
                   "stretching"sv, "sports"sv, "other"sv});
template <>
inline constexpr auto enum_names<domain::PlannedType> =
    std::to_array({"strength"sv, "cardio"sv, "yoga"sv, "hiit"sv, "rest"sv});
template <>
inline constexpr auto enum_names<domain::Level> = std::to_array({"beginner"sv, "intermediate"sv, "advanced"sv});
template <>
inline constexpr auto enum_names<domain::Intensity> =
    std::to_array({"very_light"sv, "light"sv, "moderate"sv, "vigorous"sv, "high"sv, "very_high"sv});
template <>
inline constexpr auto enum_names<domain::Equipment> =
    std::to_array({"bodyweight"sv, "dumbbells"sv, "resistance_bands"sv, "home_gym"sv, "full_gym"sv});
template <>
inline constexpr auto enum_names<domain::EquipmentChoice> =
    std::to_array({"none"sv, "bodyweight"sv, "basic"sv, "dumbbells"sv, "light_weights"sv, "medium_weights"sv,
                   "heavy_weights"sv, "resistance_bands"sv, "home_gym"sv, "gym"sv, "full_gym"sv});
template <>
inline constexpr auto enum_names<domain::Implement> =
    std::to_array({"barbell"sv, "ez_bar"sv, "trap_bar"sv, "smith"sv, "dumbbell"sv, "kettlebell"sv, "cable"sv,
                   "plate_machine"sv, "stack_machine"sv, "assistance"sv, "band"sv, "suspension"sv, "medicine_ball"sv,
                   "sled"sv, "cardio_machine"sv, "bodyweight"sv, "other"sv});
template <>
inline constexpr auto enum_names<domain::Section> = std::to_array({"warmup"sv, "main"sv, "cooldown"sv});
template <>
inline constexpr auto enum_names<domain::ExerciseRole> =
    std::to_array({"main_lift"sv, "assistance"sv, "isolation"sv, "core"sv, "carry"sv, "conditioning"sv, "mobility"sv,
                   "stretch"sv, "balance"sv});
template <>
inline constexpr auto enum_names<domain::Trait> =
    std::to_array({"supported"sv, "axial"sv, "supine"sv, "fall_risk"sv, "isometric"sv, "overhead"sv, "power"sv,
                   "impact"sv, "prone"sv, "twist"sv, "inverted"sv, "presses_belly"sv});
template <>
inline constexpr auto enum_names<domain::ProgressionScheme> =
    std::to_array({"double"sv, "linear"sv, "time"sv, "repetitions"sv});
template <>
inline constexpr auto enum_names<domain::BodyArea> =
    std::to_array({"lower_back"sv, "knee"sv, "shoulder"sv, "wrist"sv, "ankle"sv, "neck"sv, "hip"sv});
template <>
inline constexpr auto enum_names<domain::TargetArea> =
    std::to_array({"upper_body"sv, "lower_body"sv, "core"sv, "full_body"sv, "cardio"sv});
template <>
inline constexpr auto enum_names<domain::Goal> = std::to_array(
    {"strength"sv, "muscle_building"sv, "weight_loss"sv, "endurance"sv, "flexibility"sv, "general_fitness"sv});
template <>
inline constexpr auto enum_names<domain::TimeOfDay> = std::to_array({"morning"sv, "afternoon"sv, "evening"sv});
template <>
inline constexpr auto enum_names<domain::PlanIntensity> = std::to_array({"low"sv, "moderate"sv, "high"sv});
template <>
inline constexpr auto enum_names<domain::SetType> = std::to_array({"normal"sv, "warmup"sv, "drop"sv, "failure"sv});
template <>
inline constexpr auto enum_names<domain::RecordUnit> = std::to_array({"lb"sv, "reps"sv, "s"sv});
template <>
inline constexpr auto enum_names<domain::MealType> =
    std::to_array({"breakfast"sv, "lunch"sv, "dinner"sv, "snack"sv, "other"sv});
template <>
inline constexpr auto enum_names<domain::Flow> = std::to_array({"light"sv, "medium"sv, "heavy"sv});
template <>
inline constexpr auto enum_names<domain::ActivityType> = std::to_array({"self_care"sv, "breathing"sv, "mindfulness"sv});
template <>
inline constexpr auto enum_names<domain::WeightUnit> = std::to_array({"lb"sv, "kg"sv});
template <>
inline constexpr auto enum_names<domain::LengthUnit> = std::to_array({"in"sv, "cm"sv});
template <>
inline constexpr auto enum_names<domain::EnergyUnit> = std::to_array({"kcal"sv, "kJ"sv});
template <>
inline constexpr auto enum_names<domain::DistanceUnit> = std::to_array({"mi"sv, "km"sv});
template <>
inline constexpr auto enum_names<domain::Theme> = std::to_array({"system"sv, "light"sv, "dark"sv});
template <>
inline constexpr auto enum_names<domain::WeekStart> = std::to_array({"sunday"sv, "monday"sv});
template <>
inline constexpr auto enum_names<domain::Diet> =
    std::to_array({"vegetarian"sv, "vegan"sv, "gluten_free"sv, "dairy_free"sv});
template <>
inline constexpr auto enum_names<domain::Allergen> =
    std::to_array({"gluten"sv, "crustaceans"sv, "eggs"sv, "fish"sv, "peanuts"sv, "soy"sv, "milk"sv, "nuts"sv,
                   "celery"sv, "mustard"sv, "sesame"sv, "sulphites"sv, "lupin"sv, "molluscs"sv});
template <>
inline constexpr auto enum_names<domain::Sex> = std::to_array({"female"sv, "male"sv});
template <>
inline constexpr auto enum_names<domain::ActivityLevel> =
    std::to_array({"sedentary"sv, "light"sv, "moderate"sv, "active"sv, "very_active"sv});

}  // namespace fitapp
