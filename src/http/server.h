// The web server: sockets in, route table and embedded files out.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "http/assets.h"
#include "http/limits.h"
#include "http/route.h"

namespace fitapp::http {

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                           // 0 takes any free port
  std::string tls_cert;                      // PEM file with the chain; both empty: plain http
  std::string tls_key;                       // PEM file
  std::vector<std::string> trusted_proxies;  // "10.0.0.0/8", "::1", "192.0.2.7"
  Limits limits;
};

// One line of the access log. Views live as long as the call.
struct AccessEntry {
  std::string_view method;   // as sent; "-" when there was no readable request
  std::string_view pattern;  // the route's pattern, or "-"
  int status = 0;
  std::chrono::microseconds duration{0};
  std::uint64_t bytes = 0;  // sent, head included
  std::string_view request_id;
};

// Both are called from many threads at once. `problem` is for what an operator should see, with the request id.
struct ServerLog {
  std::function<void(const AccessEntry&)> access;
  std::function<void(const std::string& text)> problem;
};

struct ServerMetrics {
  std::uint64_t requests_by_class[6] = {};  // [2] counts the answers 200-299, and so on
  std::uint64_t requests_in_flight = 0;
  std::uint64_t connections_open = 0;
  std::uint64_t connections_refused = 0;  // over a bound
};

class Server {
 public:
  // Throws fitapp::Error when a trusted proxy is not an address or a range.
  Server(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Takes the port and reads the certificate. Throws fitapp::Error with one clear sentence when it cannot.
  void bind();
  // The port that was taken; 0 before bind().
  int port() const;
  // Serves until stop(); returns when everything in flight is answered. Call once, after bind().
  void run();
  // From any thread, before run() too, more than once. Safe in a signal handler.
  void stop() noexcept;
  // From now on every request but the health check is answered 503 with Retry-After.
  void drain() noexcept;
  bool is_stopping() const noexcept;

  ServerMetrics metrics() const;

 private:
  class Body;
  std::unique_ptr<Body> body_;
};

}  // namespace fitapp::http
