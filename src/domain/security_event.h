// What an account's owner should know about access to the account.
#pragma once

#include <optional>
#include <string>

#include "base/clock.h"
#include "base/enums.h"
#include "base/id.h"

namespace fitapp::domain {

enum class SecurityEventKind {
  signed_up,
  logged_in,
  login_refused,  // wrong password
  logged_out,
  session_ended,       // one session, by its owner on another device
  all_sessions_ended,  // "Log out everywhere"
  password_changed,
  password_refused,  // wrong current password of a signed-in user
  reset_requested,
  password_reset,  // by a link
  email_changed,
  data_exported,
  operator_set_password,  // `fitapp user-reset`
  operator_made_link,     // `fitapp user-reset --link`
};

struct NewSecurityEvent {
  SecurityEventKind kind;
  Instant at;
  std::optional<std::string> address = {};     // of the client; absent for commands
  std::optional<std::string> user_agent = {};  // printable ASCII
};

// `count` equal events in a row are one row, with the time of the last.
struct SecurityEvent {
  SecurityEventId id;
  SecurityEventKind kind = SecurityEventKind::logged_in;
  Instant at;
  std::optional<std::string> address;
  std::optional<std::string> user_agent;
  int count = 1;
};

}  // namespace fitapp::domain

namespace fitapp {

template <>
inline constexpr auto enum_names<domain::SecurityEventKind> = std::to_array<std::string_view>(
    {"signed_up", "logged_in", "login_refused", "logged_out", "session_ended", "all_sessions_ended", "password_changed",
     "password_refused", "reset_requested", "password_reset", "email_changed", "data_exported", "operator_set_password",
     "operator_made_link"});

}  // namespace fitapp
