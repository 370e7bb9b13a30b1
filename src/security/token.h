// Secrets that are drawn at random, their hashes and their comparison; knows nothing of sessions.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace fitapp::security {

using Sha256 = std::array<unsigned char, 32>;

// From the kernel's generator; waits only while the machine has just been switched on. Throws std::runtime_error when
// the kernel gives none.
void fill_random(std::span<unsigned char> bytes);

// 256 random bits as base64url without padding: 43 characters.
std::string random_token();

// `length` characters a person can read aloud and type (no 0, O, 1, l, I), about 5.7 bits each.
std::string random_password(std::size_t length);

Sha256 sha256(std::string_view text);

// 64 lower-case hexadecimal characters: what the database holds in place of a token.
std::string hash_token(std::string_view token);

// Takes the same time wherever the texts differ. Only the lengths may be told by the time.
bool constant_time_equal(std::string_view a, std::string_view b);

}  // namespace fitapp::security
