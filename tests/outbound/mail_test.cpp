// Tests sending emails to scripted mail servers: correct ones, faulty ones, and ones that try to obtain a secret in
// plain text.
#include "outbound/mail.h"

#include <doctest/doctest.h>

#include <functional>
#include <vector>

#include "base/calendar.h"
#include "base/error.h"
#include "outbound/loopback.h"
#include "outbound/mail_server.h"

using namespace fitapp;
using namespace fitapp::outbound;
using namespace fitapp::outbound::test;

namespace {

using std::chrono::milliseconds;

MailOptions options_for(int port, MailSecurity security) {
  MailOptions options;
  options.host = "127.0.0.1";
  options.port = port;
  options.security = security;
  options.user = "bob";
  options.password = "secret word";
  options.sender = {.name = "FitApp", .address = "fitapp@example.com"};
  return options;
}

MailMessage test_message() {
  return {.to = "ada@example.org",
          .subject = "Hello",
          .text = "one\n.\n..two\n",
          .html = "<p>one</p>",
          .date = *parse_timestamp("2026-11-21T12:20:08Z"),
          .id = "abc123"};
}

// "CODE sentence" without the common beginning. Also checks that the sentence contains no secret.
std::string refusal(const std::function<void()>& action, int port) {
  try {
    action();
    return "was accepted";
  } catch (const Error& error) {
    const std::string& message = error.message();
    for (const char* hidden : {"secret", "ada@", "fitapp@", "bob"}) CHECK(message.find(hidden) == std::string::npos);
    const std::string begin = "The mail server 127.0.0.1:" + std::to_string(port) + " cannot be used: ";
    CHECK(message.starts_with(begin));
    return error.code() + " " + message.substr(std::min(begin.size(), message.size()));
  }
}

std::string send_refusal(const MailOptions& options) {
  return refusal([&] { MailClient(options).send(test_message()); }, options.port);
}

std::string probe_refusal(const MailOptions& options) {
  return refusal([&] { MailClient(options).probe(); }, options.port);
}

}  // namespace

TEST_CASE("an email reaches a server without TLS completely, including dots at the start of lines") {
  MailServer server;
  MailOptions options = options_for(server.port(), MailSecurity::none);
  options.user.clear();
  MailClient(options).send(test_message());
  const MailServerLog& received = server.received();
  CHECK(received.has("EHLO example.com"));
  CHECK(received.has("MAIL FROM:<fitapp@example.com>"));
  CHECK(received.has("RCPT TO:<ada@example.org>"));
  CHECK_FALSE(received.has("AUTH"));
  CHECK(received.message.find("\r\none\r\n..\r\n...two\r\n") != std::string::npos);
  CHECK(received.message.ends_with("--\r\n"));
}

TEST_CASE("with starttls only the greeting is sent in plain text") {
  const Certificate certificate;
  MailServer server({.starttls = &certificate});
  MailOptions options = options_for(server.port(), MailSecurity::starttls);
  options.ca_file = certificate.file();
  MailClient(options).send(test_message());
  const MailServerLog& received = server.received();
  CHECK(received.plain_commands == std::vector<std::string>{"EHLO example.com", "STARTTLS"});
  CHECK(received.logged_in_as_bob);
  CHECK(received.has("DATA"));
}

TEST_CASE("with tls everything is sent in TLS") {
  const Certificate certificate;
  MailServer server({.implicit_tls = &certificate});
  MailOptions options = options_for(server.port(), MailSecurity::tls);
  options.ca_file = certificate.file();
  MailClient(options).send(test_message());
  const MailServerLog& received = server.received();
  CHECK(received.plain_commands.empty());
  CHECK(received.logged_in_as_bob);
  CHECK(received.has("DATA"));
}

TEST_CASE("a server that hides STARTTLS gets neither login nor email") {
  const Certificate certificate;
  MailServer server({.starttls = &certificate, .hides_starttls = true});
  MailOptions options = options_for(server.port(), MailSecurity::starttls);
  options.ca_file = certificate.file();
  CHECK(send_refusal(options) == "MAIL_REFUSED it does not offer STARTTLS.");
  CHECK(probe_refusal(options) == "MAIL_REFUSED it does not offer STARTTLS.");
  const MailServerLog& received = server.received();
  for (const char* command : {"AUTH", "MAIL", "RCPT", "DATA"}) CHECK_FALSE(received.has(command));
}

TEST_CASE("a certificate of an unknown or another authority is refused before the login") {
  const Certificate certificate, other;
  for (const MailSecurity security : {MailSecurity::starttls, MailSecurity::tls}) {
    const bool at_once = security == MailSecurity::tls;
    MailServer server({.implicit_tls = at_once ? &certificate : nullptr, .starttls = at_once ? nullptr : &certificate});
    MailOptions options = options_for(server.port(), security);
    CHECK(send_refusal(options) == "MAIL_REFUSED its certificate is not trusted.");
    options.ca_file = other.file();
    CHECK(send_refusal(options) == "MAIL_REFUSED its certificate is not trusted.");
    CHECK(probe_refusal(options) == "MAIL_REFUSED its certificate is not trusted.");
    CHECK_FALSE(server.received().has("AUTH"));
  }
}

TEST_CASE("TLS with a plain port is refused with a hint about the port") {
  MailServer server;
  CHECK(send_refusal(options_for(server.port(), MailSecurity::tls)) ==
        "MAIL_UNREACHABLE the TLS handshake failed; does the port match [smtp] security?");
  CHECK_FALSE(server.received().has("AUTH"));
}

