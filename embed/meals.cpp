// Provides the embedded meals and ingredients.
#include "embed/meals.h"

#include "embed/content.h"
#include "embed/meal_ingredients.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view meal_ingredients() { return meal_ingredients_text(); }

std::string_view meals() {
  static const std::string text = unpack(meals_bytes());
  return text;
}

}  // namespace fitapp::embed
