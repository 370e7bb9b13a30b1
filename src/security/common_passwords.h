// Passwords that every guesser tries first; knows nothing of strength, which the interface shows.
#pragma once

#include <string_view>

namespace fitapp::security {

// Whatever the case of its letters.
bool is_common_password(std::string_view password);

}  // namespace fitapp::security
