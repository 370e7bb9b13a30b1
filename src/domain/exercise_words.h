// Splits typed text and names of exercises into comparable words, in English and German.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fitapp::domain {

// embed/exercise_words.json. An abbreviation that is replaced by nothing is a filler such as "with".
struct ExerciseWords {
  std::map<std::string, std::string> abbreviations;
  std::map<std::string, std::vector<std::string>> muscles;  // what people type -> names of the catalogue
};

// Lower-case words of the letters a to z and digits, at most 40 letters long. Accents are removed, "ae", "oe" and "ue"
// are read as umlauts, apostrophes are left out, and every other character separates words. Accepts any bytes.
std::vector<std::string> exercise_words(std::string_view text, std::size_t max_words);

// Removes the endings of the plural: squats, presses, flies; Kniebeugen, Liegestütze, Kurzhanteln.
std::string without_ending(std::string_view word);

std::string joined(const std::vector<std::string>& words);

// The abbreviations, prepared for replacing.
class Abbreviations {
 public:
  explicit Abbreviations(const std::map<std::string, std::string>& phrases);

  // Fillers are removed unless nothing else remains.
  std::vector<std::string> words_of(std::string_view text, std::size_t max_words) const;
  // "db row" becomes "dumbbell row". The longest abbreviation wins.
  std::vector<std::string> written_out(const std::vector<std::string>& words) const;

 private:
  std::unordered_map<std::string, std::vector<std::string>> phrases_;
};

}  // namespace fitapp::domain
