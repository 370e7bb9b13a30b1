// Finds exercises of the catalogue by what people call them: plurals, hyphens, usual short names, one typo. It knows
// no question.
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
  // `short_names` maps what people say to a catalogue name: "bench" -> "Bench Press". Throws fitapp::Error internal
  // when a catalogue name in it is unknown. The catalogue must outlive the finder.
  ExerciseFinder(const domain::Catalogue& catalogue, const std::map<std::string, std::string>& short_names);

  // The exercise that a name means as a whole; nullptr when there is none.
  const domain::Exercise* find(std::string_view name) const;
  // Exercises named inside a text, in the order in which they stand there, each once.
  std::vector<const domain::Exercise*> mentioned_in(std::string_view text) const;

 private:
  const domain::Exercise* find_squeezed(const std::string& squeezed) const;

  std::map<std::string, const domain::Exercise*> by_squeezed_;
  std::size_t most_words_ = 1;
};

}  // namespace fitapp::coach
