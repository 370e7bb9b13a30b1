// The embedded food table, read-only and in memory.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/food_search.h"
#include "store/connection.h"

namespace fitapp::store {

// Thread-safe.
class FoodTable {
 public:
  // `image` is made by embed/pack_foods.mjs. It is read in place and must outlive the table.
  explicit FoodTable(std::string_view image);

  // Foods for the typed text, best first, everyday foods before rows of the table; empty when nothing matches. Without
  // exact matches typing errors are tolerated; without those, names that contain half of the words match.
  std::vector<domain::FoodSuggestion> suggest_foods(std::string_view typed, std::size_t limit) const;
  std::optional<domain::Food> find_food(const std::string& number) const;

  const domain::EverydayFoods& everyday() const { return *everyday_; }

 private:
  std::vector<domain::Food> find_rows(const std::string& expression) const;
  std::optional<std::string> expression_of(const std::vector<std::string>& words, domain::Typing typing) const;

  mutable std::mutex mutex_;
  std::unique_ptr<Connection> connection_;
  std::unique_ptr<domain::EverydayFoods> everyday_;
  std::vector<std::string> vocabulary_;
};

}  // namespace fitapp::store
