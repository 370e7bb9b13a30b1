// Encrypts text so that only who knows a secret can read it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitapp::security {

// AES-256-GCM: 12 random bytes, the ciphertext, and a tag of 16 bytes. The secret must be random, of 128 bits or more:
// its SHA-256 is the key. Throws std::runtime_error when OpenSSL or the kernel fails.
std::string seal(std::string_view secret, std::string_view text);

// The text; nullopt when the secret is another or the bytes were changed.
std::optional<std::string> unseal(std::string_view secret, std::string_view sealed);

}  // namespace fitapp::security
