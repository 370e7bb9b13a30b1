// Reads a question about the user's own data: "How much protein did I eat this week?"
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "coach/coach.h"
#include "coach/data_spans.h"
#include "coach/topic_matcher.h"
#include "coach/words.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

class DataQuestionReader {
 public:
  // `json` is embed/coach_data.json. Throws if it is invalid. The others must outlive the reader.
  DataQuestionReader(const nlohmann::json& json, const domain::ExerciseMentions& mentions, const TopicMatcher& topics,
                     const domain::Catalogue& catalogue);

  // nullopt for any other message. A short message ("and last week?") continues the last question about data before it.
  std::optional<domain::DataQuery> read(const ChatQuestion& question, const Facts& facts) const;
  // "What did my brother eat yesterday?" asks for data that the coach does not have.
  bool asks_about_somebody_else(const ChatQuestion& question, const Facts& facts) const;

 private:
  struct MeasureWords {
    domain::Measure measure = domain::Measure::calories;
    std::vector<Pattern> patterns;
    std::optional<bool> with_exercise;  // only with an exercise, or only without one
    bool with_muscle = false;           // only with a muscle
    std::size_t most_words = 0;         // of the message; 0 for any number
    bool is_weak = false;               // everyday words, which mean it only if nothing else is named
  };
  template <class T>
  using Named = std::vector<std::pair<T, Pattern>>;

  struct Message {
    Words words;
    std::string text;
    std::optional<domain::ExerciseMention> exercise;
    std::string instead_of;  // the exercise that was named, if `exercise` is the nearest that the user does
    std::optional<std::string> muscle;
  };

  Message message_of(const std::string& text, const Facts& facts) const;
  void use_trained_one(Message& message, const Facts& facts) const;
  std::optional<std::string> muscle_in(const Words& words) const;
  bool has(const std::string& group, const Words& words) const;
  bool has_only(const std::string& group, const Words& words) const;
  // Without typing errors.
  bool names(const std::string& group, const Words& words) const;
  std::optional<domain::Measure> measure_in(const Message& message) const;
  bool asks_for_advice(domain::Measure measure, const Message& message) const;
  // "What workout can I do on Friday?" is no question about what was done. With a day it is about the plan.
  bool is_about_what_to_do(domain::Measure measure, const Message& message) const;
  std::optional<domain::DataQuery> plan_for_day(const Message& message, LocalDate today) const;

  // Of the user or somebody else.
  std::optional<domain::DataQuery> query_in(const Message& message, const Facts& facts) const;
  bool is_asked(const domain::DataQuery& query, const Message& message) const;
  bool is_subject_somebody_else(const Words& words) const;
  void add_details(domain::DataQuery& query, const Message& message, const Facts& facts) const;
  void add_aggregate(domain::DataQuery& query, const Message& message) const;
  void add_comparison(domain::DataQuery& query, const Message& message, LocalDate today) const;
  void add_filters(domain::DataQuery& query, const Message& message) const;
  static void name_exercise(domain::DataQuery& query, const Message& message);
  void add_type(domain::DataQuery& query, const Message& message) const;

  // In data_details.cpp.
  void add_days(domain::DataQuery& query, const Message& message, LocalDate today) const;
  void add_days_again(domain::DataQuery& query, const Message& message, LocalDate today) const;
  domain::DayKind day_kind_in(const Words& words) const;
  // "Did I eat more at the weekend?"
  bool compare_days(domain::DataQuery& query, const Words& words) const;
  void add_distance(domain::DataQuery& query, const Words& words) const;
  void add_units(domain::DataQuery& query, const Words& words) const;
  void choose_exercises(domain::DataQuery& query, const Words& words) const;

  // In data_follow_up.cpp.
  std::optional<domain::DataQuery> continue_question(const Message& message, const domain::DataQuery& before,
                                                     LocalDate today) const;
  std::optional<domain::DataQuery> compare_again(const Message& message, domain::DataQuery query,
                                                 LocalDate today) const;
  std::optional<domain::DataQuery> compare_workouts(const Message& message, LocalDate today) const;
  bool may_follow(const Words& words) const;
  // The last question about data before the message.
  std::optional<domain::DataQuery> question_before(const ChatQuestion& question, const Facts& facts) const;

  const domain::ExerciseMentions& mentions_;
  const TopicMatcher& topics_;
  const domain::Catalogue& catalogue_;
  SpanReader spans_;
  std::vector<MeasureWords> measures_;
  Named<domain::Aggregate> aggregates_;
  Named<domain::MealType> meals_;
  Named<domain::WorkoutType> types_;
  Named<std::string> muscle_groups_;
  std::map<std::string, Pattern, std::less<>> groups_;
};

}  // namespace fitapp::coach
