// Rows of the food table and what a person is offered of them; knows no storage and no wire format.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fitapp::domain {

// What a person takes of a food: `quantity` times `unit` weighs `grams` in all (2 | slices | 56).
struct FoodPortion {
  double quantity = 1;
  std::string unit;
  double grams = 0;
};

// Nutrients of 100 g; calories in kcal, sodium in mg, the others in g; absent when unknown.
struct Nutrients {
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
};

// `number` is that of the USDA table ("09040"). The first portion is the usual one; one of them is 100 g.
struct Food {
  std::string number;
  std::string description;
  Nutrients per_100g;
  std::vector<FoodPortion> portions;
};

// A food under the name that people use, with the portion that they eat.
struct EverydayFood {
  std::string number;
  std::string name;
  FoodPortion portion;
  std::vector<std::string> other_names;
};

// What fills the form of a food entry: the nutrients of the portion `quantity` times `unit`.
struct FoodSuggestion {
  std::string name;
  std::string food;         // number in the food table
  std::string description;  // as the food table has it
  double quantity = 1;
  std::string unit;
  double grams = 0;
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
  std::vector<FoodPortion> portions;
};

// In decimals that mean something: calories and sodium whole, the others to 0.1.
FoodSuggestion suggestion_of(const Food& food, const std::string& name, const FoodPortion& portion);
// Under the table's own description and its usual portion.
FoodSuggestion suggestion_of(const Food& food);
// An everyday portion comes first, before those that the table has.
FoodSuggestion suggestion_of(const Food& food, const EverydayFood& everyday);

}  // namespace fitapp::domain
