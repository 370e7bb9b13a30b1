// The thread that writes and sends password reset emails.
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
                         ResetMailerFunctions functions)
    : database_(database), clock_(clock), options_(std::move(options)), functions_(std::move(functions)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

ResetMailer::~ResetMailer() {
  thread_.request_stop();
  thread_.join();
  if (!queue_.empty()) log_warn("reset emails dropped at the end", {{"count", queue_.size()}});
}

void ResetMailer::enqueue(const std::string& email) {
  bool is_full = false;
  {
    const std::lock_guard lock(mutex_);
    queue_.remove_if([&](const Request& request) { return request.email == email; });
    is_full = queue_.size() >= options_.max_queued;
    if (!is_full) queue_.push_back({.email = email, .failures = 0, .due = std::chrono::steady_clock::now()});
  }
  wake_.notify_one();
  if (is_full) log_error("reset email dropped", {{"reason", "too many wait"}});
}

bool ResetMailer::is_queued(const std::string& email) const {
  return std::any_of(queue_.begin(), queue_.end(), [&](const Request& each) { return each.email == email; });
}

void ResetMailer::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const auto next = std::min_element(queue_.begin(), queue_.end(),
                                       [](const Request& a, const Request& b) { return a.due < b.due; });
    if (next == queue_.end()) {
      wake_.wait(lock, stop, [this] { return !queue_.empty(); });
      continue;
    }
    const Moment due = next->due;
    if (due > std::chrono::steady_clock::now()) {
      // Wakes early for a request that is due earlier.
      wake_.wait_until(lock, stop, due, [&] {
        return std::any_of(queue_.begin(), queue_.end(), [&](const Request& each) { return each.due < due; });
      });
      continue;
    }
    Request request = std::move(*next);
    queue_.erase(next);
    lock.unlock();
    handle(std::move(request), stop);
    lock.lock();
  }
}

void ResetMailer::handle(Request request, const std::stop_token& stop) {
  try {
    send_to(request.email, stop);
  } catch (const Error& error) {
    if (error.code() == outbound::mail_refused) {
      log_error("reset email failed", {{"reason", error.message()}});
    } else {
      retry_later(std::move(request), error.message());
    }
  } catch (const std::exception& error) {
    retry_later(std::move(request), error.what());
  }
}

// Every attempt uses a new token. If the mail server accepted an email but the confirmation was lost, the user gets
// two emails, and the link in the last one works.
void ResetMailer::send_to(const std::string& email, const std::stop_token& stop) {
  const auto credentials = store::find_credentials(database_, email);
  const auto user = credentials ? store::find_user(credentials->user, database_) : std::nullopt;
  if (!user) return;
  const Instant now = clock_.now();
  const std::string token = functions_.new_token();
  store::insert_reset_token(user->id, database_, security::hash_token(token), now + options_.lifetime,
                            {domain::SecurityEventKind::reset_requested, now});
  ResetEmail content = write_reset_email(language_of(user->locale), options_.public_url, token, options_.lifetime);
  functions_.send({.to = user->email,
                   .subject = std::move(content.subject),
                   .text = std::move(content.text),
                   .html = std::move(content.html),
                   .date = now,
                   .id = functions_.new_token()},
                  stop);
  log_info("reset email sent");
}

void ResetMailer::retry_later(Request request, const std::string& reason) {
  if (request.failures >= options_.pauses.size()) {
    log_error("reset email given up", {{"reason", reason}, {"tries", request.failures + 1}});
    return;
  }
  const auto pause = options_.pauses[request.failures];
  log_warn("reset email delayed", {{"reason", reason}, {"seconds", std::chrono::duration<double>(pause).count()}});
  request.failures += 1;
  request.due = std::chrono::steady_clock::now() + pause;
  const std::lock_guard lock(mutex_);
  if (!is_queued(request.email)) queue_.push_back(std::move(request));
}

}  // namespace fitapp::app
