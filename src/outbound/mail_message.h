// An email and its headers (RFC 5322). libcurl writes the body, in mail.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace fitapp::outbound {

// All texts are UTF-8 with lines ending in \n.
struct MailMessage {
  std::string to;  // an address without a name
  std::string subject;
  std::string text;
  std::string html;
  Instant date;
  std::string id;  // letters and digits, unique among this sender's emails
};

struct MailSender {
  std::string name;     // the display name
  std::string address;  // an address without a name
};

// local@domain without blanks, control characters or any of <>()[]:;,\" : safe as one address in every header and
// command. At most 254 bytes.
bool is_plain_address(std::string_view address);

// One header each, without the final line break. Headers are folded at 78 bytes, except long addresses. Values cannot
// inject headers: control characters in names and subjects become spaces. Throws an invalid fitapp::Error if an address
// is not plain.
std::vector<std::string> mail_headers(const MailSender& sender, const MailMessage& message);

// "Sat, 21 Nov 2026 12:20:08 +0000".
std::string format_mail_date(Instant moment);

}  // namespace fitapp::outbound
