// JSON shapes of coach requests and answers.
#pragma once

#include "api/shapes/common.h"
#include "api/shapes/log_draft.h"
#include "coach/coach.h"
#include "domain/messages.h"

namespace fitapp::api {

struct CoachStatus {
  coach::Source source = coach::Source::built_in;
  std::optional<std::string> model;
  std::optional<std::string> host;  // of the model, unless it runs on this machine
  bool health_data = false;
};

struct MotivationView : coach::Motivation {
  coach::Source source = coach::Source::built_in;
};

struct FormFeedbackInput {
  std::string exercise;
  std::optional<std::string> notes;
};

struct FormFeedbackView : coach::FormFeedback {
  bool red_flag = false;
  coach::Source source = coach::Source::built_in;
  std::vector<coach::Link> links;  // to help, of a fixed safety answer
};

struct RecommendationQuery {
  std::optional<domain::EquipmentChoice> equipment;
  std::optional<coach::WorkoutLevel> workout_level;
  std::optional<coach::FitnessGoal> fitness_goal;
  int time_available = coach::default_recommendation_minutes;
  std::vector<coach::TargetMuscles> target_muscles;
  std::optional<int> variation;
};

// With the words about health, which do not belong in an address: proxies and browsers keep those.
struct RecommendationInput : RecommendationQuery {
  std::optional<std::string> special_needs;
};

struct RecommendationView : coach::Recommendation {
  bool red_flag = false;
  coach::Source source = coach::Source::built_in;
  std::vector<coach::Link> links;  // to help, of a fixed safety answer
};

struct ChatTurnInput {
  std::string content;
  bool is_user = false;
};

struct ChatInput {
  std::string message;
  std::vector<ChatTurnInput> history;
  std::optional<std::string> client_key;
};

// What an answer carries beside its text.
struct ChatParts {
  std::vector<coach::Link> links;
  std::optional<coach::Recommendation> session;
  std::optional<domain::LogDraft> draft;
};

// `id` is that of the stored message.
struct ChatAnswer : ChatParts {
  ChatMessageId id;
  std::string response;
  coach::Source source = coach::Source::built_in;
  bool red_flag = false;
};

// The events of a streamed chat answer (docs/behaviour.md, Coach).
struct ChatDelta {
  std::string delta;
};
struct ChatEnd : ChatAnswer {
  bool done = true;
};

constexpr Rule coach_text_rule() { return {.max_length = coach::max_coach_text}; }

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::CoachStatus> {
  using T = api::CoachStatus;
  static constexpr std::string_view name = "CoachStatus";
  static constexpr auto fields = std::make_tuple(field("source", &T::source), field("model", &T::model),
                                                 field("host", &T::host), field("healthData", &T::health_data));
};

template <>
struct Shape<api::MotivationView> {
  using T = api::MotivationView;
  static constexpr std::string_view name = "Motivation";
  static constexpr auto fields =
      std::make_tuple(field("message", &T::message), field("encouragement", &T::encouragement),
                      field("nextGoal", &T::next_goal), field("source", &T::source));
};

template <>
struct Shape<api::FormFeedbackInput> {
  using T = api::FormFeedbackInput;
  static constexpr std::string_view name = "FormFeedbackInput";
  static constexpr auto fields = std::make_tuple(field("exercise", &T::exercise,
                                                       {.min_length = 1,
                                                        .max_length = 200,
                                                        .required = &messages::exercise_name_required,
                                                        .low = &messages::exercise_name_required}),
                                                 field("notes", &T::notes, api::coach_text_rule()));
};

template <>
struct Shape<api::FormFeedbackView> {
  using T = api::FormFeedbackView;
  static constexpr std::string_view name = "FormFeedback";
  static constexpr auto fields =
      std::make_tuple(field("exercise", &T::exercise), field("feedback", &T::feedback),
                      field("improvements", &T::improvements), field("safetyTips", &T::safety_tips),
                      field("redFlag", &T::red_flag), field("source", &T::source), field("links", &T::links));
};

template <>
struct Shape<api::RecommendationQuery> {
  using T = api::RecommendationQuery;
  static constexpr std::string_view name = "RecommendationQuery";
  static constexpr auto fields =
      std::make_tuple(field("equipment", &T::equipment), field("workoutLevel", &T::workout_level),
                      field("fitnessGoal", &T::fitness_goal),
                      field("timeAvailable", &T::time_available, {.minimum = 5, .maximum = 240, .optional = true}),
                      field("targetMuscles", &T::target_muscles, {.max_items = 8, .optional = true}),
                      field("variation", &T::variation, {.minimum = 0, .maximum = 1'000'000}));
};

template <>
struct Shape<api::RecommendationInput> {
  using T = api::RecommendationInput;
  static constexpr std::string_view name = "RecommendationInput";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("specialNeeds", &T::special_needs, api::coach_text_rule())),
                     Shape<api::RecommendationQuery>::fields);
};

