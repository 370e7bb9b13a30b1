// Finds catalogue exercises by the names people use. Tolerates plurals, hyphens, common short names and one typo.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "coach/words.h"
#include "domain/exercises.h"

namespace fitapp::coach {

class ExerciseFinder {
 public:
  // `short_names` maps common names to catalogue names: "bench" -> "Bench Press". Throws an internal fitapp::Error if
  // a catalogue name is unknown. The catalogue must outlive the finder.
  ExerciseFinder(const domain::Catalogue& catalogue, const std::map<std::string, std::string>& short_names);

  // Finds only these, which must outlive the finder, and only names of five letters or more: shorter ones are everyday
  // words.
  explicit ExerciseFinder(const std::vector<domain::Exercise>& own_exercises);

  // The exercise that the whole text names; nullptr if there is none.
  const domain::Exercise* find(std::string_view name) const;
  // The exercises that a text mentions, in order of appearance, without duplicates.
  std::vector<const domain::Exercise*> mentioned_in(std::string_view text) const;

 private:
  void add(std::string_view name, const domain::Exercise* exercise, std::size_t min_length = 1);
  const domain::Exercise* find_normalized(const std::string& normalized) const;

  std::map<std::string, const domain::Exercise*> by_normalized_name_;
  std::size_t max_words_ = 1;
};

}  // namespace fitapp::coach
