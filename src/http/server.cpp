// Combines connections, heads, routes and the access log into the server.
#include "http/server.h"

#include <array>
#include <cstdio>
#include <random>
#include <utility>

#include "base/error.h"
#include "base/messages.h"
#include "http/connection_manager.h"
#include "http/reply.h"
#include "http/routing.h"

namespace fitapp::http {

namespace {

using std::chrono::steady_clock;

Reply reply_to(Refusal why) {
  switch (why) {
    case Refusal::slow_head: return reply_for(Error(ErrorKind::timeout, "TOO_SLOW", messages::request_too_slow));
    case Refusal::long_head: return error_reply(431, "HEADERS_TOO_LARGE", "The request's headers are too large.");
    case Refusal::no_slot: break;
  }
  return reply_for(Error(ErrorKind::unavailable, "BUSY", messages::busy).retry_after(5));
}

}  // namespace

class Server::Impl final : private ConnectionHandler {
 public:
  Impl(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log)
      : options_(std::move(options)),
        log_(std::move(log)),
        proxies_(options_.trusted_proxies),
        routing_(options_.limits, std::move(routes), assets, log_.problem, options_.clock),
        connections_(options_.limits, proxies_, *this) {}

  void bind() {
    TlsContext tls;
    if (!options_.tls_cert.empty() || !options_.tls_key.empty()) tls = load_tls(options_.tls_cert, options_.tls_key);
    if (tls || options_.is_behind_https) transport_ = Transport::tls;
    routing_.set_transport(transport_);
    connections_.open(routing_.listen_on(options_.host, options_.port), std::move(tls));
  }
  int port() const { return routing_.port(); }
  void run() { connections_.run(); }
  void stop() noexcept {
    drain();
    routing_.end_streams();
    connections_.stop();
  }
  void reload_certificate() noexcept { connections_.reload_tls(); }
  void drain() noexcept { routing_.drain(); }
  bool is_stopping() const noexcept { return connections_.is_stopping(); }
  ServerMetrics metrics() const;

 private:
  // The data of a request for the access log.
  struct Record {
    std::string id;
    steady_clock::time_point began = steady_clock::now();  // when the head was complete
  };

  // Unique among requests and between runs, but not unpredictable.
  std::string next_id() {
    char text[24];
    std::snprintf(text, sizeof text, "%08x-%llx", run_, static_cast<unsigned long long>(++requests_));
    return text;
  }
  AfterRequest serve(Connection& connection) override;
  std::string refuse(Refusal why) override;
  TlsContext reload_tls() override;
  std::optional<Reply> refusal_of(const std::string& raw_head, Head& head) const;
  std::string client_address(const IpAddress& peer, const Head& head);
  void count_and_log(const Record& record, std::string_view method, std::string_view pattern, int status,
                     std::uint64_t sent);

  const ServerOptions options_;
  const ServerLog log_;
  const TrustedProxies proxies_;
  std::atomic<bool> has_warned_of_proxy_ = false;
  Transport transport_ = Transport::plain;
  const unsigned run_ = std::random_device{}();
  std::atomic<std::uint64_t> requests_ = 0;
  std::array<std::atomic<std::uint64_t>, 6> answered_{};
  std::atomic<std::uint64_t> in_flight_ = 0;
  Routing routing_;
  ConnectionManager connections_;  // last: its threads use all of the above
};

std::string Server::Impl::refuse(Refusal why) {
  const Record record{next_id()};
  Reply reply = reply_to(why);
  add_common_headers(reply, record.id, transport_, options_.clock);
  std::string bytes = closing_response(reply);
  count_and_log(record, "-", "-", reply.status, bytes.size());
  return bytes;
}

TlsContext Server::Impl::reload_tls() {
  try {
    return load_tls(options_.tls_cert, options_.tls_key);
  } catch (const Error& error) {
    if (log_.problem) log_.problem("The certificate was not read again: " + error.message());
    return nullptr;
  }
}

std::optional<Reply> Server::Impl::refusal_of(const std::string& raw_head, Head& head) const {
  if (std::optional<Reply> refusal = read_head(raw_head, options_.limits, head)) return refusal;
  const std::optional<Error> refusal = options_.refuse ? options_.refuse(head) : std::nullopt;
  return refusal ? std::optional(reply_for(*refusal)) : std::nullopt;
}

std::string Server::Impl::client_address(const IpAddress& peer, const Head& head) {
  const std::string forwarded_for = head.joined("X-Forwarded-For");
  if (!forwarded_for.empty() && log_.problem && !proxies_.contains(peer) && !has_warned_of_proxy_.exchange(true))
    log_.problem("X-Forwarded-For of " + peer.text() +
                 " is ignored: all clients behind it count as one address. If it is your reverse proxy, add it to "
                 "trusted_proxies in the section [server] of the configuration.");
  return proxies_.client_of(peer, forwarded_for).text();
}

AfterRequest Server::Impl::serve(Connection& connection) {
  const Record record{next_id(), connection.began};
  const std::uint64_t sent_before = connection.sent();
  ++in_flight_;
  Head head;
  Exchange exchange{connection, head};
  if (std::optional<Reply> refusal = refusal_of(connection.head, head)) {
    add_common_headers(*refusal, record.id, transport_, options_.clock);
    exchange.status = refusal->status;
    connection.write_all(closing_response(*refusal));
  } else {
    exchange.request.id = record.id;
    exchange.request.remote_address = client_address(connection.peer(), head);
    exchange.keep_alive = connection.requests < options_.limits.requests_per_connection && !is_stopping();
    routing_.serve(exchange);
  }
  --in_flight_;
  if (exchange.awaits_body) return AfterRequest::await_body;
  const bool sends_events = connection.events != nullptr && !connection.write_failed();
  const std::string_view method = head.method.empty() ? std::string_view("-") : head.method;
  count_and_log(record, method, exchange.pattern, exchange.status, connection.sent() - sent_before);
  if (sends_events) return AfterRequest::send_events;
  return exchange.keep_alive ? AfterRequest::keep_alive : AfterRequest::close;
}

void Server::Impl::count_and_log(const Record& record, std::string_view method, std::string_view pattern, int status,
                                 std::uint64_t sent) {
  ++answered_[static_cast<std::size_t>(status / 100 % 10 % 6)];
  if (!log_.access) return;
  const auto lasted = std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - record.began);
  log_.access({method, pattern, status, lasted, sent, record.id});
}

ServerMetrics Server::Impl::metrics() const {
  ServerMetrics metrics;
  for (std::size_t at = 0; at < answered_.size(); ++at) metrics.requests_by_class[at] = answered_[at];
  metrics.requests_in_flight = in_flight_;
  metrics.connections_open = connections_.open_connections();
  metrics.connections_refused = connections_.refused_connections();
  return metrics;
}

Server::Server(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(routes), assets, std::move(log))) {}
Server::~Server() = default;
void Server::bind() { impl_->bind(); }
int Server::port() const { return impl_->port(); }
void Server::run() { impl_->run(); }
void Server::stop() noexcept { impl_->stop(); }
void Server::reload_certificate() noexcept { impl_->reload_certificate(); }
void Server::drain() noexcept { impl_->drain(); }
bool Server::is_stopping() const noexcept { return impl_->is_stopping(); }
ServerMetrics Server::metrics() const { return impl_->metrics(); }

}  // namespace fitapp::http
