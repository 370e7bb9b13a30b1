// Parses, validates and formats setting values.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>

#include "app/settings.h"

namespace fitapp::app {
namespace {

template <class... F>
struct Overload : F... {
  using F::operator()...;
};

// Control characters would end up in mail headers, requests or the log.
bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}

std::string expected(const TextKind&) { return "must be a text without line breaks"; }
std::string expected(const WholeKind& kind) {
  return "must be a whole number from " + std::to_string(kind.low) + " to " + std::to_string(kind.high);
}
std::string expected(const FlagKind&) { return "must be true or false"; }
std::string expected(const ListKind&) { return "must be a list of texts"; }
std::string expected(const ChoiceKind& kind) {
  std::string text = "must be ";
  for (std::size_t i = 0; i < kind.words.size(); ++i) {
    if (i > 0) text += i + 1 == kind.words.size() ? " or " : ", ";
    text += "\"" + std::string(kind.words[i]) + "\"";
  }
  return text;
}

bool set_value(const TextKind& kind, Config& config, const std::string& value) {
  if (has_control(value)) return false;
  kind.field(config) = value;
  return true;
}
bool set_value(const WholeKind& kind, Config& config, std::int64_t value) {
  if (value < kind.low || value > kind.high) return false;
  kind.field(config) = static_cast<int>(value);
  return true;
}
bool set_value(const FlagKind& kind, Config& config, bool value) {
  kind.field(config) = value;
  return true;
}
bool set_value(const ListKind& kind, Config& config, const std::vector<std::string>& value) {
  if (std::any_of(value.begin(), value.end(), [](const std::string& one) { return one.empty() || has_control(one); })) {
    return false;
  }
  kind.field(config) = value;
  return true;
}
bool set_value(const ChoiceKind& kind, Config& config, const std::string& value) {
  const auto found = std::find(kind.words.begin(), kind.words.end(), value);
  if (found == kind.words.end()) return false;
  kind.set(config, static_cast<std::size_t>(found - kind.words.begin()));
  return true;
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto comma = std::min(text.find(','), text.size());
    std::string_view part = text.substr(0, comma);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    parts.emplace_back(part);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

// OtherValue if the text cannot be parsed.
SettingValue parse_for(const TextKind&, std::string_view text) { return std::string(text); }
SettingValue parse_for(const ChoiceKind&, std::string_view text) { return std::string(text); }
SettingValue parse_for(const ListKind&, std::string_view text) { return split(text); }
SettingValue parse_for(const FlagKind&, std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  return OtherValue{};
}
SettingValue parse_for(const WholeKind&, std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return OtherValue{};
  return value;
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

}  // namespace

std::string assign(const Setting& setting, Config& config, const SettingValue& value) {
  return std::visit(
      [&](const auto& kind, const auto& given) -> std::string {
        if constexpr (requires { set_value(kind, config, given); }) {
          // C++ converts between integers and bool; settings must not.
          constexpr bool is_flag = std::is_same_v<std::decay_t<decltype(kind)>, FlagKind>;
          constexpr bool gives_flag = std::is_same_v<std::decay_t<decltype(given)>, bool>;
          if constexpr (is_flag == gives_flag) {
            if (set_value(kind, config, given)) return {};
          }
        }
        return expected(kind);
      },
      setting.kind, value);
}

std::string assign_text(const Setting& setting, Config& config, std::string_view text) {
  return assign(setting, config, std::visit([&](const auto& kind) { return parse_for(kind, text); }, setting.kind));
}

std::string toml_value(const Setting& setting, const Config& config) {
  // Field accessors return mutable references, so they get a copy.
  Config copy = config;
  return std::visit(Overload{[&](const TextKind& kind) { return quoted(kind.field(copy)); },
                             [&](const WholeKind& kind) { return std::to_string(kind.field(copy)); },
                             [&](const FlagKind& kind) { return std::string(kind.field(copy) ? "true" : "false"); },
                             [&](const ListKind& kind) {
                               std::string text = "[";
                               for (const std::string& one : kind.field(copy)) {
                                 text += (text.size() > 1 ? ", " : "") + quoted(one);
                               }
                               return text + "]";
                             },
                             [&](const ChoiceKind& kind) { return quoted(kind.words[kind.get(copy)]); }},
                    setting.kind);
}

}  // namespace fitapp::app
