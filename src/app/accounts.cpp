// Implements the account commands.
#include "app/accounts.h"

#include <cstdio>

#include "api/catalogue_file.h"
#include "api/password_check.h"
#include "api/shapes/user.h"
#include "app/address.h"
#include "app/prompt.h"
#include "app/reset_email.h"
#include "demo/demo.h"
#include "embed/content.h"
#include "security/password.h"
#include "security/token.h"
#include "store/catalogue.h"
#include "store/migrate.h"
#include "store/sessions.h"
#include "store/users.h"

namespace fitapp::app {
namespace {

constexpr std::size_t demo_password_length = 14;
constexpr std::string_view demo_email = "demo@fitapp.local";

// Creates the schema in an empty file. Refuses an outdated one, because a running server may be using it; `serve` and
// `migrate` update it.
store::Database open(const Config& config, store::Missing missing) {
  const bool is_new = store::find_schema_state(config.database.path, embed::migrations()).current == 0;
  const bool makes_it = is_new && missing == store::Missing::create;
  return store::Database({.path = config.database.path,
                          .missing = missing,
                          .outdated = makes_it ? store::Outdated::migrate : store::Outdated::refuse,
                          .role = store::Role::command});
}

// Validates with the rules and messages of sign-up.
api::SignupInput checked(const AccountOptions& options, const std::string& password) {
  const std::string name = options.name.empty() ? options.email.substr(0, options.email.find('@')) : options.name;
  return read_shape<api::SignupInput>({{"name", name}, {"email", options.email}, {"password", password}}, Source::json);
}

std::string new_password(const AccountOptions& options) {
  return options.password_stdin ? read_line() : ask_new_password();
}

// The same rules as at sign-up.
api::SignupInput checked_account(const Config& config, const AccountOptions& options) {
  const auto input = checked(options, new_password(options));
  api::Settings settings;
  settings.refuse_common_passwords = config.auth.refuse_common_passwords;
  settings.min_password = config.auth.min_password;
  FieldProblems problems;
  api::check_new_password(settings, {input.password, input.name, input.email}, "password", problems);
  problems.refuse();
  return input;
}

UserId find_user(store::Database& database, const std::string& email) {
  const auto found = store::find_credentials(database, email);
  if (!found) throw Error(ErrorKind::not_found, "NOT_FOUND", "No account has this email address.");
  return found->user;
}

std::string normalized(const AccountOptions& options) { return checked(options, "not looked at").email; }

UserId add(store::Database& database, const api::SignupInput& input, const domain::DayStamp& when) {
  security::PasswordHasher hasher;
  const auto user = store::insert_user(database, {input.name, input.email, hasher.hash(input.password), "UTC"}, when);
  if (!user) throw Error(ErrorKind::conflict, "EMAIL_TAKEN", "An account with this email already exists.");
  return *user;
}

void print_reset_link(const Config& config, store::Database& database, UserId user) {
  const std::string token = security::random_token();
  const Instant now = SystemClock().now();
  store::insert_reset_token(user, database, security::hash_token(token),
                            now + std::chrono::minutes{config.auth.reset_minutes},
                            {domain::SecurityEventKind::operator_made_link, now});
  std::printf("%s\n", reset_link(public_address(config.server), token).c_str());
}

}  // namespace

void user_add(const Config& config, const AccountOptions& options) {
  const auto input = checked_account(config, options);
  auto database = open(config, store::Missing::create);
  add(database, input, domain::stamp_of(SystemClock().now(), Zone::utc()));
  std::printf("%s can now log in.\n", input.email.c_str());
}

void user_reset(const Config& config, const AccountOptions& options) {
  auto database = open(config, store::Missing::refuse);
  const UserId user = find_user(database, normalized(options));
  if (options.link) return print_reset_link(config, database, user);
  const auto input = checked_account(config, options);
  security::PasswordHasher hasher;
  store::update_password(user, database, hasher.hash(input.password), std::nullopt,
                         {domain::SecurityEventKind::operator_set_password, SystemClock().now()});
  std::printf("The password was changed. All sessions have ended.\n");
}

void user_delete(const Config& config, const AccountOptions& options) {
  auto database = open(config, store::Missing::refuse);
  const std::string email = normalized(options);
  const UserId user = find_user(database, email);
  if (!options.yes && !confirm("Delete " + email + " and all their data permanently?")) {
    std::printf("Nothing was deleted.\n");
    return;
  }
  store::delete_user(user, database);
  std::printf("The account and all its data were deleted.\n");
}

void user_list(const Config& config) {
  auto database = open(config, store::Missing::refuse);
  for (const store::UserSummary& line : store::list_users(database)) {
    std::printf("%s\t%s\tsince %s\t%lld workouts\n", line.email.c_str(), line.name.c_str(),
                format_date(line.created).c_str(), static_cast<long long>(line.workouts));
  }
}

void demo(const Config& config, const AccountOptions& options) {
  auto database = open(config, store::Missing::create);
  const bool others = store::count_users(database) > 0;
  const bool confirmed =
      !others || options.yes || confirm("This database has other accounts. Add the demo account to it?");
  if (!confirmed) {
    std::printf("No demo account was created.\n");
    return;
  }
  auto exercises = api::read_catalogue(embed::exercises_json());
  store::save_catalogue(database, exercises);
  const domain::Catalogue catalogue(std::move(exercises));
  const std::string password = security::random_password(demo_password_length);
  const auto input = checked({.email = options.email.empty() ? std::string(demo_email) : options.email,
                              .name = options.name.empty() ? "Robin" : options.name},
                             password);
  const Instant now = SystemClock().now();
  const UserId user = add(database, input, demo::demo_start(Zone::utc(), now));
  constexpr std::uint64_t seed = 2026;
  demo::make_demo(database, user, Zone::utc(), now, catalogue, seed);
  std::printf("Address:  %s\nPassword: %s\n", input.email.c_str(), password.c_str());
}

}  // namespace fitapp::app
