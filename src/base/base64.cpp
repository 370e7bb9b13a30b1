// Encodes bytes as base64.
#include "base/base64.h"

namespace fitapp {

std::string base64(std::string_view bytes, Base64 form) {
  std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  letters += form == Base64::url ? "-_" : "+/";
  std::string text;
  unsigned bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<unsigned char>(byte);
    for (count += 8; count >= 6; count -= 6) text.push_back(letters[bits >> (count - 6) & 63]);
  }
  if (count > 0) text.push_back(letters[bits << (6 - count) & 63]);
  while (form == Base64::padded && text.size() % 4 != 0) text.push_back('=');
  return text;
}

}  // namespace fitapp
