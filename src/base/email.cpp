// Converts addresses to lower case without a locale, so that the result is the same on every machine.
#include "base/email.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/utf8.h"

namespace fitapp {
namespace {

// Upper-case letters `first`, `first` + `step` … `last`, each `distance` code points before its lower-case letter. From
// the simple case mappings of the Unicode Character Database.
struct UpperCaseLetters {
  char32_t first, last, step;
  std::int32_t distance;
};
constexpr std::array upper_case_letters{
    UpperCaseLetters{'A', 'Z', 1, 32},      UpperCaseLetters{0xC0, 0xD6, 1, 32},
    UpperCaseLetters{0xD8, 0xDE, 1, 32},    UpperCaseLetters{0x100, 0x12E, 2, 1},
    UpperCaseLetters{0x132, 0x136, 2, 1},   UpperCaseLetters{0x139, 0x147, 2, 1},
    UpperCaseLetters{0x14A, 0x176, 2, 1},   UpperCaseLetters{0x178, 0x178, 1, -121},
    UpperCaseLetters{0x179, 0x17D, 2, 1},   UpperCaseLetters{0x386, 0x386, 1, 38},
    UpperCaseLetters{0x388, 0x38A, 1, 37},  UpperCaseLetters{0x38C, 0x38C, 1, 64},
    UpperCaseLetters{0x38E, 0x38F, 1, 63},  UpperCaseLetters{0x391, 0x3A1, 1, 32},
    UpperCaseLetters{0x3A3, 0x3AB, 1, 32},  UpperCaseLetters{0x400, 0x40F, 1, 80},
    UpperCaseLetters{0x410, 0x42F, 1, 32},  UpperCaseLetters{0x460, 0x480, 2, 1},
    UpperCaseLetters{0x48A, 0x4BE, 2, 1},   UpperCaseLetters{0x4C0, 0x4C0, 1, 15},
    UpperCaseLetters{0x4C1, 0x4CD, 2, 1},   UpperCaseLetters{0x4D0, 0x52E, 2, 1},
    UpperCaseLetters{0x531, 0x556, 1, 48},  UpperCaseLetters{0x1E00, 0x1E94, 2, 1},
    UpperCaseLetters{0x1EA0, 0x1EFE, 2, 1},
};

char32_t lower(char32_t letter) {
  const auto found =
      std::find_if(upper_case_letters.begin(), upper_case_letters.end(), [&](const UpperCaseLetters& each) {
        return letter >= each.first && letter <= each.last && (letter - each.first) % each.step == 0;
      });
  return found == upper_case_letters.end() ? letter : letter + static_cast<char32_t>(found->distance);
}

}  // namespace

std::string normalized_email(std::string_view address) {
  std::string result;
  result.reserve(address.size());
  for (std::size_t at = 0; at < address.size();) {
    const std::size_t begin = at;
    if (const auto code = next_code_point(address, at)) {
      append_utf8(result, lower(*code));
    } else {
      result += address[begin];
    }
  }
  return result;
}

}  // namespace fitapp
