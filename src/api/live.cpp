// Events that refresh a user's other tabs and devices, and the rest timer that they share (docs/behaviour.md, Several
// tabs and devices).
#include "api/live.h"

#include <algorithm>
#include <cctype>

#include "api/live_streams.h"
#include "store/sessions.h"

namespace fitapp::api {
namespace {

constexpr const char* rest_timer_path = "/api/user/rest-timer";
constexpr std::size_t longest_client = 64;

// A random name that the browser chose. Other devices receive it, so nothing else may come in this way.
std::optional<std::string> client_of(const http::Request& request) {
  const std::string* client = request.header("X-Client");
  if (client == nullptr || client->empty() || client->size() > longest_client) return std::nullopt;
  const auto is_allowed = [](unsigned char each) { return each < 128 && (std::isalnum(each) != 0 || each == '-'); };
  return std::all_of(client->begin(), client->end(), is_allowed) ? std::optional(*client) : std::nullopt;
}

EventsOf<LiveEvent> open_events(const Caller& me) {
  const std::string* last = me.request.header("Last-Event-ID");
  const auto last_event_id = last == nullptr ? std::nullopt : std::optional(*last);
  return {me.services.live.open({me.user, me.session, client_of(me.request), last_event_id}, me.now)};
}

NoContent set_rest_timer(const Caller& me, const RestTimer& timer) {
  me.services.live.set_rest_timer(me.user, timer, client_of(me.request), me.now);
  return {};
}

NoContent clear_rest_timer(const Caller& me) {
  me.services.live.set_rest_timer(me.user, std::nullopt, client_of(me.request), me.now);
  return {};
}

// "/api/food-entries" of "/api/food-entries/:id": the values of a path stay with the request.
std::string changed_path(const std::string& pattern) { return pattern.substr(0, pattern.find("/:")); }

void end_streams_of_ended_sessions(const Services& services, UserId user) {
  try {
    std::set<std::int64_t> sessions;
    for (const store::SessionSummary& each : store::list_sessions(user, services.database, services.clock.now()))
      sessions.insert(each.id.value);
    services.live.end_other_sessions(user, sessions);
  } catch (const Error&) {
    // The request has succeeded. Every stream ends after half an hour in any case.
  }
}

}  // namespace

void announce(const Services& services, const Endpoint& endpoint, const http::Request& request,
              const http::Reply& reply) {
  const std::string& pattern = endpoint.pattern;
  if (endpoint.method == http::Method::get || reply.status / 100 != 2 || pattern == rest_timer_path) return;
  const bool is_auth = pattern.starts_with("/api/auth/");
  const bool is_signed_in = endpoint.access == Access::signed_in;
  if (is_signed_in && !is_auth)
    services.live.publish_change(caller_of(request).user, {changed_path(pattern), client_of(request)},
                                 services.clock.now());
  // A login or a reset may end sessions of a user who is not known here.
  if (!is_auth && !pattern.starts_with("/api/user")) return;
  for (const UserId user : services.live.users())
    if (!is_signed_in || user == caller_of(request).user) end_streams_of_ended_sessions(services, user);
}

std::vector<Endpoint> live_endpoints() {
  return {
      background(FITAPP_ROUTE(get, "/api/events", open_events, "Receive an event whenever the user's data changes")),
      FITAPP_ROUTE(put, rest_timer_path, set_rest_timer, "Share the running rest timer with other devices"),
      FITAPP_ROUTE(del, rest_timer_path, clear_rest_timer, "Take back the shared rest timer"),
  };
}

}  // namespace fitapp::api
