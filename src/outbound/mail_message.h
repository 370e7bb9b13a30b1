// An e-mail and its headers (RFC 5322). libcurl writes the body, in mail.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace fitapp::outbound {

// All texts UTF-8 with \n at the end of lines.
struct MailMessage {
  std::string to;  // an address alone
  std::string subject;
  std::string text;
  std::string html;
  Instant date;
  std::string id;  // letters and digits that no other e-mail of this sender has
};

struct MailSender {
  std::string name;     // as people read it
  std::string address;  // an address alone
};

// local@domain without blanks, control characters or any of <>()[]:;,\" : such a text is one address in every header
// and command. Longer than 254 bytes is none.
bool is_plain_address(std::string_view address);

// One header each, without the last line end. A header is folded at 78 bytes; an address may make its line longer. No
// value can begin a header of its own: control characters in names and subjects become blanks. Throws fitapp::Error
// invalid when an address is not plain.
std::vector<std::string> mail_headers(const MailSender& sender, const MailMessage& message);

// "Sat, 21 Nov 2026 12:20:08 +0000".
std::string format_mail_date(Instant moment);

}  // namespace fitapp::outbound
