// Searches the everyday foods and the full-text index of the food image.
#include "store/food_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

#include "store/nutrients.h"

namespace fitapp::store {
namespace {

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
    portions.push_back({number_of(cells[0]), cells[1], number_of(cells[2]), {}});
  }
  return portions;
}

domain::Food read_food(const Query& query) {
  domain::Food food;
  std::string portions;
  auto row = query.row();
  row >> food.number >> food.description;
  read_nutrients(row, food.per_100g);
  row >> portions;
  food.portions = portions_of(portions);
  return food;
}

domain::Food read_name(const Query& query) {
  domain::Food food;
  query.row() >> food.number >> food.description;
  return food;
}

domain::EverydayFood read_everyday(const Query& query) {
  domain::EverydayFood food;
  std::string english, german, portions;
  auto row = query.row();
  row >> food.key >> food.name.english >> food.name.german >> food.rank >> food.composed >> food.row >>
      food.description.english >> food.description.german >> english >> german >> food.liquid;
  read_nutrients(row, food.per_100g);
  row >> portions;
  food.english_names = split(english, "; ");
  food.german_names = split(german, "; ");
  food.portions = portions_of(portions);
  return food;
}

domain::UnitWords read_unit_words(const Query& query) {
  domain::UnitWords unit;
  std::string words;
  query.row() >> unit.key >> unit.one.english >> unit.several.english >> unit.one.german >> unit.several.german >>
      words;
  unit.others = split(words, "; ");
  return unit;
}

// Words contain only letters and digits, so no input is parsed as an FTS operator. Empty when no word is long enough
// for the index.
std::string expression_of(const std::vector<std::string>& words) {
  std::string expression;
  bool long_enough = false;
  for (const std::string& word : words) {
    if (word.size() < shortest_indexed_word) continue;
    long_enough = long_enough || word.size() > shortest_indexed_word;
    expression += (expression.empty() ? "(\"" : " AND (\"") + word + "\"*)";
  }
  return long_enough ? expression : std::string();
}

// With the letters for umlauts, so that "Mö" begins Möhre and not Mokka.
std::vector<std::string> words_of(std::string_view typed) { return domain::food_words(domain::spelled_out(typed)); }

bool has_portion(const domain::EverydayFood& food, const std::string& unit) {
  return std::any_of(food.portions.begin(), food.portions.end(),
                     [&](const domain::FoodPortion& each) { return each.unit == unit; });
}

bool is_size_or_spoon(const std::string& unit) {
  constexpr std::array<std::string_view, 5> units{"small", "medium", "large", "tsp", "tbsp"};
  return std::find(units.begin(), units.end(), unit) != units.end();
}

// Numbers of rows begin with a digit, and keys of everyday foods with a letter.
bool has_row(const std::set<std::string>& favorites) {
  return std::any_of(favorites.begin(), favorites.end(), [](const std::string& each) {
    return !each.empty() && each.front() >= '0' && each.front() <= '9';
  });
}

}  // namespace

FoodTable::FoodTable(std::string_view image) : connection_(std::make_unique<Connection>(std::span(image))) {
  everyday_ = std::make_unique<domain::EverydayFoods>(
      connection_
          ->query(
              "SELECT key, name_en, name_de, rank, composed, row, description_en, description_de, others_en, others_de,"
              " liquid, " FOOD_NUTRIENT_COLUMNS ", portions FROM everyday ORDER BY id")
          .list(read_everyday));
  units_ = std::make_unique<domain::FoodUnits>(
      connection_->query("SELECT key, en_one, en_many, de_one, de_many, words FROM units").list(read_unit_words));
  Query words = connection_->query("SELECT word FROM ignored_words");
  while (words.next()) {
    for (std::string& word : domain::food_words(words.text(0))) {
      ignored_.insert(domain::without_umlauts(std::move(word)));
    }
  }
}

std::optional<domain::Food> FoodTable::find_food(const std::string& number) const {
  if (const domain::EverydayFood* food = everyday_->find(number)) {
    return domain::Food{food->key, food->name.english, food->per_100g, food->portions};
  }
  const std::lock_guard lock(mutex_);
  return connection_
      ->query("SELECT number, description, " FOOD_NUTRIENT_COLUMNS ", portions FROM foods WHERE number = ?", number)
      .first(read_food);
}

// Without nutrients and portions, which only the shown rows need. The ids are sorted with plain foods first
// (embed/README.md).
std::vector<domain::Food> FoodTable::find_rows(const Words& words) const {
  const std::string expression = expression_of(words);
  if (expression.empty()) return {};
  std::vector<domain::Food> rows;
  {
    const std::lock_guard lock(mutex_);
    rows = connection_
               ->query(
                   "SELECT number, foods.description FROM food_words JOIN foods ON foods.id = food_words.rowid"
                   " WHERE food_words MATCH ? ORDER BY food_words.rowid LIMIT ?",
                   expression, max_candidates)
               .list(read_name);
  }
  std::erase_if(rows, [&](const domain::Food& row) {
    return domain::is_unrequested_baby_food(row, words) || !domain::contains_whole_words(row, words);
  });
  domain::rank_rows(rows, words);
  return rows;
}

FoodTable::Words FoodTable::without_ignored(const Words& words) const {
  Words kept = words;
  std::erase_if(kept, [&](const std::string& word) { return ignored_.contains(domain::without_umlauts(word)); });
  return kept;
}

