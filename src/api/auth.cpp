// Sign-up, login, logout and password reset (docs/behaviour.md, Accounts and sessions).
#include "api/auth.h"

#include "api/password_check.h"
#include "api/shapes/user.h"
#include "api/user.h"
#include "base/email.h"
#include "domain/messages.h"
#include "security/token.h"
#include "store/sessions.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

constexpr std::size_t max_user_agent = 300;
constexpr std::string_view reset_requested_message =
    "If an account with that email exists, a password reset link has been sent.";

// Removes everything but printable ASCII: a header may contain any bytes, and the list of sessions is JSON.
std::string printable_user_agent(const std::string& agent) {
  std::string printable = agent;
  std::erase_if(printable, [](char c) { return c < ' ' || c > '~'; });
  return printable.substr(0, max_user_agent);
}

store::NewSession session_of(const RequestContext& context, const std::string& token, std::int64_t lifetime) {
  store::NewSession session;
  session.token_hash = security::hash_token(token);
  session.lifetime = lifetime;
  if (const std::string* agent = context.request.header("User-Agent"))
    session.user_agent = printable_user_agent(*agent);
  if (context.browser_zone != nullptr) session.timezone = context.browser_zone->name();
  return session;
}

SignedIn signed_in(const RequestContext& context, UserId user, const std::string& token) {
  auto found = store::find_user(user, context.database());
  if (!found) throw not_found(messages::account_not_found);
  const Zone* zone = context.browser_zone == nullptr ? Zone::find(found->timezone) : context.browser_zone;
  const LocalDate today = (zone == nullptr ? Zone::utc() : *zone).local(context.now).date;
  return {with_current_streak(std::move(*found), context.database(), today), token};
}

std::int64_t session_seconds(const Settings& settings, bool remember) {
  return remember ? std::int64_t{settings.remember_days} * 86'400 : std::int64_t{settings.session_hours} * 3'600;
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
  const auto user =
      store::insert_user(context.database(),
                         {input.name, input.email, services.hasher.hash(input.password), zone.name(),
                          session_of(context, token, session_seconds(services.settings, false)), signup_policy},
                         domain::stamp_of(context.now, zone));
  if (!user) {
    throw conflict("EMAIL_TAKEN", messages::email_taken, {{"email", messages::email_taken}});
  }
  return {signed_in(context, *user, token)};
}

// Takes the same time and gives the same response for a wrong password and an unknown email.
SignedIn login(const RequestContext& context, const LoginInput& input) {
  const Services& services = context.services;
  const Error refusal(ErrorKind::unauthorized, "INVALID_CREDENTIALS", messages::wrong_credentials);
  const std::string email = normalized_email(input.email);
  const auto found = store::find_credentials(context.database(), email);
  const auto hash = found ? found->password_hash : std::nullopt;
  if (!is_correct_password(context, {email, input.password, hash})) throw refusal;
  store::VerifiedPassword verified{*hash, std::nullopt};
  if (services.hasher.needs_rehash(*hash)) verified.renewed = services.hasher.hash(input.password);
  const std::string token = services.new_token();
  const auto session = session_of(context, token, session_seconds(services.settings, input.remember_me));
  if (!store::insert_login_session(found->user, context.database(), session, verified, context.now)) throw refusal;
  return signed_in(context, found->user, token);
}

NoContent logout(const Caller& me) {
  store::delete_session(me.user, me.database(), me.session);
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
MessageAnswer reset_password(const RequestContext& context, const ResetPasswordInput& input) {
  FieldProblems problems;
  check_reset(context, input, problems);
  problems.refuse();
  const auto user = store::use_reset_token(context.database(), security::hash_token(input.token),
                                           context.services.hasher.hash(input.new_password), context.now);
  if (!user) throw invalid("token", messages::reset_token_bad);
  return {"Your password has been reset. You can now log in."};
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
