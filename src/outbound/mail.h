// Sends emails to a mail server (SMTP): certificates are always verified, TLS is never skipped silently, and time is
// limited.
#pragma once

#include <chrono>
#include <stop_token>
#include <string>

#include "outbound/mail_message.h"

namespace fitapp::outbound {

// starttls: a plain connection must switch to TLS before anything else is sent. tls: TLS from the first byte.
enum class MailSecurity { none, starttls, tls };

struct MailOptions {
  std::string host;
  int port = 587;
  MailSecurity security = MailSecurity::starttls;
  std::string user;  // empty: no login
  std::string password;
  MailSender sender;
  std::string ca_file;  // PEM; empty: the embedded bundle
  std::chrono::milliseconds connect_timeout{10'000};
  std::chrono::milliseconds total_timeout{30'000};
  std::chrono::milliseconds stop_grace{3'000};  // for the session in progress when the program stops
};

// The codes of thrown errors: permanent failures, and failures that may succeed later.
inline constexpr const char* mail_refused = "MAIL_REFUSED";
inline constexpr const char* mail_unreachable = "MAIL_UNREACHABLE";

// Thread-safe. Throws fitapp::Error with one sentence that names the server and the problem, never an address, a
// password or a line of the email.
class MailClient {
 public:
  // Throws when host or sender are invalid.
  explicit MailClient(MailOptions options);

  // Returns when the server accepted the email. After a stop request it waits at most `stop_grace` and one second
  // more.
  void send(const MailMessage& message, std::stop_token stop = {}) const;

  // Connects, switches to TLS, logs in and quits without an email.
  void probe() const;

 private:
  MailOptions options_;
};

}  // namespace fitapp::outbound
