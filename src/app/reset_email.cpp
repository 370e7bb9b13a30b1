// The reset email as plain text and HTML, in two languages.
#include "app/reset_email.h"

#include <string_view>

namespace fitapp::app {
namespace {

// In the order of the email.
struct Texts {
  std::string_view code;
  std::string_view subject;
  std::string_view greeting;
  std::string_view reason;
  std::string_view before_time;
  std::string_view after_time;
  std::string_view button;
  std::string_view fallback;  // only in HTML, for mail programs that do not show the button
  std::string_view once;
  std::string_view not_you;
  std::string_view sender;
  std::string_view one_hour, hours, minutes;
};

constexpr Texts english{
    .code = "en",
    .subject = "Choose a new password for FitApp",
    .greeting = "Hello,",
    .reason = "someone requested a new password for the FitApp account with this email address.",
    .before_time = "If that was you, open this link within ",
    .after_time = " and choose a new one:",
    .button = "Choose a new password",
    .fallback = "If the button does not work, copy this address into your browser:",
    .once = "The link works once. When you set the new password, all devices are logged out.",
    .not_you = "If this was not you, ignore this email. Your password stays the same.",
    .sender = "This email was sent by FitApp at ",
    .one_hour = "one hour",
    .hours = " hours",
    .minutes = " minutes",
};

constexpr Texts german{
    .code = "de",
    .subject = "Neues Passwort für FitApp wählen",
    .greeting = "Hallo,",
    .reason = "für das FitApp-Konto mit dieser E-Mail-Adresse wurde ein neues Passwort angefordert.",
    .before_time = "Wenn du das warst, öffne innerhalb von ",
    .after_time = " diesen Link und wähle eines:",
    .button = "Neues Passwort wählen",
    .fallback = "Falls der Knopf nichts bewirkt, kopiere diese Adresse in deinen Browser:",
    .once =
        "Der Link gilt einmal. Mit dem neuen Passwort werden alle Geräte abgemeldet, die an dem Konto angemeldet "
        "sind.",
    .not_you = "Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.",
    .sender = "Diese E-Mail kommt von FitApp unter ",
    .one_hour = "einer Stunde",
    .hours = " Stunden",
    .minutes = " Minuten",
};

std::string escape_html(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      case '\'': result += "&#39;"; break;
      default: result += c;
    }
  }
  return result;
}

std::string lifetime_text(const Texts& words, std::chrono::minutes lifetime) {
  const auto count = lifetime.count();
  if (count == 60) return std::string(words.one_hour);
  if (count % 60 == 0) return std::to_string(count / 60) + std::string(words.hours);
  return std::to_string(count) + std::string(words.minutes);
}

std::string call_to_action(const Texts& words, std::chrono::minutes lifetime) {
  return std::string(words.before_time) + lifetime_text(words, lifetime) + std::string(words.after_time);
}

std::string plain_text(const Texts& words, const std::string& public_url, const std::string& link,
                       std::chrono::minutes lifetime) {
  std::string text;
  for (const std::string& paragraph :
       {std::string(words.greeting), std::string(words.reason) + "\n" + call_to_action(words, lifetime), link,
        std::string(words.once), std::string(words.not_you), "-- \n" + std::string(words.sender) + public_url}) {
    text += (text.empty() ? "" : "\n") + paragraph + "\n";
  }
  return text;
}

std::string paragraph(std::string_view content, std::string_view style = "") {
  return "<p style=\"margin:0 0 16px;" + std::string(style) + "\">" + std::string(content) + "</p>\n";
}

// Uses inline styles, because mail programs remove style sheets. Loads no external resources. Colours have a contrast
// of at least 4.5 on light and dark backgrounds.
std::string html(const Texts& words, const std::string& public_url, const std::string& link,
                 std::chrono::minutes lifetime) {
  const std::string target = escape_html(link);
  const std::string button =
      "<a href=\"" + target +
      "\" style=\"display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5fbf;color:#ffffff;"
      "text-decoration:none;font-weight:bold\">" +
      escape_html(words.button) + "</a>";
  return "<!doctype html>\n<html lang=\"" + std::string(words.code) +
         "\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
         "<meta name=\"color-scheme\" content=\"light dark\"><title>" +
         escape_html(words.subject) +
         "</title></head>\n<body style=\"margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,"
         "sans-serif;font-size:16px;line-height:1.5\">\n<div style=\"max-width:560px;margin:0 auto\">\n" +
         paragraph(escape_html(words.greeting)) +
         paragraph(escape_html(words.reason) + " " + escape_html(call_to_action(words, lifetime))) + paragraph(button) +
         paragraph(escape_html(words.fallback) + "<br><a href=\"" + target + "\" style=\"word-break:break-all\">" +
                   target + "</a>") +
         paragraph(escape_html(words.once)) + paragraph(escape_html(words.not_you)) +
         paragraph(escape_html(words.sender) + escape_html(public_url), "font-size:13px;opacity:0.8") +
         "</div>\n</body>\n</html>\n";
}

}  // namespace

Language language_of(const std::optional<std::string>& locale) {
  if (!locale || !locale->starts_with("de")) return Language::en;
  return locale->size() == 2 || (*locale)[2] == '-' || (*locale)[2] == '_' ? Language::de : Language::en;
}

std::string reset_link(const std::string& public_url, const std::string& token) {
  return public_url + "/reset-password#token=" + token;
}

ResetEmail write_reset_email(Language language, const std::string& public_url, const std::string& token,
                             std::chrono::minutes lifetime) {
  const Texts& words = language == Language::de ? german : english;
  const std::string link = reset_link(public_url, token);
  return {std::string(words.subject), plain_text(words, public_url, link, lifetime),
          html(words, public_url, link, lifetime)};
}

}  // namespace fitapp::app
