// The HTTP and HTTPS server for a route table and embedded files.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "http/assets.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/route.h"

namespace fitapp::http {

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                           // 0: any free port
  std::string tls_cert;                      // PEM file with the chain; both empty: plain HTTP
  std::string tls_key;                       // PEM file
  std::vector<std::string> trusted_proxies;  // "10.0.0.0/8", "::1", "192.0.2.7"
  bool is_behind_https = false;              // browsers use https, although tls_cert is empty
  // Why the application refuses a request with a valid head, if it does; called before routing.
  std::function<std::optional<Error>(const Head&)> refuse;
  // Of the header Date, from which browsers learn that their own clock is wrong. It must outlive the server. Null: no
  // Date.
  const Clock* clock = nullptr;
  Limits limits;
};

// One line of the access log. The views are valid during the call.
struct AccessEntry {
  std::string_view method;   // as sent; "-" without a readable request
  std::string_view pattern;  // the route's pattern, or "-"
  int status = 0;
  std::chrono::microseconds duration{0};
  std::uint64_t bytes = 0;  // sent, including the head
  std::string_view request_id;
};

// Both are called from several threads at once. `problem` receives messages for the operator, with the request id.
struct ServerLog {
  std::function<void(const AccessEntry&)> access;
  std::function<void(const std::string& text)> problem;
};

struct ServerMetrics {
  std::uint64_t requests_by_class[6] = {};  // [2] counts the responses 200-299, and so on
  std::uint64_t requests_in_flight = 0;
  std::uint64_t connections_open = 0;
  std::uint64_t connections_refused = 0;  // over a limit
};

class Server {
 public:
  // Throws fitapp::Error when a trusted proxy is not an address or a range.
  Server(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Binds the port and reads the certificate. Throws fitapp::Error with one clear sentence when that fails.
  void bind();
  // The bound port; 0 before bind().
  int port() const;
  // Serves until stop(), then returns when all requests in progress are finished. Call once, after bind().
  void run();
  // Thread-safe, also before run() and more than once. Safe in a signal handler.
  void stop() noexcept;
  // Thread-safe and safe in a signal handler: reads the certificate again. Open connections keep the old one, and so
  // does the server when the new one is unusable.
  void reload_certificate() noexcept;
  // From now on every request except the health check gets 503 with Retry-After.
  void drain() noexcept;
  bool is_stopping() const noexcept;

  ServerMetrics metrics() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fitapp::http
