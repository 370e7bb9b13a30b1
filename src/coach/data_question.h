// Reads a question about the user's own data: "How much protein did I eat this week?"
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

#include "coach/coach.h"
#include "coach/topic_matcher.h"
#include "coach/words.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

class DataQuestionReader {
 public:
  // `json` is embed/coach_data.json. Throws if it is invalid. The others must outlive the reader.
  DataQuestionReader(const nlohmann::json& json, const domain::ExerciseMentions& mentions, const TopicMatcher& topics,
                     const domain::Catalogue& catalogue);

  // nullopt for any other message. A short message ("and last week?") continues the user's question before it.
  std::optional<domain::DataQuery> read(const ChatQuestion& question, const Facts& facts) const;

 private:
  struct MeasureWords {
    domain::Measure measure = domain::Measure::calories;
    std::vector<Pattern> patterns;
    std::optional<bool> with_exercise;  // only with an exercise, or only without one
    bool is_weak = false;               // everyday words, which mean it only if nothing else is named
  };
  template <class T>
  using Named = std::vector<std::pair<T, Pattern>>;

  struct Message {
    Words words;
    std::string text;
    std::optional<domain::ExerciseMention> exercise;
    std::optional<std::string> muscle;
  };

  Message message_of(const std::string& text, const Facts& facts) const;
  const domain::Exercise* trained_one(const domain::ExerciseMention& mention, const Facts& facts) const;
  bool has(const std::string& group, const Words& words) const;
  std::optional<domain::Measure> measure_in(const Message& message) const;
  std::optional<domain::AskedSpan> span_in(const Message& message, LocalDate today) const;
  std::optional<domain::AskedSpan> days_in(const Words& words) const;
  std::optional<domain::AskedSpan> month_or_weekday_in(const Words& words, LocalDate today) const;
  std::optional<domain::DataQuery> read_message(const Message& message, const Facts& facts) const;
  std::optional<domain::DataQuery> continue_question(const Message& message, const domain::DataQuery& before,
                                                     LocalDate today) const;
  void add_details(domain::DataQuery& query, const Message& message, const Facts& facts) const;

  const domain::ExerciseMentions& mentions_;
  const TopicMatcher& topics_;
  const domain::Catalogue& catalogue_;
  std::vector<MeasureWords> measures_;
  Named<domain::SpanName> spans_;
  Named<domain::Aggregate> aggregates_;
  Named<int> units_;  // the days of a unit
  Named<domain::MealType> meals_;
  Named<domain::WorkoutType> types_;
  std::vector<Pattern> months_;    // January first
  std::vector<Pattern> weekdays_;  // Sunday first
  std::map<std::string, Pattern, std::less<>> groups_;
};

}  // namespace fitapp::coach
