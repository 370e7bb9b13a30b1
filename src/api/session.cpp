// Authenticates requests, and determines the local time of entries.
#include <algorithm>

#include "api/caller.h"
#include "api/endpoint.h"
#include "domain/messages.h"
#include "security/token.h"
#include "store/sessions.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

// A session is extended at most this often, so that reads do not become writes.
constexpr std::chrono::minutes touch_interval{1};

Error unauthorized() { return Error(ErrorKind::unauthorized, "UNAUTHORIZED", messages::log_in_first); }

// A session that is used ends at the latest this long after its login.
std::chrono::milliseconds longest_session(const Services& services) {
  return std::chrono::days{services.settings.session_max_days};
}

}  // namespace

std::string_view bearer_token(const http::Request& request) {
  const std::string* header = request.header("Authorization");
  if (header == nullptr) return {};
  std::string_view text = *header;
  constexpr std::string_view scheme = "Bearer ";
  if (!text.starts_with(scheme)) return {};
  text.remove_prefix(scheme.size());
  return text == "undefined" || text == "null" ? std::string_view{} : text;
}

const Zone* browser_zone_of(const http::Request& request) {
  const std::string* name = request.header("X-Timezone");
  return name == nullptr ? nullptr : Zone::find(*name);
}

Caller authenticate(const Services& services, const http::Request& request, bool is_background) {
  const auto token = bearer_token(request);
  if (token.empty()) throw unauthorized();
  const Instant now = services.clock.now();
  const auto session = store::find_session(services.database, security::hash_token(token), now);
  if (!session) throw unauthorized();
  const Instant latest = session->created_at + longest_session(services);
  if (now >= latest) throw unauthorized();
  if (!is_background && now - session->last_used_at >= touch_interval)
    store::touch_session(services.database, session->id, now,
                         std::min(now + std::chrono::seconds{session->lifetime}, latest));
  const Zone* zone = browser_zone_of(request);
  if (zone == nullptr) zone = Zone::find(session->timezone);
  return Caller{services, request, now, session->user, session->id, zone == nullptr ? Zone::utc() : *zone};
}

domain::User account_of(const Caller& me) {
  auto user = store::find_user(me.user, me.database());
  if (!user) throw not_found(messages::account_not_found);
  return std::move(*user);
}

const Caller& caller_of(const http::Request& request) { return std::any_cast<const Caller&>(request.principal); }

http::Reply while_signed_in(const Caller& me, const std::function<http::Reply()>& answer) {
  try {
    return answer();
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::internal && error.kind() != ErrorKind::not_found) throw;
    const auto token = security::hash_token(bearer_token(me.request));
    if (store::find_session(me.database(), token, me.now)) throw;
    throw unauthorized();
  }
}

domain::DayStamp Caller::stamp(const std::optional<EntryTime>& given, const std::string& field) const {
  using std::chrono::hours;
  if (!given) return stamp();
  FieldProblems problems;
  check_time(given, field, problems);
  problems.refuse();
  if (given->moment) return domain::stamp_of(*given->moment, zone);
  if (*given->date == today()) return stamp();
  return domain::stamp_of(zone.instant(*given->date, hours{12}), zone);
}

void Caller::check_time(const std::optional<EntryTime>& given, const std::string& field,
                        FieldProblems& problems) const {
  using std::chrono::days;
  if (!given) return;
  const bool too_far = given->date ? *given->date > today() + days{1} : *given->moment > now + days{1};
  if (too_far) problems.add(field, messages::too_far_ahead);
}

}  // namespace fitapp::api
