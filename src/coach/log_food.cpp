// Reads a food in a part of a log sentence, with the food search.
#include <algorithm>
#include <cmath>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr double kilojoules_per_kcal = 4.184;

// The default meal for an hour of the day, as in ui/src/features/nutrition/food/meals.ts.
domain::MealType meal_at(int hour) {
  if (hour >= 4 && hour < 11) return domain::MealType::breakfast;
  if (hour >= 11 && hour < 15) return domain::MealType::lunch;
  if (hour >= 17 && hour < 22) return domain::MealType::dinner;
  return domain::MealType::snack;
}

int usual_hour(domain::MealType meal) {
  switch (meal) {
    case domain::MealType::breakfast: return 8;
    case domain::MealType::dinner: return 19;
    case domain::MealType::snack: return 16;
    default: return 12;
  }
}

std::string meal_name(const LogReading& reading, domain::MealType meal) {
  switch (meal) {
    case domain::MealType::breakfast: return reading.say("Breakfast", "Frühstück");
    case domain::MealType::lunch: return reading.say("Lunch", "Mittagessen");
    case domain::MealType::dinner: return reading.say("Dinner", "Abendessen");
    case domain::MealType::snack: return reading.say("Snack", "Snack");
    case domain::MealType::other: break;
  }
  return reading.say("Other", "Sonstiges");
}

// "two eggs" as the search reads it: "2 eggs".
std::string phrase_of(const LogReading& reading, const SpokenWords& part) {
  SpokenWords words = part;
  std::string phrase;
  for (const SpokenWord& each : words) {
    const bool is_spelled =
        each.number && !each.word.empty() && *each.number >= 1 && !each.is_any({"half", "dozen", "dutzend"});
    std::string text(reading.text.substr(each.begin, each.end - each.begin));
    if (each.is_any({"with"})) text = "with";
    if (is_among(each, "spoon spoons spoonful spoonfuls")) text = "tbsp";
    if (is_among(each, "loeffel loeffeln")) text = "EL";
    if (each.is_any({"ne", "nen", "ner", "nem"})) text = "eine";
    phrase += (phrase.empty() ? "" : " ") + (is_spelled ? decimal_text(*each.number, 0, Language::english) : text);
  }
  return phrase;
}

std::string portion_text(const LogReading& reading, const domain::FoodSuggestion& food) {
  const Language language = reading.context.language;
  const bool metric = reading.context.facts.weight_unit == domain::WeightUnit::kg;
  std::string unit = food.unit;
  for (const domain::FoodPortion& each : food.portions) {
    if (each.unit == food.unit && food.quantity != 1 && !each.plural.empty()) unit = each.plural;
  }
  const std::string amount = decimal_text(food.quantity, 2, language) + " " + unit;
  if (unit == "g" || unit == "ml" || !metric) return amount;
  return amount + " (" + decimal_text(food.grams, food.grams < 10 ? 1 : 0, language) + " g)";
}

std::string energy_text(const LogReading& reading, double kcal) {
  const bool joule = reading.context.facts.energy_unit == domain::EnergyUnit::kJ;
  return decimal_text(joule ? kcal * kilojoules_per_kcal : kcal, 0, reading.context.language) +
         (joule ? " kJ" : " kcal");
}

bool names_something(const SpokenWord& each) {
  return each.word.size() > 1 && !each.number && !is_filler(each) && !is_unit(each) && !is_vague(each) &&
         !is_person(each);
}

// An amount that a food contains: "with 30 g protein", "mit 250 kcal".
struct NutrientOfFood {
  double domain::Nutrients::*calories = nullptr;
  std::optional<double> domain::Nutrients::*nutrient = nullptr;
  double amount = 0;
};

