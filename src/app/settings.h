// The table of all settings. Parsing, validation, help and the example file are derived from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/config.h"

namespace fitapp::app {

// Accesses a setting's value in a Config.
template <class T>
using Field = T& (*)(Config&);

struct TextKind {
  Field<std::string> field;
};
struct WholeKind {
  Field<int> field;
  int low;
  int high;
};
struct FlagKind {
  Field<bool> field;
};
struct ListKind {
  Field<std::vector<std::string>> field;
};
struct ChoiceKind {
  std::span<const std::string_view> words;
  void (*set)(Config&, std::size_t index);
  std::size_t (*get)(const Config&);
};

struct Setting {
  std::string_view section;
  std::string_view key;
  std::string_view help;  // one or more lines
  std::variant<TextKind, WholeKind, FlagKind, ListKind, ChoiceKind> kind;

  std::string name() const { return std::string(section) + "." + std::string(key); }
  // FITAPP_SERVER_PORT
  std::string variable() const;
};

// In the order of the example file, grouped by section.
std::span<const Setting> settings();
// `name` is "server.port". nullptr if there is no such setting.
const Setting* find_setting(std::string_view name);
bool is_section(std::string_view name);
// The most similar name, or the first name with that key; empty if none is similar.
std::string nearest_setting(std::string_view name);

// A value from TOML, or parsed from text. OtherValue has an unsupported type.
struct OtherValue {};
using SettingValue = std::variant<std::string, std::int64_t, bool, std::vector<std::string>, OtherValue>;

// Both return the end of an error message ("must be a whole number from 1 to 14"), or an empty string.
std::string assign(const Setting& setting, Config& config, const SettingValue& value);
std::string assign_text(const Setting& setting, Config& config, std::string_view text);

// The value in TOML syntax.
std::string toml_value(const Setting& setting, const Config& config);

}  // namespace fitapp::app
