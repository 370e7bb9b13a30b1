// The signed-in user's sessions and security events (docs/behaviour.md, Sessions).
#include "api/sessions.h"

#include "api/shapes/sessions.h"
#include "domain/messages.h"
#include "store/security_events.h"
#include "store/sessions.h"

namespace fitapp::api {
namespace {

using domain::SecurityEventKind;

constexpr std::size_t max_user_agent = 300;

std::vector<SessionView> list_sessions(const Caller& me) {
  std::vector<SessionView> views;
  for (store::SessionSummary& line : store::list_sessions(me.user, me.database(), me.now)) {
    views.push_back({line.id, line.created_at, line.last_used_at, line.expires_at, std::move(line.user_agent),
                     line.id == me.session});
  }
  return views;
}

NoContent delete_session(const Caller& me, Path<SessionId> id) {
  const auto event = event_of(SecurityEventKind::session_ended, me.request, me.now);
  if (!store::delete_session(me.user, me.database(), id.value, event)) throw not_found(messages::session_not_found);
  return {};
}

NoContent delete_all_sessions(const Caller& me) {
  store::delete_all_sessions(me.user, me.database(),
                             event_of(SecurityEventKind::all_sessions_ended, me.request, me.now));
  return {};
}

std::vector<domain::SecurityEvent> list_security_events(const Caller& me) {
  return store::list_security_events(me.user, me.database());
}

}  // namespace

std::optional<std::string> user_agent_of(const http::Request& request) {
  const std::string* agent = request.header("User-Agent");
  if (agent == nullptr) return std::nullopt;
  // A header may contain any bytes, and these lists are JSON.
  std::string printable = *agent;
  std::erase_if(printable, [](char c) { return c < ' ' || c > '~'; });
  return printable.substr(0, max_user_agent);
}

domain::NewSecurityEvent event_of(SecurityEventKind kind, const http::Request& request, Instant now) {
  return {kind, now, request.remote_address, user_agent_of(request)};
}

std::vector<Endpoint> session_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/user/sessions", list_sessions, "List the user's sessions"),
      FITAPP_ROUTE(del, "/api/user/sessions", delete_all_sessions, "End all sessions, also this one"),
      FITAPP_ROUTE(del, "/api/user/sessions/:id", delete_session, "End one session"),
      FITAPP_ROUTE(get, "/api/user/security-events", list_security_events,
                   "List the last 50 security events of the account"),
  };
}

}  // namespace fitapp::api
