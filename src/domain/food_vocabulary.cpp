// Finds known words that a typed word can fit.
#include "domain/food_vocabulary.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace fitapp::domain {
namespace {

// A word and its plural differ in three letters at most ("ies"), and have two letters in common.
constexpr std::size_t longest_plural = 3;
constexpr std::size_t least_common = 2;
// "Weizenbier" is a kind of "Bier", but "Bierwurst" is none. The beginning of a word that is still being typed fits
// better than its end. As a part of another name it fits less: "Rührei mit Brot".
constexpr int end_of_whole_word = 92;
constexpr std::size_t shortest_whole_word = 4;

std::string_view common_beginning(std::string_view typed) {
  const std::size_t length = typed.size() > longest_plural ? typed.size() - longest_plural : 0;
  return typed.substr(0, std::max(length, least_common));
}

bool is_before_backwards(std::string_view one, std::string_view other) {
  return std::lexicographical_compare(one.rbegin(), one.rend(), other.rbegin(), other.rend());
}

}  // namespace

std::size_t FoodVocabulary::add(const std::string& word, bool had_umlaut) {
  const auto [known, is_new] = positions_.try_emplace(word, words_.size());
  if (is_new) {
    words_.push_back(word);
    had_umlaut_.push_back(false);
  }
  if (had_umlaut) had_umlaut_[known->second] = true;
  return known->second;
}

void FoodVocabulary::sort() {
  by_beginning_.resize(words_.size());
  std::iota(by_beginning_.begin(), by_beginning_.end(), std::size_t{0});
  by_ending_ = by_beginning_;
  std::sort(by_beginning_.begin(), by_beginning_.end(),
            [&](std::size_t one, std::size_t other) { return words_[one] < words_[other]; });
  std::sort(by_ending_.begin(), by_ending_.end(),
            [&](std::size_t one, std::size_t other) { return is_before_backwards(words_[one], words_[other]); });
}

void FoodVocabulary::compare(std::string_view typed, std::size_t position, Typing typing, WordFits& fits) const {
  if (fits.all[position] > 0) return;
  const int fit = word_fit(typed, words_[position], typing);
  if (fit == 0) return;
  fits.all[position] = static_cast<std::uint8_t>(fit);
  fits.fitting.push_back(position);
}

void FoodVocabulary::compare_beginnings(std::string_view typed, std::string_view beginning, Typing typing,
                                        WordFits& fits) const {
  const auto first = std::lower_bound(by_beginning_.begin(), by_beginning_.end(), beginning,
                                      [&](std::size_t each, std::string_view text) { return words_[each] < text; });
  for (auto each = first; each != by_beginning_.end() && words_[*each].starts_with(beginning); ++each) {
    compare(typed, *each, typing, fits);
  }
}

void FoodVocabulary::compare_endings(std::string_view typed, Typing typing, WordFits& fits) const {
  const bool is_known = typed.size() >= shortest_whole_word && positions_.contains(std::string(typed));
  const auto first = std::lower_bound(
      by_ending_.begin(), by_ending_.end(), typed,
      [&](std::size_t each, std::string_view text) { return is_before_backwards(words_[each], text); });
  for (auto each = first; each != by_ending_.end() && words_[*each].ends_with(typed); ++each) {
    compare(typed, *each, typing, fits);
    std::uint8_t& fit = fits.all[*each];
    if (is_known && fit > 0) fit = std::max<std::uint8_t>(fit, end_of_whole_word);
  }
}

WordFits FoodVocabulary::fits_of(std::string_view typed, Typing typing) const {
  WordFits fits{std::vector<std::uint8_t>(words_.size()), {}};
  if (typed.empty()) return fits;
  compare_endings(typed, typing, fits);
  if (typing == Typing::exact || typed.size() < least_common) {
    compare_beginnings(typed, common_beginning(typed), typing, fits);
    return fits;
  }
  // A typing error changes no first letter, but may swap the first two.
  compare_beginnings(typed, typed.substr(0, 1), typing, fits);
  if (typed[0] != typed[1]) {
    const std::array<char, 2> swapped{typed[1], typed[0]};
    compare_beginnings(typed, std::string_view(swapped.data(), swapped.size()), typing, fits);
  }
  return fits;
}

WordFits FoodVocabulary::fits(const std::string& typed, Typing typing) const {
  const std::string plain = without_umlauts(typed);
  if (plain == typed) return fits_of(typed, typing);
  WordFits merged{std::vector<std::uint8_t>(words_.size()), {}};
  const auto take = [&](const WordFits& fits, bool with_umlaut) {
    for (const std::size_t each : fits.fitting) {
      if (had_umlaut_[each] != with_umlaut) continue;
      merged.all[each] = fits.all[each];
      merged.fitting.push_back(each);
    }
  };
  take(fits_of(plain, typing), true);
  take(fits_of(typed, typing), false);
  return merged;
}

}  // namespace fitapp::domain
