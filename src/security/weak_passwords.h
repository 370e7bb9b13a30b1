// Recognizes passwords that are guessed first.
#pragma once

#include <string_view>

namespace fitapp::security {

enum class Weakness {
  none,
  too_common,     // on the list of common passwords, or one character repeated
  personal_data,  // the person's own name or email address, also with digits or marks around it
};

// Ignores the case of ASCII letters. The list has 10,000 passwords of at least six characters
// (embed/pack_passwords.mjs).
Weakness weakness_of(std::string_view password, std::string_view name, std::string_view email);

}  // namespace fitapp::security
