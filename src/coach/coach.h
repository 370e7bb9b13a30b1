// What a coach answers, whoever it is: built from rules, or a model behind an address. It knows no wire format, no
// storage and no screen.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/facts.h"
#include "domain/exercises.h"

namespace fitapp::coach {

// Part-2 §3 'Recommendation request options'.
enum class FitnessGoal { weight_loss, muscle_gain, strength, endurance, flexibility, general_fitness };
enum class TargetMuscles { full_body, upper_body, lower_body, core, arms, legs, back, chest };
// The documents name no words for it: a level, or how hard the session should be.
enum class WorkoutLevel { beginner, intermediate, advanced, very_light, light, moderate, high, very_high };
enum class RecommendedType { strength, cardio, yoga, hiit };
enum class RecommendedIntensity { very_light, light, moderate, high, very_high };
// Whose words an answer is.
enum class Source { model, built_in };
// The language of the screen; only fixed careful answers exist in both.
enum class Language { english, german };

struct Motivation {
  std::string message;
  std::string encouragement;
  std::string next_goal;
};

struct FormQuestion {
  std::string exercise;
  std::string notes;  // may be empty
};

struct FormFeedback {
  std::string exercise;
  std::string feedback;
  std::vector<std::string> improvements;
  std::vector<std::string> safety_tips;
};

inline constexpr int default_recommendation_minutes = 45;  // part-1 §9, the personalised form's default

struct RecommendationQuestion {
  std::optional<WorkoutLevel> level;
  std::optional<domain::EquipmentChoice> equipment;  // absent: the person's own
  std::optional<FitnessGoal> goal;
  std::vector<TargetMuscles> targets;
  int minutes = default_recommendation_minutes;
  std::string special_needs;  // may be empty
};

// `reps` or `duration` (seconds a set), `weight` in lb, `rest_time` in seconds: the units of planned exercises.
struct RecommendedExercise {
  std::string name;
  std::optional<std::string> exercise_key;
  domain::Section category = domain::Section::main;
  std::optional<int> sets;
  std::optional<int> reps;
  std::optional<double> weight;
  std::optional<int> duration;
  std::optional<int> rest_time;
  std::optional<std::string> notes;
};

struct Recommendation {
  RecommendedType type = RecommendedType::strength;
  RecommendedIntensity intensity = RecommendedIntensity::moderate;
  int duration = 0;  // minutes
  std::vector<RecommendedExercise> exercises;
  std::string reasoning;
  std::vector<std::string> tips;
};

// What is left of a day: kcal and g.
struct MealWish {
  double calories = 0;
  double protein = 0;
  double carbs = 0;
  double fat = 0;
};

struct SuggestedMeal {
  std::string meal_name;
  double calories = 0;
  std::string description;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
};

struct ChatTurn {
  std::string text;
  bool is_user = false;
};

struct ChatQuestion {
  std::string message;
  std::vector<ChatTurn> history;  // oldest first, at most `most_chat_history`
  std::vector<std::string> said;  // the coach's last answers as they are stored, so that it does not repeat itself
};
inline constexpr std::size_t most_chat_history = 5;      // part-2 §9 'Chat sends the last 5 messages'
inline constexpr std::size_t longest_coach_text = 4000;  // characters, contract §1

// Takes an answer in pieces; false when nobody waits for more.
using Listener = std::function<bool(std::string_view piece)>;

// Who asks, and what makes two answers to the same question differ.
struct Asked {
  const Facts& facts;
  std::uint64_t seed = 0;
  Language language = Language::english;
};

// Safe to use from many threads at once. nullopt: this coach cannot answer now.
class Coach {
 public:
  virtual ~Coach() = default;
  virtual std::optional<Motivation> motivate(const Asked& asked) const = 0;
  virtual std::optional<FormFeedback> look_at_form(const Asked& asked, const FormQuestion& question) const = 0;
  virtual std::optional<Recommendation> recommend(const Asked& asked, const RecommendationQuestion& question) const = 0;
  // The whole answer; `listener`, when there is one, hears it piece by piece before. When the listener wants no more,
  // what was heard so far.
  virtual std::optional<std::string> chat(const Asked& asked, const ChatQuestion& question,
                                          const Listener& listener) const = 0;

  // The built-in answers to these two are rules of domain/; a coach without a model adds nothing to them.
  // Meals that fit what is left and the person's diet.
  virtual std::optional<std::vector<SuggestedMeal>> suggest_meals(const Asked&, const MealWish&) const {
    return std::nullopt;
  }
  // `own` are the built-in sentences, true of the person: said in better words, with no number added.
  virtual std::optional<std::vector<std::string>> insights(const Asked&, const std::vector<std::string>& own) const {
    static_cast<void>(own);
    return std::nullopt;
  }
};

}  // namespace fitapp::coach

namespace fitapp {

template <>
inline constexpr auto enum_names<coach::FitnessGoal> = std::to_array<std::string_view>(
    {"weight_loss", "muscle_gain", "strength", "endurance", "flexibility", "general_fitness"});
template <>
inline constexpr auto enum_names<coach::TargetMuscles> =
    std::to_array<std::string_view>({"full_body", "upper_body", "lower_body", "core", "arms", "legs", "back", "chest"});
template <>
inline constexpr auto enum_names<coach::WorkoutLevel> = std::to_array<std::string_view>(
    {"beginner", "intermediate", "advanced", "very_light", "light", "moderate", "high", "very_high"});
template <>
inline constexpr auto enum_names<coach::RecommendedType> =
    std::to_array<std::string_view>({"strength", "cardio", "yoga", "hiit"});
template <>
inline constexpr auto enum_names<coach::RecommendedIntensity> =
    std::to_array<std::string_view>({"very_light", "light", "moderate", "high", "very_high"});
template <>
inline constexpr auto enum_names<coach::Source> = std::to_array<std::string_view>({"model", "built-in"});

}  // namespace fitapp
