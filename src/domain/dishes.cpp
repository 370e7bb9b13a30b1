// Reads the dishes and rounds their amounts.
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
constexpr double fine_step_below = 20;
constexpr double smallest_counted_piece = 20;  // g; smaller pieces are weighed

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

std::vector<FoodPortion> measures_of(const std::string& text, const std::string& line) {
  std::vector<FoodPortion> measures;
  if (text == "-") return measures;
  for (const std::string& each : split(text, "; ")) {
    const auto sign = each.find('=');
    if (sign == std::string::npos) fail(line);
    measures.push_back({1, each.substr(0, sign), number_of(each.substr(sign + 1), line), {}});
  }
  return measures;
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
  if (cells.size() != 12) fail(line);
  const auto food = find_food(cells[1]);
  const std::string& source = cells[8];
  if (!food || (source != "vegan" && source != "vegetarian" && source != "meat" && source != "fish")) fail(line);
  PlanIngredient ingredient;
  ingredient.key = cells[0];
  ingredient.one = {cells[2], cells[4]};
  ingredient.several = {cells[3], cells[5]};
  ingredient.measures = measures_of(cells[6], line);
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

// The step in which a cook measures about this much.
double step_of(const PlanIngredient& ingredient, double grams) {
  const FoodPortion* measure = counted_measure(ingredient);
  if (measure == nullptr) return grams >= fine_step_below ? 5 : 1;
  const std::string& unit = measure->unit;
  if (unit == "ml") return 10 * measure->grams / 100;
  if (unit == "tbsp" || unit == "tsp") {
    return grams >= measure->grams ? measure->grams / 2 : ingredient.measures.back().grams / 2;
  }
  const bool whole =
      unit == "slice" || unit == "clove" || unit == "leaf" || unit == "pinch" || ingredient.protein == "egg";
  return whole ? measure->grams : measure->grams / 2;
}

// At least one step, and never more than one person eats.
double rounded_grams(const PlanIngredient& ingredient, double grams) {
  const double step = step_of(ingredient, grams);
  double steps = std::max(1.0, std::round(grams / step));
  if (steps * step > ingredient.most + 0.01 && steps > 1) steps = std::max(1.0, std::floor(ingredient.most / step));
  return steps * step;
}

void add(Macros& sum, const Nutrients& each, double grams) {
  sum.calories += each.calories * grams / 100;
  sum.protein += each.protein.value_or(0) * grams / 100;
  sum.carbs += each.carbs.value_or(0) * grams / 100;
  sum.fat += each.fat.value_or(0) * grams / 100;
  sum.fiber += each.fiber.value_or(0) * grams / 100;
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
  }
  dish.diets = diets_of(dish.parts, dish.allergens);
  for (int tenths = smallest_portion; tenths <= largest_portion; ++tenths) {
    Macros& sum = dish.portions[static_cast<std::size_t>(tenths - smallest_portion)];
    for (const DishPart& part : parts_of(dish, tenths)) add(sum, part.ingredient->per_100g, part.grams);
  }
}

// Names of kinds of food that a word of a dislike may mean.
bool is_kind(const PlanIngredient& ingredient, const std::string& word) {
  static const std::map<std::string, std::vector<std::string>> kinds{{"fish", {"fish"}},
                                                                     {"fisch", {"fish"}},
                                                                     {"seafood", {"seafood"}},
                                                                     {"meeresfruchte", {"seafood"}},
                                                                     {"pork", {"pork"}},
                                                                     {"schwein", {"pork"}},
                                                                     {"schweinefleisch", {"pork"}},
                                                                     {"beef", {"beef"}},
                                                                     {"rind", {"beef"}},
                                                                     {"rindfleisch", {"beef"}},
                                                                     {"chicken", {"chicken"}},
                                                                     {"hahnchen", {"chicken"}},
                                                                     {"huhn", {"chicken"}},
                                                                     {"turkey", {"turkey"}},
                                                                     {"pute", {"turkey"}},
                                                                     {"lamb", {"lamb"}},
                                                                     {"lamm", {"lamb"}},
                                                                     {"egg", {"egg"}},
                                                                     {"eggs", {"egg"}},
                                                                     {"ei", {"egg"}},
                                                                     {"eier", {"egg"}},
                                                                     {"soy", {"soy"}},
                                                                     {"soja", {"soy"}},
                                                                     {"pulses", {"legumes"}},
                                                                     {"legumes", {"legumes"}},
                                                                     {"hulsenfruchte", {"legumes"}}};
  const auto found = kinds.find(word);
  return found != kinds.end() && contains(found->second, ingredient.protein);
}

