// Builds headers with encoded words (RFC 2047).
#include "outbound/mail_message.h"

#include <algorithm>
#include <array>
#include <ctime>

#include "base/base64.h"
#include "base/error.h"
#include "base/utf8.h"

namespace fitapp::outbound {
namespace {

constexpr std::size_t longest_address = 254;  // RFC 5321, section 4.5.3.1.3 without the angle brackets
constexpr std::size_t word_bytes = 39;        // 52 characters of base64 and 12 around them fit a line after "Subject: "

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

// Letters, digits and blanks have no special meaning anywhere in a header.
bool needs_no_encoding(std::string_view text) {
  return text.size() <= word_bytes && std::all_of(text.begin(), text.end(), [](char c) {
           return c == ' ' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
         });
}

// Encoded words that do not split characters, each on its own line.
std::string header_text(std::string text) {
  std::replace_if(text.begin(), text.end(), is_control, ' ');
  if (needs_no_encoding(text)) return text;
  std::string result;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view word = cut_to_bytes(rest, word_bytes);
    if (!result.empty()) result += "\r\n ";
    result += "=?UTF-8?B?" + base64(word) + "?=";
    rest.remove_prefix(word.size());
  }
  return result;
}

std::string id_characters(std::string text) {
  std::erase_if(text, [](char c) {
    return !((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_');
  });
  return text.substr(0, 60);
}

void require_plain(const std::string& address) {
  if (!is_plain_address(address)) {
    throw Error(ErrorKind::invalid, "MAIL_REFUSED",
                "An email address contains characters that mail servers do not accept.");
  }
}

}  // namespace

bool is_plain_address(std::string_view address) {
  const auto at = address.rfind('@');
  return address.size() <= longest_address && at != std::string_view::npos && at > 0 && at + 1 < address.size() &&
         address.find('@') == at && std::none_of(address.begin(), address.end(), [](char c) {
           return is_control(c) || std::string_view(" <>()[]:;,\\\"").find(c) != std::string_view::npos;
         });
}

std::string format_mail_date(Instant moment) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::floor<std::chrono::seconds>(moment));
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 48> text{};
  // The names are English because the program stays in the C locale.
  std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts);
  return text.data();
}

std::vector<std::string> mail_headers(const MailSender& sender, const MailMessage& message) {
  require_plain(sender.address);
  require_plain(message.to);
  return {
      "From: " + header_text(sender.name) + " <" + sender.address + ">",
      "To: <" + message.to + ">",
      "Subject: " + header_text(message.subject),
      "Date: " + format_mail_date(message.date),
      "Message-ID: <" + id_characters(message.id) + sender.address.substr(sender.address.find('@')) + ">",
      "Auto-Submitted: auto-generated",  // RFC 3834: prevents automatic replies
  };
}

}  // namespace fitapp::outbound
