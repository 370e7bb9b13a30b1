// The handlers that cpp-httplib calls: before routing, for each route, without a route, and after the response.
#include "http/routing.h"

#include <fcntl.h>
#include <netdb.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

#include "base/error.h"
#include "base/messages.h"
#include "base/text.h"
#include "version.h"

namespace fitapp::http {

namespace {

constexpr std::string_view health_path = "/healthz";
constexpr std::string_view user_path = "/api/user";
constexpr std::string_view page_methods = "GET, HEAD, OPTIONS";

// The library's handlers are shared and have no context; each thread serves one request at a time.
thread_local Exchange* current = nullptr;

class LibrarySink final : public Sink {
 public:
  // `is_cut`: the stream is to end.
  LibrarySink(std::function<bool()> is_cut, httplib::DataSink& sink) : is_cut_(std::move(is_cut)), sink_(sink) {}

  bool write(std::string_view bytes) override {
    // An empty chunk would end the response.
    return !is_cut_() && (bytes.empty() || sink_.write(bytes.data(), bytes.size()));
  }
  bool is_open() const override { return !is_cut_() && current->connection.is_peer_connected(); }

 private:
  const std::function<bool()> is_cut_;
  httplib::DataSink& sink_;
};

std::string with_slashes(std::string text) {
  std::replace(text.begin(), text.end(), slash_placeholder, '/');
  return text;
}

bool is_api(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

Error stopping() { return Error(ErrorKind::unavailable, "STOPPING", messages::restarting).retry_after(5); }

Error body_too_large(std::size_t max_bytes) {
  return Error(ErrorKind::too_large, "BODY_TOO_LARGE",
               Message(messages::body_too_large, {{"kibibytes", static_cast<double>(max_bytes) / 1024}}));
}

Error body_unreadable(BodyState why) {
  if (why == BodyState::late) return Error(ErrorKind::timeout, "TOO_SLOW", messages::request_too_slow);
  if (why == BodyState::no_memory) return Error(ErrorKind::unavailable, "BUSY", messages::busy).retry_after(5);
  if (why == BodyState::cut_by_stop) return stopping();
  return Error(ErrorKind::invalid, "BAD_REQUEST", messages::bad_request);
}

// `reason` is the errno of the failed attempt.
[[noreturn]] void refuse_listening(const std::string& host, int port, int reason) {
  const std::string place = "Port " + std::to_string(port) + " on " + host;
  if (reason == EADDRINUSE)
    throw Error(ErrorKind::unavailable, "PORT_IN_USE",
                place + " is already in use by another program or a second fitapp.");
  if (reason == EACCES)
    throw Error(ErrorKind::unavailable, "PORT_NOT_ALLOWED",
                place + " cannot be opened: ports below 1024 need special rights.");
  if (reason == EADDRNOTAVAIL)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' does not belong to this machine.");
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, nullptr, &found) != 0)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' to listen on is unknown.");
  freeaddrinfo(found);
  throw Error(ErrorKind::unavailable, "CANNOT_LISTEN", place + " cannot be opened: " + std::strerror(reason) + ".");
}

// Corrects headers that cpp-httplib adds. Runs for every response.
void correct_headers(const httplib::Request&, httplib::Response& response) {
  for (const char* name : {"Keep-Alive", "Connection", "Accept-Ranges"}) response.headers.erase(name);
  if (response.status == 204 || response.status == 304) {
    response.headers.erase("Content-Length");
    response.headers.erase("Content-Type");
  }
  if (!current->keep_alive) response.headers.emplace("Connection", "close");
  if (current->keep_alive && current->head.is_http_1_0) response.headers.emplace("Connection", "keep-alive");
}

}  // namespace

Routing::Routing(const Limits& limits, std::vector<Route> routes, AssetSource assets, ProblemLog problem_log,
                 const Clock* clock)
    : limits_(limits),
      table_(std::move(routes)),
      assets_(assets),
      app_version_(std::string(version) + " " + assets_.build()),
      problem_log_(std::move(problem_log)),
      clock_(clock) {
  // Each route has its own limit; the library's limit would respond with its own text.
  set_payload_max_length(std::numeric_limits<std::size_t>::max() - 1);
  set_pre_routing_handler(
      [this](const auto& library_request, auto& response) { return respond_early(library_request, response); });
  add_routes();
  set_error_handler([this](const httplib::Request& library_request, httplib::Response& response) {
    if (!current->is_answered) respond_without_route(library_request, response);
  });
  set_post_routing_handler(correct_headers);
  // Our handlers do not throw past `guarded`. If the library throws, its text must not appear in a header.
  set_exception_handler([this](const httplib::Request&, httplib::Response& response, const std::exception_ptr&) {
    current->keep_alive = false;
    fill(reply_for(Error(ErrorKind::internal, messages::internal)), response);
  });
}