TEST_CASE("a refused login is permanent or temporary, and no email follows") {
  for (const auto& [reply, wanted] :
       {std::pair<const char*, const char*>{"535 no", "MAIL_REFUSED it refuses the login of [smtp] user (535)."},
        {"454 later", "MAIL_UNREACHABLE it refuses the login of [smtp] user (454)."}}) {
    MailServer server({.login = reply});
    const MailOptions options = options_for(server.port(), MailSecurity::none);
    CHECK(send_refusal(options) == wanted);
    CHECK(probe_refusal(options) == wanted);
    CHECK_FALSE(server.received().has("MAIL"));
  }
}

TEST_CASE("a refused sender, recipient or email is reported with the server's status") {
  const auto refusal_with = [](MailServerScript script) {
    MailServer server(std::move(script));
    return send_refusal(options_for(server.port(), MailSecurity::none));
  };
  CHECK(refusal_with({.sender = "550 no"}) == "MAIL_REFUSED it refuses (550).");
  CHECK(refusal_with({.recipient = "550 ada@example.org is unknown"}) == "MAIL_REFUSED it refuses (550).");
  CHECK(refusal_with({.recipient = "450 try later"}) == "MAIL_UNREACHABLE it refuses (450).");
  CHECK(refusal_with({.data = "554 spam"}) == "MAIL_REFUSED it refuses (554).");
  CHECK(refusal_with({.greeting = "421 busy"}) == "MAIL_UNREACHABLE it refuses (421).");
}

TEST_CASE("a server that is not an SMTP server is refused") {
  LoopbackServer server([](Peer& peer) { peer.say("HTTP/1.1 400 Bad Request\r\n\r\n"); });
  CHECK(send_refusal(options_for(server.port(), MailSecurity::none)) ==
        "MAIL_UNREACHABLE it closed the connection, or is not an SMTP server.");
}

TEST_CASE("a silent server ends with a timeout, at the greeting, in between and after the email") {
  for (const MailServerScript& script :
       {MailServerScript{.greeting = ""}, MailServerScript{.recipient = ""}, MailServerScript{.data = ""}}) {
    MailServer server(script);
    MailOptions options = options_for(server.port(), MailSecurity::none);
    options.total_timeout = milliseconds{300};
    CHECK(send_refusal(options) == "MAIL_UNREACHABLE it took too long.");
  }
}

TEST_CASE("an accepted email is sent, even when the server does not answer QUIT") {
  MailServer server({.quit = ""});
  MailOptions options = options_for(server.port(), MailSecurity::none);
  options.total_timeout = milliseconds{300};
  MailClient(options).send(test_message());
  MailClient(options).probe();
  CHECK(server.received().message.ends_with("--\r\n"));
}

TEST_CASE("a refused connection is reported") {
  const MailOptions options = options_for(unused_port(), MailSecurity::starttls);
  CHECK(send_refusal(options) == "MAIL_UNREACHABLE nothing listens at that address.");
  CHECK(probe_refusal(options) == "MAIL_UNREACHABLE nothing listens at that address.");
}

TEST_CASE("stopping the program does not wait for a slow server") {
  MailServer server({.greeting = ""});
  std::stop_source stop;
  stop.request_stop();
  MailOptions options = options_for(server.port(), MailSecurity::none);
  options.stop_grace = milliseconds{0};
  CHECK(refusal([&] { MailClient(options).send(test_message(), stop.get_token()); }, server.port()) ==
        "MAIL_UNREACHABLE the server is shutting down.");
}

TEST_CASE("a probe logs in, quits and sends nothing") {
  const Certificate certificate;
  MailServer server({.starttls = &certificate});
  MailOptions options = options_for(server.port(), MailSecurity::starttls);
  options.ca_file = certificate.file();
  MailClient(options).probe();
  const MailServerLog& received = server.received();
  CHECK(received.has("AUTH PLAIN"));
  CHECK(received.tls_commands.back() == "QUIT");
  for (const char* command : {"MAIL", "RCPT", "DATA"}) CHECK_FALSE(received.has(command));
}

TEST_CASE("a probe reports when a login is required and the server offers none") {
  MailServer server({.offers_login = false});
  MailOptions options = options_for(server.port(), MailSecurity::none);
  CHECK(probe_refusal(options) == "MAIL_REFUSED it does not offer authentication, but [smtp] user is set.");
  options.user.clear();
  CHECK(probe_refusal(options) == "was accepted");
}

TEST_CASE("hosts and senders that could change the call are refused at once") {
  for (const char* host : {"", "mail.test/x", "user@mail.test", "mail.test?x", "mail test", "mail.test\r\nX"}) {
    MailOptions options = options_for(25, MailSecurity::none);
    options.host = host;
    CHECK_THROWS_AS(MailClient{options}, Error);
  }
  MailOptions options = options_for(25, MailSecurity::none);
  options.sender.address = "fitapp@example.com>\r\nRCPT TO:<x@y.org";
  CHECK_THROWS_AS(MailClient{options}, Error);
}

TEST_CASE("an email to an invalid address never reaches the server") {
  MailServer server;
  MailMessage message = test_message();
  message.to = "ada@example.org>\r\nRCPT TO:<x@y.org";
  CHECK_THROWS_AS(MailClient(options_for(server.port(), MailSecurity::none)).send(message), Error);
  CHECK(server.received().plain_commands.empty());
}
