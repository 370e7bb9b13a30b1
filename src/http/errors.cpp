// Turns what was thrown into an answer, at the one place that catches; it knows no feature.
#include "http/errors.h"

#include <exception>

namespace fitapp::http {

namespace {

constexpr std::string_view internal_message = "Something went wrong on our side. Please try again.";

int status_of(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::invalid: return 400;
    case ErrorKind::unauthorized: return 401;
    case ErrorKind::forbidden: return 403;
    case ErrorKind::not_found: return 404;
    case ErrorKind::method_not_allowed: return 405;
    case ErrorKind::timeout: return 408;
    case ErrorKind::conflict: return 409;
    case ErrorKind::too_large: return 413;
    case ErrorKind::unsupported_media_type: return 415;
    case ErrorKind::too_many_requests: return 429;
    case ErrorKind::unavailable: return 503;
    case ErrorKind::internal: return 500;
  }
  return 500;
}

void append_quoted(std::string& json, std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  json += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (byte < 0x20) {
      json += "\\u00";
      json += digits[byte >> 4];
      json += digits[byte & 15];
    } else {
      json += c;
    }
  }
  json += '"';
}

std::string body_of(std::string_view code, std::string_view message, const FieldMessages& fields) {
  std::string json = "{\"message\":";
  append_quoted(json, message);
  json += ",\"code\":";
  append_quoted(json, code);
  if (!fields.empty()) {
    json += ",\"fields\":{";
    for (std::size_t at = 0; at < fields.size(); ++at) {
      if (at > 0) json += ',';
      append_quoted(json, fields[at].first);
      json += ':';
      append_quoted(json, fields[at].second);
    }
    json += '}';
  }
  json += '}';
  return json;
}

Reply internal_reply() { return error_reply(500, "INTERNAL", internal_message); }

void report(const ProblemLog& log, const std::string& request_id, std::string_view text) {
  if (log) log("request " + request_id + ": " + std::string(text));
}

}  // namespace

Reply reply_for(const Error& error) {
  if (error.kind() == ErrorKind::internal) return internal_reply();
  Reply reply;
  reply.status = status_of(error.kind());
  reply.body = body_of(error.code(), error.message(), error.fields());
  if (const auto seconds = error.retry_after_seconds())
    reply.headers.emplace_back("Retry-After", std::to_string(*seconds));
  return reply;
}

Reply error_reply(int status, std::string_view code, std::string_view message) {
  Reply reply;
  reply.status = status;
  reply.body = body_of(code, message, {});
  return reply;
}

Reply guarded(const std::function<Reply()>& make, const std::string& request_id, const ProblemLog& log) {
  try {
    return make();
  } catch (const Error& error) {
    const bool internal = error.kind() == ErrorKind::internal;
    if (!error.log_text().empty()) {
      report(log, request_id, error.log_text());
    } else if (internal) {
      report(log, request_id, error.message());
    }
    return reply_for(error);
  } catch (const std::exception& error) {
    report(log, request_id, error.what());
  } catch (...) {
    report(log, request_id, "something that is not an exception was thrown");
  }
  return internal_reply();
}

}  // namespace fitapp::http
