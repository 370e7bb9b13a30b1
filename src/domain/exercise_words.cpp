// Folds letters and endings, and writes abbreviations out.
#include "domain/exercise_words.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

#include "base/utf8.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t longest_word = 40;
constexpr std::size_t longest_abbreviation = 3;  // words

constexpr std::string_view apostrophe = "'";  // stands for characters that are left out

// The letters that `code` becomes; empty for a character that separates words.
std::string_view folded(char32_t code) {
  static constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyz0123456789";
  // U+00E0 to U+00FF
  static constexpr std::string_view accented = "aaaaaa ceeeeiiii nooooo ouuuuy y";
  if (code >= 'A' && code <= 'Z') code += 'a' - 'A';
  if (code >= 'a' && code <= 'z') return plain.substr(code - 'a', 1);
  if (code >= '0' && code <= '9') return plain.substr(26 + code - '0', 1);
  if (code == 0xDF || code == 0x1E9E) return "ss";
  if (code >= 0xC0 && code <= 0xDE) code += 0x20;
  if (code >= 0xE0 && code <= 0xFF) {
    const std::string_view letter = accented.substr(code - 0xE0, 1);
    return letter == " " ? "" : letter;
  }
  const bool is_mark = code >= 0x300 && code <= 0x36F;
  return code == '\'' || code == 0x2019 || is_mark ? apostrophe : "";
}

// Words of four letters ("toes") are too short to hide an umlaut.
std::string with_umlauts_folded(std::string_view word) {
  if (word.size() < 5) return std::string(word);
  std::string result;
  for (const char letter : word) {
    const bool widens =
        letter == 'e' && !result.empty() && std::string_view("aou").find(result.back()) != std::string_view::npos;
    if (!widens) result += letter;
  }
  return result;
}

}  // namespace

std::vector<std::string> exercise_words(std::string_view text, std::size_t max_words) {
  std::vector<std::string> words;
  std::string word;
  const auto finish = [&] {
    if (!word.empty() && words.size() < max_words) words.push_back(with_umlauts_folded(word.substr(0, longest_word)));
    word.clear();
  };
  for (std::size_t at = 0; at < text.size() && words.size() < max_words;) {
    const auto code = next_code_point(text, at);
    const std::string_view letters = code ? folded(*code) : std::string_view();
    if (letters.empty()) {
      finish();
    } else if (letters != apostrophe && word.size() < longest_word) {
      word += letters;
    }
  }
  finish();
  return words;
}

std::string without_ending(std::string_view word) {
  if (word.size() >= 5 && word.ends_with("ies")) return std::string(word.substr(0, word.size() - 3)) + "y";
  if (word.size() >= 3 && word.ends_with('s') && !word.ends_with("ss")) word.remove_suffix(1);
  if (word.size() >= 5 && word.ends_with("en")) {
    word.remove_suffix(2);
  } else if (word.size() >= 5 && (word.ends_with("ln") || word.ends_with("rn"))) {
    word.remove_suffix(1);
  } else if (word.size() >= 4 && word.ends_with('e')) {
    word.remove_suffix(1);
  }
  return std::string(word);
}

std::string joined(const std::vector<std::string>& words) {
  return std::accumulate(words.begin(), words.end(), std::string());
}

Abbreviations::Abbreviations(const std::map<std::string, std::string>& phrases) {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  for (const auto& [abbreviation, phrase] : phrases) {
    phrases_.emplace(without_ending(joined(exercise_words(abbreviation, all))), exercise_words(phrase, all));
  }
}

std::vector<std::string> Abbreviations::words_of(std::string_view text, std::size_t max_words) const {
  std::vector<std::string> words = exercise_words(text, max_words);
  const auto is_filler = [&](const std::string& word) {
    const auto found = phrases_.find(without_ending(word));
    return found != phrases_.end() && found->second.empty();
  };
  if (!std::all_of(words.begin(), words.end(), is_filler)) std::erase_if(words, is_filler);
  return words;
}

std::vector<std::string> Abbreviations::written_out(const std::vector<std::string>& words) const {
  std::vector<std::string> result;
  for (std::size_t at = 0; at < words.size();) {
    auto found = phrases_.end();
    std::size_t count = std::min(longest_abbreviation, words.size() - at);
    for (; count > 0 && found == phrases_.end(); --count) {
      found =
          phrases_.find(without_ending(std::accumulate(words.begin() + at, words.begin() + at + count, std::string())));
      if (found != phrases_.end()) break;
    }
    if (found == phrases_.end() || found->second.empty()) {
      result.push_back(words[at++]);
      continue;
    }
    result.insert(result.end(), found->second.begin(), found->second.end());
    at += count;
  }
  return result;
}

}  // namespace fitapp::domain
