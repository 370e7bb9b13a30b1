// A scripted mail server that records what it receives.
#pragma once

#include <string>
#include <vector>

#include "outbound/loopback.h"

namespace fitapp::outbound::test {

// The server's behaviour. After an empty reply it sends nothing more.
struct MailServerScript {
  const Certificate* implicit_tls = nullptr;
  const Certificate* starttls = nullptr;
  bool hides_starttls = false;
  bool offers_login = true;
  std::string greeting = "220 mail.test ESMTP";
  std::string login = "235 welcome";
  std::string sender = "250 ok";
  std::string recipient = "250 ok";
  std::string data = "250 kept";
  std::string quit = "221 bye";
};

// The received commands, plain and in TLS, and the email as received, with CRLF and doubled dots.
struct MailServerLog {
  std::vector<std::string> plain_commands;
  std::vector<std::string> tls_commands;
  std::string message;
  bool logged_in_as_bob = false;

  bool has(const std::string& begin) const;
};

class MailServer {
 public:
  explicit MailServer(MailServerScript script = {});

  int port() const { return server_.port(); }
  // Stops the server and returns what it received.
  const MailServerLog& received();

 private:
  MailServerScript script_;
  MailServerLog log_;
  LoopbackServer server_;
};

}  // namespace fitapp::outbound::test