void Routing::add_routes() {
  for (const Route& route : table_.rows()) {
    const std::string pattern = library_pattern(route.pattern);
    const auto read = [this, &route, names = parameter_names(route.pattern)](const auto& library_request,
                                                                             auto& response) {
      answer(route, names, library_request, response, nullptr);
    };
    const auto write = [this, &route, names = parameter_names(route.pattern)](
                           const auto& library_request, auto& response, const httplib::ContentReader& body) {
      answer(route, names, library_request, response, &body);
    };
    switch (route.method) {
      case Method::get: Get(pattern, read); break;
      case Method::post: Post(pattern, write); break;
      case Method::put: Put(pattern, write); break;
      case Method::del: Delete(pattern, write); break;
    }
  }
}

Descriptor Routing::listen_on(const std::string& host, int port) {
  // Only SO_REUSEADDR, for a restart while old connections close. The library's default SO_REUSEPORT would let two
  // programs share the port silently.
  set_socket_options([](socket_t socket) {
    const int on = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  errno = 0;
  const int bound = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
  if (bound < 0) refuse_listening(host, port, errno);
  port_ = bound;
  // The library would close its socket only in stop(), which we never call, so Descriptor closes it. svr_sock_ keeps
  // its value: otherwise the library considers itself stopped and ends every stream.
  Descriptor listener(svr_sock_);
  ::fcntl(listener.get(), F_SETFL, O_NONBLOCK);
  return listener;
}

void Routing::serve(Exchange& exchange) {
  const Head& head = exchange.head;
  exchange.request.headers = head.headers;
  exchange.request.content_type = head.media_type();
  // The bytes of an unread body would be read as the next request.
  exchange.keep_alive = exchange.keep_alive && head.keep_alive && (head.takes_body() || !head.has_body());
  exchange.connection.begin_request(head);
  current = &exchange;
  bool closed = false;
  const bool is_written = process_request(exchange.connection, "", 0, "", 0, false, closed, nullptr);
  current = nullptr;
  if (!is_written || exchange.connection.write_failed()) exchange.keep_alive = false;
}

// Responds before routing.
httplib::Server::HandlerResponse Routing::respond_early(const httplib::Request& library_request,
                                                        httplib::Response& response) {
  Request& request = current->request;
  request.path = with_slashes(library_request.path);
  request.query.assign(library_request.params.begin(), library_request.params.end());
  // A request whose body was cut gets its 503 from its route, so that the log names it.
  const bool is_cut = current->connection.body_state() == BodyState::cut_by_stop;
  if (draining_ && !is_cut && request.path != health_path) {
    if (current->head.has_body()) current->keep_alive = false;
    fill(reply_for(stopping()), response);
    return HandlerResponse::Handled;
  }
  if (!has_empty_segment(library_request.path)) return HandlerResponse::Unhandled;
  respond_without_route(library_request, response);
  return HandlerResponse::Handled;
}

void Routing::answer(const Route& route, const std::vector<std::string>& names, const httplib::Request& library_request,
                     httplib::Response& response, const httplib::ContentReader* read) {
  Request& request = current->request;
  current->pattern = route.pattern;
  request.method = route.method;
  request.is_client_waiting = [&connection = current->connection] { return connection.is_peer_connected(); };
  for (const std::string& name : names)
    request.path_parameters.push_back(with_slashes(library_request.path_params.at(name)));
  const bool has_body = read != nullptr && current->head.has_body();
  Reply reply = guarded(
      [&] {
        // Until the body is read, its bytes would be read as the next request.
        const bool keep_alive = current->keep_alive;
        if (has_body) current->keep_alive = false;
        if (has_body) check_body(route);
        // When the body arrives later, this runs again: the session may have ended in the meantime.
        if (route.authenticate) route.authenticate(request);
        if (has_body && must_await_body(route)) return Reply{};
        if (has_body) request.body = read_body(route, *read);
        current->keep_alive = keep_alive;
        Reply made = route.handle(request);
        compress(made, request);
        // Tells an open page that it is older or newer than the server. Pages read the user when they begin and when
        // they become visible. Not for strangers.
        if (route.authenticate && route.pattern == user_path) made.headers.emplace_back("App-Version", app_version_);
        return made;
      },
      request.id, problem_log_);
  current->connection.forbid_body();
  fill(std::move(reply), response);
}

// Responds with an asset or an error. The library calls it when it found no route or refused the body.
void Routing::respond_without_route(const httplib::Request& library_request, httplib::Response& response) {
  if (current->head.has_body()) current->keep_alive = false;
  Request& request = current->request;
  request.method = Method::get;
  fill(guarded([&] { return reply_without_route(library_request.path); }, request.id, problem_log_), response);
}

Reply Routing::reply_without_route(const std::string& path) const {
  const std::string& method = current->head.method;
  const std::string allow = table_.allowed_methods(path);
  if (allow.empty() && is_api(current->request.path)) throw not_found(messages::address_not_found);
  if (allow.empty() && (method == "GET" || method == "HEAD")) return assets_.answer(current->request);
  Reply reply = method == "OPTIONS"
                    ? Reply{.status = 204}
                    : error_reply(405, "METHOD_NOT_ALLOWED", "This address does not support that method.");
  reply.headers.emplace_back("Allow", allow.empty() ? page_methods : std::string_view(allow));
  return reply;
}

// ---- Bodies ----

void Routing::check_body(const Route& route) const {
  const Head& head = current->head;
  const std::size_t max_bytes = max_body_bytes(route.body_limit);
  if (head.content_length.value_or(0) > max_bytes) throw body_too_large(max_bytes);
  const std::string coding = lower_case(head.joined("Content-Encoding"));
  const bool is_compressed = !coding.empty() && coding != "identity";
  const std::string& type = current->request.content_type;
  const bool takes_files = route.body_limit == BodyLimit::file;
  if (is_compressed || (!takes_files && type != "application/json"))
    throw Error(ErrorKind::unsupported_media_type, "UNSUPPORTED_MEDIA_TYPE",
                is_compressed ? messages::compressed_request : messages::not_json);
}

// A thread that waited for a slow body would be lost to other clients.
bool Routing::must_await_body(const Route& route) const {
  Connection& connection = current->connection;
  if (connection.examine_body(max_body_bytes(route.body_limit)) != BodyState::arriving) return false;
  if (current->head.expects_continue) connection.send_what_fits("HTTP/1.1 100 Continue\r\n\r\n");
  connection.ignore_response();
  current->awaits_body = true;
  return true;
}

std::string Routing::read_body(const Route& route, const httplib::ContentReader& read) const {
  Connection& connection = current->connection;
  const std::size_t max_bytes = max_body_bytes(route.body_limit);
  const BodyState state = connection.body_state();
  if (state == BodyState::too_large) throw body_too_large(max_bytes);
  if (state != BodyState::complete) throw body_unreadable(state);
  std::string body;
  bool is_too_large = false;
  connection.allow_body();
  const bool is_complete = read([&](const char* bytes, std::size_t size) {
    is_too_large = size > max_bytes - body.size();
    if (!is_too_large) body.append(bytes, size);
    return !is_too_large;
  });
  if (is_too_large) throw body_too_large(max_bytes);
  if (!is_complete) throw body_unreadable(BodyState::malformed);
  return body;
}

std::size_t Routing::max_body_bytes(BodyLimit limit) const {
  return limit == BodyLimit::open_route ? limits_.open_body_bytes : limits_.signed_in_body_bytes;
}

// ---- Responses ----

void Routing::fill(Reply reply, httplib::Response& response) const {
  add_common_headers(reply, current->request.id, transport_, clock_);
  current->is_answered = true;
  current->status = response.status = reply.status;
  if (reply.events) return open_events(reply);
  response.headers.clear();
  for (const auto& [name, value] : reply.headers) response.headers.emplace(name, value);
  if (reply.status == 204 || reply.status == 304) return;
  if (reply.stream) {
    fill_stream(std::move(reply), response);
  } else if (!reply.static_body.empty()) {
    const std::string_view bytes = reply.static_body;
    response.set_content_provider(bytes.size(), reply.content_type,
                                  [bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
                                    return sink.write(bytes.data() + offset, length);
                                  });
  } else {
    response.headers.emplace("Content-Type", reply.content_type);
    response.body = std::move(reply.body);
  }
}

// Writes the head without the library, which would keep this thread until the response ends. The end of the connection
// ends the body, because HTTP/1.0 proxies do not know chunks.
void Routing::open_events(const Reply& reply) const {
  Connection& connection = current->connection;
  current->keep_alive = false;
  connection.write_all(open_ended_head(reply));
  connection.ignore_response();
  if (current->head.method == "HEAD") return reply.events->close();
  connection.events = reply.events;
}

void Routing::fill_stream(Reply reply, httplib::Response& response) const {
  auto is_cut = [this, ends_by_itself = reply.ends_by_itself] { return ending_streams_ && !ends_by_itself; };
  auto produce = [this, is_cut, stream = std::move(reply.stream)](std::size_t, httplib::DataSink& sink) {
    LibrarySink out(is_cut, sink);
    const Reply outcome = guarded(
        [&] {
          stream(out);
          return Reply{};
        },
        current->request.id, problem_log_);
    // Without the last chunk the client sees that the response is incomplete.
    if (outcome.status != 200 || is_cut()) return false;
    sink.done();
    return true;
  };
  if (current->head.is_http_1_0) {
    current->keep_alive = false;  // for HTTP/1.0 only closing the connection ends the response
    response.set_content_provider(reply.content_type, std::move(produce));
  } else {
    response.set_chunked_content_provider(reply.content_type, std::move(produce));
  }
}

}  // namespace fitapp::http
