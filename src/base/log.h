// The program's log: one event per line with named values.
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

// text: "2026-11-21T10:45:00.000Z info listening port=8080"; json: one object per line with time, level, event and
// values.
enum class LogFormat { text, json };
template <>
inline constexpr auto enum_names<LogFormat> = std::to_array<std::string_view>({"text", "json"});

struct LogOptions {
  LogLevel level = LogLevel::info;
  LogFormat format = LogFormat::text;
  std::string file;  // empty: standard error; created with mode 0600
};

// A number, a Boolean or a string, which must outlive the call.
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

// Call this before other threads log. Before the call, info and higher levels go to standard error as text. Throws
// fitapp::Error when the file cannot be written.
void start_logging(const LogOptions& options);

// Every event is one line: control characters, bidirectional marks and bytes that are not UTF-8 are escaped. `event` is
// a short fixed text ("signed in"); put variable parts into the fields. Never log a secret, an email address or text
// that a user wrote.
void log_debug(std::string_view event, LogFields fields = {});
void log_info(std::string_view event, LogFields fields = {});
void log_warn(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

// The line in the given format, without its time.
std::string log_line(LogFormat format, LogLevel level, std::string_view event, LogFields fields);

}  // namespace fitapp
