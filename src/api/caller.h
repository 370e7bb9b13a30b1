// Who asks, when and with what at hand: the first argument of every handler. Its type says whether a sign-in is needed.
#pragma once

#include <functional>
#include <string>

#include "base/clock.h"
#include "base/fields.h"
#include "coach/coach_service.h"
#include "domain/day_stamp.h"
#include "domain/exercises.h"
#include "domain/meals.h"
#include "http/request.h"
#include "security/attempts.h"
#include "security/password.h"
#include "store/db.h"
#include "store/food_table.h"

namespace fitapp::api {

// What the owner of the server decided (the [auth], [server] and [smtp] sections).
struct Settings {
  bool allow_signup = true;
  bool refuse_common_passwords = false;
  int session_hours = 24;
  int remember_days = 30;
  int reset_minutes = 60;
  std::string public_url;
  bool mail_configured = false;
  std::string metrics_token;
  std::string coach_model;  // empty: the built-in coach answers
  std::string coach_host;   // empty: texts do not leave this machine
  std::size_t most_json_values = 20'000;
};

// Everything handlers work with; lives as long as the server.
struct Services {
  store::Database& database;
  const Clock& clock;
  security::PasswordHasher& hasher;
  security::Attempts& attempts;
  const domain::Catalogue& catalogue;
  const store::FoodTable& foods;
  const domain::MealPool& meals;
  const coach::CoachService& coach;
  Settings settings;
  std::function<std::string()> new_token;   // 256 random bits, base64url
  std::function<std::uint64_t()> new_seed;  // for choices among equals
  // Sends a reset link if the address is known, later and elsewhere, so that the answer's time tells nothing; empty
  // without SMTP.
  std::function<void(const std::string& email, Instant now)> send_reset = {};
  std::function<std::string()> metrics_text = {};  // empty: switched off
  std::function<void(const std::string& event)> notice = [](const std::string&) {
  };  // operator's log, no personal values
};

// Anybody, signed in or not.
struct RequestContext {
  const Services& services;
  const http::Request& request;
  Instant now;
  const Zone* browser_zone;  // nullptr when the browser named none

  store::Database& database() const { return services.database; }
};

// A signed-in user. `zone` is the browser's for this request, else the stored one.
struct Caller {
  const Services& services;
  const http::Request& request;
  Instant now;
  UserId user;
  SessionId session;
  const Zone& zone;

  store::Database& database() const { return services.database; }
  LocalDate today() const { return zone.local(now).date; }
  domain::DayStamp stamp() const { return domain::stamp_of(now, zone); }
  // The entry's own date (contract §1): default now; a bare date is now if today, else local noon. Throws the
  // validation error on `field` when it is more than a day ahead.
  domain::DayStamp stamp(const std::optional<EntryTime>& given, const std::string& field) const;
  // Names `field` when `stamp` would refuse it.
  void check_time(const std::optional<EntryTime>& given, const std::string& field, FieldProblems& problems) const;
};

// The X-Timezone header; nullptr when absent or unknown (an odd browser must not lock anybody out).
const Zone* browser_zone_of(const http::Request& request);

// Throws 401 unless the bearer token belongs to a living session; prolongs it.
Caller authenticate(const Services& services, const http::Request& request);

// Whom Route::authenticate found; throws std::bad_any_cast, which answers 500, when it did not run.
const Caller& caller_of(const http::Request& request);

}  // namespace fitapp::api
