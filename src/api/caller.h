// The first argument of every handler: the request, its time and the services. Handlers that take a Caller require a
// signed-in user; those that take a RequestContext do not.
#pragma once

#include <functional>
#include <string>

#include "api/live_streams.h"
#include "api/usage_ledger.h"
#include "base/clock.h"
#include "base/fields.h"
#include "domain/account.h"
#include "domain/day_stamp.h"
#include "domain/dishes.h"
#include "domain/exercises.h"
#include "http/request.h"
#include "outbound/open_food_facts.h"
#include "security/attempts.h"
#include "security/one_per_user.h"
#include "security/password.h"
#include "store/db.h"
#include "store/food_table.h"

namespace fitapp::coach {
class CoachService;
}

namespace fitapp::api {

// Settings from the configuration file.
struct Settings {
  bool allow_signup = true;
  bool refuse_common_passwords = true;
  int min_password = 6;  // characters
  int session_hours = 24;
  int remember_days = 30;
  int session_max_days = 180;
  int reset_minutes = 60;
  std::string public_url;
  bool mail_configured = false;
  std::string metrics_token;
  std::string coach_model;  // empty: only the built-in coach
  std::string coach_host;   // empty: the model runs on this machine
  std::size_t max_json_values = 20'000;
  std::int64_t max_user_rows = 500'000;
  std::int64_t max_user_bytes = 100 * 1024 * 1024;
};

// What handlers use. Lives as long as the server.
struct Services {
  store::Database& database;
  const Clock& clock;
  security::PasswordHasher& hasher;
  security::Attempts& attempts;
  security::OnePerUser& exports;
  UsageLedger& usage;
  LiveStreams& live;
  const domain::Catalogue& catalogue;
  const store::FoodTable& foods;
  const domain::Cookbook& cookbook;
  const coach::CoachService& coach;
  Settings settings;
  std::function<std::string()> new_token;   // 256 random bits, base64url
  std::function<std::uint64_t()> new_seed;  // for random choices
  // Sends a reset link in the background if the address has an account, so that the response time reveals nothing.
  // Empty without SMTP.
  std::function<void(const std::string& email, Instant now)> send_reset = {};
  // Looks up a product by its barcode. Empty when the owner has not allowed it.
  std::function<outbound::ProductAnswer(const std::string& barcode)> find_product = {};
  std::function<std::string()> metrics_text = {};  // empty if disabled
  // Writes to the operator's log. Events contain no personal data.
  std::function<void(const std::string& event)> notice = [](const std::string&) {};
};

struct RequestContext {
  const Services& services;
  const http::Request& request;
  Instant now;
  const Zone* browser_zone;  // nullptr if the browser sent none

  store::Database& database() const { return services.database; }
};

// A signed-in user. `zone` is the browser's, otherwise the stored one.
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
  // The time of an entry: now if absent. A date without a time is now if it is today, otherwise local noon. Throws a
  // validation error for `field` if it is more than a day ahead.
  domain::DayStamp stamp(const std::optional<EntryTime>& given, const std::string& field) const;
  // Reports the problem for which `stamp` would throw.
  void check_time(const std::optional<EntryTime>& given, const std::string& field, FieldProblems& problems) const;
};

// The caller's account. Throws 404 if it was deleted since the caller was authenticated.
domain::User account_of(const Caller& me);

// The zone of the X-Timezone header; nullptr if it is missing or unknown, so that an unusual browser can still sign in.
const Zone* browser_zone_of(const http::Request& request);

// The token of "Authorization: Bearer …"; empty if there is none.
std::string_view bearer_token(const http::Request& request);

// Extends the session of the bearer token. Throws 401 if there is none.
Caller authenticate(const Services& services, const http::Request& request, bool is_background);

// The caller that Route::authenticate stored. Throws std::bad_any_cast, so a 500, if it did not run.
const Caller& caller_of(const http::Request& request);

}  // namespace fitapp::api
