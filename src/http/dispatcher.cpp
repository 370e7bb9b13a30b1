// From a head to an answer: which route, whether its body is taken, what stands for an error.
#include "http/dispatcher.h"

#include "base/error.h"
#include "http/packing.h"
#include "http/text.h"

namespace fitapp::http {

namespace {

constexpr std::string_view health_path = "/healthz";
constexpr std::string_view page_methods = "GET, HEAD, OPTIONS";

std::optional<Method> method_of(const std::string& name) {
  if (name == "GET" || name == "HEAD") return Method::get;
  if (name == "POST") return Method::post;
  if (name == "PUT") return Method::put;
  if (name == "DELETE") return Method::del;
  return std::nullopt;
}

bool is_api(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

Reply options_reply(std::string_view allow) {
  Reply reply;
  reply.status = 204;
  reply.headers.emplace_back("Allow", allow);
  return reply;
}

Reply wrong_method(std::string_view allow) {
  Reply reply = error_reply(405, "METHOD_NOT_ALLOWED", "This address does not take that method.");
  reply.headers.emplace_back("Allow", allow);
  return reply;
}

std::string media_type(const Head& head) {
  const std::string sent = head.joined("Content-Type");
  return lower_case(trim(std::string_view(sent).substr(0, sent.find(';'))));
}

}  // namespace

Error body_too_large(std::size_t most_bytes) {
  return Error(ErrorKind::too_large, "BODY_TOO_LARGE",
               "This is too much at once: at most " + std::to_string(most_bytes / 1024) + " KiB are taken here.");
}

Error stopping() {
  return Error(ErrorKind::unavailable, "STOPPING", "The server is restarting. Please try again in a moment.")
      .retry_after(5);
}

Dispatcher::Dispatcher(const Limits& limits, std::vector<Route> routes, AssetSource assets, ProblemLog log)
    : limits_(limits), router_(std::move(routes)), assets_(assets), log_(std::move(log)) {}

Plan Dispatcher::plan(const Head& head, Request& request) const {
  Plan plan;
  bool done = false;
  Reply early = guarded(
      [&] {
        std::optional<Reply> chosen = choose(head, request, plan);
        done = !chosen;
        return chosen.value_or(Reply{});
      },
      request.id, log_);
  if (!done) plan.early = std::move(early);
  return plan;
}

std::optional<Reply> Dispatcher::choose(const Head& head, Request& request, Plan& plan) const {
  request.path = head.path;
  request.query = head.query;
  request.headers = head.headers;
  request.content_type = media_type(head);
  if (draining_ && head.path != health_path) throw stopping();
  const auto method = method_of(head.method);
  Match match = router_.find(method.value_or(Method::get), head.raw_path);
  if (!method || match.route == nullptr) {
    // A file or the page answers a GET that no route knows.
    request.method = Method::get;
    return without_route(head, match);
  }
  request.method = *method;
  request.path_parameters = std::move(match.parameters);
  plan.route = match.route;
  plan.pattern = match.route->pattern;
  plan.most_body_bytes = most_body_bytes(match.route->body_limit);
  if (*method == Method::get) return std::nullopt;
  check_body(head, request, plan);
  if (head.has_body() && match.route->before_body) match.route->before_body(request);
  return std::nullopt;
}

std::optional<Reply> Dispatcher::without_route(const Head& head, const Match& match) const {
  const bool known_to_routes = !match.allow.empty();
  if (head.method == "OPTIONS") {
    if (is_api(head.path) && !known_to_routes) throw not_found("Address");
    return options_reply(known_to_routes ? std::string_view(match.allow) : page_methods);
  }
  if (known_to_routes) return wrong_method(match.allow);
  if (is_api(head.path)) throw not_found("Address");
  if (head.method != "GET" && head.method != "HEAD") return wrong_method(page_methods);
  return std::nullopt;
}

void Dispatcher::check_body(const Head& head, const Request& request, const Plan& plan) const {
  if (!head.has_body()) return;
  if (head.content_length.value_or(0) > plan.most_body_bytes) throw body_too_large(plan.most_body_bytes);
  const std::string coding = lower_case(head.joined("Content-Encoding"));
  const bool packed = !coding.empty() && coding != "identity";
  const BodyLimit limit = plan.route->body_limit;
  const bool takes_files = limit == BodyLimit::file || limit == BodyLimit::import;
  const bool other_type = !takes_files && !request.content_type.empty() && request.content_type != "application/json";
  if (packed || other_type)
    throw Error(ErrorKind::unsupported_media_type, "UNSUPPORTED_MEDIA_TYPE",
                packed ? "Compressed requests are not taken here." : "Only JSON is taken here.");
}

std::size_t Dispatcher::most_body_bytes(BodyLimit limit) const {
  switch (limit) {
    case BodyLimit::open_route: return limits_.open_body_bytes;
    case BodyLimit::signed_in:
    case BodyLimit::file: return limits_.signed_in_body_bytes;
    case BodyLimit::import: return limits_.import_body_bytes;
  }
  return limits_.open_body_bytes;
}

Reply Dispatcher::answer(const Plan& plan, const Request& request) const {
  Reply reply =
      guarded([&] { return plan.route ? plan.route->handle(request) : assets_.answer(request); }, request.id, log_);
  if (plan.route != nullptr) pack(reply, request);
  return reply;
}

}  // namespace fitapp::http
