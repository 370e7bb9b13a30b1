// Says the answer to a question about the user's data, with its numbers, its period and links to the screens.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "coach/coach.h"
#include "coach/data_saying.h"
#include "domain/exercise_mentions.h"
#include "domain/foods.h"

namespace fitapp::coach {

class DataAnswers {
 public:
  // `json` is embed/coach_data_answers.json. Throws if it is invalid. `mentions` must outlive it.
  DataAnswers(const nlohmann::json& json, const domain::ExerciseMentions& mentions);

  ChatReply reply(const CoachContext& context, const domain::DataAnswer& answer,
                  const std::vector<std::string>& previous_answers) const;
  // The nutrients of a portion of a food.
  ChatReply food_reply(const CoachContext& context, domain::Measure nutrient, const domain::FoodSuggestion& food,
                       const std::vector<std::string>& previous_answers) const;
  // The screen that belongs to a topic of the chat; empty for topics without one.
  std::vector<Link> links_of_topic(const std::string& intent, Language language) const;

 private:
  const DataTexts& texts(Language language) const { return language == Language::german ? german_ : english_; }
  Link link_to(std::string_view screen, Language language) const;
  Link link_of(const domain::DataAnswer& answer, Language language) const;
  std::vector<Link> links_of(const domain::DataAnswer& answer, const Facts& facts, Language language) const;

  const domain::ExerciseMentions& mentions_;
  std::map<std::string, std::string, std::less<>> screens_of_topics_;
  DataTexts english_;
  DataTexts german_;
};

}  // namespace fitapp::coach
