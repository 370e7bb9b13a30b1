// Reads the dishes and computes their nutrients.
#include "domain/dishes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <stdexcept>

#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

// A protein food counts from this weight on: parmesan over pasta does not make a cheese dish.
constexpr double least_protein_food = 30;

constexpr std::array<std::string_view, 4> processed_meats{"cooked_ham", "chicken_sausage", "turkey_slices",
                                                          "beef_jerky"};
constexpr std::array<std::string_view, 8> oily_fish{"salmon", "smoked_salmon", "mackerel", "smoked_mackerel",
                                                    "trout",  "smoked_trout",  "sardines", "pickled_herring"};

std::vector<std::string> split(std::string_view text, std::string_view mark) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const auto at = std::min(text.find(mark, from), text.size());
    parts.emplace_back(text.substr(from, at - from));
    from = at + mark.size();
  }
  return parts;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines = split(text, "\n");
  std::erase_if(lines, [](const std::string& line) { return line.empty() || line[0] == '#'; });
  return lines;
}

[[noreturn]] void fail(const std::string& line) { throw std::runtime_error("meals: this line is wrong: " + line); }

double number_of(const std::string& text, const std::string& line) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) fail(line);
  return number;
}

// "piece=65/1; tbsp=12" counts pieces of 65 g, whole ones only, and spoons.
void read_measures(PlanIngredient& ingredient, const std::string& text, const std::string& line) {
  if (text == "-") return;
  for (const std::string& each : split(text, "; ")) {
    const auto sign = each.find('=');
    const auto slash = std::min(each.find('/'), each.size());
    if (sign == std::string::npos || slash < sign) fail(line);
    if (slash < each.size()) ingredient.fractions = static_cast<int>(number_of(each.substr(slash + 1), line));
    const double grams = number_of(each.substr(sign + 1, slash - sign - 1), line);
    if (grams <= 0 || ingredient.fractions < 1) fail(line);
    ingredient.measures.push_back({1, each.substr(0, sign), grams, {}});
  }
}

// "prawns; shrimp" in the last cell: other names, and kinds of food that it is.
void read_names(PlanIngredient& ingredient, const std::vector<std::string>& cells) {
  ingredient.one = {cells[2], cells[4]};
  ingredient.several = {cells[3], cells[5]};
  std::vector<std::string> names{cells[2], cells[3], cells[4], cells[5]};
  if (cells.size() > 12) {
    for (const std::string& each : split(cells[12], "; ")) names.push_back(each);
  }
  for (const std::string& name : names) ingredient.words.push_back(food_words(name));
}

std::vector<Allergen> allergens_of(const std::string& text, const std::string& line) {
  std::vector<Allergen> allergens;
  if (text == "-") return allergens;
  for (const std::string& name : split(text, "+")) {
    const auto allergen = parse_enum<Allergen>(name);
    if (!allergen) fail(line);
    allergens.push_back(*allergen);
  }
  return allergens;
}

PlanIngredient read_ingredient(const std::string& line, const FindFood& find_food) {
  const auto cells = split(line, " | ");
  if (cells.size() != 12 && cells.size() != 13) fail(line);
  const auto food = find_food(cells[1]);
  const std::string& source = cells[8];
  if (!food || (source != "vegan" && source != "vegetarian" && source != "meat" && source != "fish")) fail(line);
  PlanIngredient ingredient;
  ingredient.key = cells[0];
  read_names(ingredient, cells);
  read_measures(ingredient, cells[6], line);
  ingredient.most = number_of(cells[7], line);
  ingredient.source = source;
  ingredient.protein = cells[9] == "-" ? "" : cells[9];
  ingredient.allergens = allergens_of(cells[10], line);
  const auto aisle = parse_enum<Aisle>(cells[11]);
  if (!aisle) fail(line);
  ingredient.aisle = *aisle;
  ingredient.food = food->number;
  ingredient.per_100g = food->per_100g;
  return ingredient;
}

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

template <std::size_t count>
bool is_one_of(const std::array<std::string_view, count>& keys, const PlanIngredient& ingredient) {
  return std::find(keys.begin(), keys.end(), ingredient.key) != keys.end();
}

void add(MealNutrients& sum, const Nutrients& each, double grams) {
  sum.calories += each.calories * grams / 100;
  sum.protein += each.protein.value_or(0) * grams / 100;
  sum.carbs += each.carbs.value_or(0) * grams / 100;
  sum.fat += each.fat.value_or(0) * grams / 100;
  sum.fiber += each.fiber.value_or(0) * grams / 100;
  sum.saturated_fat += each.saturated_fat.value_or(0) * grams / 100;
  sum.sodium += each.sodium.value_or(0) * grams / 100;
  sum.calcium += each.calcium.value_or(0) * grams / 100;
}

