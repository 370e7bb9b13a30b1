// The handlers that cpp-httplib calls: before a route is looked for, for each route, where there is none, at the end.
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
#include "http/compression.h"
#include "http/text.h"

namespace fitapp::http {

namespace {

constexpr std::string_view health_path = "/healthz";
constexpr std::string_view page_methods = "GET, HEAD, OPTIONS";

// The library's handlers are set once and get no context: each thread serves one request at a time.
thread_local Exchange* current = nullptr;

class LibrarySink final : public Sink {
 public:
  LibrarySink(const std::atomic<bool>& ending, httplib::DataSink& sink) : ending_(ending), sink_(sink) {}

  bool write(std::string_view bytes) override {
    // An empty chunk would say that the answer ends here.
    return !ending_ && (bytes.empty() || sink_.write(bytes.data(), bytes.size()));
  }
  bool is_open() const override { return !ending_ && current->connection.peer_is_there(); }

 private:
  const std::atomic<bool>& ending_;
  httplib::DataSink& sink_;
};

std::string with_slashes(std::string text) {
  std::replace(text.begin(), text.end(), slash_mark, '/');
  return text;
}

bool is_api(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

Error stopping() { return Error(ErrorKind::unavailable, "STOPPING", messages::restarting).retry_after(5); }

Error body_too_large(std::size_t most_bytes) {
  return Error(ErrorKind::too_large, "BODY_TOO_LARGE",
               Message(messages::body_too_large, {{"kibibytes", static_cast<double>(most_bytes) / 1024}}));
}

Error body_unread(const Connection& connection) {
  if (connection.timed_out()) return Error(ErrorKind::timeout, "TOO_SLOW", messages::request_too_slow);
  if (connection.reading_is_cut()) return stopping();
  return Error(ErrorKind::invalid, "BAD_REQUEST", messages::bad_request);
}

// `reason` is the errno of the attempt.
[[noreturn]] void refuse_listening(const std::string& host, int port, int reason) {
  const std::string place = "Port " + std::to_string(port) + " on " + host;
  if (reason == EADDRINUSE)
    throw Error(ErrorKind::unavailable, "PORT_IN_USE",
                place + " is already in use: another program, or a second fitapp, listens there.");
  if (reason == EACCES)
    throw Error(ErrorKind::unavailable, "PORT_NOT_ALLOWED",
                place + " may not be opened by this user: ports below 1024 need special rights.");
  if (reason == EADDRNOTAVAIL)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' does not belong to this machine.");
  addrinfo* found = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, nullptr, &found) != 0)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' to listen on is not known.");
  freeaddrinfo(found);
  throw Error(ErrorKind::unavailable, "CANNOT_LISTEN", place + " cannot be opened: " + std::strerror(reason) + ".");
}

// Corrects headers that cpp-httplib adds by itself. Runs for every response.
void correct_headers(const httplib::Request&, httplib::Response& response) {
  for (const char* name : {"Keep-Alive", "Connection", "Accept-Ranges"}) response.headers.erase(name);
  if (response.status == 204 || response.status == 304) {
    response.headers.erase("Content-Length");
    response.headers.erase("Content-Type");
  }
  if (!current->keep) response.headers.emplace("Connection", "close");
  if (current->keep && current->head.is_http_1_0) response.headers.emplace("Connection", "keep-alive");
}

}  // namespace

Routing::Routing(const Limits& limits, std::vector<Route> routes, AssetSource assets, ProblemLog problem_log)
    : limits_(limits), table_(std::move(routes)), assets_(assets), problem_log_(std::move(problem_log)) {
  // Each route has its own bound: the library's would answer in its own words.
  set_payload_max_length(std::numeric_limits<std::size_t>::max() - 1);
  set_pre_routing_handler([this](const auto& theirs, auto& response) { return answer_early(theirs, response); });
  add_routes();
  set_error_handler([this](const httplib::Request& theirs, httplib::Response& response) {
    if (!current->is_answered) answer_without_route(theirs, response);
  });
  set_post_routing_handler(correct_headers);
  // Nothing of ours throws past `guarded`; should the library, its text must not leak in a header.
  set_exception_handler([this](const httplib::Request&, httplib::Response& response, std::exception_ptr) {
    current->keep = false;
    fill(reply_for(Error(ErrorKind::internal, messages::internal)), response);
  });
}

