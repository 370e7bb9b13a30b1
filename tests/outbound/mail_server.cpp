// A scripted SMTP session.
#include "outbound/mail_server.h"

#include <utility>

namespace fitapp::outbound::test {
namespace {

// One SMTP session, as far as the tests need it.
class Session {
 public:
  Session(Peer& peer, const MailServerScript& script, MailServerLog& received)
      : peer_(peer), script_(script), log_(received) {}

  void run() {
    if (script_.implicit_tls != nullptr && !(is_tls_ = peer_.start_tls(*script_.implicit_tls))) return;
    reply(script_.greeting);
    for (std::string line = peer_.line(); !peer_.is_closed(); line = peer_.line()) {
      (is_tls_ ? log_.tls_commands : log_.plain_commands).push_back(line);
      answer(line);
    }
  }

 private:
  void reply(const std::string& text) {
    if (text.empty()) return peer_.wait_for_close();
    peer_.say(text + "\r\n");
  }

  void answer(const std::string& line) {
    if (line.starts_with("EHLO")) return greet();
    if (line == "STARTTLS") return start_tls();
    if (line == "AUTH PLAIN") return check_login();
    if (line.starts_with("MAIL")) return reply(script_.sender);
    if (line.starts_with("RCPT")) return reply(script_.recipient);
    if (line == "DATA") return receive_message();
    if (line == "QUIT") return reply(script_.quit);
    reply(line == "NOOP" ? "250 ok" : "500 what?");
  }

  void greet() {
    if (script_.starttls != nullptr && !script_.hides_starttls && !is_tls_) peer_.say("250-STARTTLS\r\n");
    if (script_.offers_login) peer_.say("250-AUTH PLAIN\r\n");
    reply("250 mail.test");
  }

  void start_tls() {
    if (script_.starttls == nullptr) return reply("502 no");
    reply("220 go on");
    is_tls_ = peer_.start_tls(*script_.starttls);
  }

  void check_login() {
    reply("334 ");
    // Base64 of NUL, name, NUL, password.
    log_.logged_in_as_bob = peer_.line() == "AGJvYgBzZWNyZXQgd29yZA==";
    reply(script_.login);
  }

  void receive_message() {
    reply("354 go on");
    for (std::string line = peer_.line(); !peer_.is_closed() && line != "."; line = peer_.line()) {
      log_.message += line + "\r\n";
    }
    reply(script_.data);
  }

  Peer& peer_;
  const MailServerScript& script_;
  MailServerLog& log_;
  bool is_tls_ = false;
};

}  // namespace

bool MailServerLog::has(const std::string& begin) const {
  for (const auto* lines : {&plain_commands, &tls_commands}) {
    for (const std::string& line : *lines) {
      if (line.starts_with(begin)) return true;
    }
  }
  return false;
}

MailServer::MailServer(MailServerScript script)
    : script_(std::move(script)), server_([this](Peer& peer) { Session(peer, script_, log_).run(); }) {}

const MailServerLog& MailServer::received() {
  server_.stop();
  return log_;
}

}  // namespace fitapp::outbound::test
