// The thread that writes and sends reset letters.
#include "app/reset_mailer.h"

#include <algorithm>

#include "app/reset_email.h"
#include "base/error.h"
#include "base/log.h"
#include "security/token.h"
#include "store/sessions.h"
#include "store/users.h"

namespace fitapp::app {
namespace {

constexpr const char* sender_name = "FitApp";

outbound::MailSecurity security_of(SmtpSecurity security) {
  switch (security) {
    case SmtpSecurity::none: return outbound::MailSecurity::none;
    case SmtpSecurity::tls: return outbound::MailSecurity::tls;
    default: return outbound::MailSecurity::starttls;
  }
}

}  // namespace

outbound::MailOptions mail_options(const Config& config) {
  outbound::MailOptions options;
  options.host = config.smtp.host;
  options.port = config.smtp.port;
  options.security = security_of(config.smtp.security);
  options.user = config.smtp.user;
  options.password = config.smtp.password;
  options.sender = {.name = sender_name, .address = config.smtp.from};
  options.ca_file = config.tls.ca_file;
  return options;
}

ResetMailer::ResetMailer(store::Database& database, const Clock& clock, ResetMailerOptions options,
                         ResetMailerTools tools)
    : database_(database), clock_(clock), options_(std::move(options)), tools_(std::move(tools)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

ResetMailer::~ResetMailer() {
  thread_.request_stop();
  thread_.join();
  if (!waiting_.empty()) log_warn("reset e-mails dropped at the end", {{"count", waiting_.size()}});
}

void ResetMailer::ask(const std::string& email) {
  bool is_full = false;
  {
    const std::lock_guard lock(mutex_);
    waiting_.remove_if([&](const Request& request) { return request.email == email; });
    is_full = waiting_.size() >= options_.most_waiting;
    if (!is_full) waiting_.push_back({.email = email, .failures = 0, .due = std::chrono::steady_clock::now()});
  }
  wake_.notify_one();
  if (is_full) log_error("reset e-mail dropped", {{"reason", "too many wait"}});
}

bool ResetMailer::is_waiting(const std::string& email) const {
  return std::any_of(waiting_.begin(), waiting_.end(), [&](const Request& each) { return each.email == email; });
}

void ResetMailer::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const auto next = std::min_element(waiting_.begin(), waiting_.end(),
                                       [](const Request& a, const Request& b) { return a.due < b.due; });
    if (next == waiting_.end()) {
      wake_.wait(lock, stop, [this] { return !waiting_.empty(); });
      continue;
    }
    const Moment due = next->due;
    if (due > std::chrono::steady_clock::now()) {
      // Until then, or until something comes that is due earlier.
      wake_.wait_until(lock, stop, due, [&] {
        return std::any_of(waiting_.begin(), waiting_.end(), [&](const Request& each) { return each.due < due; });
      });
      continue;
    }
    Request request = std::move(*next);
    waiting_.erase(next);
    lock.unlock();
    handle(std::move(request), stop);
    lock.lock();
  }
}

void ResetMailer::handle(Request request, const std::stop_token& stop) {
  try {
    write_to(request.email, stop);
  } catch (const Error& error) {
    if (error.code() == outbound::mail_refused) {
      log_error("reset e-mail failed", {{"reason", error.message()}});
    } else {
      try_again_later(std::move(request), error.message());
    }
  } catch (const std::exception& error) {
    try_again_later(std::move(request), error.what());
  }
}

// A token is made for every try: when the server took a letter and could not say so, the next one holds a link that
// works all the same.
void ResetMailer::write_to(const std::string& email, const std::stop_token& stop) {
  const auto known = store::find_credentials(database_, email);
  const auto user = known ? store::find_user(known->user, database_) : std::nullopt;
  if (!user) return;
  const Instant now = clock_.now();
  const std::string token = tools_.new_token();
  store::insert_reset_token(user->id, database_, security::hash_token(token), now, now + options_.lifetime);
  ResetEmail letter = write_reset_email(language_of(user->locale), options_.public_url, token, options_.lifetime);
  tools_.send({.to = user->email,
               .subject = std::move(letter.subject),
               .text = std::move(letter.text),
               .html = std::move(letter.html),
               .date = now,
               .id = tools_.new_token()},
              stop);
  log_info("reset e-mail sent");
}

void ResetMailer::try_again_later(Request request, const std::string& reason) {
  if (request.failures >= options_.pauses.size()) {
    log_error("reset e-mail given up", {{"reason", reason}, {"tries", request.failures + 1}});
    return;
  }
  const auto pause = options_.pauses[request.failures];
  log_warn("reset e-mail delayed", {{"reason", reason}, {"seconds", std::chrono::duration<double>(pause).count()}});
  request.failures += 1;
  request.due = std::chrono::steady_clock::now() + pause;
  const std::lock_guard lock(mutex_);
  if (!is_waiting(request.email)) waiting_.push_back(std::move(request));
}

}  // namespace fitapp::app
