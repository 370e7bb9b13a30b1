// Scores food names against search terms.
#include "domain/food_search.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace fitapp::domain {
namespace {

// Points of a name, beside the mean fit of its words (100 when all are equal).
constexpr int for_joined_words = 112;  // more than any rank adds
constexpr int for_joined_beginning = 84;
constexpr int per_extra_word = 6;
constexpr int for_first_word = 3;
constexpr int for_wrong_order = 8;  // "chocolate milk" is not milk chocolate
constexpr int for_shown_name = 1;
constexpr int for_other_language = 12;
constexpr int per_rank = 4;
constexpr int worst_fit = 1'000;
constexpr int whole_word = 97;
constexpr std::size_t shortest_joined_beginning = 5;

std::string join(const std::vector<std::string>& words) {
  return std::accumulate(words.begin(), words.end(), std::string());
}

int best_fit(const std::string& typed, const std::vector<std::string>& words) {
  int best = 0;
  for (const std::string& word : words) best = std::max(best, word_fit(typed, word, Typing::exact));
  return best;
}

std::string in_alphabetical_order(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) text += word + ' ';
  return text;
}

std::vector<std::string> plain_words(std::vector<std::string> words) {
  for (std::string& word : words) word = without_umlauts(std::move(word));
  return words;
}

const WordFits& rarest(const std::vector<WordFits>& fits) {
  return *std::min_element(fits.begin(), fits.end(), [](const WordFits& one, const WordFits& other) {
    return one.fitting.size() < other.fitting.size();
  });
}

}  // namespace

EverydayFoods::EverydayFoods(std::vector<EverydayFood> foods) : foods_(std::move(foods)) {
  for (std::size_t index = 0; index < foods_.size(); ++index) {
    const EverydayFood& food = foods_[index];
    foods_by_key_.try_emplace(food.key, index);
    first_names_.push_back(names_.size());
    add(index, food.name.english, true, Language::english);
    add(index, food.name.german, true, Language::german);
    for (const std::string& name : food.english_names) add(index, name, false, Language::english);
    for (const std::string& name : food.german_names) add(index, name, false, Language::german);
  }
  make_indexes();
}

void EverydayFoods::make_indexes() {
  first_names_.push_back(names_.size());
  vocabulary_.sort();
  for (std::size_t index = 0; index < names_.size(); ++index) {
    for (const std::size_t word : names_[index].words) {
      if (names_by_word_.size() <= word) names_by_word_.resize(word + 1);
      auto& names = names_by_word_[word];
      if (names.empty() || names.back() != index) names.push_back(index);
    }
    names_by_joined_.push_back(index);
  }
  std::sort(names_by_joined_.begin(), names_by_joined_.end(),
            [&](std::size_t one, std::size_t other) { return names_[one].joined < names_[other].joined; });
}

void EverydayFoods::add(std::size_t food, const std::string& text, bool shown, Language language) {
  const auto spelled = food_words(spelled_out(text));
  const auto words = plain_words(spelled);
  if (words.empty()) return;
  const std::string joined = join(words);
  for (auto each = names_.rbegin(); each != names_.rend() && each->food == food; ++each) {
    if (each->joined != joined) continue;
    (language == Language::english ? each->english : each->german) = true;
    return;
  }
  Name name{.words = {},
            .joined = joined,
            .food = food,
            .shown = shown,
            .english = language == Language::english,
            .german = language == Language::german};
  for (std::size_t at = 0; at < words.size(); ++at) {
    name.words.push_back(vocabulary_.add(words[at], words[at] != spelled[at]));
  }
  sorted_names_.insert(in_alphabetical_order(words));
  names_.push_back(std::move(name));
}

const EverydayFood* EverydayFoods::find(const std::string& key) const {
  const auto found = foods_by_key_.find(key);
  return found == foods_by_key_.end() ? nullptr : &foods_[found->second];
}

// Returns 0 when the name does not have every typed word.
int EverydayFoods::score(const Name& name, const Fits& fits, const std::string& joined, Language language) const {
  int best = 0;
  if (joined == name.joined) {
    best = for_joined_words + for_first_word;
  } else if (joined.size() >= shortest_joined_beginning && name.joined.starts_with(joined)) {
    best = for_joined_beginning;
  }
  int sum = 0;
  for (const auto& fit : fits) {
    int word = 0;
    for (const std::size_t each : name.words) word = std::max<int>(word, fit.all[each]);
    if (word == 0) {
      sum = 0;
      break;
    }
    sum += word;
  }
  if (sum > 0) {
    const auto extra = static_cast<int>(name.words.size()) - static_cast<int>(fits.size());
    int words = sum / static_cast<int>(fits.size()) - per_extra_word * std::max(extra, 0);
    if (fits[0].all[name.words[0]] > 0) {
      words += for_first_word;
    } else if (extra == 0 && fits.size() > 1) {
      words -= for_wrong_order;
    }
    best = std::max(best, std::max(words, 1));
  }
  if (best == 0) return 0;
  if (!(language == Language::english ? name.english : name.german)) best -= for_other_language;
  if (name.shown) best += for_shown_name;
  return std::max(1, best + per_rank * (3 - foods_[name.food].rank));
}

