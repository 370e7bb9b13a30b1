// What a message leaves out of a session: "no squats", "ohne Liegestütze und Burpees", "lass die Arme weg".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "coach/spoken.h"
#include "domain/exercise_words.h"
#include "domain/exercises.h"

namespace fitapp::coach {

// Exercises, muscles or cardio.
struct Excluded {
  std::vector<std::string> keys;   // of exercises
  std::vector<std::string> names;  // as typed
  std::string rest;                // the text with blanks in their place
};

class ExclusionReader {
 public:
  // The catalogue must outlive it.
  ExclusionReader(const domain::Catalogue& catalogue, const domain::ExerciseWords& words);
  Excluded read(const std::string& text) const;

 private:
  // The words that name what is left out, and the exercises that it means: none for a type of training.
  struct Found {
    std::vector<std::size_t> phrase;
    std::vector<std::string> keys;
  };
  std::optional<Found> exercises_at(const std::string& text, const SpokenWords& words,
                                    std::vector<std::size_t> phrase) const;
  std::optional<Found> group_at(const SpokenWords& words, std::size_t at) const;
  std::optional<Found> found_at(const std::string& text, const SpokenWords& words, std::size_t at) const;
  // All exercises whose name in one of the languages has the words.
  std::vector<std::string> named_exercises(const std::vector<std::string>& words) const;

  const domain::Catalogue& catalogue_;
  domain::Abbreviations abbreviations_;
  std::vector<std::vector<std::string>> names_;  // of the catalogue's exercises: their words without endings
};

// The first word behind each of them, also where it is equipment.
std::vector<std::string> first_excluded_words(const SpokenWords& words);

}  // namespace fitapp::coach
