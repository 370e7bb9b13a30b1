// Reads amounts in what a person wrote: "10kg", "ten kilos", "achtundsechzig", "1,200 kcal".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::coach {

struct NumberedWord {
  std::string word;
  std::optional<double> number;  // the word, or several of them, as a number
};

// "10kg" is two words. "%" becomes the word percent. Spelled numbers up to 9,999 are read in English and German.
std::vector<NumberedWord> numbered_words(std::string_view text);

}  // namespace fitapp::coach
