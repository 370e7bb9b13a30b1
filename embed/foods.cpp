// Provides the embedded food table.
#include "embed/foods.h"

#include "embed/content.h"
#include "embed/unpack.h"

namespace fitapp::embed {

std::string_view foods_image() {
  static const std::string image = unpack(foods_bytes());
  return image;
}

}  // namespace fitapp::embed
