// Reads TOML with toml++. No other file includes it.
#include "app/config_file.h"

namespace {
struct FailedAssertion {};

[[noreturn]] void fail_assertion() { throw FailedAssertion{}; }
}  // namespace
// For some malformed keys toml++ 3.3 fails an assertion instead of reporting an error.
#define TOML_ASSERT(condition) ((condition) ? static_cast<void>(0) : fail_assertion())
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "base/error.h"

namespace fitapp::app {
namespace {

// A configuration has a few kilobytes. A larger file is something else.
constexpr std::size_t max_file_bytes = 1024 * 1024;
constexpr std::size_t max_secret_bytes = 64 * 1024;

[[noreturn]] void refuse(const std::string& sentence) { throw Error(ErrorKind::invalid, "CONFIG", sentence); }

std::optional<std::string> read_whole(const std::string& path, std::size_t max_bytes) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return std::nullopt;
  std::string text;
  std::array<char, 16 * 1024> piece;
  while (stream && text.size() <= max_bytes) {
    stream.read(piece.data(), piece.size());
    text.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
  }
  if (stream.bad() || text.size() > max_bytes) return std::nullopt;
  return text;
}

SettingValue value_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* whole = node.as_integer()) return whole->get();
  if (const auto* flag = node.as_boolean()) return flag->get();
  if (const auto* array = node.as_array()) {
    std::vector<std::string> texts;
    for (const toml::node& one : *array) {
      if (!one.is_string()) return OtherValue{};
      texts.push_back(one.as_string()->get());
    }
    return texts;
  }
  return OtherValue{};
}

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

toml::table parse(const std::string& path, const std::string& text) {
  try {
    return toml::parse(text, path);
  } catch (const toml::parse_error& error) {
    // The library's description may quote the line, and so a secret.
    refuse("In " + path + ", line " + std::to_string(error.source().begin.line) + ": this is not valid TOML.");
  } catch (const FailedAssertion&) {
    refuse("In " + path + ": this is not valid TOML.");
  }
}

}  // namespace

std::vector<FileEntry> read_config_file(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) refuse("The configuration file " + path + " does not exist.");
  const auto text = read_whole(path, max_file_bytes);
  if (!text) refuse("The configuration file " + path + " cannot be read.");

  std::vector<FileEntry> entries;
  for (const auto& [name, node] : parse(path, *text)) {
    const std::string section(name.str());
    const toml::table* table = node.as_table();
    if (table == nullptr) {
      entries.push_back({"", section, line_of(node), value_of(node)});
      continue;
    }
    entries.push_back({section, "", line_of(node), OtherValue{}});
    for (const auto& [key, value] : *table) {
      entries.push_back({section, std::string(key.str()), line_of(value), value_of(value)});
    }
  }
  std::stable_sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
  return entries;
}

bool read_secret_file(const std::string& path, std::string& secret) {
  auto text = read_whole(path, max_secret_bytes);
  if (!text) return false;
  while (text->ends_with('\n') || text->ends_with('\r')) text->pop_back();
  secret = std::move(*text);
  return true;
}

}  // namespace fitapp::app
