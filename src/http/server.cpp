// Joins sockets, heads, routes and log into the server; it knows no feature and no database.
#include "http/server.h"

#include <array>
#include <cstdio>
#include <random>
#include <utility>

#include "base/error.h"
#include "http/answer.h"
#include "http/dispatcher.h"
#include "http/framing.h"
#include "http/front.h"
#include "http/head.h"

namespace fitapp::http {

namespace {

using std::chrono::steady_clock;

// Ids that differ between requests and between runs; they need not be hard to guess.
class RequestIds {
 public:
  RequestIds() : run_(std::random_device{}()) {}
  std::string next() {
    char text[24];
    std::snprintf(text, sizeof text, "%08x-%llx", run_, static_cast<unsigned long long>(++count_));
    return text;
  }

 private:
  unsigned run_;
  std::atomic<std::uint64_t> count_ = 0;
};

Reply reply_to(Refusal why) {
  switch (why) {
    case Refusal::slow_head: return reply_for(Error(ErrorKind::timeout, "TOO_SLOW", "The request took too long."));
    case Refusal::long_head: return error_reply(431, "HEADERS_TOO_LARGE", "The request's headers are too large.");
    case Refusal::no_slot: break;
  }
  return reply_for(
      Error(ErrorKind::unavailable, "BUSY", "The server is busy. Please try again in a moment.").retry_after(5));
}

Reply reply_to(BodyEnd end, std::size_t most_bytes) {
  if (end == BodyEnd::too_large) return reply_for(body_too_large(most_bytes));
  if (end == BodyEnd::too_slow) return reply_to(Refusal::slow_head);
  if (end == BodyEnd::stopped) return reply_for(stopping());
  return error_reply(400, "BAD_REQUEST", "The request's body is malformed or incomplete.");
}

}  // namespace

class Server::Body final : private Exchange {
 public:
  Body(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log)
      : options_(std::move(options)),
        log_(std::move(log)),
        proxies_(options_.trusted_proxies),
        dispatcher_(options_.limits, std::move(routes), assets, log_.problem),
        framing_(options_.limits),
        front_(options_.limits, proxies_, *this) {}

  void bind() {
    TlsContext tls;
    if (!options_.tls_cert.empty() || !options_.tls_key.empty()) tls = load_tls(options_.tls_cert, options_.tls_key);
    if (tls) transport_ = Transport::tls;
    front_.open(listen_on(options_.host, options_.port), std::move(tls));
  }
  int port() const { return front_.port(); }
  void run() { front_.run(); }
  void stop() noexcept {
    dispatcher_.drain();
    front_.stop();
  }
  void drain() noexcept { dispatcher_.drain(); }
  bool is_stopping() const noexcept { return front_.is_stopping(); }

  ServerMetrics metrics() const {
    ServerMetrics metrics;
    for (std::size_t at = 0; at < answered_.size(); ++at) metrics.requests_by_class[at] = answered_[at];
    metrics.requests_in_flight = in_flight_;
    metrics.connections_open = front_.open_connections();
    metrics.connections_refused = front_.refused_connections();
    return metrics;
  }

 private:
  // What the access log will say of one request.
  struct Record {
    std::string id;
    steady_clock::time_point began = steady_clock::now();
    std::uint64_t sent_before = 0;
    std::string_view pattern = "-";
  };

  After serve(Connection& connection, std::string raw_head) override;
  std::string refuse(Refusal why) override;
  int answer(Connection& connection, const Head& head, Request& request, const Plan& plan, bool& keep);
  Address client_of(const Connection& connection, const Head& head) const;
  void count(int status) { ++answered_[static_cast<std::size_t>(status / 100 % 10 % 6)]; }
  void write_log(std::string_view method, int status, const Record& record, std::uint64_t sent);

