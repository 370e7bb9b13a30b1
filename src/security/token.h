// Generates random secrets, hashes tokens and compares them.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace fitapp::security {

using Sha256 = std::array<unsigned char, 32>;

// From the kernel's generator; blocks only shortly after boot. Throws std::runtime_error when the kernel returns none.
void fill_random(std::span<unsigned char> bytes);

// 256 random bits as base64url without padding: 43 characters.
std::string random_token();

// `length` characters that are easy to read aloud and type (no 0, O, 1, l, I), about 5.7 bits each.
std::string random_password(std::size_t length);

Sha256 sha256(std::string_view text);

// 64 lower-case hexadecimal characters: the form in which the database stores a token.
std::string hash_token(std::string_view token);

// Takes the same time wherever the texts differ. The time reveals only their lengths.
bool constant_time_equal(std::string_view a, std::string_view b);

}  // namespace fitapp::security
