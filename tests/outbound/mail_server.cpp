// The conversation of mail_server.h.
#include "outbound/mail_server.h"

#include <utility>

namespace fitapp::outbound::test {
namespace {

// One conversation of SMTP, as far as the tests need it.
class Conversation {
 public:
  Conversation(Peer& peer, const Manners& manners, Told& told) : peer_(peer), manners_(manners), told_(told) {}

  void hold() {
    if (manners_.tls_at_once != nullptr && !(safe_ = peer_.turn_to_tls(*manners_.tls_at_once))) return;
    reply(manners_.greeting);
    for (std::string line = peer_.line(); !peer_.gone(); line = peer_.line()) {
      (safe_ ? told_.safe : told_.clear).push_back(line);
      answer(line);
    }
  }

 private:
  void reply(const std::string& text) {
    if (text.empty()) return peer_.wait_for_the_end();
    peer_.say(text + "\r\n");
  }

  void answer(const std::string& line) {
    if (line.starts_with("EHLO")) return greet();
    if (line == "STARTTLS") return start_tls();
    if (line == "AUTH PLAIN") return check_login();
    if (line.starts_with("MAIL")) return reply(manners_.sender);
    if (line.starts_with("RCPT")) return reply(manners_.recipient);
    if (line == "DATA") return take_letter();
    if (line == "QUIT") return reply(manners_.good_bye);
    reply(line == "NOOP" ? "250 ok" : "500 what?");
  }

  void greet() {
    if (manners_.starttls != nullptr && !manners_.hides_starttls && !safe_) peer_.say("250-STARTTLS\r\n");
    if (manners_.offers_login) peer_.say("250-AUTH PLAIN\r\n");
    reply("250 mail.test");
  }

  void start_tls() {
    if (manners_.starttls == nullptr) return reply("502 no");
    reply("220 go on");
    safe_ = peer_.turn_to_tls(*manners_.starttls);
  }

  void check_login() {
    reply("334 ");
    // Base64 of NUL, name, NUL, password.
    told_.is_bob = peer_.line() == "AGJvYgBzZWNyZXQgd29yZA==";
    reply(manners_.login);
  }

  void take_letter() {
    reply("354 go on");
    for (std::string line = peer_.line(); !peer_.gone() && line != "."; line = peer_.line()) {
      told_.letter += line + "\r\n";
    }
    reply(manners_.letter);
  }

  Peer& peer_;
  const Manners& manners_;
  Told& told_;
  bool safe_ = false;
};

}  // namespace

bool Told::has(const std::string& begin) const {
  for (const auto* lines : {&clear, &safe}) {
    for (const std::string& line : *lines) {
      if (line.starts_with(begin)) return true;
    }
  }
  return false;
}

MailServer::MailServer(Manners manners)
    : manners_(std::move(manners)), server_([this](Peer& peer) { Conversation(peer, manners_, told_).hold(); }) {}

const Told& MailServer::told() {
  server_.stop();
  return told_;
}

}  // namespace fitapp::outbound::test
