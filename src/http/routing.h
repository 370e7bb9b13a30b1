// Runs cpp-httplib with the product's routes: finds the route of a request, reads its body and writes the response.
#pragma once

#include <httplib.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "http/assets.h"
#include "http/connection.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/reply.h"
#include "http/route_table.h"

namespace fitapp::http {

// A request and its outcome.
struct Exchange {
  Connection& connection;
  const Head& head;
  Request request = {};
  bool keep_alive = false;         // input: the connection may stay open; output: it does
  std::string_view pattern = "-";  // the route's pattern, for the log
  int status = 0;
  bool is_answered = false;
  bool awaits_body = false;  // output: call serve() again when the body is complete or given up
};

// The library does not accept connections here: they come from ConnectionManager, each with a validated head.
class Routing final : public httplib::Server {
 public:
  // Throws std::logic_error when two routes conflict.
  Routing(const Limits& limits, std::vector<Route> routes, AssetSource assets, ProblemLog problem_log,
          const Clock* clock);

  // Binds the port and returns its non-blocking listening socket. Throws fitapp::Error with one clear sentence when
  // that fails. No second program can share the port.
  Descriptor listen_on(const std::string& host, int port);
  int port() const { return port_; }
  void set_transport(Transport transport) { transport_ = transport; }
  // From now on every request except the health check gets 503.
  void drain() noexcept { draining_ = true; }
  void end_streams() noexcept { ending_streams_ = true; }

  // Responds to `exchange`, whose request already has its id and address. Thread-safe; does not throw.
  void serve(Exchange& exchange);

 private:
  void add_routes();
  HandlerResponse respond_early(const httplib::Request& library_request, httplib::Response& response);
  void answer(const Route& route, const std::vector<std::string>& names, const httplib::Request& library_request,
              httplib::Response& response, const httplib::ContentReader* read);
  void respond_without_route(const httplib::Request& library_request, httplib::Response& response);
  Reply reply_without_route(const std::string& path) const;

  void check_body(const Route& route) const;
  bool must_await_body(const Route& route) const;
  std::string read_body(const Route& route, const httplib::ContentReader& read) const;
  std::size_t max_body_bytes(BodyLimit limit) const;

  void fill(Reply reply, httplib::Response& response) const;
  void fill_stream(Reply reply, httplib::Response& response) const;
  void open_events(const Reply& reply) const;

  const Limits& limits_;
  const RouteTable table_;
  const Assets assets_;
  // Of the server and of its interface: "0.1.0 DKGdPTXh".
  const std::string app_version_;
  const ProblemLog problem_log_;
  const Clock* const clock_;
  Transport transport_ = Transport::plain;
  int port_ = 0;
  std::atomic<bool> draining_ = false;
  std::atomic<bool> ending_streams_ = false;
};

}  // namespace fitapp::http
