// Recognizes passwords that are commonly guessed.
#pragma once

#include <string_view>

namespace fitapp::security {

// Ignores the case of ASCII letters.
bool is_common_password(std::string_view password);

}  // namespace fitapp::security
