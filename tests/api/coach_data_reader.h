// The reader of questions about data as the built-in coach has it.
#pragma once

#include <nlohmann/json.hpp>

#include "coach/data_answers.h"
#include "coach/data_question.h"
#include "embed/coach_content.h"
#include "support/catalogue.h"
#include "support/days.h"

namespace fitapp::tests {

struct DataReader {
  const nlohmann::json words = nlohmann::json::parse(embed::coach_words_json());
  const nlohmann::json search = nlohmann::json::parse(embed::exercise_words_json());
  domain::ExerciseMentions mentions{test::real_catalogue(),
                                    {search.at("abbreviations").get<std::map<std::string, std::string>>(),
                                     search.at("muscles").get<std::map<std::string, std::vector<std::string>>>()}};
  coach::TopicMatcher topics{words, nlohmann::json::parse(embed::coach_chat_json()), mentions};
  coach::DataQuestionReader questions{nlohmann::json::parse(embed::coach_data_json()), mentions, topics,
                                      test::real_catalogue()};
  coach::DataAnswers answers{nlohmann::json::parse(embed::coach_data_answers_json()), mentions};
};

inline const DataReader& data_reader() {
  static const DataReader all;
  return all;
}

}  // namespace fitapp::tests
