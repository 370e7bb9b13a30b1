// Writes the password reset email.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace fitapp::app {

enum class Language { en, de };

// German for "de", "de-AT" and the like, otherwise English.
Language language_of(const std::optional<std::string>& locale);

struct ResetEmail {
  std::string subject;
  std::string text;
  std::string html;
};

// The token is in the fragment, which browsers send to no server: it reaches no log, proxy or Referer. `public_url` has
// no trailing slash.
std::string reset_link(const std::string& public_url, const std::string& token);

// The email does not contain the account's name. Someone who signs up with another person's address could otherwise
// use the name to send that person a message.
ResetEmail write_reset_email(Language language, const std::string& public_url, const std::string& token,
                             std::chrono::minutes lifetime);

}  // namespace fitapp::app
