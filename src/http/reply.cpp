// Builds error responses, adds the security headers, and formats responses that close the connection.
#include "http/reply.h"

#include <httplib.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <exception>

#include "base/error_json.h"
#include "base/gzip.h"
#include "base/messages.h"
#include "http/assets.h"
#include "http/page_headers.h"

namespace fitapp::http {

namespace {

// Below this size the headers are most of a response.
constexpr std::size_t min_compressed_bytes = 500;

Reply internal_reply() { return {.status = 500, .body = error_json("INTERNAL", messages::internal, {})}; }

void report(const ProblemLog& log, const std::string& request_id, std::string_view text) {
  if (log) log("request " + request_id + ": " + std::string(text));
}

const Pairs security_headers = {
    {"X-Content-Type-Options", "nosniff"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

// What is not a page may do nothing if it is opened as one. The headers of pages would be half of most answers.
const Pairs data_headers = {
    {"Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
};

void append(Pairs& headers, const Pairs& added) { headers.insert(headers.end(), added.begin(), added.end()); }

}  // namespace

Reply reply_for(const Error& error) {
  if (error.kind() == ErrorKind::internal) return internal_reply();
  Reply reply{.status = static_cast<int>(error.kind()),
              .body = error_json(error.code(), error.reason(), error.fields())};
  if (const auto seconds = error.retry_after_seconds())
    reply.headers.emplace_back("Retry-After", std::to_string(*seconds));
  return reply;
}

Reply error_reply(int status, std::string_view code, std::string_view message) {
  return {.status = status, .body = error_json(code, Message(std::string(code), std::string(message)), {})};
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

std::string format_http_date(Instant moment) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(moment));
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 48> text{};
  // The names are English because the program stays in the C locale.
  std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return text.data();
}

void add_common_headers(Reply& reply, const std::string& request_id, Transport transport, const Clock* clock) {
  const auto has = [&](std::string_view name) {
    return std::any_of(reply.headers.begin(), reply.headers.end(),
                       [&](const auto& header) { return header.first == name; });
  };
  if (!has("Cache-Control")) reply.headers.emplace_back("Cache-Control", "no-store");
  reply.headers.emplace_back("X-Request-Id", request_id);
  if (clock) reply.headers.emplace_back("Date", format_http_date(clock->now()));
  append(reply.headers, security_headers);
  if (reply.content_type.starts_with("text/html")) {
    append(reply.headers, page_headers);
  } else if (!has("Content-Security-Policy")) {
    append(reply.headers, data_headers);
  }
  if (transport == Transport::tls) reply.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

void compress(Reply& reply, const Request& request) {
  const bool is_json = reply.content_type.starts_with("application/json");
  const bool is_compressible =
      reply.status == 200 && is_json && !reply.stream && reply.body.size() >= min_compressed_bytes;
  if (request.method != Method::get || !is_compressible) return;
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  const std::string* accepted = request.header("Accept-Encoding");
  if (choose_encoding(accepted ? *accepted : "", false, true) != Encoding::gzip) return;
  std::string compressed = gzip(reply.body);
  if (compressed.empty() || compressed.size() >= reply.body.size()) return;
  reply.body = std::move(compressed);
  reply.headers.emplace_back("Content-Encoding", "gzip");
}

std::string open_ended_head(const Reply& reply) {
  std::string text = "HTTP/1.1 " + std::to_string(reply.status) + " ";
  text += httplib::status_message(reply.status);
  text += "\r\nContent-Type: " + reply.content_type;
  for (const auto& [name, value] : reply.headers) text += "\r\n" + name + ": " + value;
  return text + "\r\nConnection: close\r\n\r\n";
}

std::string closing_response(const Reply& reply) {
  Reply with_length = reply;
  with_length.headers.emplace_back("Content-Length", std::to_string(reply.body.size()));
  return open_ended_head(with_length) + reply.body;
}

}  // namespace fitapp::http
