// Compares generated files of the source tree, and rewrites them when FITAPP_RECORD=1.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace fitapp::tests {

// Whether the file at `path` in the source tree contains exactly `text`; when recording, writes it first.
inline bool is_checked_in(const std::string& path, const std::string& text) {
  const std::string file = std::string(FITAPP_SOURCE_DIR) + "/" + path;
  const char* record = std::getenv("FITAPP_RECORD");
  if (record != nullptr && std::string_view(record) == "1") std::ofstream(file, std::ios::binary) << text;
  std::ifstream stream(file, std::ios::binary);
  return std::string{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()} == text;
}

}  // namespace fitapp::tests
