// Provides the embedded exercise catalogue.
#include "embed/exercises.h"

#include <string>

#include "embed/content.h"
#include "embed/inflate.h"

namespace fitapp::embed {

std::string_view exercises_json() {
  static const std::string content = inflate(exercises_bytes());
  return content;
}

}  // namespace fitapp::embed
