// Tests tokens, their hashes and the comparison.
#include "security/token.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace fitapp::security;

TEST_CASE("a token is 43 URL-safe characters and never repeats") {
  std::set<std::string> seen;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string token = random_token();
    REQUIRE(token.size() == 43);
    letters.insert(token.begin(), token.end());
    seen.insert(token);
  }
  CHECK(seen.size() == 1000);
  CHECK(letters.size() == 64);
  CHECK(std::all_of(letters.begin(), letters.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  }));
}

TEST_CASE("a token's hash is the SHA-256 of its text in hexadecimal") {
  CHECK(hash_token("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hash_token("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_CASE("constant-time comparison distinguishes equal texts from all others") {
  CHECK(constant_time_equal("", ""));
  CHECK(constant_time_equal("secret", "secret"));
  CHECK_FALSE(constant_time_equal("secret", "secreT"));
  CHECK_FALSE(constant_time_equal("Secret", "secret"));
  CHECK_FALSE(constant_time_equal("secret", "secret "));
  CHECK_FALSE(constant_time_equal("", "a"));
}

TEST_CASE("a random password has the requested length and no look-alike characters") {
  std::set<std::string> seen;
  for (int i = 0; i < 200; ++i) {
    const std::string password = random_password(16);
    REQUIRE(password.size() == 16);
    REQUIRE(password.find_first_of("0O1lI") == std::string::npos);
    seen.insert(password);
  }
  CHECK(seen.size() == 200);
  CHECK(random_password(100).size() == 100);
}
