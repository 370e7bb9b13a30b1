// Calls other servers. https is always verified, total time and response size are limited, and redirects are not
// followed. Only src/outbound includes libcurl.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::outbound {

struct HttpOptions {
  std::string ca_file;  // PEM; empty: the embedded bundle
  std::chrono::milliseconds connect_timeout{5'000};
  std::chrono::milliseconds total_timeout{60'000};
  std::size_t most_bytes = 1024 * 1024;  // of a response
};

struct HttpCall {
  std::string url;                                              // http or https
  std::vector<std::string> headers;                             // "Authorization: Bearer …"
  std::string body;                                             // posted as JSON; empty: the call is a GET
  std::optional<std::chrono::milliseconds> total_timeout = {};  // overrides the client's
};

struct HttpResponse {
  int status = 0;
  std::string body;
  std::optional<int> retry_after = {};  // seconds
};

// `cancelled`: the callback returned false.
enum class HttpResult { answered, unreachable, too_slow, too_large, cancelled };

struct HttpOutcome {
  HttpResult result = HttpResult::answered;
  HttpResponse response;  // with its status as soon as it was received
  std::string problem;    // one sentence for the operator, without a complete response
};

// Receives pieces of the response body as they arrive, with the status, and an empty piece from time to time while
// nothing arrives. Returning false ends the call.
using PieceCallback = std::function<bool(int status, std::string_view piece)>;

// Thread-safe.
class HttpClient {
 public:
  explicit HttpClient(HttpOptions options);

  // Throws fitapp::Error unavailable with one sentence for the operator when there is no complete response: unknown
  // host, connection refused, certificate not trusted, too slow, too large. The sentence names the host, never headers
  // or texts.
  HttpResponse call(const HttpCall& call) const;

  // Like call(), but returns errors. With `on_piece` the pieces go to it, and the body of the response stays empty.
  HttpOutcome attempt(const HttpCall& call, const PieceCallback& on_piece = {}) const;

 private:
  class Handles;
  HttpOptions options_;
  std::shared_ptr<Handles> handles_;  // reused between calls, with their connections
};

// Whether data sent to this URL stays on this machine.
bool is_loopback(std::string_view url);

// The host of a URL, for messages: "api.example.com".
std::string host_of(std::string_view url);

}  // namespace fitapp::outbound
