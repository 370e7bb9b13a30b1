// Normalizes email addresses so that they compare without regard to case.
#pragma once

#include <string>
#include <string_view>

namespace fitapp {

// In lower case, including Latin, Greek, Cyrillic and Armenian letters outside ASCII. Everything else is unchanged.
std::string normalized_email(std::string_view address);

}  // namespace fitapp
