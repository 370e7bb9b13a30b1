// Weights and volumes of food in words.
#pragma once

#include <string>

#include "domain/kinds.h"

namespace fitapp::domain {

inline constexpr double grams_per_ounce = 28.349523125;
inline constexpr double ounces_per_pound = 16;
inline constexpr double ml_per_fl_oz = 29.5735295625;  // US fluid ounce

// With at most one decimal: "1.2", in German "1,2".
std::string decimal_in_words(double value, Language language);

}  // namespace fitapp::domain
