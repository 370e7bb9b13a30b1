// The real exercise catalogue, read from the source tree at FITAPP_SOURCE_DIR.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
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

// The files of the catalogue, joined as embed/pack_exercises.mjs does.
inline std::string catalogue_text() {
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(FITAPP_SOURCE_DIR "/embed/exercises")) {
    if (entry.path().extension() == ".json") files.insert(entry.path().filename());
  }
  std::string joined;
  for (const auto& file : files) {
    const std::string text = source_text("embed/exercises/" + file.string());
    const auto open = text.find('[');
    const auto close = text.rfind(']');
    joined += (joined.empty() ? "[" : ",") + text.substr(open + 1, close - open - 1);
  }
  return joined + "]";
}

inline const domain::Catalogue& real_catalogue() {
  static const domain::Catalogue catalogue(api::read_catalogue(catalogue_text()));
  return catalogue;
}

}  // namespace fitapp::test
