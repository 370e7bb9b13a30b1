// Tests emails as a mail server receives them, and that values cannot inject headers.
#include "outbound/mail_message.h"

#include <doctest/doctest.h>

#include <sstream>
#include <vector>

#include "base/calendar.h"
#include "base/error.h"
#include "outbound/mail.h"
#include "outbound/mail_server.h"

using namespace fitapp;
using namespace fitapp::outbound;

namespace {

MailMessage test_message() {
  return {.to = "ada@example.org",
          .subject = "Hello",
          .text = "Hello",
          .html = "<p>Hello</p>",
          .date = *parse_timestamp("2026-11-21T12:20:08.400Z"),
          .id = "abc123"};
}

const MailSender sender{.name = "FitApp", .address = "fitapp@example.com"};

MailOptions options_of(int port, const MailSender& from) {
  MailOptions options;
  options.host = "127.0.0.1";
  options.port = port;
  options.security = MailSecurity::none;
  options.sender = from;
  return options;
}

// The email as the server stores it, with doubled dots reduced to one.
std::string received(const MailMessage& message, const MailSender& from = sender) {
  test::MailServer server;
  MailClient(options_of(server.port(), from)).send(message);
  std::string mail = "\r\n" + server.received().message;
  for (std::size_t at = 0; (at = mail.find("\r\n..", at)) != std::string::npos; at += 3) mail.erase(at + 2, 1);
  return mail.substr(2);
}

std::vector<std::string> lines_of(const std::string& mail) {
  std::vector<std::string> lines;
  std::istringstream stream(mail);
  for (std::string line; std::getline(stream, line);) {
    CHECK(line.ends_with('\r'));
    lines.push_back(line.substr(0, line.size() - 1));
  }
  return lines;
}

// A header with its continuation lines.
std::string header_of(const std::string& mail, const std::string& name) {
  std::string found;
  bool inside = false;
  for (const std::string& line : lines_of(mail)) {
    if (line.empty()) break;
    inside = line.starts_with(name + ": ") || (inside && line.starts_with(' '));
    if (inside) found += (found.empty() ? "" : "\n") + line;
  }
  return found;
}

std::string boundary_of(const std::string& mail) {
  const std::string header = header_of(mail, "Content-Type"), before = "multipart/alternative; boundary=";
  REQUIRE(header.find(before) != std::string::npos);
  return header.substr(header.find(before) + before.size());
}

// The decoded content of the part with this type.
std::string part_of(const std::string& mail, const std::string& type) {
  std::size_t begin = mail.find("Content-Type: " + type + "; charset=utf-8\r\n");
  REQUIRE(begin != std::string::npos);
  begin = mail.find("\r\n\r\n", begin) + 4;
  const std::string raw = mail.substr(begin, mail.find("\r\n--" + boundary_of(mail), begin) - begin);
  std::string text;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '\r') continue;
    if (raw[i] != '=') {
      text += raw[i];
    } else if (raw.compare(i + 1, 2, "\r\n") == 0) {
      i += 2;
    } else {
      text += static_cast<char>(std::stoi(raw.substr(i + 1, 2), nullptr, 16));
      i += 2;
    }
  }
  return text;
}

}  // namespace

TEST_CASE("an email has the required headers") {
  const std::string mail = received(test_message());
  CHECK(header_of(mail, "From") == "From: FitApp <fitapp@example.com>");
  CHECK(header_of(mail, "To") == "To: <ada@example.org>");
  CHECK(header_of(mail, "Subject") == "Subject: Hello");
  CHECK(header_of(mail, "Date") == "Date: Sat, 21 Nov 2026 12:20:08 +0000");
  CHECK(header_of(mail, "Message-ID") == "Message-ID: <abc123@example.com>");
  CHECK(header_of(mail, "Mime-Version") == "Mime-Version: 1.0");
  CHECK(header_of(mail, "Auto-Submitted") == "Auto-Submitted: auto-generated");
  CHECK(mail.ends_with("\r\n--" + boundary_of(mail) + "--\r\n"));
}

