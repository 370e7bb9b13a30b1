// Reads the meal pool and computes the nutrients of its meals.
#include "domain/meals.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <stdexcept>

namespace fitapp::domain {
namespace {

struct Ingredient {
  std::string name;
  Food food;
  std::vector<Diet> diets;
};

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

// Vegan food is vegetarian and contains no dairy.
std::vector<Diet> diets_of(const std::string& source, const std::string& allergens, const std::string& line) {
  const bool gluten = allergens.find("gluten") != std::string::npos;
  const bool dairy = allergens.find("dairy") != std::string::npos;
  if (allergens != "-" && !gluten && !dairy) fail(line);
  if (source != "vegan" && source != "vegetarian" && source != "meat") fail(line);
  std::vector<Diet> diets;
  if (source != "meat") diets.push_back(Diet::vegetarian);
  if (source == "vegan" && !dairy) diets.push_back(Diet::vegan);
  if (!gluten) diets.push_back(Diet::gluten_free);
  if (!dairy) diets.push_back(Diet::dairy_free);
  return diets;
}

std::map<std::string, Ingredient> read_ingredients(std::string_view text, const FindFood& find_food) {
  std::map<std::string, Ingredient> ingredients;
  for (const std::string& line : lines_of(text)) {
    const auto cells = split(line, "|");
    if (cells.size() != 5) fail(line);
    const auto food = find_food(cells[1]);
    if (!food || ingredients.contains(cells[0])) fail(line);
    ingredients[cells[0]] = {cells[2], *food, diets_of(cells[3], cells[4], line)};
  }
  return ingredients;
}

MealSlot slot_of(const std::string& name, const std::string& line) {
  constexpr std::array slots{"breakfast", "lunch", "dinner", "snack"};
  const auto found = std::find(slots.begin(), slots.end(), name);
  if (found == slots.end()) fail(line);
  return static_cast<MealSlot>(found - slots.begin());
}

void add(Macros& sum, const Nutrients& each, double grams) {
  sum.calories += each.calories * grams / 100;
  sum.protein += each.protein.value_or(0) * grams / 100;
  sum.carbs += each.carbs.value_or(0) * grams / 100;
  sum.fat += each.fat.value_or(0) * grams / 100;
}

void intersect(std::vector<Diet>& diets, const std::vector<Diet>& those) {
  std::erase_if(diets, [&](Diet diet) { return std::find(those.begin(), those.end(), diet) == those.end(); });
}

Meal read_meal(const std::string& line, const std::map<std::string, Ingredient>& ingredients) {
  const auto cells = split(line, "|");
  if (cells.size() != 4 || cells[1].empty() || cells[2].empty()) fail(line);
  Meal meal{.slot = slot_of(cells[0], line),
            .name = cells[1],
            .description = cells[2],
            .ingredients = {},
            .nutrients = {},
            .diets = {Diet::vegetarian, Diet::vegan, Diet::gluten_free, Diet::dairy_free}};
  for (const std::string& item : split(cells[3], ", ")) {
    const auto space = std::min(item.find(' '), item.size());
    const auto found = ingredients.find(item.substr(0, space));
    double grams = 0;
    std::from_chars(item.data() + std::min(space + 1, item.size()), item.data() + item.size(), grams);
    if (found == ingredients.end() || grams <= 0) fail(line);
    const Ingredient& each = found->second;
    meal.ingredients.push_back({each.name, each.food.number, grams});
    add(meal.nutrients, each.food.per_100g, grams);
    intersect(meal.diets, each.diets);
  }
  return meal;
}

// Rounded for a kitchen scale: to 1 g below 20 g, otherwise to 5 g.
std::string shown_grams(double grams) {
  const double step = grams >= 20 ? 5 : 1;
  return std::to_string(static_cast<int>(std::max(step, std::round(grams / step) * step))) + " g";
}

double tenths(double value) { return std::round(value * 10) / 10; }

}  // namespace

bool Meal::suits(const std::vector<Diet>& wanted) const {
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](Diet diet) { return std::find(diets.begin(), diets.end(), diet) != diets.end(); });
}

MealPool::MealPool(std::string_view ingredients, std::string_view meals, const FindFood& find_food) {
  const auto known = read_ingredients(ingredients, find_food);
  for (const std::string& line : lines_of(meals)) {
    meals_.push_back(read_meal(line, known));
    const auto same_name = [&](const Meal& other) { return other.name == meals_.back().name; };
    if (std::count_if(meals_.begin(), meals_.end(), same_name) > 1) fail(line);
  }
}

PlannedMeal portion_of(const Meal& meal, int quarters) {
  const double share = static_cast<double>(quarters) / whole_portion;
  std::string weights;
  for (const MealIngredient& each : meal.ingredients) {
    weights += (weights.empty() ? "" : ", ") + each.name + " " + shown_grams(each.grams * share);
  }
  return {.name = meal.name,
          .description = meal.description + " For one: " + weights + ".",
          .calories = std::round(meal.nutrients.calories * share),
          .protein = tenths(meal.nutrients.protein * share),
          .carbs = tenths(meal.nutrients.carbs * share),
          .fat = tenths(meal.nutrients.fat * share)};
}

}  // namespace fitapp::domain
