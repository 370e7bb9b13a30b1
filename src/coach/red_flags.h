// Recognises messages that no coach may answer, and provides a fixed answer to each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "coach/coach.h"
#include "coach/words.h"

namespace fitapp::coach {

class RedFlags {
 public:
  // `json` is embed/red_flags.json. Throws if it is invalid.
  explicit RedFlags(std::string_view json);

  // The fixed answer in the given language; nullptr if the text is not a red flag. Always recognises both English and
  // German texts.
  const std::string* answer_to(std::string_view text, Language language) const;
  // Whether the text is one of the fixed answers.
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
