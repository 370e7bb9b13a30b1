// Sign-up, login, logout and password reset (docs/behaviour.md, Accounts and sessions).
#include "api/auth.h"

#include <algorithm>

#include "api/password_check.h"
#include "api/sessions.h"
#include "api/shapes/user.h"
#include "api/user.h"
#include "base/email.h"
#include "base/text.h"
#include "domain/messages.h"
#include "domain/units.h"
#include "security/token.h"
#include "store/security_events.h"
#include "store/sessions.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

using domain::SecurityEventKind;

constexpr std::string_view reset_requested_message =
    "If an account with that email exists, a password reset link has been sent.";

store::NewSession session_of(const RequestContext& context, const std::string& token, std::int64_t lifetime) {
  store::NewSession session;
  session.token_hash = security::hash_token(token);
  session.lifetime = lifetime;
  session.user_agent = user_agent_of(context.request);
  session.address = context.request.remote_address;
  if (const auto replaced = bearer_token(context.request); !replaced.empty())
    session.replaced_token = security::hash_token(replaced);
  if (context.browser_zone != nullptr) session.timezone = context.browser_zone->name();
  return session;
}

SignedIn signed_in(const RequestContext& context, UserId user, const std::string& token,
                   const std::optional<std::string>& device) {
  auto found = store::find_user(user, context.database());
  if (!found) throw not_found(messages::account_not_found);
  const Zone* zone = context.browser_zone == nullptr ? Zone::find(found->timezone) : context.browser_zone;
  const LocalDate today = (zone == nullptr ? Zone::utc() : *zone).local(context.now).date;
  return {with_current_streak(std::move(*found), context.database(), today), token, device};
}

