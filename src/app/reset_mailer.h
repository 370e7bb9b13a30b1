// Sends the e-mails with links for a new password, later and elsewhere: whoever asks cannot tell by the time whether an
// address is known. Knows no HTTP.
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
  std::string public_url;             // without a slash at its end
  std::chrono::minutes lifetime{60};  // of a link
  std::size_t most_waiting = 500;     // beyond them requests are dropped, with a line in the log
  // Before the second and third try; then it is given up.
  std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds{10}, std::chrono::seconds{60}};
};

// What the letters need of the world outside; `send` as outbound::MailClient::send.
struct ResetMailerTools {
  std::function<std::string()> new_token;  // 256 random bits
  std::function<void(const outbound::MailMessage&, std::stop_token)> send;
};

class ResetMailer {
 public:
  // `database` and `clock` must live longer.
  ResetMailer(store::Database& database, const Clock& clock, ResetMailerOptions options, ResetMailerTools tools);
  // Gives the letter that is under way a few seconds and drops those that wait.
  ~ResetMailer();
  ResetMailer(const ResetMailer&) = delete;
  ResetMailer& operator=(const ResetMailer&) = delete;

  // Returns at once, whether anybody has the address or not. `email` is trimmed and lower-case. A request replaces one
  // of the same address that still waits, so that the letter that comes last holds the link that works.
  void ask(const std::string& email);

 private:
  using Moment = std::chrono::steady_clock::time_point;
  struct Request {
    std::string email;
    std::size_t failures = 0;
    Moment due;
  };

  void work(const std::stop_token& stop);
  void handle(Request request, const std::stop_token& stop);
  void write_to(const std::string& email, const std::stop_token& stop);
  void try_again_later(Request request, const std::string& reason);
  bool is_waiting(const std::string& email) const;

  store::Database& database_;
  const Clock& clock_;
  ResetMailerOptions options_;
  ResetMailerTools tools_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::list<Request> waiting_;
  std::jthread thread_;  // last: it uses all the others
};

// What [smtp], [server] and [tls] say to the mail client.
outbound::MailOptions mail_options(const Config& config);

}  // namespace fitapp::app
