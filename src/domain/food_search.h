// Searches everyday foods and ranks rows of the food table.
#pragma once

#include <string>
#include <vector>

#include "domain/food_words.h"
#include "domain/foods.h"

namespace fitapp::domain {

// How many of the typed words a name must contain.
enum class Extent { every_word, half_the_words };

// The hand-made list of everyday foods, prepared for searching.
class EverydayFoods {
 public:
  explicit EverydayFoods(std::vector<EverydayFood> foods);

  const std::vector<EverydayFood>& all() const { return foods_; }
  // Best first. A name equal to the typed words comes before longer names; ties keep the order of the list.
  std::vector<const EverydayFood*> find(const std::vector<std::string>& typed, Typing typing, Extent extent) const;

 private:
  struct Name {
    std::vector<std::string> words;
    std::string joined;
    std::size_t food;
    bool other;  // an alternative name that is not displayed
  };

  int fit(const std::vector<std::string>& typed, const std::string& joined, const Name& name, Typing typing,
          Extent extent) const;

  std::vector<EverydayFood> foods_;
  std::vector<Name> names_;
};

// Rows that contain the typed words as whole words come before rows that contain only their beginnings, and rows that
// begin with the first typed word before others. Ties keep their order.
void rank_rows(std::vector<Food>& rows, const std::vector<std::string>& typed);
// Every typed word is a whole word of the description, ignoring plurals.
bool contains_whole_words(const Food& row, const std::vector<std::string>& typed);

// Baby food that the user did not search for: a search for "oat milk" should not return it.
bool is_unrequested_baby_food(const Food& row, const std::vector<std::string>& typed);

// The words of `vocabulary` nearest to a misspelt word, at most four; empty when none is near enough.
std::vector<std::string> nearest_words(const std::string& typed, const std::vector<std::string>& vocabulary);

}  // namespace fitapp::domain
