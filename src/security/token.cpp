// Random bytes from the kernel, SHA-256 from OpenSSL.
#include "security/token.h"

#include <openssl/crypto.h>
#include <openssl/sha.h>
#include <sys/random.h>

#include <cerrno>
#include <cstddef>
#include <stdexcept>

#include "base/base64.h"

namespace fitapp::security {

void fill_random(std::span<unsigned char> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) throw std::runtime_error("the kernel gives no random bytes");
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

std::string random_token() {
  std::array<unsigned char, 32> bytes;
  fill_random(bytes);
  return base64({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, Base64::url);
}

std::string random_password(std::size_t length) {
  constexpr std::string_view letters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  // Higher bytes are skipped because they would make the first letters more likely than the others.
  constexpr std::size_t fair = 256 / letters.size() * letters.size();
  std::string password;
  while (password.size() < length) {
    std::array<unsigned char, 32> bytes;
    fill_random(bytes);
    for (const unsigned char byte : bytes) {
      if (byte < fair && password.size() < length) password.push_back(letters[byte % letters.size()]);
    }
  }
  return password;
}

Sha256 sha256(std::string_view text) {
  Sha256 digest;
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
  return digest;
}

std::string hash_token(std::string_view token) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : sha256(token)) {
    text.push_back(digits[byte >> 4]);
    text.push_back(digits[byte & 15]);
  }
  return text;
}

bool constant_time_equal(std::string_view a, std::string_view b) {
  return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace fitapp::security