// "grilled salmon" is salmon, unless a food has "grilled" in its name; "dark chocolate 85 %" is dark chocolate.
std::vector<const domain::EverydayFood*> FoodTable::search_everyday(const Words& words, domain::Typing typing,
                                                                    domain::Language language) const {
  const auto is_number = [](const std::string& word) { return word.front() >= '0' && word.front() <= '9'; };
  Words plain = without_ignored(words);
  for (const auto extent : {domain::NameExtent::one_name, domain::NameExtent::all_names}) {
    for (const Words& each : {words, plain}) {
      auto found = everyday_->search(each, typing, extent, language);
      if (!found.empty()) return found;
    }
  }
  if (std::erase_if(plain, is_number) == 0) return {};
  return everyday_->search(plain, typing, domain::NameExtent::one_name, language);
}

// "3 egg omelette": the eggs are an amount only of a dish that is counted in eggs.
std::optional<FoodTable::Reading> FoodTable::read_eggs(std::string_view typed, domain::Language language) const {
  const domain::TypedFood parsed = units_->parse_eggs(typed);
  if (!parsed.amount) return std::nullopt;
  const Words with_egg = words_of(parsed.food);
  for (const Words& words : {with_egg, Words(with_egg.begin() + 1, with_egg.end())}) {
    const auto found = everyday_->search(words, domain::Typing::exact, domain::NameExtent::one_name, language);
    if (!found.empty() && has_portion(*found[0], parsed.amount->unit)) return Reading{parsed.amount, words};
  }
  return std::nullopt;
}

// "Tasse Kaffee", "Honig TL", "Pommes klein". A food with all words in its name wins, except over a size or a spoon.
std::optional<FoodTable::Reading> FoodTable::read_unit(std::string_view typed, const Words& whole,
                                                       domain::Language language) const {
  const auto finds = [&](const Words& words) {
    return !everyday_->search(words, domain::Typing::exact, domain::NameExtent::one_name, language).empty();
  };
  for (const auto& parsed : {units_->parse_unit(typed), units_->parse_last_unit(typed)}) {
    if (!parsed.amount) continue;
    const Words words = words_of(parsed.food);
    const bool is_never_a_name = is_size_or_spoon(parsed.amount->unit);
    if (words.empty() || (is_never_a_name ? everyday_->has_name(whole) : finds(whole)) || !finds(words)) continue;
    return Reading{parsed.amount, words};
  }
  return std::nullopt;
}

// A name with a number or a unit in it wins over an amount: "2% milk", "half and half", "chicken wrap".
FoodTable::Reading FoodTable::read(std::string_view typed, domain::Language language) const {
  Words whole = words_of(typed);
  if (auto eggs = everyday_->has_name(whole) ? std::nullopt : read_eggs(typed, language)) return std::move(*eggs);
  const domain::TypedFood parsed = units_->parse(typed);
  if (parsed.amount) {
    Words words = words_of(parsed.food);
    if (words == whole || !everyday_->has_name(whole)) return {parsed.amount, std::move(words)};
    return {std::nullopt, std::move(whole)};
  }
  if (auto unit = read_unit(typed, whole, language)) return std::move(*unit);
  return {std::nullopt, std::move(whole)};
}

std::vector<domain::FoodSuggestion> FoodTable::suggest_foods(std::string_view typed, std::size_t limit,
                                                             const FoodReader& reader) const {
  auto found = suggest_foods({typed, domain::Typing::exact, {}}, limit, reader);
  if (found.empty()) found = suggest_foods({typed, domain::Typing::forgiving, {}}, limit, reader);
  return found;
}

std::vector<domain::FoodSuggestion> FoodTable::suggest_foods(const FoodSearch& search, std::size_t limit,
                                                             const FoodReader& reader) const {
  const auto [amount, words] = read(search.typed, reader.language);
  std::vector<domain::FoodSuggestion> found;
  if (words.empty() || limit == 0) return found;
  const auto everyday = search_everyday(words, search.typing, reader.language);
  std::vector<domain::Food> rows;
  const bool needs_rows = everyday.size() < limit || has_row(search.favorites);
  if (search.typing == domain::Typing::exact && needs_rows) rows = find_rows(words);
  std::set<std::string> shown;
  for (const bool favorite : {true, false}) {
    for (const domain::EverydayFood* each : everyday) {
      if (found.size() == limit || search.favorites.contains(each->key) != favorite) continue;
      shown.insert(each->row);
      found.push_back(domain::suggestion_of(*each, amount, reader.language, reader.measures, *units_));
    }
    for (const domain::Food& row : rows) {
      const bool is_next = search.favorites.contains(row.number) == favorite && !shown.contains(row.number);
      if (found.size() < limit && is_next) found.push_back(domain::suggestion_of(*find_food(row.number), amount));
    }
  }
  return found;
}

std::optional<domain::FoodSuggestion> FoodTable::suggest_food(const std::string& number,
                                                              const FoodReader& reader) const {
  if (const domain::EverydayFood* food = everyday_->find(number)) {
    return domain::suggestion_of(*food, std::nullopt, reader.language, reader.measures, *units_);
  }
  const auto row = find_food(number);
  return row ? std::optional(domain::suggestion_of(*row, std::nullopt)) : std::nullopt;
}

}  // namespace fitapp::store
