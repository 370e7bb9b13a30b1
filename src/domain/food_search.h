// Searches everyday foods and ranks rows of the food table.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "domain/food_vocabulary.h"
#include "domain/food_words.h"
#include "domain/foods.h"

namespace fitapp::domain {

// "Nutella Brotaufstrich" is found in all names of the chocolate spread together, but in none alone.
enum class NameExtent { one_name, all_names };

// The everyday foods, prepared for searching.
class EverydayFoods {
 public:
  explicit EverydayFoods(std::vector<EverydayFood> foods);

  const std::vector<EverydayFood>& all() const { return foods_; }
  const EverydayFood* find(const std::string& key) const;
  // The foods that have every typed word in one of their names, or in all of them together, best first. A name equal to
  // the typed words comes before longer names, and a name in the user's language before one in the other; then the rank
  // and the order of the files decide. `typed` are words of `food_words`.
  std::vector<const EverydayFood*> search(const std::vector<std::string>& typed, Typing typing, NameExtent extent,
                                          Language language) const;
  // Whether a name consists of the typed words.
  bool has_name(const std::vector<std::string>& typed) const;

 private:
  struct Name {
    std::vector<std::size_t> words;  // positions in vocabulary_
    std::string joined;
    std::size_t food;
    bool shown;  // the name that is displayed, not another one
    bool english;
    bool german;
  };
  using Fits = std::vector<WordFits>;  // of each typed word

  void add(std::size_t food, const std::string& text, bool shown, Language language);
  void make_indexes();
  int score(const Name& name, const Fits& fits, const std::string& joined, Language language) const;
  // Positions of names that have a word that fits.
  std::vector<std::size_t> names_with(const WordFits& fits) const;
  std::unordered_map<std::size_t, int> scores_of_names(const Fits& fits, const std::string& joined,
                                                       Language language) const;
  std::unordered_map<std::size_t, int> scores_of_all_names(const Fits& fits) const;

  std::vector<EverydayFood> foods_;
  std::unordered_map<std::string, std::size_t> foods_by_key_;
  std::vector<Name> names_;                              // those of a food follow each other
  std::vector<std::size_t> first_names_;                 // of each food, and the end
  std::vector<std::vector<std::size_t>> names_by_word_;  // by the position in vocabulary_
  std::vector<std::size_t> names_by_joined_;             // sorted
  std::unordered_set<std::string> sorted_names_;         // the words of a name in alphabetical order
  FoodVocabulary vocabulary_;
};

// Rows that contain the typed words as whole words come before rows that contain only their beginnings, and rows that
// begin with the first typed word before others. Ties keep their order.
void rank_rows(std::vector<Food>& rows, const std::vector<std::string>& typed);
// Every typed word is a whole word of the description, ignoring plurals.
bool contains_whole_words(const Food& row, const std::vector<std::string>& typed);

// Baby food that the user did not search for: a search for "oat milk" should not return it.
bool is_unrequested_baby_food(const Food& row, const std::vector<std::string>& typed);

}  // namespace fitapp::domain
