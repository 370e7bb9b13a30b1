// Searches the full-text index of the food image.
#include "store/food_table.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <stdexcept>

namespace fitapp::store {
namespace {

#define FOOD_COLUMNS \
  "f.number, f.description, f.kcal, f.protein, f.carbs, f.fat, f.fiber, f.sugar, f.sodium, f.portions"

// Candidates are sorted with plain foods first, so further ones would rank too low to be used.
constexpr int max_candidates = 120;
constexpr std::size_t shortest_indexed_word = 2;

std::vector<std::string> split(std::string_view text, std::string_view mark) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto at = std::min(text.find(mark), text.size());
    parts.emplace_back(text.substr(0, at));
    text.remove_prefix(std::min(at + mark.size(), text.size()));
  }
  return parts;
}

double number_of(const std::string& text) {
  double number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// Lines with quantity, unit and grams, separated by tabs.
std::vector<domain::FoodPortion> portions_of(const std::string& text) {
  std::vector<domain::FoodPortion> portions;
  for (const std::string& line : split(text, "\n")) {
    const auto cells = split(line, "\t");
    if (cells.size() != 3) throw std::runtime_error("food table: a portion cannot be read");
    portions.push_back({number_of(cells[0]), cells[1], number_of(cells[2])});
  }
  return portions;
}

domain::Food read_food(const Query& query) {
  domain::Food food;
  domain::Nutrients& each = food.per_100g;
  std::string portions;
  query.row() >> food.number >> food.description >> each.calories >> each.protein >> each.carbs >> each.fat >>
      each.fiber >> each.sugar >> each.sodium >> portions;
  food.portions = portions_of(portions);
  return food;
}

domain::EverydayFood read_everyday(const Query& query) {
  domain::EverydayFood food;
  std::string others;
  query.row() >> food.number >> food.name >> food.portion.quantity >> food.portion.unit >> food.portion.grams >> others;
  food.other_names = split(others, "; ");
  return food;
}

}  // namespace

FoodTable::FoodTable(std::string_view image) : connection_(std::make_unique<Connection>(std::span(image))) {
  everyday_ = std::make_unique<domain::EverydayFoods>(
      connection_->query("SELECT number, name, quantity, unit, grams, other_names FROM everyday ORDER BY id")
          .list(read_everyday));
  Query words = connection_->query("SELECT word FROM vocabulary");
  while (words.next()) vocabulary_.push_back(words.text(0));
}

std::optional<domain::Food> FoodTable::find_food(const std::string& number) const {
  const std::lock_guard lock(mutex_);
  return connection_->query("SELECT " FOOD_COLUMNS " FROM foods f WHERE f.number = ?", number).first(read_food);
}

// The ids are sorted with plain foods first (embed/README.md).
std::vector<domain::Food> FoodTable::find_rows(const std::string& expression) const {
  const std::lock_guard lock(mutex_);
  return connection_
      ->query("SELECT " FOOD_COLUMNS
              " FROM food_words JOIN foods f ON f.id = food_words.rowid WHERE food_words MATCH ?"
              " ORDER BY food_words.rowid LIMIT ?",
              expression, max_candidates)
      .list(read_food);
}

// Words contain only letters and digits, so no input is parsed as an FTS operator. nullopt when no word is long enough
// for the index.
std::optional<std::string> FoodTable::expression_of(const std::vector<std::string>& words,
                                                    domain::Typing typing) const {
  std::string expression;
  bool long_enough = false;
  for (const std::string& word : words) {
    if (word.size() < shortest_indexed_word) continue;
    long_enough = long_enough || word.size() > shortest_indexed_word;
    std::string group = "\"" + word + "\"*";
    if (typing == domain::Typing::forgiving) {
      for (const std::string& near : domain::nearest_words(word, vocabulary_)) group += " OR \"" + near + "\"";
    }
    expression += (expression.empty() ? "(" : " AND (") + group + ")";
  }
  return long_enough ? std::optional(expression) : std::nullopt;
}

std::vector<domain::FoodSuggestion> FoodTable::suggest_foods(std::string_view typed, std::size_t limit) const {
  using domain::Extent;
  using domain::Typing;
  auto words = domain::food_words(typed);
  auto everyday = everyday_->find(words, Typing::exact, Extent::every_word);
  // "2% milk" is a name. When no name contains the number, it is an amount.
  if (everyday.empty()) {
    words = domain::without_amount(words);
    everyday = everyday_->find(words, Typing::exact, Extent::every_word);
  }
  std::vector<domain::FoodSuggestion> found;
  std::set<std::string> seen;
  const auto add_everyday = [&](const std::vector<const domain::EverydayFood*>& foods) {
    for (const domain::EverydayFood* each : foods) {
      if (found.size() >= limit || !seen.insert(each->name).second) continue;
      seen.insert(each->number);
      if (const auto row = find_food(each->number)) found.push_back(domain::suggestion_of(*row, *each));
    }
  };
  const auto add_rows = [&](const std::vector<domain::Food>& rows, auto&& matches) {
    for (const domain::Food& row : rows) {
      if (found.size() < limit && matches(row) && seen.insert(row.number).second) {
        found.push_back(domain::suggestion_of(row));
      }
    }
  };
  const auto rows_of = [&](Typing typing) {
    const auto expression = expression_of(words, typing);
    auto rows = expression ? find_rows(*expression) : std::vector<domain::Food>{};
    std::erase_if(rows, [&](const domain::Food& row) { return domain::is_unrequested_baby_food(row, words); });
    domain::rank_rows(rows, words);
    return rows;
  };
  if (words.empty() || limit == 0) return found;
  const auto any = [](const domain::Food&) { return true; };
  add_everyday(everyday);
  if (found.size() >= limit) return found;
  const auto rows = rows_of(Typing::exact);
  add_rows(rows, [&](const domain::Food& row) { return domain::contains_whole_words(row, words); });
  if (found.empty()) add_everyday(everyday_->find(words, Typing::forgiving, Extent::every_word));
  add_rows(rows, any);
  if (found.empty()) add_rows(rows_of(Typing::forgiving), any);
  if (found.empty() && words.size() > 1)
    add_everyday(everyday_->find(words, Typing::forgiving, Extent::half_the_words));
  return found;
}

}  // namespace fitapp::store
