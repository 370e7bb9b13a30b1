// The one table of settings: from it come reading, checking, help and the example file. Knows no file and no variable.
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

// Where a setting's value stands in a Config.
template <class T>
using Place = T& (*)(Config&);

struct TextKind {
  Place<std::string> place;
};
struct WholeKind {
  Place<int> place;
  int low;
  int high;
};
struct FlagKind {
  Place<bool> place;
};
struct ListKind {
  Place<std::vector<std::string>> place;
};
// One word of a closed list.
struct ChoiceKind {
  std::span<const std::string_view> words;
  void (*set)(Config&, std::size_t index);
  std::size_t (*get)(const Config&);
};

struct Setting {
  std::string_view section;
  std::string_view key;
  std::string_view help;  // one or more lines, without a mark for comments
  std::variant<TextKind, WholeKind, FlagKind, ListKind, ChoiceKind> kind;

  std::string name() const { return std::string(section) + "." + std::string(key); }
  // FITAPP_SERVER_PORT
  std::string variable() const;
};

// In the order of the example file; a section's rows stand together.
std::span<const Setting> settings();
// "server.port"; nullptr when there is none.
const Setting* find_setting(std::string_view name);
bool is_section(std::string_view name);
// The name nearest to a mistyped one, or the first with that key alone; empty when none is near.
std::string nearest_setting(std::string_view name);

// What a setting was given: from TOML with its type, from elsewhere as text.
struct OtherValue {};
using GivenValue = std::variant<std::string, std::int64_t, bool, std::vector<std::string>, OtherValue>;

// Both return what is wrong as the end of a sentence ("must be a whole number from 1 to 14"), empty when all is well.
std::string assign(const Setting& setting, Config& config, const GivenValue& value);
std::string assign_text(const Setting& setting, Config& config, std::string_view text);

// The value as TOML writes it.
std::string toml_value(const Setting& setting, const Config& config);

}  // namespace fitapp::app
