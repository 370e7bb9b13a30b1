// The built-in coach's words, read once: what it understands and what it can say.
#pragma once

#include <nlohmann/json.hpp>

#include "coach/chat_script.h"
#include "coach/needs.h"
#include "coach/rules_coach.h"

namespace fitapp::coach {

struct RulesCoach::Script {
  Script(const domain::Catalogue& catalogue, const nlohmann::json& words, const nlohmann::json& intents)
      : finder(catalogue, words.at("short_names").get<std::map<std::string, std::string>>()),
        chat(words, intents, finder),
        needs(words, chat),
        message(words.at("motivation").at("message")),
        encouragement(words.at("motivation").at("encouragement")),
        next_goal(words.at("motivation").at("next_goal")) {
    for (const auto& [diet, pattern] : words.at("diets").items()) {
      excluded.emplace(diet, Pattern(pattern.get<std::string>()));
    }
  }
  Script(const Script&) = delete;
  Script& operator=(const Script&) = delete;

  ExerciseFinder finder;
  ChatScript chat;
  NeedsReader needs;
  Phrases message;
  Phrases encouragement;
  Phrases next_goal;
  std::map<std::string, Pattern> excluded;  // by diet: foods it leaves out
};

}  // namespace fitapp::coach
