// Units of portions, portions of a food, and the amount that people type with a food: "200g chicken", "2 eggs", "ein
// Glas Milch".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "domain/foods.h"

namespace fitapp::domain {

// Whether an account weighs in kilograms or in pounds decides which units come first.
enum class Measures { metric, us };

// `unit` is a key of FoodUnits, "g", "ml" or empty for a plain number.
struct FoodAmount {
  double quantity = 1;
  std::string unit;
  bool is_decimal = false;  // written as "0.5" or "0,5", which is litres for a drink
  bool is_piece = false;    // written as "piece" or "Stück", which is a slice of a pizza and not the whole
};

// What was typed: an amount, if any, and the food.
struct TypedFood {
  std::optional<FoodAmount> amount;
  std::string food;
};

// The words of a unit (embed/foods/units.txt).
struct UnitWords {
  std::string key;
  Bilingual one;
  Bilingual several;
  std::vector<std::string> others;
};

class FoodUnits {
 public:
  explicit FoodUnits(const std::vector<UnitWords>& units);

  // The amount stands before or after the food. Words that are only an amount, and numbers with a percent sign, are
  // part of the food.
  TypedFood parse(std::string_view typed) const;
  // A unit without a number: "can of coke", "Tasse Kaffee".
  TypedFood parse_unit(std::string_view typed) const;
  // The same behind the food: "Honig TL", "Pommes groß".
  TypedFood parse_last_unit(std::string_view typed) const;
  // The eggs of a dish, with the unit "egg": "3 egg omelette", "Rührei aus 3 Eiern".
  TypedFood parse_eggs(std::string_view typed) const;
  // The key of a word for a unit: "slice" for "Scheiben".
  std::optional<std::string> key_of(const std::string& word) const;
  // With the words for the unit; other units are unchanged.
  FoodPortion in_words(FoodPortion portion, Language language) const;

 private:
  struct Measure {
    std::string unit;
    double factor = 1;  // "kg" is 1,000 g
  };
  struct Found {
    FoodAmount amount;
    std::size_t next = 0;  // the token after the amount
  };
  std::optional<Measure> measure_of(const std::string& word) const;
  std::vector<std::string> split_tokens(std::string_view typed) const;
  std::optional<FoodAmount> unit_alone(const std::string& token) const;
  TypedFood parse_weight_between(const std::vector<std::string>& tokens) const;
  bool is_egg(const std::string& word) const;
  // The token after the name of a container behind a size: "großes Glas", "small portion".
  std::size_t after_container(const std::vector<std::string>& tokens, std::size_t at, const std::string& size) const;
  std::optional<Found> amount_at(const std::vector<std::string>& tokens, std::size_t at) const;

  std::unordered_map<std::string, UnitWords> units_;
  std::unordered_map<std::string, std::string> keys_;  // by the normalized word
  std::unordered_set<std::string> egg_words_;
};

// The portion that an amount means for this food; nullopt when the unit does not fit the food.
std::optional<FoodPortion> portion_for(const FoodAmount& amount, const std::vector<FoodPortion>& portions,
                                       std::optional<double> liquid);

// The suggestion for a row of the table.
FoodSuggestion suggestion_of(const Food& food, const std::optional<FoodAmount>& amount);
// The portions are ordered for the measures: no cup comes first for metric users.
FoodSuggestion suggestion_of(const EverydayFood& food, const std::optional<FoodAmount>& amount, Language language,
                             Measures measures, const FoodUnits& units);

}  // namespace fitapp::domain
