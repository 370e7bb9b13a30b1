// Provides the embedded exercise catalogue.
#include "embed/exercises.h"

#include <string>

#include "embed/content.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view exercises_json() {
  static const std::string content = unpack(exercises_bytes());
  return content;
}

}  // namespace fitapp::embed
