// Lower-casing without a locale: what counts as a letter must not depend on the machine.
#include "base/email.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fitapp {
namespace {

// Upper-case letters `first`, `first` + `step` … `last`; each one's lower-case letter is `distance` further on. From
// the simple case mappings of the Unicode Character Database.
struct Capitals {
  std::int32_t first, last, step, distance;
};
constexpr std::array capitals{
    Capitals{'A', 'Z', 1, 32},      Capitals{0xC0, 0xD6, 1, 32},     Capitals{0xD8, 0xDE, 1, 32},
    Capitals{0x100, 0x12E, 2, 1},   Capitals{0x132, 0x136, 2, 1},    Capitals{0x139, 0x147, 2, 1},
    Capitals{0x14A, 0x176, 2, 1},   Capitals{0x178, 0x178, 1, -121}, Capitals{0x179, 0x17D, 2, 1},
    Capitals{0x386, 0x386, 1, 38},  Capitals{0x388, 0x38A, 1, 37},   Capitals{0x38C, 0x38C, 1, 64},
    Capitals{0x38E, 0x38F, 1, 63},  Capitals{0x391, 0x3A1, 1, 32},   Capitals{0x3A3, 0x3AB, 1, 32},
    Capitals{0x400, 0x40F, 1, 80},  Capitals{0x410, 0x42F, 1, 32},   Capitals{0x460, 0x480, 2, 1},
    Capitals{0x48A, 0x4BE, 2, 1},   Capitals{0x4C0, 0x4C0, 1, 15},   Capitals{0x4C1, 0x4CD, 2, 1},
    Capitals{0x4D0, 0x52E, 2, 1},   Capitals{0x531, 0x556, 1, 48},   Capitals{0x1E00, 0x1E94, 2, 1},
    Capitals{0x1EA0, 0x1EFE, 2, 1},
};

std::int32_t lower(std::int32_t letter) {
  const auto found = std::find_if(capitals.begin(), capitals.end(), [&](const Capitals& each) {
    return letter >= each.first && letter <= each.last && (letter - each.first) % each.step == 0;
  });
  return found == capitals.end() ? letter : letter + found->distance;
}

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// How many bytes of UTF-8 the character at `at` has; 1 for whatever is no whole character of two or three.
std::size_t length_at(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t length = lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xC0 && lead < 0xE0 ? 2 : 1;
  if (at + length > text.size()) return 1;
  return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                     text.begin() + static_cast<std::ptrdiff_t>(at + length), goes_on)
             ? length
             : 1;
}

}  // namespace

// No letter above has a lower-case form that is longer or shorter in UTF-8.
std::string normalized_email(std::string_view address) {
  std::string text(address);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = length_at(text, at);
    const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(text[at + place]); };
    if (length == 1) {
      if (byte(0) < 0x80) text[at] = static_cast<char>(lower(byte(0)));
    } else if (length == 2) {
      const std::int32_t letter = lower((byte(0) & 0x1F) << 6 | (byte(1) & 0x3F));
      text[at] = static_cast<char>(0xC0 | letter >> 6);
      text[at + 1] = static_cast<char>(0x80 | (letter & 0x3F));
    } else {
      const std::int32_t letter = lower((byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F));
      text[at] = static_cast<char>(0xE0 | letter >> 12);
      text[at + 1] = static_cast<char>(0x80 | (letter >> 6 & 0x3F));
      text[at + 2] = static_cast<char>(0x80 | (letter & 0x3F));
    }
    at += length;
  }
  return text;
}

}  // namespace fitapp
