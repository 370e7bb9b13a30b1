// Runs a server with test routes on a free loopback port until the end of the test.
#include "http/running_server.h"

#include <chrono>
#include <stdexcept>

#include "base/error.h"

namespace fitapp::http::test {

namespace {

using namespace std::chrono_literals;

std::span<const unsigned char> bytes_of(std::string_view text) {
  return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

Reply text_reply(std::string text, int status = 200) {
  Reply reply;
  reply.status = status;
  reply.body = std::move(text);
  return reply;
}

std::string summary(const Request& request) {
  std::string text = "path=" + request.path + ";from=" + request.remote_address + ";type=" + request.content_type;
  for (const std::string& parameter : request.path_parameters) text += ";parameter=" + parameter;
  for (const auto& [name, value] : request.query) text += ";" + name + "=" + value;
  if (const std::string* tested = request.header("x-tested")) text += ";x-tested=" + *tested;
  return text + ";body=" + request.body;
}

void add_failures(std::vector<Route>& routes) {
  const auto add = [&](const std::string& path, auto thrower) {
    routes.push_back({Method::get, path, "fail", BodyLimit::open_route, [thrower](const Request&) -> Reply {
                        thrower();
                        return {};
                      }});
  };
  add("/api/fail/fields", [] {
    throw invalid(
        {{"calories", Message("CALORIES", "Calories must be at least 1")}, {"name", Message("NAME", "Say \"who\"")}});
  });
  add("/api/fail/busy", [] { throw Error(ErrorKind::too_many_requests, "SLOW_DOWN", "Wait.").retry_after(7); });
  add("/api/fail/internal", [] { throw Error(ErrorKind::internal, "SECRET_CODE", "secret text").log("secret log"); });
  add("/api/fail/exception", [] { throw std::runtime_error("SELECT secret FROM /secret/path"); });
  add("/api/fail/other", [] { throw 42; });
}

}  // namespace

ServerOptions quick_options() {
  ServerOptions options;
  options.port = 0;
  options.limits.header_deadline = 300ms;
  options.limits.body_deadline = 400ms;
  options.limits.keep_alive_idle = 400ms;
  options.limits.write_stall = 500ms;
  options.limits.stop_response_grace = 2s;
  return options;
}

AssetSource test_assets() {
  static const std::vector<fitapp::embed::Asset> assets = {
      {"/index.html", "text/html; charset=utf-8", "\"page\"", false, bytes_of("<html>page</html>"), bytes_of("BR-PAGE"),
       bytes_of("GZ-PAGE")},
      {"/assets/app-1a2b.js", "text/javascript; charset=utf-8", "\"script\"", true, bytes_of("script()"),
       bytes_of("BR"), bytes_of("GZ")},
      {"/icon.png", "image/png", "\"icon\"", false, bytes_of("PNG"), {}, {}},
  };
  return assets;
}

std::vector<Route> RunningServer::routes() {
  std::vector<Route> routes;
  const auto show = [this](const Request& request) {
    ++handled_;
    return text_reply(summary(request));
  };
  routes.push_back({Method::get, "/api/things", "list_things", BodyLimit::signed_in, show});
  routes.push_back({Method::post, "/api/things", "create_thing", BodyLimit::signed_in, show});
  routes.push_back({Method::get, "/api/things/today", "get_today", BodyLimit::signed_in,
                    [](const Request&) { return text_reply("today"); }});
  routes.push_back({Method::get, "/api/things/:id", "get_thing", BodyLimit::signed_in, show});
  routes.push_back({Method::put, "/api/things/:id", "update_thing", BodyLimit::signed_in, show});
  routes.push_back({Method::del, "/api/things/:id", "delete_thing", BodyLimit::signed_in, [this](const Request&) {
                      ++handled_;
                      return text_reply("", 204);
                    }});
  routes.push_back({Method::get, "/api/things/:id/parts/:part", "get_part", BodyLimit::signed_in, show});
  routes.push_back({Method::post, "/api/open", "open", BodyLimit::open_route, show});
  routes.push_back({Method::post, "/api/picture", "set_picture", BodyLimit::file, show});
  const auto authenticate = [this](Request& request) {
    ++authentications_;
    const std::string* token = request.header("Authorization");
    if (token == nullptr || session_ended_) throw Error(ErrorKind::unauthorized, "UNAUTHORIZED", "Please sign in.");
    request.principal = *token;
  };
  const auto greet = [](const Request& request) {
    return text_reply("hello " + std::any_cast<const std::string&>(request.principal) + request.body);
  };
  routes.push_back({Method::get, "/api/user", "show_user", BodyLimit::signed_in, greet, authenticate});
  routes.push_back({Method::get, "/api/private", "read_private", BodyLimit::signed_in, greet, authenticate});
  routes.push_back({Method::post, "/api/private", "private", BodyLimit::signed_in, greet, authenticate});
  routes.push_back({Method::get, "/api/wait", "wait", BodyLimit::open_route, [this](const Request&) {
                      ++handled_;
                      for (int turn = 0; turn < 1000 && !released_; ++turn) std::this_thread::sleep_for(10ms);
                      return text_reply("waited");
                    }});
  routes.push_back({Method::get, "/api/stream", "stream", BodyLimit::open_route, [](const Request&) {
                      Reply reply;
                      reply.content_type = "text/event-stream";
                      reply.stream = [](Sink& sink) {
                        sink.write("one");
                        sink.write("");
                        sink.write("two");
                      };
                      return reply;
                    }});
  routes.push_back({Method::get, "/api/events", "events", BodyLimit::open_route, [this](const Request&) {
                      Reply reply;
                      reply.content_type = "text/event-stream";
                      reply.events = std::make_shared<EventStream>();
                      reply.events->send("data: first\n\n");
                      const std::lock_guard lock(mutex_);
                      event_streams_.push_back(reply.events);
                      return reply;
                    }});
  routes.push_back({Method::get, "/api/endless", "endless", BodyLimit::open_route, [](const Request&) {
                      Reply reply;
                      reply.stream = [](Sink& sink) {
                        while (sink.is_open() && sink.write(std::string(65536, 'x'))) std::this_thread::sleep_for(1ms);
                      };
                      return reply;
                    }});
  routes.push_back({Method::get, "/api/broken-stream", "broken_stream", BodyLimit::open_route, [](const Request&) {
                      Reply reply;
                      reply.stream = [](Sink& sink) {
                        sink.write("half");
                        throw std::runtime_error("secret in the stream");
                      };
                      return reply;
                    }});
  routes.push_back(
      {Method::get, "/healthz", "health", BodyLimit::open_route, [](const Request&) { return text_reply("{}"); }});
  add_failures(routes);
  return routes;
}

ServerLog RunningServer::log() {
  ServerLog log;
  log.access = [this](const AccessEntry& entry) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(std::string(entry.method) + " " + std::string(entry.pattern) + " " + std::to_string(entry.status));
  };
  log.problem = [this](const std::string& text) {
    const std::lock_guard lock(mutex_);
    problems_ += text + "\n";
  };
  return log;
}

RunningServer::RunningServer(ServerOptions options) : server_(std::move(options), routes(), test_assets(), log()) {
  server_.bind();
  thread_ = std::thread([this] { server_.run(); });
}

RunningServer::~RunningServer() { stop(); }

void RunningServer::stop() {
  released_ = true;
  server_.stop();
  if (thread_.joinable()) thread_.join();
}

std::vector<std::string> RunningServer::access_lines(std::size_t count) {
  for (int turn = 0; turn < 1000; ++turn) {
    {
      const std::lock_guard lock(mutex_);
      if (lines_.size() >= count) return lines_;
    }
    std::this_thread::sleep_for(10ms);
  }
  const std::lock_guard lock(mutex_);
  return lines_;
}

std::vector<std::shared_ptr<EventStream>> RunningServer::event_streams(std::size_t count) {
  for (int turn = 0; turn < 1000; ++turn) {
    {
      const std::lock_guard lock(mutex_);
      if (event_streams_.size() >= count) return event_streams_;
    }
    std::this_thread::sleep_for(10ms);
  }
  const std::lock_guard lock(mutex_);
  return event_streams_;
}

std::string RunningServer::problems() {
  const std::lock_guard lock(mutex_);
  return problems_;
}

}  // namespace fitapp::http::test