std::int64_t session_seconds(const Settings& settings, bool remember) {
  const std::int64_t idle =
      remember ? std::int64_t{settings.remember_days} * 86'400 : std::int64_t{settings.session_hours} * 3'600;
  return std::min(idle, std::int64_t{settings.session_max_days} * 86'400);
}

// Those of the region that the browser names in Accept-Language, which lists the preferred language first.
domain::Units units_of(const http::Request& request) {
  std::vector<std::string_view> tags;
  if (const std::string* header = request.header("Accept-Language")) {
    for_each_item(*header, [&](std::string_view item) {
      const std::string_view tag = trim(item.substr(0, item.find(';')));
      if (tag != "*") tags.push_back(tag);
    });
  }
  return domain::usual_units(tags);
}

void check_signup(const RequestContext& context, const SignupInput& input, FieldProblems& problems) {
  check_new_password(context.services.settings, {input.password, input.name, input.email}, "password", problems);
}

Created<SignedIn> signup(const RequestContext& context, const SignupInput& input) {
  const Services& services = context.services;
  const store::SignupPolicy signup_policy =
      services.settings.allow_signup ? store::SignupPolicy::open : store::SignupPolicy::first_only;
  // Refuses before the expensive password hash. The store checks again in its transaction.
  if (signup_policy == store::SignupPolicy::first_only && store::count_users(context.database()) > 0)
    throw store::signup_closed();
  services.attempts.count_signup(context.request.remote_address, context.now);
  FieldProblems problems;
  check_signup(context, input, problems);
  problems.refuse();
  const Zone& zone = context.browser_zone == nullptr ? Zone::utc() : *context.browser_zone;
  const std::string token = services.new_token();
  const std::string device = services.new_token();
  auto session = session_of(context, token, session_seconds(services.settings, false));
  session.device = security::hash_token(device);
  const auto user = store::insert_user(context.database(),
                                       {input.name, input.email, services.hasher.hash(input.password), zone.name(),
                                        std::move(session), signup_policy, units_of(context.request)},
                                       domain::stamp_of(context.now, zone));
  if (!user) {
    throw conflict("EMAIL_TAKEN", messages::email_taken, {{"email", messages::email_taken}});
  }
  return {signed_in(context, *user, token, device)};
}

std::string find_known_device(const RequestContext& context, std::optional<UserId> user, const LoginInput& input) {
  std::vector<std::string> hashes;
  for (const std::string& device : input.devices) hashes.push_back(security::hash_token(device));
  return store::find_known_device(user, context.database(), hashes);
}

void record_refused_login(const RequestContext& context, const std::string& email, std::optional<UserId> user) {
  const security::Attempts& attempts = context.services.attempts;
  context.services.notice("login refused account=" + attempts.fingerprint(email) +
                          " address=" + attempts.fingerprint(context.request.remote_address));
  if (user)
    store::insert_security_event_later(*user, context.database(),
                                       event_of(SecurityEventKind::login_refused, context.request, context.now));
}

// Takes the same time and gives the same response for a wrong password and an unknown email.
SignedIn login(const RequestContext& context, const LoginInput& input) {
  const Services& services = context.services;
  const Error refusal(ErrorKind::unauthorized, "INVALID_CREDENTIALS", messages::wrong_credentials);
  const std::string email = normalized_email(input.email);
  const auto found = store::find_credentials(context.database(), email);
  const auto hash = found ? found->password_hash : std::nullopt;
  const auto user = found ? std::optional(found->user) : std::nullopt;
  const std::string known_device = find_known_device(context, user, input);
  if (!is_correct_password(context, {email, input.password, hash, known_device})) {
    record_refused_login(context, email, user);
    throw refusal;
  }
  store::VerifiedPassword verified{*hash, std::nullopt};
  if (services.hasher.needs_rehash(*hash)) verified.renewed = services.hasher.hash(input.password);
  const std::string token = services.new_token();
  const std::string device = services.new_token();
  auto session = session_of(context, token, session_seconds(services.settings, input.remember_me));
  session.device = known_device.empty() ? security::hash_token(device) : known_device;
  if (!store::insert_login_session(*user, context.database(), session, verified, context.now)) throw refusal;
  return signed_in(context, *user, token, known_device.empty() ? std::optional(device) : std::nullopt);
}

NoContent logout(const Caller& me) {
  store::delete_session(me.user, me.database(), me.session,
                        event_of(SecurityEventKind::logged_out, me.request, me.now));
  return {};
}

// Responds in the same way, after the same work, whether or not the address has an account.
MessageAnswer forgot_password(const RequestContext& context, const ForgotPasswordInput& input) {
  const Services& services = context.services;
  const std::string email = normalized_email(input.email);
  services.attempts.count_forgot(email, context.request.remote_address, context.now);
  if (services.send_reset) {
    services.send_reset(email, context.now);
  } else {
    services.notice("A user requested a password reset. To create a link, run: fitapp user-reset EMAIL --link");
  }
  return {std::string(reset_requested_message)};
}

void check_reset(const RequestContext& context, const ResetPasswordInput& input, FieldProblems& problems) {
  const auto owner = store::find_reset_owner(context.database(), security::hash_token(input.token), context.now);
  if (!owner) problems.add("token", messages::reset_token_bad);
  const auto [name, email] = owner.value_or(store::ResetOwner{});
  check_new_password(context.services.settings, {input.new_password, name, email}, "newPassword", problems);
}

// Hashes the new password only if the token is valid, so that guessed tokens cost no hashing.
PasswordWasReset reset_password(const RequestContext& context, const ResetPasswordInput& input) {
  FieldProblems problems;
  check_reset(context, input, problems);
  problems.refuse();
  const std::string device = context.services.new_token();
  const auto user =
      store::use_reset_token(context.database(),
                             {security::hash_token(input.token), context.services.hasher.hash(input.new_password),
                              security::hash_token(device)},
                             event_of(SecurityEventKind::password_reset, context.request, context.now));
  if (!user) throw invalid("token", messages::reset_token_bad);
  return {"Your password has been reset. You can now log in.", device};
}

ServerInfo show_server(const RequestContext& context) {
  const Settings& settings = context.services.settings;
  return {settings.mail_configured, settings.allow_signup || store::count_users(context.database()) == 0};
}

}  // namespace

std::vector<Endpoint> auth_endpoints() {
  return {
      FITAPP_CHECKED_ROUTE(post, "/api/auth/signup", signup, check_signup, "Create an account and log in"),
      FITAPP_ROUTE(post, "/api/auth/login", login, "Log in"),
      FITAPP_ROUTE(post, "/api/auth/logout", logout, "End this session"),
      FITAPP_ROUTE(post, "/api/auth/forgot-password", forgot_password, "Request a password reset link"),
      FITAPP_CHECKED_ROUTE(post, "/api/auth/reset-password", reset_password, check_reset,
                           "Set a new password with the token of a reset link"),
      FITAPP_ROUTE(get, "/api/server", show_server, "Get the server's public capabilities"),
  };
}

}  // namespace fitapp::api