void Routing::add_routes() {
  for (const Route& route : table_.rows()) {
    const std::string pattern = library_pattern(route.pattern);
    const auto read = [this, &route, names = parameter_names(route.pattern)](const auto& theirs, auto& response) {
      answer(route, names, theirs, response, nullptr);
    };
    const auto write = [this, &route, names = parameter_names(route.pattern)](const auto& theirs, auto& response,
                                                                              const httplib::ContentReader& body) {
      answer(route, names, theirs, response, &body);
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
  // Reuse of the address alone (a restart while old connections die out), never of the port, which is the library's
  // choice: with SO_REUSEPORT two programs would share it in silence.
  set_socket_options([](socket_t socket) {
    const int on = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
  errno = 0;
  const int taken = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
  if (taken < 0) refuse_listening(host, port, errno);
  port_ = taken;
  // The library would close it in stop() alone, which is for its own loop. It keeps the number: without one it takes
  // itself for shut down and ends every stream.
  Descriptor listener(svr_sock_);
  ::fcntl(listener.get(), F_SETFL, O_NONBLOCK);
  return listener;
}

void Routing::serve(Exchange& exchange) {
  const Head& head = exchange.head;
  exchange.request.headers = head.headers;
  exchange.request.content_type = head.media_type();
  // A body that nobody reads would be taken for the next request.
  exchange.keep = exchange.keep && head.keep_alive && (head.takes_body() || !head.has_body());
  exchange.connection.begin_request(head);
  current = &exchange;
  bool closed = false;
  const bool is_written = process_request(exchange.connection, "", 0, "", 0, false, closed, nullptr);
  current = nullptr;
  if (!is_written || exchange.connection.write_failed()) exchange.keep = false;
}

// What is answered before a route is looked for.
httplib::Server::HandlerResponse Routing::answer_early(const httplib::Request& theirs, httplib::Response& response) {
  Request& request = current->request;
  request.path = with_slashes(theirs.path);
  request.query.assign(theirs.params.begin(), theirs.params.end());
  if (draining_ && request.path != health_path) {
    if (current->head.has_body()) current->keep = false;
    fill(reply_for(stopping()), response);
    return HandlerResponse::Handled;
  }
  if (!has_empty_segment(theirs.path)) return HandlerResponse::Unhandled;
  answer_without_route(theirs, response);
  return HandlerResponse::Handled;
}

void Routing::answer(const Route& route, const std::vector<std::string>& names, const httplib::Request& theirs,
                     httplib::Response& response, const httplib::ContentReader* read) {
  Request& request = current->request;
  current->pattern = route.pattern;
  request.method = route.method;
  for (const std::string& name : names) request.path_parameters.push_back(with_slashes(theirs.path_params.at(name)));
  const bool has_body = read != nullptr && current->head.has_body();
  Reply reply = guarded(
      [&] {
        // Until the body is read, its bytes would be taken for the next request.
        const bool keep = current->keep;
        if (has_body) current->keep = false;
        if (has_body) check_body(route);
        if (route.authenticate) route.authenticate(request);
        const SteadyTime latest = std::chrono::steady_clock::now() + limits_.authentication_age;
        if (has_body) request.body = read_body(route, *read);
        // What was sent slowly must not be written for a session that ended meanwhile.
        if (route.authenticate && std::chrono::steady_clock::now() > latest) route.authenticate(request);
        current->keep = keep;
        Reply made = route.handle(request);
        compress(made, request);
        return made;
      },
      request.id, problem_log_);
  current->connection.forbid_body();
  fill(std::move(reply), response);
}

// An asset, or why there is no answer. Called by the library after it found no route, or refused the request's body.
void Routing::answer_without_route(const httplib::Request& theirs, httplib::Response& response) {
  if (current->head.has_body()) current->keep = false;
  Request& request = current->request;
  request.method = Method::get;
  fill(guarded([&] { return reply_without_route(theirs.path); }, request.id, problem_log_), response);
}

Reply Routing::reply_without_route(const std::string& path) const {
  const std::string& method = current->head.method;
  const std::string allow = table_.allowed_methods(path);
  if (allow.empty() && is_api(current->request.path)) throw not_found(messages::address_not_found);
  if (allow.empty() && (method == "GET" || method == "HEAD")) return assets_.answer(current->request);
  Reply reply = method == "OPTIONS" ? Reply{.status = 204}
                                    : error_reply(405, "METHOD_NOT_ALLOWED", "This address does not take that method.");
  reply.headers.emplace_back("Allow", allow.empty() ? page_methods : std::string_view(allow));
  return reply;
}

// ---- Bodies ----

void Routing::check_body(const Route& route) const {
  const Head& head = current->head;
  const std::size_t most = most_body_bytes(route.body_limit);
  if (head.content_length.value_or(0) > most) throw body_too_large(most);
  const std::string coding = lower_case(head.joined("Content-Encoding"));
  const bool is_packed = !coding.empty() && coding != "identity";
  const std::string& type = current->request.content_type;
  const bool takes_files = route.body_limit == BodyLimit::file;
  if (is_packed || (!takes_files && !type.empty() && type != "application/json"))
    throw Error(ErrorKind::unsupported_media_type, "UNSUPPORTED_MEDIA_TYPE",
                is_packed ? messages::compressed_request : messages::not_json);
}

std::string Routing::read_body(const Route& route, const httplib::ContentReader& read) const {
  Connection& connection = current->connection;
  const std::size_t most = most_body_bytes(route.body_limit);
  std::string body;
  bool is_too_large = false;
  connection.allow_body(std::chrono::steady_clock::now() + limits_.body_deadline);
  const bool is_complete = read([&](const char* bytes, std::size_t size) {
    is_too_large = size > most - body.size();
    if (!is_too_large) body.append(bytes, size);
    return !is_too_large;
  });
  if (is_too_large) throw body_too_large(most);
  if (!is_complete) throw body_unread(connection);
  return body;
}

std::size_t Routing::most_body_bytes(BodyLimit limit) const {
  return limit == BodyLimit::open_route ? limits_.open_body_bytes : limits_.signed_in_body_bytes;
}

// ---- Answers ----

void Routing::fill(Reply reply, httplib::Response& response) const {
  add_common_headers(reply, current->request.id, transport_);
  current->is_answered = true;
  current->status = response.status = reply.status;
  response.headers.clear();
  for (const auto& [name, value] : reply.headers) response.headers.emplace(name, value);
  if (reply.status == 204 || reply.status == 304) return;
  if (reply.stream) {
    fill_stream(std::move(reply), response);
  } else if (!reply.lasting_body.empty()) {
    const std::string_view bytes = reply.lasting_body;
    response.set_content_provider(bytes.size(), reply.content_type,
                                  [bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
                                    return sink.write(bytes.data() + offset, length);
                                  });
  } else {
    response.headers.emplace("Content-Type", reply.content_type);
    response.body = std::move(reply.body);
  }
}

void Routing::fill_stream(Reply reply, httplib::Response& response) const {
  auto produce = [this, stream = std::move(reply.stream)](std::size_t, httplib::DataSink& sink) {
    LibrarySink out(ending_streams_, sink);
    const Reply outcome = guarded(
        [&] {
          stream(out);
          return Reply{};
        },
        current->request.id, problem_log_);
    // Cut short on purpose: without its last chunk the client sees that the answer is not whole.
    if (outcome.status != 200 || ending_streams_) return false;
    sink.done();
    return true;
  };
  if (current->head.is_http_1_0) {
    current->keep = false;  // only the end of the connection tells such a client where the answer ends
    response.set_content_provider(reply.content_type, std::move(produce));
  } else {
    response.set_chunked_content_provider(reply.content_type, std::move(produce));
  }
}

}  // namespace fitapp::http
