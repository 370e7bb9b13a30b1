// Recognises what no coach may answer, and holds the careful words that stand instead. It knows no person and sends
// nothing anywhere.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "coach/coach.h"
#include "coach/words.h"

namespace fitapp::coach {

class RedFlags {
 public:
  // Reads embed/red_flags.json; throws when it is not sound.
  explicit RedFlags(std::string_view json);

  // The fixed answer to a text that tells of danger; nullptr when it tells of none. English and German texts are both
  // understood, whatever the language of the answer.
  const std::string* answer_to(std::string_view text, Language language) const;
  // Whether a text is one of the fixed answers.
  bool is_answer(std::string_view text) const;

 private:
  struct Flag {
    std::vector<Pattern> patterns;
    std::string english;
    std::string german;
  };
  std::vector<Flag> flags_;
};

}  // namespace fitapp::coach
