// Compares the numbers and the words that decide about the meaning of an insight.
#include "coach/insight_wording.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "coach/words.h"

namespace fitapp::coach {
namespace {

// Both directions of each measure. Normalised like words_of: no umlauts.
constexpr std::array<std::string_view, 15> directions{"longer",  "shorter", "less",      "more",   "fewer",
                                                      "higher",  "lower",   "laenger",   "mehr",   "weniger",
                                                      "kuerzer", "hoeher",  "niedriger", "better", "worse"};
constexpr std::array<std::string_view, 24> causes{
    "because", "cause", "causes",   "caused",   "due",        "thanks",  "therefore",  "leads",
    "makes",   "made",  "improves", "improved", "helps",      "helped",  "weil",       "wegen",
    "dank",    "durch", "dadurch",  "deshalb",  "verursacht", "bewirkt", "verbessert", "fuehrt"};

Words numbers_of(const Words& words) {
  Words numbers;
  std::copy_if(words.begin(), words.end(), std::back_inserter(numbers),
               [](const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; });
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

bool contains(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

bool keeps_meaning(const std::string& sentence, const std::string& text) {
  const Words before = words_of(sentence);
  const Words after = words_of(text);
  return numbers_of(before) == numbers_of(after) &&
         std::all_of(directions.begin(), directions.end(),
                     [&](std::string_view word) { return contains(before, word) == contains(after, word); }) &&
         std::none_of(causes.begin(), causes.end(),
                      [&](std::string_view word) { return contains(after, word) && !contains(before, word); });
}

std::vector<std::string> kept_wordings(const std::vector<std::string>& sentences, std::vector<std::string> texts) {
  if (texts.size() != sentences.size()) return {};
  bool any = false;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (keeps_meaning(sentences[i], texts[i])) {
      any = true;
    } else {
      texts[i] = sentences[i];
    }
  }
  if (!any) texts.clear();
  return texts;
}

}  // namespace fitapp::coach
