// Hands e-mails to a mail server (SMTP): certificates always verified, never silently without TLS, time bounded. Knows
// no feature and writes no log.
#pragma once

#include <chrono>
#include <stop_token>
#include <string>

#include "outbound/mail_message.h"

namespace fitapp::outbound {

// starttls: a connection that begins in the clear must turn to TLS before anything is told. tls: TLS from the first
// byte.
enum class MailSecurity { none, starttls, tls };

struct MailOptions {
  std::string host;
  int port = 587;
  MailSecurity security = MailSecurity::starttls;
  std::string user;  // empty: no log-in
  std::string password;
  MailSender sender;
  std::string ca_file;  // PEM; empty: the bundle compiled in
  std::chrono::milliseconds connect_timeout{10'000};
  std::chrono::milliseconds total_timeout{30'000};
  std::chrono::milliseconds patience_after_stop{3'000};  // what is under way gets when the program ends
};

// The codes of the errors thrown here: what the server or its certificate will refuse again, and what may work later.
inline constexpr const char* mail_refused = "MAIL_REFUSED";
inline constexpr const char* mail_unreachable = "MAIL_UNREACHABLE";

// Safe to use from many threads at once. What it throws is a fitapp::Error of one sentence that names the server and
// what is wrong, and never an address, a password or a line of the e-mail.
class MailClient {
 public:
  // Throws when host or sender cannot be ones.
  explicit MailClient(MailOptions options);

  // Returns when the server has taken the e-mail. After `stop` was asked for, it waits for
  // `patience_after_stop` more, and a second at most.
  void send(const MailMessage& message, std::stop_token stop = {}) const;

  // Connects, turns to TLS, logs in, and says good-bye without an e-mail.
  void probe() const;

 private:
  MailOptions options_;
};

}  // namespace fitapp::outbound
