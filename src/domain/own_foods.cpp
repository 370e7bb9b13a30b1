// Reads references to foods, fits typed words to own names, and makes suggestions of own foods.
#include "domain/own_foods.h"

#include <algorithm>
#include <charconv>

namespace fitapp::domain {
namespace {

constexpr std::string_view own_prefix = "own:";
constexpr std::string_view recipe_prefix = "recipe:";
constexpr std::string_view product_prefix = "product:";
constexpr int equal_names = 200;  // more than any fit of words
constexpr int per_missing_word = 6;

// The number after the prefix, in the only way in which it is written.
std::optional<std::int64_t> number_after(std::string_view text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return std::nullopt;
  text.remove_prefix(prefix.size());
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || number <= 0 || text.front() == '0') return std::nullopt;
  return number;
}

// A word that the units list shows, in any of its languages: "Scheibe", "slices".
bool is_shown_word(const std::string& word, const std::string& key, const FoodUnits& units) {
  const auto words = food_words(word);
  for (const Language language : {Language::english, Language::german}) {
    const FoodPortion shown = units.in_words({1, key, 0, {}}, language);
    if (words == food_words(shown.unit) || words == food_words(shown.plural)) return true;
  }
  return false;
}

std::vector<std::string> plain_words_of(std::string_view text) {
  auto words = food_words(text);
  for (std::string& word : words) word = without_umlauts(std::move(word));
  return words;
}

}  // namespace

FoodReference food_reference(std::string_view text) {
  if (const auto own = number_after(text, own_prefix)) return {FoodKind::own, {}, *own};
  if (const auto recipe = number_after(text, recipe_prefix)) return {FoodKind::recipe, {}, *recipe};
  if (text.starts_with(product_prefix)) {
    return {FoodKind::product, std::string(text.substr(product_prefix.size())), 0};
  }
  return {FoodKind::table, std::string(text), 0};
}

std::string reference_to(OwnFoodId id) { return std::string(own_prefix) + std::to_string(id.value); }
std::string reference_to_product(const std::string& barcode) { return std::string(product_prefix) + barcode; }
std::string reference_to(RecipeId id) { return std::string(recipe_prefix) + std::to_string(id.value); }

std::vector<TypedWords> readings_of(std::string_view typed, const FoodUnits& units) {
  std::vector<TypedWords> readings{{std::nullopt, plain_words_of(typed)}};
  for (const TypedFood& each : {units.parse(typed), units.parse_unit(typed)}) {
    if (each.amount) readings.push_back({each.amount, plain_words_of(each.food)});
  }
  std::erase_if(readings, [](const TypedWords& each) { return each.words.empty(); });
  return readings;
}

int name_fit(const std::vector<std::string>& typed, std::string_view name, Typing typing) {
  const auto words = plain_words_of(name);
  if (typed.empty() || words.empty()) return 0;
  if (typed == words) return equal_names;
  int sum = 0;
  for (const std::string& each : typed) {
    int best = 0;
    for (const std::string& word : words) best = std::max(best, word_fit(each, word, typing));
    if (best == 0) return 0;
    sum += best;
  }
  const auto missing = words.size() > typed.size() ? static_cast<int>(words.size() - typed.size()) : 0;
  return std::max(1, sum / static_cast<int>(typed.size()) - per_missing_word * missing);
}

EverydayFood everyday_food(const OwnFood& food, const FoodUnits& units) {
  EverydayFood everyday;
  everyday.key = reference_to(food.id);
  everyday.name = {food.name, food.name};
  everyday.description = everyday.name;
  if (food.liquid) everyday.liquid = 100;
  everyday.per_100g = food;
  if (food.portion_unit && food.portion_grams) {
    const std::string unit = units.key_of(*food.portion_unit).value_or(*food.portion_unit);
    const bool is_weight = unit == "g" || unit == "ml";
    everyday.portions.push_back({is_weight ? *food.portion_grams : 1, unit, *food.portion_grams, {}});
  }
  return everyday;
}

FoodSuggestion suggestion_of(const OwnFood& food, const std::optional<FoodAmount>& amount, Language language,
                             const FoodUnits& units) {
  // The user's portion comes first even when it is a cup.
  FoodSuggestion suggestion = suggestion_of(everyday_food(food, units), amount, language, Measures::us, units);
  suggestion.kind = FoodKind::own;
  const auto key = food.portion_unit ? units.key_of(*food.portion_unit) : std::nullopt;
  if (!key || *key == "g" || *key == "ml" || is_shown_word(*food.portion_unit, *key, units)) return suggestion;
  const FoodPortion shown = units.in_words({1, *key, 0, {}}, language);
  for (FoodPortion& each : suggestion.portions) {
    if (each.unit == shown.unit) each = {each.quantity, *food.portion_unit, each.grams, {}};
  }
  suggestion.unit = suggestion.portions.front().unit;
  return suggestion;
}

}  // namespace fitapp::domain
