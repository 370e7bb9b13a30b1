// Foods of the table, everyday foods and the suggestions made from them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "domain/kinds.h"

namespace fitapp::domain {

// Amounts of one food or one day: calories in kcal; protein, carbs, fat, fiber, sugar and saturated fat in g; sodium,
// calcium, iron, magnesium, potassium, zinc and vitamin C in mg; vitamin A (retinol activity equivalents), vitamin D,
// vitamin B12 and folate in µg. Absent when unknown, which is not 0.
struct Nutrients {
  double calories = 0;
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
  std::optional<double> fiber;
  std::optional<double> sugar;
  std::optional<double> sodium;
  std::optional<double> saturated_fat;
  std::optional<double> calcium;
  std::optional<double> iron;
  std::optional<double> magnesium;
  std::optional<double> potassium;
  std::optional<double> zinc;
  std::optional<double> vitamin_a;
  std::optional<double> vitamin_c;
  std::optional<double> vitamin_d;
  std::optional<double> vitamin_b12;
  std::optional<double> folate;
};

// All but the calories, in the order of the columns of the food table.
inline constexpr std::array nutrient_members{&Nutrients::protein,       &Nutrients::carbs,     &Nutrients::fat,
                                             &Nutrients::fiber,         &Nutrients::sugar,     &Nutrients::sodium,
                                             &Nutrients::saturated_fat, &Nutrients::calcium,   &Nutrients::iron,
                                             &Nutrients::magnesium,     &Nutrients::potassium, &Nutrients::zinc,
                                             &Nutrients::vitamin_a,     &Nutrients::vitamin_c, &Nutrients::vitamin_d,
                                             &Nutrients::vitamin_b12,   &Nutrients::folate};

// The nutrients of `grams`, rounded as they are shown: calories, minerals and vitamins by their usual steps, the others
// to 0.1 g.
Nutrients nutrients_of(const Nutrients& per_100g, double grams);
void add(Nutrients& sum, const Nutrients& each);

// `quantity` of `unit` weigh `grams` in total: 2 slices weigh 56 g. `unit` is a key of FoodUnits, or a text of the
// table; in a suggestion it is the word in the language of the user, with its plural.
struct FoodPortion {
  double quantity = 1;
  std::string unit;
  double grams = 0;
  std::string plural;
};

// `number` is the number in the USDA table ("09040") or the key of an everyday food. The first portion is the usual
// one.
struct Food {
  std::string number;
  std::string description;
  Nutrients per_100g;
  std::vector<FoodPortion> portions;
};

struct Bilingual {
  std::string english;
  std::string german;

  const std::string& in(Language language) const { return language == Language::german ? german : english; }
};

// A food under its everyday names. Its nutrients come from a row of the table, or from a recipe of rows.
struct EverydayFood {
  std::string key;
  Bilingual name;
  int rank = 2;  // 1: what most people mean by a short word; 3: rare
  bool composed = false;
  std::string row;        // number of the row, empty when composed
  Bilingual description;  // of the row, or the recipe
  std::vector<std::string> english_names;
  std::vector<std::string> german_names;
  std::optional<double> liquid;  // g of 100 ml
  Nutrients per_100g;
  std::vector<FoodPortion> portions;
};

// Where a food comes from: the table, the user's own foods, the user's recipes, or a product found by its barcode.
enum class FoodKind { table, own, recipe, product };

// The values for the form of a food entry, with the nutrients of `quantity` of `unit`.
struct FoodSuggestion : Nutrients {
  std::string name;
  std::string food;         // number in the food table or key, "own:12" or "recipe:3"
  std::string description;  // from the food table, or the recipe
  bool composed = false;    // the description is a recipe
  FoodKind kind = FoodKind::table;
  bool favorite = false;  // of this user
  double quantity = 1;
  std::string unit;
  double grams = 0;
  std::vector<FoodPortion> portions;  // the chosen one first; one of them is in g
  std::optional<Nutrients> per_100g;  // of a product, as on its label
};

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::FoodKind> = std::to_array({"table"sv, "own"sv, "recipe"sv, "product"sv});

}  // namespace fitapp
