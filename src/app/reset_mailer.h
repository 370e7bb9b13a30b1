// Sends password reset emails in the background, so that the response time does not reveal whether an address has an
// account.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "app/config.h"
#include "base/clock.h"
#include "outbound/mail.h"
#include "store/db.h"

namespace fitapp::app {

struct ResetMailerOptions {
  std::string public_url;             // without a trailing slash
  std::chrono::minutes lifetime{60};  // of a link
  std::size_t max_queued = 500;       // further requests are dropped and logged
  // Before each retry. After the last one the email is given up.
  std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds{10}, std::chrono::seconds{60}};
};

struct ResetMailerFunctions {
  std::function<std::string()> new_token;  // 256 random bits
  std::function<void(const outbound::MailMessage&, std::stop_token)> send;
};

class ResetMailer {
 public:
  // `database` and `clock` must outlive the mailer.
  ResetMailer(store::Database& database, const Clock& clock, ResetMailerOptions options,
              ResetMailerFunctions functions);
  // Gives an email that is being sent a few seconds, and drops the queue.
  ~ResetMailer();
  ResetMailer(const ResetMailer&) = delete;
  ResetMailer& operator=(const ResetMailer&) = delete;

  // Returns immediately. `email` is trimmed and in lower case. Replaces a queued request for the same address, so that
  // the last email contains the valid link.
  void enqueue(const std::string& email);

 private:
  using Moment = std::chrono::steady_clock::time_point;
  struct Request {
    std::string email;
    std::size_t failures = 0;
    Moment due;
  };

  void work(const std::stop_token& stop);
  void handle(Request request, const std::stop_token& stop);
  void send_to(const std::string& email, const std::stop_token& stop);
  void retry_later(Request request, const std::string& reason);
  bool is_queued(const std::string& email) const;

  store::Database& database_;
  const Clock& clock_;
  ResetMailerOptions options_;
  ResetMailerFunctions functions_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::list<Request> queue_;
  std::jthread thread_;  // last, because it uses the other members
};

// The mail client's options from [smtp] and [tls].
outbound::MailOptions mail_options(const Config& config);

}  // namespace fitapp::app