// Removes it from the words.
std::optional<NutrientOfFood> take_nutrient(SpokenWords& part) {
  for (std::size_t at = 0; at < part.size(); ++at) {
    if (!part[at].number) continue;
    std::size_t next = at + 1;
    const bool in_grams = next < part.size() && part[next].is_any({"g", "gram", "grams", "gramm"});
    if (in_grams) ++next;
    if (next < part.size() && part[next].is_any({"of"})) ++next;
    if (next >= part.size()) return std::nullopt;
    NutrientOfFood read{.amount = *part[at].number};
    if (in_grams && part[next].is_any({"protein", "eiweiss", "proteine"})) {
      read.nutrient = &domain::Nutrients::protein;
    } else if (in_grams && part[next].is_any({"carbs", "carb", "kohlenhydrate", "kohlenhydraten"})) {
      read.nutrient = &domain::Nutrients::carbs;
    } else if (part[next].is_any({"kcal", "calories", "calorie", "kalorien"})) {
      read.calories = &domain::Nutrients::calories;
    } else {
      continue;
    }
    const std::size_t begin = at > 0 && part[at - 1].is_any({"with", "mit", "containing", ","}) ? at - 1 : at;
    // "30 g protein shake" and "30 g protein powder" are amounts of a food.
    if (begin == at || begin == 0) continue;
    part.erase(part.begin() + static_cast<std::ptrdiff_t>(begin), part.begin() + static_cast<std::ptrdiff_t>(next) + 1);
    return read;
  }
  return std::nullopt;
}

void set_grams(domain::FoodSuggestion& food, double grams) {
  const double factor = grams / food.grams;
  food.calories *= factor;
  for (const auto member : domain::nutrient_members) {
    if (auto& value = food.*member) *value *= factor;
  }
  food.grams = grams;
  food.quantity = std::round(grams);
  food.unit = "g";
}

// A bar of chocolate weighs 1.55 oz (USDA FoodData Central, 19120, 1 bar); in the table it is the large one of 100 g.
// Returns what the card says about it.
std::string fit_bar(const LogReading& reading, const SpokenWords& part, domain::FoodSuggestion& food) {
  constexpr double usual_bar = 44;
  constexpr double large_bar = 100;
  const bool is_large = std::ranges::any_of(food.portions, [](const domain::FoodPortion& each) {
    return (each.unit == "bar" || each.unit == "Riegel") && each.grams / each.quantity == large_bar;
  });
  if (!is_large || food.unit == "g" || !has_among(part, "bar bars riegel")) return "";
  double bars = 1;
  for (const SpokenWord& each : part) bars = each.number.value_or(bars);
  set_grams(food, bars * usual_bar);
  const std::string count = decimal_text(bars, 2, reading.context.language);
  return reading.say(count + (bars == 1 ? " bar" : " bars"), count + " Riegel");
}

void add_food(LogReading& reading, const domain::FoodSuggestion& food, const std::string& note) {
  const LocalMoment now = reading.book.zone().local(reading.book.now());
  const int hour = static_cast<int>(std::chrono::duration_cast<std::chrono::hours>(now.time_of_day).count());
  const domain::MealType meal = reading.meal.value_or(reading.is_today() ? meal_at(hour) : domain::MealType::other);
  Instant when = reading.moment(usual_hour(meal));
  // Breakfast that is logged in the evening was eaten in the morning.
  if (reading.is_today() && meal_at(hour) != meal && usual_hour(meal) < hour)
    when = reading.book.zone().instant(reading.day, std::chrono::hours{usual_hour(meal)});
  domain::DraftFood draft;
  static_cast<domain::Nutrients&>(draft) = food;
  draft.name = food.name;
  draft.meal_type = meal;
  draft.quantity = food.quantity;
  draft.unit = food.unit;
  draft.food = food.food;
  draft.grams = food.grams;
  draft.logged_at = when;
  reading.add({.kind = domain::DraftKind::food,
               .title = food.name,
               .detail = joined_parts({portion_text(reading, food), energy_text(reading, food.calories), note,
                                       meal_name(reading, meal), reading.day_text()}),
               .food = std::move(draft)});
}