std::vector<std::size_t> EverydayFoods::names_with(const WordFits& fits) const {
  std::vector<std::size_t> names;
  for (const std::size_t word : fits.fitting) {
    names.insert(names.end(), names_by_word_[word].begin(), names_by_word_[word].end());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

// A name must have every typed word, so only the names with the rarest one are compared, and those that begin with all
// of them joined.
std::unordered_map<std::size_t, int> EverydayFoods::scores_of_names(const Fits& fits, const std::string& joined,
                                                                    Language language) const {
  std::unordered_map<std::size_t, int> scores;
  const auto compare = [&](const Name& name) {
    if (const int points = score(name, fits, joined, language); points > 0) {
      scores[name.food] = std::max(scores[name.food], points);
    }
  };
  for (const std::size_t each : names_with(rarest(fits))) compare(names_[each]);
  const auto first =
      std::lower_bound(names_by_joined_.begin(), names_by_joined_.end(), joined,
                       [&](std::size_t each, const std::string& text) { return names_[each].joined < text; });
  for (auto each = first; each != names_by_joined_.end() && names_[*each].joined.starts_with(joined); ++each) {
    compare(names_[*each]);
  }
  return scores;
}

std::unordered_map<std::size_t, int> EverydayFoods::scores_of_all_names(const Fits& fits) const {
  std::unordered_map<std::size_t, int> scores;
  std::vector<int> best;
  for (const std::size_t name_with_rarest : names_with(rarest(fits))) {
    const std::size_t food = names_[name_with_rarest].food;
    if (scores.contains(food)) continue;
    best.assign(fits.size(), 0);
    for (std::size_t name = first_names_[food]; name < first_names_[food + 1]; ++name) {
      for (std::size_t typed = 0; typed < fits.size(); ++typed) {
        for (const std::size_t word : names_[name].words)
          best[typed] = std::max<int>(best[typed], fits[typed].all[word]);
      }
    }
    if (std::find(best.begin(), best.end(), 0) != best.end()) continue;
    scores[food] = std::accumulate(best.begin(), best.end(), 0) / static_cast<int>(best.size()) +
                   per_rank * (3 - foods_[food].rank);
  }
  return scores;
}

std::vector<const EverydayFood*> EverydayFoods::search(const std::vector<std::string>& typed, Typing typing,
                                                       NameExtent extent, Language language) const {
  if (typed.empty()) return {};
  const std::string joined = join(plain_words(typed));
  Fits fits;
  for (const std::string& word : typed) fits.push_back(vocabulary_.fits(word, typing));
  const auto scores =
      extent == NameExtent::one_name ? scores_of_names(fits, joined, language) : scores_of_all_names(fits);
  std::vector<std::pair<int, std::size_t>> order;
  for (const auto& [food, points] : scores) order.emplace_back(-points, food);
  std::sort(order.begin(), order.end());
  std::vector<const EverydayFood*> found;
  for (const auto& [points, food] : order) found.push_back(&foods_[food]);
  return found;
}

bool EverydayFoods::has_name(const std::vector<std::string>& typed) const {
  return sorted_names_.contains(in_alphabetical_order(plain_words(typed)));
}

void rank_rows(std::vector<Food>& rows, const std::vector<std::string>& typed) {
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const auto words = food_words(rows[index].description);
    int score = 0;
    for (const std::string& word : typed) score += best_fit(word, words) >= whole_word ? 10 : 0;
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
                     [&](const std::string& word) { return best_fit(word, words) >= whole_word; });
}

bool is_unrequested_baby_food(const Food& row, const std::vector<std::string>& typed) {
  const bool for_babies = row.description.starts_with("Babyfood") || row.description.starts_with("Infant formula");
  const auto asks = [](const std::string& word) { return word.starts_with("bab") || word.starts_with("infant"); };
  return for_babies && std::none_of(typed.begin(), typed.end(), asks);
}

}  // namespace fitapp::domain
