// Finds the numbers in a sentence: digits, English and German words.
#pragma once

#include <string_view>
#include <vector>

namespace fitapp::coach {

struct SpokenNumber {
  // "1.250" is 1250 in German and 1.25 in English.
  std::vector<double> readings;
  int decimals = 0;          // of the last reading
  bool is_measured = false;  // before a unit, or a thing that the app counts: "2 workouts"
  bool is_label = false;     // of a list, or after a word such as "step"
};

std::vector<SpokenNumber> numbers_in(std::string_view sentence);

}  // namespace fitapp::coach
