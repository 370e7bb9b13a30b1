// Calls to servers outside: https always verified, total time and answer size bounded, redirects not followed. The only
// room that sees the transfer library; it knows no coach and no feature.
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
  std::string ca_file;  // PEM; empty: the bundle compiled in
  std::chrono::milliseconds connect_timeout{5'000};
  std::chrono::milliseconds total_timeout{60'000};
  std::size_t most_bytes = 1024 * 1024;  // of an answer
};

struct HttpCall {
  std::string url;                   // http or https
  std::vector<std::string> headers;  // "Authorization: Bearer …"
  std::string body;                  // posted as JSON when it is not empty, else the call is a GET
  std::optional<std::chrono::milliseconds> total_timeout = {};  // instead of the client's
};

struct HttpAnswer {
  int status = 0;
  std::string body;
  std::optional<int> retry_after = {};  // seconds
};

// `cancelled`: whoever took the pieces wanted no more.
enum class HttpEnd { answered, unreachable, too_slow, too_large, cancelled };

struct HttpOutcome {
  HttpEnd end = HttpEnd::answered;
  HttpAnswer answer;    // with its status as soon as there was one
  std::string problem;  // one sentence for the operator, when there is no whole answer
};

// Takes pieces of an answer's body as they arrive, with its status; false ends the call. Called with an empty piece
// from time to time while nothing arrives.
using PieceTaker = std::function<bool(int status, std::string_view piece)>;

// Safe to use from many threads at once.
class HttpClient {
 public:
  explicit HttpClient(HttpOptions options);

  // Throws fitapp::Error unavailable with one sentence for the operator when there is no whole answer: no such host,
  // nobody listens, certificate not trusted, too slow, too large. The sentence names the host, never headers or texts.
  HttpAnswer call(const HttpCall& call) const;

  // The same for a caller with a choice. With a taker the pieces go there, and the answer's body stays empty.
  HttpOutcome attempt(const HttpCall& call, const PieceTaker& taker = {}) const;

 private:
  class Handles;
  HttpOptions options_;
  std::shared_ptr<Handles> handles_;  // kept between calls, and with them their connections
};

// Whether what is sent to this address stays on this machine.
bool is_loopback(std::string_view url);

// The host of an address, for messages: "api.example.com".
std::string host_of(std::string_view url);

}  // namespace fitapp::outbound
