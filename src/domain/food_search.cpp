// Scores food names against search terms.
#include "domain/food_search.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace fitapp::domain {
namespace {

constexpr int for_joined_words = 101;  // "corn flakes" for "cornflakes"
constexpr int per_extra_word = 6;
constexpr int for_first_word = 3;
constexpr int for_shown_name = 1;
constexpr int worst_fit = 1'000;
constexpr std::size_t max_corrections = 4;

std::string join(const std::vector<std::string>& words) {
  return std::accumulate(words.begin(), words.end(), std::string());
}

int best_fit(const std::string& typed, const std::vector<std::string>& words, Typing typing) {
  int best = 0;
  for (const std::string& word : words) best = std::max(best, word_fit(typed, word, typing));
  return best;
}

}  // namespace

EverydayFoods::EverydayFoods(std::vector<EverydayFood> foods) : foods_(std::move(foods)) {
  for (std::size_t index = 0; index < foods_.size(); ++index) {
    const auto add = [&](const std::string& name, bool other) {
      std::vector<std::string> words = food_words(name);
      std::string joined = join(words);
      names_.push_back({std::move(words), std::move(joined), index, other});
    };
    add(foods_[index].name, false);
    for (const std::string& name : foods_[index].other_names) add(name, true);
  }
}

// Returns 0 when the name does not match.
int EverydayFoods::fit(const std::vector<std::string>& typed, const std::string& joined, const Name& name,
                       Typing typing, Extent extent) const {
  if (joined == name.joined) return for_joined_words + for_first_word + (name.other ? 0 : for_shown_name);
  int sum = 0;
  std::size_t matched = 0;
  for (const std::string& word : typed) {
    const int each = best_fit(word, name.words, typing);
    if (each == 0 && extent == Extent::every_word) return 0;
    if (each > 0 && (extent == Extent::every_word || word.size() >= 3)) ++matched;
    sum += each;
  }
  if (matched * 2 < typed.size() || matched == 0) return 0;
  const auto extra = static_cast<int>(name.words.size()) - static_cast<int>(matched);
  int score = sum / static_cast<int>(typed.size()) - per_extra_word * std::max(extra, 0);
  if (word_fit(typed[0], name.words[0], typing) > 0) score += for_first_word;
  if (!name.other) score += for_shown_name;
  return std::max(score, 1);
}

std::vector<const EverydayFood*> EverydayFoods::find(const std::vector<std::string>& typed, Typing typing,
                                                     Extent extent) const {
  const std::string joined = join(typed);
  std::unordered_map<std::size_t, int> scores;
  for (const Name& name : names_) {
    const int score = name.words.empty() || typed.empty() ? 0 : fit(typed, joined, name, typing, extent);
    if (score > 0) scores[name.food] = std::max(scores[name.food], score);
  }
  std::vector<std::size_t> order;
  for (const auto& [food, score] : scores) order.push_back(food);
  std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return std::pair(-scores[one], one) < std::pair(-scores[other], other);
  });
  std::vector<const EverydayFood*> found;
  for (const std::size_t food : order) found.push_back(&foods_[food]);
  return found;
}

void rank_rows(std::vector<Food>& rows, const std::vector<std::string>& typed) {
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const auto words = food_words(rows[index].description);
    int score = 0;
    for (const std::string& word : typed) score += best_fit(word, words, Typing::exact) >= 97 ? 10 : 0;
    if (!words.empty() && !typed.empty() && same_word(words[0], typed[0])) score += 5;
    order.emplace_back(worst_fit - score, index);
  }
  std::sort(order.begin(), order.end());
  std::vector<Food> ranked;
  ranked.reserve(rows.size());
  for (const auto& [score, index] : order) ranked.push_back(std::move(rows[index]));
  rows = std::move(ranked);
}

bool contains_whole_words(const Food& row, const std::vector<std::string>& typed) {
  const auto words = food_words(row.description);
  return std::all_of(typed.begin(), typed.end(),
                     [&](const std::string& word) { return best_fit(word, words, Typing::exact) >= 97; });
}

bool is_unrequested_baby_food(const Food& row, const std::vector<std::string>& typed) {
  const bool for_babies = row.description.starts_with("Babyfood") || row.description.starts_with("Infant formula");
  const auto asks = [](const std::string& word) { return word.starts_with("bab") || word.starts_with("infant"); };
  return for_babies && std::none_of(typed.begin(), typed.end(), asks);
}

std::vector<std::string> nearest_words(const std::string& typed, const std::vector<std::string>& vocabulary) {
  const std::size_t max_errors = allowed_typing_errors(typed);
  std::vector<std::pair<std::size_t, const std::string*>> near;
  for (const std::string& word : vocabulary) {
    const std::size_t errors = typing_errors(typed, word, max_errors);
    if (errors <= max_errors && errors > 0) near.emplace_back(errors, &word);
  }
  std::sort(near.begin(), near.end(), [](const auto& one, const auto& other) {
    return std::pair(one.first, *one.second) < std::pair(other.first, *other.second);
  });
  std::vector<std::string> words;
  for (const auto& [errors, word] : near) {
    if (words.size() < max_corrections) words.push_back(*word);
  }
  return words;
}

}  // namespace fitapp::domain
