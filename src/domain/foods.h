// Rows of the food table and the suggestions made from them.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fitapp::domain {

// `quantity` of `unit` weigh `grams` in total: 2 slices weigh 56 g.
struct FoodPortion {
  double quantity = 1;
  std::string unit;
  double grams = 0;
};

// Nutrients per 100 g: calories in kcal, sodium in mg, the others in g; absent when unknown.
struct Nutrients {
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
};

// `number` is the number in the USDA table ("09040"). The first portion is the usual one; one of them is 100 g.
struct Food {
  std::string number;
  std::string description;
  Nutrients per_100g;
  std::vector<FoodPortion> portions;
};

// A food under its everyday name, with the usual portion.
struct EverydayFood {
  std::string number;
  std::string name;
  FoodPortion portion;
  std::vector<std::string> other_names;
};

// The values for the form of a food entry, with the nutrients of `quantity` of `unit`.
struct FoodSuggestion {
  std::string name;
  std::string food;         // number in the food table
  std::string description;  // from the food table
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

// Calories and sodium are rounded to whole numbers, the others to 0.1.
FoodSuggestion suggestion_of(const Food& food, const std::string& name, const FoodPortion& portion);
// With the table's description and its first portion.
FoodSuggestion suggestion_of(const Food& food);
// The everyday portion comes first, before the table's portions.
FoodSuggestion suggestion_of(const Food& food, const EverydayFood& everyday);

}  // namespace fitapp::domain
