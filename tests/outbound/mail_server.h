// A mail server of the test's own that keeps what it is told.
#pragma once

#include <string>
#include <vector>

#include "outbound/loopback.h"

namespace fitapp::outbound::test {

// What a mail server does; an empty reply: it says nothing more.
struct Manners {
  const Certificate* tls_at_once = nullptr;
  const Certificate* starttls = nullptr;
  bool hides_starttls = false;
  bool offers_login = true;
  std::string greeting = "220 mail.test ESMTP";
  std::string login = "235 welcome";
  std::string sender = "250 ok";
  std::string recipient = "250 ok";
  std::string letter = "250 kept";
  std::string good_bye = "221 bye";
};

// What it was told: the commands, in clear and in TLS, and the letter as it came, with CRLF and doubled dots.
struct Told {
  std::vector<std::string> clear;
  std::vector<std::string> safe;
  std::string letter;
  bool is_bob = false;

  bool has(const std::string& begin) const;
};

class MailServer {
 public:
  explicit MailServer(Manners manners = {});

  int port() const { return server_.port(); }
  // Ends the server, then tells what it heard.
  const Told& told();

 private:
  Manners manners_;
  Told told_;
  LoopbackServer server_;
};

}  // namespace fitapp::outbound::test
