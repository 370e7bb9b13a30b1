// Writes numbers of weights.
#include "domain/food_weights.h"

#include <cmath>

namespace fitapp::domain {

std::string decimal_in_words(double value, Language language) {
  const auto tenths = std::lround(value * 10);
  std::string text = std::to_string(tenths / 10);
  if (tenths % 10 != 0) text += (language == Language::german ? "," : ".") + std::to_string(tenths % 10);
  return text;
}

}  // namespace fitapp::domain
