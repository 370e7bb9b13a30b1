// What every answer carries, and answers written as bytes without the library; it knows no feature.
#include "http/answer.h"

#include <algorithm>

#include "http/text.h"

namespace fitapp::http {

namespace {

constexpr std::string_view content_security_policy =
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// The reason phrase tells machines nothing and may be empty (RFC 9112, 4); these are for people with a terminal.
std::string_view reason_of(int status) {
  switch (status) {
    case 400: return "Bad Request";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 413: return "Content Too Large";
    case 414: return "URI Too Long";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 431: return "Request Header Fields Too Large";
    case 503: return "Service Unavailable";
    default: return "";
  }
}

bool has_header(const Reply& reply, std::string_view name) {
  return std::any_of(reply.headers.begin(), reply.headers.end(),
                     [&](const auto& header) { return equal_ignoring_case(header.first, name); });
}

}  // namespace

void add_common_headers(Reply& reply, const std::string& request_id, Transport transport) {
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!has_header(reply, name)) reply.headers.emplace_back(name, value);
  };
  add("X-Request-Id", request_id);
  add("Cache-Control", "no-store");
  add("Content-Security-Policy", content_security_policy);
  add("X-Content-Type-Options", "nosniff");
  add("X-Frame-Options", "DENY");
  add("Referrer-Policy", "no-referrer");
  // Wake lock and notifications, which the workout screen uses, stay allowed.
  add("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  if (transport == Transport::tls) add("Strict-Transport-Security", "max-age=31536000");
}

std::string closing_answer(const Reply& reply) {
  std::string text = "HTTP/1.1 " + std::to_string(reply.status) + " ";
  text += reason_of(reply.status);
  text += "\r\nContent-Type: " + reply.content_type;
  text += "\r\nContent-Length: " + std::to_string(reply.body.size());
  for (const auto& [name, value] : reply.headers) text += "\r\n" + name + ": " + value;
  text += "\r\nConnection: close\r\n\r\n";
  return text + reply.body;
}

}  // namespace fitapp::http
