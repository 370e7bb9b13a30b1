// The program's log: one event a line with named values; knows no feature, and nobody else sees the logging library.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "base/enums.h"

namespace fitapp {

enum class LogLevel { debug, info, warn, error };
template <>
inline constexpr auto enum_names<LogLevel> = std::to_array<std::string_view>({"debug", "info", "warn", "error"});

// text: "2026-11-21T10:45:00.000Z info listening port=8080"; json: one object a line with time, level, event and
// values.
enum class LogFormat { text, json };
template <>
inline constexpr auto enum_names<LogFormat> = std::to_array<std::string_view>({"text", "json"});

struct LogOptions {
  LogLevel level = LogLevel::info;
  LogFormat format = LogFormat::text;
  std::string file;  // empty: standard error; made with mode 0600 when it is not there
};

// A number, a truth value or a text; a text must live as long as the call.
class LogValue {
 public:
  LogValue(bool value) : value_(value) {}
  LogValue(std::signed_integral auto value) : value_(static_cast<std::int64_t>(value)) {}
  LogValue(std::unsigned_integral auto value) : value_(static_cast<std::uint64_t>(value)) {}
  LogValue(double value) : value_(value) {}
  LogValue(const char* value) : value_(std::string_view(value)) {}
  LogValue(std::string_view value) : value_(value) {}
  LogValue(const std::string& value) : value_(std::string_view(value)) {}

  const auto& value() const { return value_; }

 private:
  std::variant<bool, std::int64_t, std::uint64_t, double, std::string_view> value_;
};

struct LogField {
  std::string_view key;
  LogValue value;
};
using LogFields = std::initializer_list<LogField>;

// Until this is called, info and worse go to standard error as text. Call it before other threads log. Throws
// fitapp::Error with one sentence when the file cannot be written.
void start_logging(const LogOptions& options);

// Whatever stands in `event` and the values, it stays one line: control and direction characters and bytes that are no
// UTF-8 are escaped. `event` is a short fixed text ("signed in"), what varies belongs into the fields. Never pass a
// secret, an e-mail address or what a person wrote.
void log_debug(std::string_view event, LogFields fields = {});
void log_info(std::string_view event, LogFields fields = {});
void log_warn(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

// The line without its time, as `start_logging`'s format says; for tests and for those who need the text alone.
std::string log_line(LogFormat format, LogLevel level, std::string_view event, LogFields fields);

}  // namespace fitapp
