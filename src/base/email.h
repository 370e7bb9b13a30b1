// E-mail addresses as they are compared: the same one whatever the case of its letters. Knows no account.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// Lower-case, Latin, Greek, Cyrillic and Armenian letters beyond ASCII too; everything else as it stands.
std::string normalized_email(std::string_view address);

}  // namespace fitapp
