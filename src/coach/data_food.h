// "How many calories has a banana?" asks the food table, not the user's log.
#pragma once

#include <optional>
#include <string>

#include "coach/coach.h"
#include "coach/log_book.h"
#include "domain/foods.h"

namespace fitapp::coach {

struct FoodQuestion {
  domain::Measure nutrient = domain::Measure::calories;
  AskedFood food;          // as typed, with its amount
  bool is_certain = true;  // "in a banana" is; in "calories banana" the rest may be something else
};

// nullopt for any other message.
std::optional<FoodQuestion> food_question_in(const std::string& message);
// "And an apple?" and "and protein?" continue the question before.
std::optional<FoodQuestion> food_question_of(const ChatQuestion& question);

}  // namespace fitapp::coach
