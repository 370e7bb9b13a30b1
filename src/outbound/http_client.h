// Sends HTTP requests to other servers. Verifies https certificates, limits time and response size, and does not
// follow redirects.
#pragma once

#include <chrono>
#include <cstddef>
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
  std::size_t max_bytes = 1024 * 1024;  // of a response body
};

struct HttpRequest {
  std::string url;                                              // http or https
  std::vector<std::string> headers;                             // "Authorization: Bearer …"
  std::string body;                                             // posted as JSON; empty: the request is a GET
  std::optional<std::chrono::milliseconds> total_timeout = {};  // instead of the client's
};

enum class HttpEnd { complete, unreachable, timed_out, too_large };

struct HttpResult {
  HttpEnd end = HttpEnd::complete;
  int status = 0;                       // also of an incomplete response; 0 if its head did not arrive
  std::optional<int> retry_after = {};  // seconds
  std::string problem = {};             // one sentence for the operator; names the host, never headers or texts
};

class HttpTransfer;
class ConnectionPool;

// A response that is read piece by piece, on one thread. Destroying it early cancels the request.
class HttpResponse {
 public:
  HttpResponse(HttpResponse&&) noexcept;
  HttpResponse& operator=(HttpResponse&&) = delete;
  ~HttpResponse();

  // The next bytes of the body. Waits at most a second: empty if nothing arrived. nullopt at the end of the response.
  std::optional<std::string> read();
  // Valid as soon as read() has returned bytes.
  int status() const;
  // Valid after read() has returned nullopt.
  HttpResult result() const;

 private:
  friend class HttpClient;
  explicit HttpResponse(std::unique_ptr<HttpTransfer> transfer);

  std::unique_ptr<HttpTransfer> transfer_;
};

// Safe to use from many threads at once.
class HttpClient {
 public:
  explicit HttpClient(HttpOptions options);

  // The request is sent while the response is read.
  HttpResponse send(const HttpRequest& request) const;

 private:
  HttpOptions options_;
  std::shared_ptr<ConnectionPool> pool_;
};

// Whether requests to this address stay on this machine.
bool is_loopback(std::string_view url);

// The host and port of a URL, for messages: "api.example.com:8443".
std::string host_of(std::string_view url);

}  // namespace fitapp::outbound
