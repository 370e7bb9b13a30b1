// Provides the embedded food table.
#include "embed/foods.h"

#include "embed/content.h"
#include "embed/inflate.h"

namespace fitapp::embed {

std::string_view foods_image() {
  static const std::string image = inflate(foods_bytes());
  return image;
}

}  // namespace fitapp::embed
