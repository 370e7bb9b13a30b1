// JSON shapes of sessions and security events.
#pragma once

#include "api/shapes/common.h"
#include "domain/security_event.h"

namespace fitapp::api {

struct SessionView {
  SessionId id;
  Instant created_at;
  Instant last_used_at;
  Instant expires_at;
  std::optional<std::string> user_agent;
  bool current = false;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::SessionView> {
  using T = api::SessionView;
  static constexpr std::string_view name = "Session";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("createdAt", &T::created_at), field("lastUsedAt", &T::last_used_at),
      field("expiresAt", &T::expires_at), field("userAgent", &T::user_agent), field("current", &T::current));
};

template <>
struct Shape<domain::SecurityEvent> {
  using T = domain::SecurityEvent;
  static constexpr std::string_view name = "SecurityEvent";
  static constexpr auto fields =
      std::make_tuple(field("id", &T::id), field("kind", &T::kind), field("createdAt", &T::at),
                      field("address", &T::address), field("userAgent", &T::user_agent), field("count", &T::count));
};

}  // namespace fitapp
