// All foods that a user can log: those of the food table, own foods and recipes.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "api/caller.h"
#include "domain/own_foods.h"
#include "domain/recipes.h"

namespace fitapp::api {

// For one request. References are those of domain/own_foods.h.
class KnownFoods {
 public:
  // Names and units are in `language`, without one in the language of the user's screen.
  explicit KnownFoods(const Caller& me, std::optional<domain::Language> language = {});

  // The description is the name in the user's language.
  std::optional<domain::Food> find_food(const std::string& reference);
  // The same, without recipes.
  std::optional<domain::Food> find_ingredient(const std::string& reference);
  // Computes what follows from the ingredients.
  void complete(domain::Recipe& recipe);

  // Best first: favourites, own foods, recipes, then the table. Empty when nothing is close.
  std::vector<domain::FoodSuggestion> search(const std::string& typed, std::size_t limit);
  // The own food with the barcode, else the product that was looked up before.
  std::optional<domain::FoodSuggestion> find_by_barcode(const std::string& barcode);
  // Newest mark first. A mark of a food that does not exist any more is skipped.
  std::vector<domain::FoodSuggestion> favorites();

 private:
  using Amount = std::optional<domain::FoodAmount>;
  struct OwnName {
    std::string reference;
    std::string name;
  };

  std::optional<domain::OwnFood> find_packaged(const domain::FoodReference& reference) const;
  std::optional<domain::Food> read_ingredient(const std::string& reference) const;
  std::optional<domain::FoodSuggestion> suggest(const domain::FoodReference& reference, const Amount& amount);
  // Of own foods, then of recipes.
  const std::vector<OwnName>& own_names();
  std::vector<domain::FoodSuggestion> search_own(const std::string& typed, domain::Typing typing, std::size_t limit);

  const Caller& me_;
  store::FoodReader reader_;
  std::vector<std::string> favorites_;
  std::optional<std::vector<OwnName>> own_names_;                             // once they were read
  std::unordered_map<std::string, std::optional<domain::Food>> ingredients_;  // that were looked up before
};

}  // namespace fitapp::api
