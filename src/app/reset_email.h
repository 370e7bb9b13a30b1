// The words of the e-mail with a link for a new password. Knows no account and no mail server.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace fitapp::app {

enum class Language { en, de };

// German for "de", "de-AT" and the like, else English.
Language language_of(const std::optional<std::string>& locale);

struct ResetEmail {
  std::string subject;
  std::string text;
  std::string html;
};

// The person's name stands in no letter: whoever signed up with a stranger's address chose it, and could write to that
// stranger with it. `public_url` without a slash at its end.
ResetEmail write_reset_email(Language language, const std::string& public_url, const std::string& token,
                             std::chrono::minutes lifetime);

}  // namespace fitapp::app
