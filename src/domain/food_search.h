// Finds everyday foods by what is typed, and ranks rows of the food table; knows no storage.
#pragma once

#include <string>
#include <vector>

#include "domain/food_words.h"
#include "domain/foods.h"

namespace fitapp::domain {

// How much of what was typed a name must hold.
enum class Extent { every_word, half_of_them };

// The hand-made list, ready for searching. The same for everybody.
class EverydayFoods {
 public:
  explicit EverydayFoods(std::vector<EverydayFood> foods);

  const std::vector<EverydayFood>& all() const { return foods_; }
  // Best first: a name that is just what was typed before a longer one, the earlier line of the list before the later.
  std::vector<const EverydayFood*> find(const std::vector<std::string>& typed, Typing typing, Extent extent) const;

 private:
  struct Name {
    std::vector<std::string> words;
    std::string joined;
    std::size_t food;
    bool other;  // not the name that is shown
  };

  int fit(const std::vector<std::string>& typed, const std::string& joined, const Name& name, Typing typing,
          Extent extent) const;

  std::vector<EverydayFood> foods_;
  std::vector<Name> names_;
};

// Rows that hold whole words of what was typed before those that only begin so, rows that begin with the first word
// before others; among equals the given order stays.
void rank_rows(std::vector<Food>& rows, const std::vector<std::string>& typed);
// Every typed word is a whole word of the description, plurals aside.
bool holds_whole_words(const Food& row, const std::vector<std::string>& typed);

// Food for babies that nobody asked for: "oat milk" is no baby food.
bool unasked_baby_food(const Food& row, const std::vector<std::string>& typed);

// Words of `vocabulary` nearest to a mistyped one, at most four; empty when none is near enough.
std::vector<std::string> nearest_words(const std::string& typed, const std::vector<std::string>& vocabulary);

}  // namespace fitapp::domain