bool is_disliked(const PlanIngredient& ingredient, const std::string& dislike) {
  const auto wanted = food_words(dislike);
  if (wanted.empty()) return false;
  if (wanted.size() == 1 && is_kind(ingredient, wanted[0])) return true;
  for (const Bilingual* name : {&ingredient.one, &ingredient.several}) {
    for (const std::string& text : {name->english, name->german}) {
      const auto words = food_words(text);
      const bool all = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
        return std::any_of(words.begin(), words.end(), [&](const std::string& own) {
          return same_word(word, own) || (word.size() >= 4 && (own.starts_with(word) || own.ends_with(word)));
        });
      });
      if (all) return true;
    }
  }
  return false;
}

// "2", "1½", "½"
std::string count_in_words(double count) {
  const auto whole = static_cast<int>(count);
  const std::string text = whole > 0 ? std::to_string(whole) : "";
  return count == whole ? text : text + "½";
}

}  // namespace

const FoodPortion* counted_measure(const PlanIngredient& ingredient) {
  if (ingredient.measures.empty()) return nullptr;
  const FoodPortion& first = ingredient.measures.front();
  return first.unit == "piece" && first.grams < smallest_counted_piece ? nullptr : &first;
}

bool eats_everything(const EatingRules& rules) {
  return !contains(rules.diet, Diet::vegan) && !contains(rules.diet, Diet::vegetarian);
}

bool is_wanted(const Dish& dish, const EatingRules& rules) {
  if (!eats_everything(rules)) return true;
  const bool avoids = contains(rules.diet, Diet::gluten_free) || contains(rules.diet, Diet::dairy_free) ||
                      contains(rules.allergens, Allergen::gluten) || contains(rules.allergens, Allergen::milk);
  return avoids ? !dish.has_soy_food() : !dish.has_substitute();
}

bool Dish::is_for(MealSlot slot) const { return contains(slots, slot); }

bool Dish::has_substitute() const {
  constexpr std::array<std::string_view, 4> others{"seitan", "tamari", "rice_drink", "corn_pasta"};
  return has_soy_food() || std::any_of(parts.begin(), parts.end(), [&](const DishPart& part) {
           const std::string& key = part.ingredient->key;
           return key.starts_with("gluten_free_") || std::find(others.begin(), others.end(), key) != others.end();
         });
}

bool Dish::has_soy_food() const { return contains(proteins, std::string("soy")); }

bool suits(const Dish& dish, const EatingRules& rules) {
  const auto any_allergen = [&](Allergen each) { return contains(dish.allergens, each); };
  if (std::any_of(rules.allergens.begin(), rules.allergens.end(), any_allergen)) return false;
  const auto follows = [&](Diet each) { return contains(dish.diets, each); };
  if (!std::all_of(rules.diet.begin(), rules.diet.end(), follows)) return false;
  return std::none_of(dish.parts.begin(), dish.parts.end(), [&](const DishPart& part) {
    return std::any_of(rules.dislikes.begin(), rules.dislikes.end(),
                       [&](const std::string& dislike) { return is_disliked(*part.ingredient, dislike); });
  });
}

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

std::vector<DishPart> parts_of(const Dish& dish, int tenths) {
  std::vector<DishPart> parts;
  for (const DishPart& part : dish.parts) {
    const double grams = std::min(part.grams * tenths / whole_portion, part.ingredient->most);
    parts.push_back({part.ingredient, rounded_grams(*part.ingredient, grams)});
  }
  return parts;
}

std::string amount_in_words(const DishPart& part, Language language, const FoodUnits& units) {
  const PlanIngredient& ingredient = *part.ingredient;
  const std::string weight = std::to_string(static_cast<int>(std::round(part.grams))) + " g";
  const FoodPortion* measure = counted_measure(ingredient);
  if (measure == nullptr) return weight + " " + ingredient.several.in(language);
  if (measure->unit == "ml") {
    const auto ml = static_cast<int>(std::round(part.grams / measure->grams * 10) * 10);
    return std::to_string(ml) + " ml " + ingredient.several.in(language);
  }
  if ((measure->unit == "tbsp" || measure->unit == "tsp") && part.grams < measure->grams) {
    measure = &ingredient.measures.back();
  }
  const double count = std::round(part.grams / measure->grams * 2) / 2;
  const bool is_spoon = measure->unit == "tbsp" || measure->unit == "tsp";
  if (is_spoon && count > most_spoons) return weight + " " + ingredient.several.in(language);
  const std::string number = count_in_words(count);
  if (measure->unit == "piece") {
    const Bilingual& name = count > 1 ? ingredient.several : ingredient.one;
    const bool is_whole_egg = ingredient.protein == "egg";
    return number + " " + name.in(language) + (is_whole_egg ? "" : " (" + weight + ")");
  }
  const FoodPortion words = units.in_words(*measure, language);
  return number + " " + (count > 1 ? words.plural : words.unit) + " " + ingredient.several.in(language) +
         (is_spoon ? "" : " (" + weight + ")");
}

PlannedMeal portion_of(const Dish& dish, int tenths, Language language, const FoodUnits& units) {
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
    meal.ingredients.push_back(amount_in_words(part, language, units));
  }
  return meal;
}

}  // namespace fitapp::domain
