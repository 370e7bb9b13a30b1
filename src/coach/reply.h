// What belongs to an answer beside its text.
#pragma once

#include <string>
#include <vector>

namespace fitapp::coach {

// `target` is a screen of the interface ("/progress?tab=records") or a telephone number ("tel:988").
struct Link {
  std::string label;  // in the language of the answer
  std::string target;
  friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace fitapp::coach
