// Builds error responses, adds the security headers, and formats responses that close the connection.
#include "http/reply.h"

#include <httplib.h>

#include <algorithm>
#include <exception>

#include "base/json_text.h"
#include "base/messages.h"
#include "base/utf8.h"

namespace fitapp::http {

namespace {

// Texts may contain invalid UTF-8, for example in a name from the client.
void write_valid_string(std::string& json, std::string_view text) {
  write_json_string(json, replace_invalid_utf8(text));
}

// Writes the code and parameters with which clients translate the message.
void write_reason(std::string& json, const Message& message) {
  json += "{\"code\":";
  write_valid_string(json, message.code);
  char before = '{';
  for (const auto& [name, value] : message.parameters) {
    json += before == '{' ? ",\"parameters\":{" : ",";
    before = ',';
    write_valid_string(json, name);
    json += ':';
    if (const auto* number = std::get_if<double>(&value)) write_json_number(json, *number);
    if (const auto* text = std::get_if<std::string>(&value)) write_valid_string(json, *text);
  }
  json += before == '{' ? "}" : "}}";
}

// `write` appends the value of one field.
template <class Write>
void write_fields(std::string& json, std::string_view key, const FieldMessages& fields, const Write& write) {
  json += ",\"" + std::string(key) + "\":";
  char before = '{';
  for (const auto& [name, message] : fields) {
    json += before;
    before = ',';
    write_valid_string(json, name);
    json += ':';
    write(message);
  }
  json += '}';
}

std::string body_of(std::string_view code, const Message& message, const FieldMessages& fields) {
  std::string json = "{\"message\":";
  write_valid_string(json, message.text);
  json += ",\"code\":";
  write_valid_string(json, code);
  json += ",\"reason\":";
  write_reason(json, message);
  if (!fields.empty()) {
    write_fields(json, "fields", fields, [&](const Message& each) { write_valid_string(json, each.text); });
    write_fields(json, "fieldReasons", fields, [&](const Message& each) { write_reason(json, each); });
  }
  return json + "}";
}

Reply internal_reply() { return {.status = 500, .body = body_of("INTERNAL", messages::internal, {})}; }

void report(const ProblemLog& log, const std::string& request_id, std::string_view text) {
  if (log) log("request " + request_id + ": " + std::string(text));
}

const Pairs security_headers = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
     "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    // Wake lock and notifications stay allowed: the workout screen uses them.
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

}  // namespace

Reply reply_for(const Error& error) {
  if (error.kind() == ErrorKind::internal) return internal_reply();
  Reply reply{.status = static_cast<int>(error.kind()), .body = body_of(error.code(), error.reason(), error.fields())};
  if (const auto seconds = error.retry_after_seconds())
    reply.headers.emplace_back("Retry-After", std::to_string(*seconds));
  return reply;
}

Reply error_reply(int status, std::string_view code, std::string_view message) {
  return {.status = status, .body = body_of(code, Message(std::string(code), std::string(message)), {})};
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

void add_common_headers(Reply& reply, const std::string& request_id, Transport transport) {
  const bool has_cache_control = std::any_of(reply.headers.begin(), reply.headers.end(),
                                             [](const auto& header) { return header.first == "Cache-Control"; });
  if (!has_cache_control) reply.headers.emplace_back("Cache-Control", "no-store");
  reply.headers.emplace_back("X-Request-Id", request_id);
  reply.headers.insert(reply.headers.end(), security_headers.begin(), security_headers.end());
  if (transport == Transport::tls) reply.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

std::string closing_response(const Reply& reply) {
  std::string text = "HTTP/1.1 " + std::to_string(reply.status) + " ";
  text += httplib::status_message(reply.status);
  text += "\r\nContent-Type: " + reply.content_type;
  text += "\r\nContent-Length: " + std::to_string(reply.body.size());
  for (const auto& [name, value] : reply.headers) text += "\r\n" + name + ": " + value;
  text += "\r\nConnection: close\r\n\r\n";
  return text + reply.body;
}

}  // namespace fitapp::http
