// The interface of the built-in coach and the model coach, with their requests and answers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "coach/facts.h"
#include "coach/reply.h"
#include "coach/text_sink.h"
#include "domain/data_query.h"
#include "domain/exercises.h"
#include "domain/log_draft.h"

namespace fitapp::coach {

enum class FitnessGoal { weight_loss, muscle_gain, strength, endurance, flexibility, general_fitness };
enum class TargetMuscles { full_body, upper_body, lower_body, core, arms, legs, back, chest };
// A fitness level, or an intensity.
enum class WorkoutLevel { beginner, intermediate, advanced, very_light, light, moderate, high, very_high };
enum class RecommendedType { strength, cardio, yoga, hiit };
enum class RecommendedIntensity { very_light, light, moderate, high, very_high };
// Who wrote an answer.
enum class Source { model, built_in };
using domain::Language;

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

inline constexpr int default_recommendation_minutes = 45;  // as in the personalised plan form

struct RecommendationQuestion {
  std::optional<WorkoutLevel> level;
  std::optional<domain::EquipmentChoice> equipment;  // absent: from the profile
  std::optional<FitnessGoal> goal;
  std::vector<TargetMuscles> targets;
  int minutes = default_recommendation_minutes;
  std::string special_needs;  // may be empty
};

// Units as in planned exercises: `duration` in seconds per set, `weight` in lb, `rest_time` in seconds.
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
  std::optional<int> reps_max;
  int ramp_up_sets = 0;
  bool per_side = false;
};

struct Recommendation {
  RecommendedType type = RecommendedType::strength;
  RecommendedIntensity intensity = RecommendedIntensity::moderate;
  int duration = 0;  // minutes
  std::vector<RecommendedExercise> exercises;
  std::string reasoning;
  std::vector<std::string> tips;
  std::optional<LocalDate> date = {};  // the day that the user asked for
};

// What remains of the day's goals, in kcal and g.
struct RemainingNutrition {
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
  std::optional<Recommendation> session = {};  // of a stored answer
};

struct ChatQuestion {
  std::string message;
  std::vector<ChatTurn> history;              // oldest first
  std::vector<std::string> previous_answers;  // stored answers that the coach should not repeat
  // The stored conversation, longer than `history`: a message may change a session further up. Empty: `history` is all.
  std::vector<ChatTurn> conversation = {};
  // What the user has written in the last 24 hours, also beyond `history`, and before that; oldest first.
  std::vector<std::string> said_lately = {};
  std::vector<std::string> said_earlier = {};
};
inline constexpr std::size_t max_chat_history = 5;   // messages sent to a model
inline constexpr std::size_t max_coach_text = 4000;  // characters (docs/behaviour.md, Units and numbers)

// `session` is one that the user can start, put on a day or change. `draft` is what the user can log.
struct ChatReply {
  std::string text;
  std::vector<Link> links = {};
  std::optional<Recommendation> session = {};
  std::optional<domain::LogDraft> draft = {};
};

}  // namespace fitapp::coach

namespace fitapp::domain {
struct InsightReport;
}

namespace fitapp::coach {

// The user's rows. Implemented where the store is known.
class Records {
 public:
  virtual ~Records() = default;
  virtual domain::DataAnswer answer(const domain::DataQuery& query) const = 0;
  virtual domain::InsightReport insights() const = 0;
};

class LogBook;

struct CoachContext {
  const Facts& facts;
  std::uint64_t seed = 0;  // varies answers to the same question
  Language language = Language::english;
  const Records* records = nullptr;     // null: no questions about the user's data
  std::function<bool()> has_left = {};  // the client no longer waits for the answer; empty: not known
  const LogBook* log_book = nullptr;    // null: no logging by sentence
};

// Safe to use from many threads at once. A coach that cannot answer now returns nullopt.
class Coach {
 public:
  virtual ~Coach() = default;
  virtual std::optional<Motivation> motivate(const CoachContext& context) const = 0;
  virtual std::optional<FormFeedback> review_form(const CoachContext& context, const FormQuestion& question) const = 0;
  virtual std::optional<Recommendation> recommend(const CoachContext& context,
                                                  const RecommendationQuestion& question) const = 0;
  // Returns the whole answer. `out`, if not null, also receives it piece by piece. If the reader of `out` disconnects,
  // the answer ends there.
  virtual std::optional<ChatReply> chat(const CoachContext& context, const ChatQuestion& question,
                                        TextSink* out) const = 0;

  // Only models implement the next two functions. The built-in answers come from domain/.

  // Meals that fit the remaining nutrition and the user's diet.
  virtual std::optional<std::vector<SuggestedMeal>> suggest_meals(const CoachContext&,
                                                                  const RemainingNutrition&) const {
    return std::nullopt;
  }
  // Rewords the built-in insights, without new numbers.
  virtual std::optional<std::vector<std::string>> insights(const CoachContext&,
                                                           const std::vector<std::string>& /*built_in*/) const {
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
