// The built-in coach's patterns and phrases, parsed once at start-up.
#pragma once

#include <nlohmann/json.hpp>

#include "coach/abilities.h"
#include "coach/data_answers.h"
#include "coach/data_question.h"
#include "coach/form_faults.h"
#include "coach/needs.h"
#include "coach/person.h"
#include "coach/rules_coach.h"
#include "coach/session_request.h"
#include "coach/topic_matcher.h"
#include "embed/coach_content.h"

namespace fitapp::coach {

struct RulesCoach::Script {
  Script(const domain::Catalogue& catalogue, const nlohmann::json& words, const nlohmann::json& intents)
      : mentions(catalogue, search_words()),
        topics(words, intents, mentions),
        rules(nlohmann::json::parse(embed::red_flags_json())),
        people(nlohmann::json::parse(embed::red_flags_json()), rules),
        needs(words, topics, people),
        session_requests(needs, topics, catalogue, search_words()),
        data_questions(nlohmann::json::parse(embed::coach_data_json()), mentions, topics, catalogue),
        data_answers(nlohmann::json::parse(embed::coach_data_answers_json()), mentions),
        form_faults(nlohmann::json::parse(embed::coach_form_json()), rules),
        abilities(words.at("abilities")),
        message(words.at("motivation").at("message")),
        encouragement(words.at("motivation").at("encouragement")),
        next_goal(words.at("motivation").at("next_goal")) {
    for (const auto& [diet, pattern] : words.at("diets").items()) {
      excluded.emplace(diet, Pattern(pattern.get<std::string>()));
    }
  }
  static domain::ExerciseWords search_words() {
    const auto json = nlohmann::json::parse(embed::exercise_words_json());
    return {json.at("abbreviations").get<std::map<std::string, std::string>>(),
            json.at("muscles").get<std::map<std::string, std::vector<std::string>>>()};
  }
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;

  domain::ExerciseMentions mentions;
  TopicMatcher topics;
  WordRules rules;
  PersonReader people;
  NeedsReader needs;
  SessionRequestReader session_requests;
  DataQuestionReader data_questions;
  DataAnswers data_answers;
  FormFaults form_faults;
  Abilities abilities;
  BilingualPhrases message;
  BilingualPhrases encouragement;
  BilingualPhrases next_goal;
  std::map<std::string, Pattern> excluded;  // foods that each diet excludes
};

}  // namespace fitapp::coach