template <>
struct Shape<coach::RecommendedExercise> {
  using T = coach::RecommendedExercise;
  static constexpr std::string_view name = "RecommendedExercise";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name), field("exerciseKey", &T::exercise_key), field("category", &T::category),
      field("sets", &T::sets), field("reps", &T::reps), field("weight", &T::weight), field("duration", &T::duration),
      field("restTime", &T::rest_time), field("notes", &T::notes, api::coach_text_rule()),
      field("repsMax", &T::reps_max), field("rampUpSets", &T::ramp_up_sets), field("perSide", &T::per_side));
};

template <>
struct Shape<api::RecommendationView> {
  using T = api::RecommendationView;
  static constexpr std::string_view name = "Recommendation";
  static constexpr auto fields =
      std::make_tuple(field("type", &T::type), field("intensity", &T::intensity), field("duration", &T::duration),
                      field("exercises", &T::exercises), field("reasoning", &T::reasoning), field("tips", &T::tips),
                      field("redFlag", &T::red_flag), field("source", &T::source), field("links", &T::links));
};

template <>
struct Shape<api::ChatTurnInput> {
  using T = api::ChatTurnInput;
  static constexpr std::string_view name = "ChatTurnInput";
  static constexpr auto fields =
      std::make_tuple(field("content", &T::content, api::coach_text_rule()), field("isUser", &T::is_user));
};

template <>
struct Shape<api::ChatInput> {
  using T = api::ChatInput;
  static constexpr std::string_view name = "ChatInput";
  static constexpr auto fields =
      std::make_tuple(field("message", &T::message, {.min_length = 1, .max_length = coach::max_coach_text}),
                      field("history", &T::history, {.max_items = 200, .optional = true}),
                      field("clientKey", &T::client_key, api::client_key_rule()));
};

template <>
struct Shape<coach::Link> {
  using T = coach::Link;
  static constexpr std::string_view name = "ChatLink";
  static constexpr auto fields = std::make_tuple(field("label", &T::label), field("target", &T::target));
};

template <>
struct Shape<coach::Recommendation> {
  using T = coach::Recommendation;
  static constexpr std::string_view name = "ChatSession";
  static constexpr auto fields =
      std::make_tuple(field("type", &T::type), field("intensity", &T::intensity), field("duration", &T::duration),
                      field("exercises", &T::exercises), field("reasoning", &T::reasoning, api::coach_text_rule()),
                      field("tips", &T::tips, api::coach_text_rule()), field("date", &T::date));
};

template <>
struct Shape<api::ChatParts> {
  using T = api::ChatParts;
  static constexpr std::string_view name = "ChatParts";
  static constexpr auto fields =
      std::make_tuple(field("links", &T::links), field("session", &T::session), field("draft", &T::draft));
};

template <>
struct Shape<api::ChatAnswer> {
  using T = api::ChatAnswer;
  static constexpr std::string_view name = "ChatAnswer";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("id", &T::id), field("response", &T::response), field("source", &T::source),
                                     field("redFlag", &T::red_flag)),
                     Shape<api::ChatParts>::fields);
};

template <>
struct Shape<api::ChatDelta> {
  using T = api::ChatDelta;
  static constexpr std::string_view name = "ChatDelta";
  static constexpr auto fields = std::make_tuple(field("delta", &T::delta));
};

template <>
struct Shape<api::ChatEnd> {
  using T = api::ChatEnd;
  static constexpr std::string_view name = "ChatEnd";
  static constexpr auto fields =
      std::tuple_cat(std::make_tuple(field("done", &T::done)), Shape<api::ChatAnswer>::fields);
};

}  // namespace fitapp
