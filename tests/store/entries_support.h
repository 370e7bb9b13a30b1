// Users and day stamps shared by the store tests.
#pragma once

#include "domain/day_stamp.h"
#include "store/replay.h"
#include "store/temp_database.h"
#include "store/users.h"
#include "support/days.h"

namespace fitapp::tests {

// Noon in UTC.
inline domain::DayStamp noon(const char* date) {
  return domain::stamp_of(Zone::utc().instant(day(date), std::chrono::hours{12}), Zone::utc());
}

// A Friday.
inline const Instant now = noon("2026-11-20").at;

inline UserId add_user(store::Database& database, const std::string& email, const char* date = "2026-11-01") {
  return *store::insert_user(
      database, {.name = "Ada", .email = email, .password_hash = std::nullopt, .timezone = "UTC"}, noon(date));
}

// Two users whose rows must never mix.
struct TwoUsers {
  TempDatabase database;
  UserId ada = add_user(*database, "ada@example.com");
  UserId eve = add_user(*database, "eve@example.com");
};

inline store::ClientKey key(const std::string& text, const std::string& body) { return {text, body}; }

}  // namespace fitapp::tests
