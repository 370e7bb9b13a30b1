// The real exercise catalogue, read from the source tree at FITAPP_SOURCE_DIR.
#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "api/catalogue_file.h"
#include "domain/exercises.h"

namespace fitapp::test {

// A file of the source tree.
inline std::string source_text(const std::string& path) {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/" + path, std::ios::binary);
  if (!file) throw std::runtime_error(path + " cannot be opened");
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::string catalogue_text() { return source_text("embed/exercises.json"); }

inline const domain::Catalogue& real_catalogue() {
  static const domain::Catalogue catalogue(api::read_catalogue(catalogue_text()));
  return catalogue;
}

}  // namespace fitapp::test
