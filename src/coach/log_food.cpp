// Reads a food in a part of a log sentence, with the food search.
#include <algorithm>

#include "coach/log_reading.h"

namespace fitapp::coach {
namespace {

constexpr double most_grams = 5000;
constexpr double most_kcal = 10'000;
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

// "Bread with cheese" are two foods unless one has that name.
bool read_two_foods(LogReading& reading, const SpokenWords& part) {
  const auto joint = std::ranges::find_if(part, [](const SpokenWord& each) {
    return each.is_any({"with", "mit", "on", "auf", "plus"});
  });
  if (joint == part.end() || joint == part.begin() || joint + 1 == part.end()) return false;
  const SpokenWords first(part.begin(), joint);
  const SpokenWords second(joint + 1, part.end());
  if (!reading.book.find_food(phrase_of(reading, first)) || !reading.book.find_food(phrase_of(reading, second)))
    return false;
  return read_food(reading, first) && read_food(reading, second);
}

}  // namespace

bool read_food(LogReading& reading, const SpokenWords& part) {
  const auto food = reading.book.find_food(phrase_of(reading, part));
  if (!food) return read_two_foods(reading, part);
  if (food->grams > most_grams || food->calories > most_kcal) {
    reading.problems.push_back(reading.say("That is too much " + food->name + " for one entry.",
                                           "Das ist zu viel " + food->name + " für einen Eintrag."));
    return true;
  }
  const LocalMoment now = reading.book.zone().local(reading.book.now());
  const int hour = static_cast<int>(std::chrono::duration_cast<std::chrono::hours>(now.time_of_day).count());
  const domain::MealType meal = reading.meal.value_or(reading.is_today() ? meal_at(hour) : domain::MealType::other);
  Instant when = reading.moment(usual_hour(meal));
  // Breakfast that is logged in the evening was eaten in the morning.
  if (reading.is_today() && meal_at(hour) != meal && usual_hour(meal) < hour)
    when = reading.book.zone().instant(reading.day, std::chrono::hours{usual_hour(meal)});
  domain::DraftFood draft;
  static_cast<domain::Nutrients&>(draft) = *food;
  draft.name = food->name;
  draft.meal_type = meal;
  draft.quantity = food->quantity;
  draft.unit = food->unit;
  draft.food = food->food;
  draft.grams = food->grams;
  draft.logged_at = when;
  reading.add({.kind = domain::DraftKind::food,
               .title = food->name,
               .detail = joined_parts({portion_text(reading, *food), energy_text(reading, food->calories),
                                       meal_name(reading, meal), reading.day_text()}),
               .food = std::move(draft)});
  return true;
}

}  // namespace fitapp::coach
