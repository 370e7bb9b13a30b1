// Finds the SQL statements in the source of src/store.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace fitapp::tests {

struct SqlText {
  std::string file;
  std::string text;
};

// Joins adjacent string literals and macros into one text, as the compiler does.
inline std::vector<std::string> joined_literals(const std::string& source, std::map<std::string, std::string>& macros) {
  static const std::regex token(R"re("((?:[^"\\]|\\.)*)"|'(?:[^'\\]|\\.)'|//[^\n]*|#define (\w+)|\\\n|(\w+)|(\S))re");
  std::vector<std::string> texts;
  std::string text;
  std::string defined;
  bool open = false;
  const auto close = [&] {
    if (open && !defined.empty()) macros[defined] = text;
    if (open && defined.empty()) texts.push_back(text);
    if (open) defined.clear();
    text.clear();
    open = false;
  };
  for (std::sregex_iterator each(source.begin(), source.end(), token), end; each != end; ++each) {
    const std::smatch& found = *each;
    const std::string whole = found.str();
    if (whole.starts_with("//") || whole == "\\\n") continue;
    if (found[2].matched) {
      close();
      defined = found[2];
    } else if (whole[0] == '"') {
      text += std::regex_replace(found[1].str(), std::regex(R"(\\")"), "\"");
      open = true;
    } else if (found[3].matched && macros.contains(found[3])) {
      text += macros.at(found[3]);
      open = true;
    } else {
      close();
    }
  }
  close();
  return texts;
}

// Returns each statement that reads or writes rows. Of a statement built at run time it returns the beginning.
inline std::vector<SqlText> sql_texts_of_store() {
  static const std::regex statement(R"(\s*((?:SELECT|INSERT|UPDATE|DELETE|WITH) [^;]*);?)");
  std::vector<SqlText> found;
  const std::filesystem::path folder = std::string(FITAPP_SOURCE_DIR) + "/src/store";
  const auto source_of = [](const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  };
  std::map<std::string, std::string> shared_macros;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".h") joined_literals(source_of(entry.path()), shared_macros);
  }
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    std::map<std::string, std::string> macros = shared_macros;
    for (const std::string& literal : joined_literals(source_of(entry.path()), macros)) {
      if (!std::regex_search(literal, statement, std::regex_constants::match_continuous)) continue;
      for (std::sregex_iterator each(literal.begin(), literal.end(), statement), end; each != end; ++each) {
        found.push_back({entry.path().filename().string(), (*each)[1]});
      }
    }
  }
  return found;
}

}  // namespace fitapp::tests