  const ServerOptions options_;
  const ServerLog log_;
  const TrustedProxies proxies_;
  Transport transport_ = Transport::plain;
  RequestIds ids_;
  std::array<std::atomic<std::uint64_t>, 6> answered_{};
  std::atomic<std::uint64_t> in_flight_ = 0;
  Dispatcher dispatcher_;
  Framing framing_;
  Front front_;  // last: its threads use all of the above
};

std::string Server::Body::refuse(Refusal why) {
  Record record{ids_.next()};
  Reply reply = reply_to(why);
  add_common_headers(reply, record.id, transport_);
  std::string bytes = closing_answer(reply);
  count(reply.status);
  write_log("-", reply.status, record, bytes.size());
  return bytes;
}

After Server::Body::serve(Connection& connection, std::string raw_head) {
  Record record{ids_.next()};
  record.sent_before = connection.sent();
  ++in_flight_;
  Head head;
  int status = 0;
  bool keep = false;
  if (std::optional<Reply> refusal = read_head(raw_head, options_.limits, head)) {
    status = refusal->status;
    add_common_headers(*refusal, record.id, transport_);
    connection.write(closing_answer(*refusal), options_.limits.write_stall);
  } else {
    Request request;
    request.id = record.id;
    request.remote_address = client_of(connection, head).text();
    const Plan plan = dispatcher_.plan(head, request);
    record.pattern = plan.pattern;
    keep = connection.requests < options_.limits.requests_per_connection && !front_.is_stopping();
    status = answer(connection, head, request, plan, keep);
  }
  --in_flight_;
  count(status);
  write_log(head.method.empty() ? "-" : std::string_view(head.method), status, record,
            connection.sent() - record.sent_before);
  return keep ? After::keep : After::close;
}

int Server::Body::answer(Connection& connection, const Head& head, Request& request, const Plan& plan, bool& keep) {
  const bool reads_body = !plan.early && plan.route != nullptr && request.method != Method::get && head.has_body();
  const bool is_import = plan.route != nullptr && plan.route->body_limit == BodyLimit::import;
  const auto patience = is_import ? options_.limits.import_body_deadline : options_.limits.body_deadline;
  Passage passage{connection, head, plan.most_body_bytes, reads_body, steady_clock::now() + patience};
  passage.answer = [&](std::string body, BodyEnd end) {
    request.body = std::move(body);
    Reply reply = plan.early                 ? *plan.early
                  : end != BodyEnd::complete ? reply_to(end, plan.most_body_bytes)
                                             : dispatcher_.answer(plan, request);
    add_common_headers(reply, request.id, transport_);
    return reply;
  };
  passage.run_stream = [&](const std::function<void()>& produce) {
    const Reply outcome = guarded(
        [&] {
          produce();
          return Reply{};
        },
        request.id, log_.problem);
    return outcome.status == 200;
  };
  passage.is_stopping = [&] { return front_.is_stopping(); };
  // A body that nobody reads would be taken for the next request.
  passage.keep = keep && head.keep_alive && (reads_body || !head.has_body());
  framing_.pass(passage);
  keep = passage.keep;
  return passage.status;
}

Address Server::Body::client_of(const Connection& connection, const Head& head) const {
  return proxies_.client_of(connection.peer(), head.joined("X-Forwarded-For"));
}

void Server::Body::write_log(std::string_view method, int status, const Record& record, std::uint64_t sent) {
  if (!log_.access) return;
  const auto lasted = std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - record.began);
  log_.access({method, record.pattern, status, lasted, sent, record.id});
}

Server::Server(ServerOptions options, std::vector<Route> routes, AssetSource assets, ServerLog log)
    : body_(std::make_unique<Body>(std::move(options), std::move(routes), assets, std::move(log))) {}
Server::~Server() = default;
void Server::bind() { body_->bind(); }
int Server::port() const { return body_->port(); }
void Server::run() { body_->run(); }
void Server::stop() noexcept { body_->stop(); }
void Server::drain() noexcept { body_->drain(); }
bool Server::is_stopping() const noexcept { return body_->is_stopping(); }
ServerMetrics Server::metrics() const { return body_->metrics(); }

}  // namespace fitapp::http