std::vector<Diet> diets_of(const std::vector<DishPart>& parts, const std::vector<Allergen>& allergens) {
  const auto all_from = [&](std::initializer_list<const char*> sources) {
    return std::all_of(parts.begin(), parts.end(), [&](const DishPart& part) {
      return std::any_of(sources.begin(), sources.end(),
                         [&](const char* source) { return part.ingredient->source == source; });
    });
  };
  std::vector<Diet> diets;
  if (all_from({"vegan", "vegetarian"})) diets.push_back(Diet::vegetarian);
  if (all_from({"vegan"})) diets.push_back(Diet::vegan);
  if (!contains(allergens, Allergen::gluten)) diets.push_back(Diet::gluten_free);
  if (!contains(allergens, Allergen::milk)) diets.push_back(Diet::dairy_free);
  return diets;
}

std::vector<MealSlot> slots_of(const std::string& text, const std::string& line) {
  constexpr std::array names{"breakfast", "lunch", "dinner", "snack"};
  std::vector<MealSlot> slots;
  for (const std::string& name : split(text, "+")) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) fail(line);
    slots.push_back(static_cast<MealSlot>(found - names.begin()));
  }
  return slots;
}

void compute(Dish& dish) {
  for (const DishPart& part : dish.parts) {
    for (const Allergen each : part.ingredient->allergens) {
      if (!contains(dish.allergens, each)) dish.allergens.push_back(each);
    }
    const std::string& protein = part.ingredient->protein;
    if (!protein.empty() && part.grams >= least_protein_food && !contains(dish.proteins, protein)) {
      dish.proteins.push_back(protein);
    }
    dish.has_processed_meat |= is_one_of(processed_meats, *part.ingredient);
    dish.is_oily_fish |= is_one_of(oily_fish, *part.ingredient) && part.grams >= least_protein_food;
  }
  dish.is_fish = dish.has_protein("fish") || dish.has_protein("seafood");
  dish.diets = diets_of(dish.parts, dish.allergens);
  for (int tenths = smallest_portion; tenths <= largest_portion; ++tenths) {
    MealNutrients& sum = dish.portions[static_cast<std::size_t>(tenths - smallest_portion)];
    for (const DishPart& part : parts_of(dish, tenths)) add(sum, part.ingredient->per_100g, part.grams);
  }
}

}  // namespace

bool Dish::is_for(MealSlot slot) const { return contains(slots, slot); }

bool Dish::has_protein(std::string_view kind) const {
  return std::find(proteins.begin(), proteins.end(), kind) != proteins.end();
}

bool Dish::has_soy_food() const { return has_protein("soy"); }

Cookbook::Cookbook(std::string_view ingredients, std::string_view dishes, const FindFood& find_food) {
  std::map<std::string, const PlanIngredient*> known;
  for (const std::string& line : lines_of(ingredients)) {
    ingredients_.push_back(std::make_unique<PlanIngredient>(read_ingredient(line, find_food)));
    if (!known.emplace(ingredients_.back()->key, ingredients_.back().get()).second) fail(line);
  }
  for (const std::string& line : lines_of(dishes)) {
    const auto cells = split(line, " | ");
    if (cells.size() != 8 || find(cells[0]) != nullptr) fail(line);
    Dish dish;
    dish.key = cells[0];
    dish.slots = slots_of(cells[1], line);
    dish.name = {cells[2], cells[3]};
    dish.minutes = static_cast<int>(number_of(cells[4], line));
    dish.method = {cells[5], cells[6]};
    for (const std::string& item : split(cells[7], ", ")) {
      const auto space = std::min(item.find(' '), item.size() - 1);
      const auto found = known.find(item.substr(0, space));
      if (found == known.end()) fail(line);
      dish.parts.push_back({found->second, number_of(item.substr(space + 1), line)});
    }
    compute(dish);
    dishes_.push_back(std::move(dish));
  }
}

const Dish* Cookbook::find(const std::string& key) const {
  const auto found = std::find_if(dishes_.begin(), dishes_.end(), [&](const Dish& each) { return each.key == key; });
  return found == dishes_.end() ? nullptr : &*found;
}

PlannedMeal portion_of(const Dish& dish, int tenths, Language language, const FoodUnits& units, Measures measures) {
  const Macros& sum = dish.nutrients(tenths);
  const auto grams = [](double value) { return std::round(value * 10) / 10; };
  PlannedMeal meal;
  meal.name = dish.name.in(language);
  meal.description = dish.method.in(language);
  meal.calories = std::round(sum.calories);
  meal.protein = grams(sum.protein);
  meal.carbs = grams(sum.carbs);
  meal.fat = grams(sum.fat);
  meal.fiber = grams(sum.fiber);
  meal.dish = dish.key;
  meal.tenths = tenths;
  meal.minutes = dish.minutes;
  meal.allergens = dish.allergens;
  for (const DishPart& part : parts_of(dish, tenths)) {
    meal.ingredients.push_back(amount_in_words(part, language, units, measures));
  }
  return meal;
}

}  // namespace fitapp::domain