TEST_CASE("the plain part comes before the HTML part, and both survive their encoding") {
  MailMessage message = test_message();
  message.text =
      "Größe = 1\n\n  two blanks at the end  \n.\ntab\t\nhttps://fit.example.org/reset?token=" + std::string(200, 'x') +
      "\n";
  message.html = "<p class=\"x\">\xF0\x9F\x8E\x89 Grüße</p>\n";
  const std::string mail = received(message);
  CHECK(part_of(mail, "text/plain") == message.text);
  CHECK(part_of(mail, "text/html") == message.html);
  CHECK(mail.find("text/plain") < mail.find("text/html"));
  for (const std::string& line : lines_of(mail)) {
    CHECK((line.size() <= 76 || line.starts_with("Content-Type: multipart/alternative; boundary=")));
    CHECK_FALSE(line.ends_with(' '));
    for (const char c : line) CHECK((c >= ' ' && c <= '~'));
  }
}

TEST_CASE("a part that looks like the end of the email does not end it") {
  MailMessage message = test_message();
  const std::string first_boundary = "--" + boundary_of(received(message));
  message.text = first_boundary + "--\n" + first_boundary + "\nContent-Type: text/evil\n";
  const std::string mail = received(message), end = "\r\n--" + boundary_of(mail) + "--\r\n";
  CHECK(part_of(mail, "text/plain") == message.text);
  CHECK(mail.find(end) == mail.size() - end.size());
}

TEST_CASE("subjects and names that are not plain ASCII become encoded words that do not split characters") {
  MailMessage message = test_message();
  message.subject = "Neues Passwort für FitApp wählen";
  CHECK(header_of(received(message), "Subject") ==
        "Subject: =?UTF-8?B?TmV1ZXMgUGFzc3dvcnQgZsO8ciBGaXRBcHAgd8OkaGxlbg==?=");
  message.subject = std::string(38, 'a') + "\xC3\xBC" + "b";  // the ü would be split
  std::string first;
  for (int i = 0; i < 12; ++i) first += "YWFh";
  CHECK(header_of(received(message), "Subject") == "Subject: =?UTF-8?B?" + first + "YWE=?=\n =?UTF-8?B?w7xi?=");
  message.subject = "=?UTF-8?B?YQ==?=";
  CHECK(header_of(received(message), "Subject").find("YQ==?=") == std::string::npos);
  CHECK(header_of(received(test_message(), {.name = "Fit, App <x@y.org>", .address = sender.address}), "From") ==
        "From: =?UTF-8?B?Rml0LCBBcHAgPHhAeS5vcmc+?= <fitapp@example.com>");
}

TEST_CASE("no value can inject a header") {
  const std::string evil = "x\r\nBcc: everybody@example.org\r\n\r\nbody";
  MailMessage message = test_message();
  message.subject = evil;
  message.id = evil;
  const std::string mail = received(message, {.name = evil, .address = sender.address});
  for (const std::string& line : lines_of(mail)) CHECK_FALSE(line.starts_with("Bcc"));
  for (const std::string& address :
       {std::string("ada@example.org\r\nBcc: x@y.org"), std::string("ada@example.org>, <x@y.org"),
        std::string("ada@example.org\n"), std::string("a,b@example.org"), std::string("ada"), std::string("@x.org"),
        std::string("ada@"), std::string(""), std::string("a@b@c.org"), std::string("ada@example.org\0", 16)}) {
    MailMessage to = test_message();
    to.to = address;
    CHECK_THROWS_AS(mail_headers(sender, to), Error);
    CHECK_THROWS_AS(mail_headers({.name = "FitApp", .address = address}, test_message()), Error);
  }
}

TEST_CASE("an address is at most 254 bytes long") {
  CHECK(is_plain_address(std::string(242, 'a') + "@example.org"));
  CHECK_FALSE(is_plain_address(std::string(243, 'a') + "@example.org"));
}

TEST_CASE("dates have the format of RFC 5322, in every month and on a leap day") {
  CHECK(format_mail_date(*parse_timestamp("2024-02-29T23:59:59.999Z")) == "Thu, 29 Feb 2024 23:59:59 +0000");
  CHECK(format_mail_date(*parse_timestamp("2027-01-03T00:00:00Z")) == "Sun, 03 Jan 2027 00:00:00 +0000");
  CHECK(format_mail_date(*parse_timestamp("2026-12-31T09:05:07Z")) == "Thu, 31 Dec 2026 09:05:07 +0000");
}
