// Compares a password with the list of common ones and with its owner's name and email address.
#include "security/weak_passwords.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "embed/content.h"

namespace fitapp::security {
namespace {

using Words = std::vector<std::string>;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    lines.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(lines.back().size() + 1, text.size()));
  }
  return lines;
}

bool is_listed(std::string_view password) {
  static const std::vector<std::string_view> passwords = lines_of(embed::common_passwords());
  return std::binary_search(passwords.begin(), passwords.end(), password);
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

// In UTF-8 the bytes of one repeated character repeat too, with a period of its length.
bool repeats_one_character(std::string_view password) {
  for (std::size_t period = 1; period <= 4 && period < password.size(); ++period) {
    const bool is_one_character = period == 1 || static_cast<unsigned char>(password[0]) >= 0xC0;
    if (is_one_character && password.size() % period == 0 &&
        password.substr(period) == password.substr(0, password.size() - period))
      return true;
  }
  return false;
}

// Only the letters, so that "Ada L." and "ada-l" are equal.
std::string letters_of(std::string_view text) {
  std::string letters(text);
  std::erase_if(letters, [](char c) { return !is_letter(c); });
  return letters;
}

// The whole name, the whole address, its local part, and their single words. `name` and `email` are in lower case.
Words personal_words(const std::string& name, const std::string& email) {
  const std::string local_part = email.substr(0, email.find('@'));
  Words words = {letters_of(name), letters_of(email), letters_of(local_part)};
  std::string word;
  for (const char c : name + " " + email + " ") {
    if (is_letter(c)) {
      word += c;
    } else {
      words.push_back(std::exchange(word, {}));
    }
  }
  std::erase_if(words, [](const std::string& each) { return each.size() < 3; });
  return words;
}

}  // namespace

Weakness weakness_of(std::string_view password, std::string_view name, std::string_view email) {
  const std::string lower = lower_case(password);
  if (is_listed(lower) || repeats_one_character(lower)) return Weakness::too_common;
  const Words words = personal_words(lower_case(name), lower_case(email));
  const bool is_personal = std::find(words.begin(), words.end(), letters_of(lower)) != words.end();
  return is_personal ? Weakness::personal_data : Weakness::none;
}

}  // namespace fitapp::security
