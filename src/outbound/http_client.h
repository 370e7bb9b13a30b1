// Calls to servers outside: https always verified, total time and answer size bounded, redirects not followed. The only
// room that sees the transfer library; it knows no coach and no feature.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::outbound {

struct HttpOptions {
  std::string ca_file;  // PEM; empty: the bundle compiled in
  std::chrono::milliseconds connect_timeout{5'000};
  std::chrono::milliseconds total_timeout{60'000};
  std::size_t most_bytes = 1024 * 1024;  // of an answer
};

struct HttpCall {
  std::string url;                   // http or https
  std::vector<std::string> headers;  // "Authorization: Bearer …"
  std::string body;                  // posted as JSON when it is not empty, else the call is a GET
};

struct HttpAnswer {
  int status = 0;
  std::string body;
};

// Safe to use from many threads at once.
class HttpClient {
 public:
  explicit HttpClient(HttpOptions options);

  // Throws fitapp::Error unavailable with one sentence for the operator when there is no whole answer: no such host,
  // nobody listens, certificate not trusted, too slow, too large. The sentence names the host, never headers or texts.
  HttpAnswer call(const HttpCall& call) const;

 private:
  HttpOptions options_;
};

// The host of an address, for messages: "api.example.com".
std::string host_of(std::string_view url);

}  // namespace fitapp::outbound
