// Reads queries and bodies for handlers.
#include "api/endpoint.h"

namespace fitapp::api {

Json detail::query_object(const http::Request& request) {
  Json object = Json::object();
  for (const auto& [key, value] : request.query) {
    if (!value.empty()) object.emplace(key, value);
  }
  return object;
}

// A missing body counts as an empty object, so that each missing field is reported.
Json detail::body_of(const http::Request& request, const Settings& settings) {
  if (request.body.find_first_not_of(" \t\r\n") == std::string::npos) return Json::object();
  return parse_json(request.body, settings.max_json_values);
}

bool accepts_events(const http::Request& request) {
  const std::string* accepted = request.header("Accept");
  const bool is_keyed = request.header("Idempotency-Key") != nullptr;
  return !is_keyed && accepted != nullptr && accepted->find("text/event-stream") != std::string::npos;
}

RequestContext request_context(const Services& services, const http::Request& request) {
  return {services, request, services.clock.now(), browser_zone_of(request)};
}

}  // namespace fitapp::api