// So much of the food that it contains the amount.
bool read_with_nutrient(LogReading& reading, const SpokenWords& part, const NutrientOfFood& contained) {
  auto food = reading.book.find_food(phrase_of(reading, part));
  if (!food) return false;
  constexpr double most_apart = 5;
  const double usual =
      contained.calories != nullptr ? (*food).*(contained.calories) : ((*food).*(contained.nutrient)).value_or(0);
  const double factor = usual > 0 ? contained.amount / usual : 0;
  if (factor < 1 / most_apart || factor > most_apart) return false;
  set_grams(*food, food->grams * factor);
  const std::string amount = decimal_text(contained.amount, 0, reading.context.language);
  const bool is_protein = contained.nutrient == &domain::Nutrients::protein;
  const std::string note = contained.calories != nullptr ? ""
                           : is_protein                  ? reading.say(amount + " g protein", amount + " g Eiweiß")
                                        : reading.say(amount + " g carbs", amount + " g Kohlenhydrate");
  add_food(reading, *food, note);
  return true;
}

// "Bread with cheese" are two foods unless one has that name.
bool read_two_foods(LogReading& reading, const SpokenWords& part) {
  const auto joint =
      std::ranges::find_if(part, [](const SpokenWord& each) { return is_among(each, "with mit on auf plus"); });
  if (joint == part.end() || joint == part.begin() || joint + 1 == part.end()) return false;
  SpokenWords first(part.begin(), joint);
  SpokenWords second(joint + 1, part.end());
  // "Skyr with blueberries, 250 g": so much of the first.
  const auto comma = std::ranges::find_if(second, [](const SpokenWord& each) { return each.is_any({","}); });
  if (comma != second.end() && std::ranges::none_of(comma, second.end(), names_something)) {
    first.insert(first.begin(), comma + 1, second.end());
    second.erase(comma, second.end());
  }
  if (std::ranges::none_of(first, names_something) || std::ranges::none_of(second, names_something)) return false;
  if (!reading.book.find_food(phrase_of(reading, first)) || !reading.book.find_food(phrase_of(reading, second)))
    return false;
  return read_food(reading, first) && read_food(reading, second);
}

}  // namespace

bool read_food(LogReading& reading, const SpokenWords& part) {
  if (std::ranges::none_of(part, names_something)) return false;
  SpokenWords described = part;
  if (const auto nutrient = take_nutrient(described)) return read_with_nutrient(reading, described, *nutrient);
  auto food = reading.book.find_food(phrase_of(reading, part));
  // A wrap is a unit, too: "a wrap with chicken" is no chicken.
  const bool is_filled = has_any(part, {"wrap", "wraps"}) && has_any(part, {"with", "mit"});
  if (is_filled && food && food->food.find("wrap") == std::string::npos) return false;
  if (!food) return read_two_foods(reading, part);
  if (is_too_much(*food)) {
    reading.problems.push_back(reading.say("That is too much " + food->name + " for one entry.",
                                           "Das ist zu viel " + food->name + " für einen Eintrag."));
    return true;
  }
  const std::string note = fit_bar(reading, part, *food);
  add_food(reading, *food, note);
  return true;
}

bool add_food_of(LogReading& reading, const std::string& amount, const domain::DraftFood& food) {
  auto found = reading.book.amount_of(food, amount);
  if (!found || is_too_much(*found)) return false;
  add_food(reading, *found, "");
  return true;
}

bool add_food_named(LogReading& reading, const std::string& text) {
  const auto found = reading.book.find_food(text);
  if (!found || is_too_much(*found)) return false;
  add_food(reading, *found, "");
  return true;
}

void move_to_meal(const LogReading& reading, domain::DraftEntry& entry, domain::MealType meal) {
  const std::string before = meal_name(reading, entry.food->meal_type);
  const std::size_t at = entry.detail.rfind(before);
  if (at != std::string::npos) entry.detail.replace(at, before.size(), meal_name(reading, meal));
  entry.food->meal_type = meal;
}

}  // namespace fitapp::coach
