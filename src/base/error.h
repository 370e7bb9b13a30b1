// The one error type that may cross modules.
#pragma once

#include <algorithm>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/messages.h"

namespace fitapp {

// The values are HTTP status codes.
enum class ErrorKind {
  invalid = 400,
  unauthorized = 401,
  forbidden = 403,  // closed sign-up, and requests from pages of other sites
  not_found = 404,
  method_not_allowed = 405,
  timeout = 408,
  conflict = 409,
  precondition_failed = 412,
  too_large = 413,
  unsupported_media_type = 415,
  misdirected = 421,
  too_many_requests = 429,
  internal = 500,  // the client gets only a fixed message
  unavailable = 503,
};

// One message per field, in the order in which the fields were checked.
using FieldMessages = std::vector<std::pair<std::string, Message>>;

// `message` and `fields` are shown to users; `log_text` is for the operator and never leaves the server.
class Error : public std::exception {
 public:
  // `code` is for programs and names the kind of error; `message` has a code of its own for translation.
  Error(ErrorKind kind, std::string code, Message message, FieldMessages fields = {})
      : kind_(kind), code_(std::move(code)), message_(std::move(message)), fields_(std::move(fields)) {}
  // An error whose message has the same code.
  Error(ErrorKind kind, const MessageText& message) : Error(kind, std::string(message.code()), message) {}
  // An error for the operator or for third-party clients. Its text is not translated.
  Error(ErrorKind kind, const std::string& code, std::string text)
      : Error(kind, code, Message(code, std::move(text))) {}

  // `seconds` becomes Retry-After.
  Error& retry_after(int seconds) {
    retry_after_ = seconds;
    return *this;
  }
  Error& log(std::string text) {
    log_text_ = std::move(text);
    return *this;
  }

  ErrorKind kind() const { return kind_; }
  const std::string& code() const { return code_; }
  const std::string& message() const { return message_.text; }
  const Message& reason() const { return message_; }
  const FieldMessages& fields() const { return fields_; }
  const std::string& log_text() const { return log_text_; }
  std::optional<int> retry_after_seconds() const { return retry_after_; }
  const char* what() const noexcept override { return message_.text.c_str(); }

 private:
  ErrorKind kind_;
  std::string code_;
  Message message_;
  FieldMessages fields_;
  std::string log_text_;
  std::optional<int> retry_after_;
};

inline Error invalid(FieldMessages fields) {
  Message message = fields.empty() ? Message(messages::check_input) : fields.front().second;
  return Error(ErrorKind::invalid, "VALIDATION_FAILED", std::move(message), std::move(fields));
}

inline bool is_validation(const Error& error) {
  return error.kind() == ErrorKind::invalid && error.code() == "VALIDATION_FAILED";
}

inline Error invalid(std::string field, Message message) {
  return invalid(FieldMessages{{std::move(field), std::move(message)}});
}

// Example: not_found(messages::workout_not_found).
inline Error not_found(const MessageText& what) { return Error(ErrorKind::not_found, "NOT_FOUND", what); }

inline Error conflict(std::string code, Message message, FieldMessages fields = {}) {
  return Error(ErrorKind::conflict, std::move(code), std::move(message), std::move(fields));
}

// All validation errors of one input. Only the first message per field is reported.
class FieldProblems {
 public:
  bool empty() const { return messages_.empty(); }
  bool has(std::string_view field) const {
    return std::any_of(messages_.begin(), messages_.end(), [&](const auto& each) { return each.first == field; });
  }
  void add(std::string field, Message message) {
    if (!has(field)) messages_.emplace_back(std::move(field), std::move(message));
  }
  void add(const FieldMessages& messages) {
    for (const auto& [field, message] : messages) add(field, message);
  }
  const FieldMessages& messages() const { return messages_; }
  // Throws a validation error if there are problems.
  void refuse() const {
    if (!empty()) throw invalid(messages_);
  }

 private:
  FieldMessages messages_;
};

}  // namespace fitapp
