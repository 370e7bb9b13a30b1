// The embedded food table: read-only, the same for everybody, in memory; knows no user and no food entry.
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

// Safe to use from any thread.
class FoodTable {
 public:
  // `image` is what embed/pack_foods.mjs makes; it is read in place and must outlive the table.
  explicit FoodTable(std::string_view image);

  // Foods for what was typed, the best first, everyday foods before rows of the table; empty when nothing fits. Without
  // exact finds typing errors are forgiven; without those a name that holds half of the words is taken.
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
