// Headers, encoded words (RFC 2047) and quoted-printable (RFC 2045).
#include "outbound/mail_message.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/base64.h"
#include "base/error.h"

namespace fitapp::outbound {
namespace {

constexpr std::size_t longest_address = 254;  // RFC 5321, section 4.5.3.1.3 without the angle brackets
constexpr std::size_t longest_line = 76;      // RFC 2045, section 6.7
constexpr std::size_t word_bytes = 39;        // 52 characters of base64 and 12 around them fit a line after "Subject: "
constexpr std::string_view line_end = "\r\n";

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

// Letters, digits and blanks mean the same in every place of a header.
bool needs_no_encoding(std::string_view text) {
  return text.size() <= word_bytes && std::all_of(text.begin(), text.end(), [](char c) {
           return c == ' ' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
         });
}

// Words of whole characters, each on a line of its own.
std::string header_text(std::string text) {
  std::replace_if(text.begin(), text.end(), is_control, ' ');
  if (needs_no_encoding(text)) return text;
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(begin + word_bytes, text.size());
    while (end < text.size() && end > begin + 1 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    if (begin > 0) result += "\r\n ";
    result += "=?UTF-8?B?" + base64(std::string_view(text).substr(begin, end - begin)) + "?=";
    begin = end;
  }
  return result;
}

std::string quoted(char c) {
  std::array<char, 4> text{};
  std::snprintf(text.data(), text.size(), "=%02X", static_cast<unsigned char>(c));
  return text.data();
}

void append_quoted_line(std::string& result, std::string_view line) {
  std::size_t column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool last = i + 1 == line.size();
    const bool as_it_is = c > ' ' && c < 0x7F && c != '=';
    const std::string token = as_it_is || (c == ' ' && !last) ? std::string(1, c) : quoted(c);
    if (column + token.size() > longest_line - 1) {
      result += "=\r\n";
      column = 0;
    }
    result += token;
    column += token.size();
  }
  result += line_end;
}

std::string quoted_printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    append_quoted_line(result, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

std::string only_letters(std::string text) {
  std::erase_if(text, [](char c) {
    return !((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_');
  });
  return text.substr(0, 60);
}

void append_part(std::string& mail, const std::string& boundary, const char* type, const std::string& text) {
  mail += "--" + boundary + "\r\nContent-Type: " + type +
          "; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" + quoted_printable(text) + "\r\n";
}

void require_plain(const std::string& address) {
  if (!is_plain_address(address)) {
    throw Error(ErrorKind::invalid, "MAIL_REFUSED", "An address of the e-mail is none that mail servers take.");
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
  constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(std::chrono::floor<std::chrono::seconds>(moment - day));
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d +0000",
                days.at(std::chrono::weekday(day).c_encoding()), static_cast<unsigned>(date.day()),
                months.at(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()));
  return text.data();
}

std::string format_mail(const MailSender& sender, const MailMessage& message) {
  require_plain(sender.address);
  require_plain(message.to);
  const std::string id = only_letters(message.id);
  // "=_" can stand in no quoted-printable text, so no part can hold the boundary.
  const std::string boundary = "=_" + id;
  std::string mail;
  mail += "From: " + header_text(sender.name) + " <" + sender.address + ">\r\n";
  mail += "To: <" + message.to + ">\r\n";
  mail += "Subject: " + header_text(message.subject) + "\r\n";
  mail += "Date: " + format_mail_date(message.date) + "\r\n";
  mail += "Message-ID: <" + id + sender.address.substr(sender.address.find('@')) + ">\r\n";
  mail += "Auto-Submitted: auto-generated\r\n";  // RFC 3834: absence notes must not answer
  mail += "MIME-Version: 1.0\r\nContent-Type: multipart/alternative;\r\n boundary=\"" + boundary + "\"\r\n\r\n";
  append_part(mail, boundary, "text/plain", message.text);
  append_part(mail, boundary, "text/html", message.html);
  return mail + "--" + boundary + "--\r\n";
}

}  // namespace fitapp::outbound
