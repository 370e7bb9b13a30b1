// Says the answer to a question about the user's data, with its numbers, its period and a link to the screen.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/phrases.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

class DataAnswers {
 public:
  // `json` is embed/coach_data_answers.json. Throws if it is invalid. `mentions` must outlive it.
  DataAnswers(const nlohmann::json& json, const domain::ExerciseMentions& mentions);

  ChatReply reply(const CoachContext& context, const domain::DataAnswer& answer,
                  const std::vector<std::string>& previous_answers) const;
  // The screen that belongs to a topic of the chat; empty for topics without one.
  std::vector<Link> links_of_topic(const std::string& intent, Language language) const;

 private:
  struct Texts {
    std::map<std::string, Phrases, std::less<>> phrases;
    std::map<std::string, std::string, std::less<>> names;
    std::map<std::string, std::string, std::less<>> links;
  };
  struct Saying;

  Link link_to(std::string_view screen, Language language) const;
  const Texts& texts(Language language) const { return language == Language::german ? german_ : english_; }
  Link link_of(const domain::DataAnswer& answer, Language language, const std::string& exercise) const;

  const domain::ExerciseMentions& mentions_;
  std::map<std::string, std::string, std::less<>> screens_of_topics_;
  Texts english_;
  Texts german_;
};

}  // namespace fitapp::coach
