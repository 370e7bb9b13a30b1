// The embedded food table, read-only and in memory.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "domain/food_amounts.h"
#include "domain/food_search.h"
#include "store/connection.h"

namespace fitapp::store {

// How names and portions are shown.
struct FoodReader {
  domain::Language language = domain::Language::english;
  domain::Measures measures = domain::Measures::us;
};

// One pass over the names. `favorites` are numbers and keys that come first when they match.
struct FoodSearch {
  std::string_view typed;
  domain::Typing typing = domain::Typing::exact;
  std::set<std::string> favorites;
};

// Thread-safe.
class FoodTable {
 public:
  // `image` is made by embed/pack_foods.mjs. It is read in place and must outlive the table.
  explicit FoodTable(std::string_view image);

  // Foods for the typed text, best first, everyday foods before rows of the table; empty when nothing is close. A typed
  // amount becomes the portion. Typing errors are tolerated only when nothing matches exactly.
  std::vector<domain::FoodSuggestion> suggest_foods(std::string_view typed, std::size_t limit,
                                                    const FoodReader& reader = {}) const;
  std::vector<domain::FoodSuggestion> suggest_foods(const FoodSearch& search, std::size_t limit,
                                                    const FoodReader& reader) const;
  // With its usual portion, by the number of a row or the key of an everyday food.
  std::optional<domain::FoodSuggestion> suggest_food(const std::string& number, const FoodReader& reader) const;
  // By the number of a row or the key of an everyday food. The description is in English.
  std::optional<domain::Food> find_food(const std::string& number) const;

  const domain::EverydayFoods& everyday() const { return *everyday_; }
  const domain::FoodUnits& units() const { return *units_; }
  // How a food was prepared or bought; the search drops such words when no food has them in its name.
  bool is_ignored(const std::string& word) const { return ignored_.contains(word); }

 private:
  using Words = std::vector<std::string>;

  std::vector<domain::Food> find_rows(const Words& words) const;
  Words without_ignored(const Words& words) const;
  // What was typed, as an amount and words.
  struct Reading {
    std::optional<domain::FoodAmount> amount;
    Words words;
  };
  Reading read(std::string_view typed, domain::Language language) const;
  std::optional<Reading> read_eggs(std::string_view typed, domain::Language language) const;
  std::optional<Reading> read_unit(std::string_view typed, const Words& whole, domain::Language language) const;
  std::vector<const domain::EverydayFood*> search_everyday(const Words& words, domain::Typing typing,
                                                           domain::Language language) const;

  mutable std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
  std::unique_ptr<domain::EverydayFoods> everyday_;
  std::unique_ptr<domain::FoodUnits> units_;
  std::set<std::string> ignored_;
};

}  // namespace fitapp::store
