// Finds exercises by what people type: names and aliases in English and German, abbreviations, muscles. Forgives
// plurals, hyphens, blanks, the order of words and typing errors. ui/src/shared/exercises/exerciseSearch.ts does the
// same in the browser.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "domain/exercise_words.h"
#include "domain/exercises.h"

namespace fitapp::domain {

class ExerciseSearch {
 public:
  // The catalogue must outlive the search.
  ExerciseSearch(const Catalogue& catalogue, const ExerciseWords& words);

  // Best first; empty when nothing matches.
  std::vector<const Exercise*> find(std::string_view query, std::size_t max_count) const;

 private:
  // A set of muscles, one bit each.
  using Muscles = std::uint32_t;
  using Fits = std::vector<std::uint8_t>;  // by position in words_, 0 to 100

  // A word of a name, or two neighbouring words without the blank.
  struct Word {
    std::string full;
    std::string stem;
    std::uint32_t letters = 0;
    Muscles muscles = 0;
    bool is_pair = true;  // never a word on its own
  };
  struct Part {
    std::uint32_t word = 0;
    std::uint8_t covers = 1;  // words of the name
    bool first = false;
  };
  struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  struct Name {
    std::string joined;
    Range parts;
    int words = 0;
    std::size_t item = 0;
    bool is_shown = false;
  };
  struct Item {
    const Exercise* exercise = nullptr;
    Range parts;  // of all names
    Range implement;
    Range helping;  // the implement and what else people call it
    Muscles muscles = 0;
    Muscles first_muscle = 0;
    int names = 0;
    std::size_t length = 0;  // letters of the English name
  };
  // One or two neighbouring words of the query.
  struct Piece {
    std::string text;
    Fits fits;
    Muscles muscles = 0;
    bool is_known = false;
    bool is_forgiven = false;  // fits also count words with typing errors
  };
  struct Reading {
    std::string joined;
    std::vector<Piece> words;
    std::vector<Piece> pairs;  // one fewer
  };
  struct Fit {
    int value = 0;
    int covers = 0;
    bool first = false;
  };
  // The best way to find the words of the query among some parts; sum is 0 when there is none.
  struct Match {
    int sum = 0;
    int covered = 0;
    bool misses = false;
    bool begins = false;
    bool literal = true;
  };
  struct Hit {
    const Item* item = nullptr;
    int score = 0;
    int known = 0;
  };

  std::uint32_t add_word(const std::string& full);
  std::uint32_t add_pair(const std::string& full);
  void add_muscles(const ExerciseWords& words);
  void add_exercise(const Exercise& exercise);
  void add_name(const std::string& name, bool is_shown);
  void add_written_name(const std::vector<std::string>& words, bool is_shown);
  void add_implement(Item& item);
  Muscles bit_of(const std::string& muscle);

  Piece piece_of(const std::string& text) const;
  void forgive(Piece& piece) const;
  void forgive_all(Reading& reading) const;
  Reading reading_of(const std::vector<std::string>& words) const;
  bool has_word(const Piece& piece, Range parts) const;
  // `may_miss`: one word of the query may be missing. Without a name, the words may be spread over all names, and
  // muscles count as words.
  Match match(const Reading& reading, const Item& item, const Name* name, bool may_miss) const;
  Fit fit_of(const Piece& piece, Range parts, const Item& item) const;
  int score_of(const Reading& reading, const Name& name, bool may_miss) const;
  void score_names(const Reading& reading, bool may_miss, std::vector<int>& scores) const;
  int muscle_score(const Reading& reading, const Item& item) const;
  std::vector<Hit> hits_in(const std::vector<Reading>& readings, bool may_miss) const;

  Abbreviations abbreviations_;
  std::vector<std::string> muscles_;
  std::vector<Word> words_;
  std::unordered_map<std::string, std::uint32_t> by_word_;
  std::vector<Part> parts_;
  std::vector<Name> names_;
  std::vector<Item> items_;
};

}  // namespace fitapp::domain
