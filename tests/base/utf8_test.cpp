// Tests reading, writing, counting and cutting of UTF-8.
#include "base/utf8.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace fitapp;

namespace {

using CodePoints = std::vector<std::optional<char32_t>>;

CodePoints code_points(std::string_view text) {
  CodePoints found;
  for (std::size_t at = 0; at < text.size();) found.push_back(next_code_point(text, at));
  return found;
}

}  // namespace

TEST_CASE("code points of one to four bytes are read and written") {
  const std::vector<std::pair<std::string, char32_t>> cases{
      {"A", U'A'},
      {"\x7F", 0x7F},
      {"\xC2\x80", 0x80},
      {"ß", 0xDF},
      {"\xDF\xBF", 0x7FF},
      {"\xE0\xA0\x80", 0x800},
      {"\xED\x9F\xBF", 0xD7FF},
      {"\xEE\x80\x80", 0xE000},
      {"例", 0x4F8B},
      {"\xEF\xBF\xBF", 0xFFFF},
      {"\xF0\x90\x80\x80", 0x10000},
      {"😀", 0x1F600},
      {"\xF4\x8F\xBF\xBF", 0x10FFFF},
  };
  for (const auto& [text, code] : cases) {
    CAPTURE(code);
    CHECK(code_points(text) == CodePoints{code});
    std::string written;
    append_utf8(written, code);
    CHECK(written == text);
  }
}

TEST_CASE("text is read character by character") {
  CHECK(code_points("aß例😀") == CodePoints{U'a', 0xDF, 0x4F8B, 0x1F600});
  CHECK(code_points("").empty());
}

TEST_CASE("each byte of an invalid sequence is skipped on its own") {
  CHECK(code_points("\xC3") == CodePoints{std::nullopt});
  CHECK(code_points("\xC3(") == CodePoints{std::nullopt, U'('});
  CHECK(code_points("\xE1\xBA") == CodePoints{std::nullopt, std::nullopt});
  CHECK(code_points("\x80z") == CodePoints{std::nullopt, U'z'});
  CHECK(code_points("\xFF\xFE") == CodePoints{std::nullopt, std::nullopt});
}

TEST_CASE("overlong forms, surrogates and code points beyond U+10FFFF are invalid") {
  for (const char* text : {"\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "\xED\xA0\x80", "\xED\xBF\xBF",
                           "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"}) {
    CAPTURE(text);
    CHECK(!code_points(text).front());
    CHECK(!is_clean_text(text));
  }
}

TEST_CASE("each invalid byte is replaced") {
  CHECK(replace_invalid_utf8("Zoë 💪") == "Zoë 💪");
  CHECK(replace_invalid_utf8("a\xFF\xC3z") == "a\uFFFD\uFFFDz");
}

TEST_CASE("clean text is valid and has no control characters") {
  CHECK(is_clean_text(""));
  CHECK(is_clean_text("Grüße, 例 😀"));
  CHECK(!is_clean_text("a\tb"));
  CHECK(!is_clean_text("a\x7F"));
  CHECK(!is_clean_text("a\xFF"));
}

TEST_CASE("characters are counted, not bytes") {
  CHECK(count_characters("") == 0);
  CHECK(count_characters("abc") == 3);
  CHECK(count_characters("aß例😀") == 4);
}

TEST_CASE("text is cut to a number of characters") {
  CHECK(cut_to_characters("aß例😀", 3) == "aß例");
  CHECK(cut_to_characters("aß", 2) == "aß");
  CHECK(cut_to_characters("aß", 9) == "aß");
  CHECK(cut_to_characters("ß", 0).empty());
}

TEST_CASE("text is cut to a number of bytes, between characters") {
  CHECK(cut_to_bytes("aßb", 4) == "aßb");
  CHECK(cut_to_bytes("aßb", 3) == "aß");
  CHECK(cut_to_bytes("aßb", 2) == "a");
  CHECK(cut_to_bytes("😀x", 4) == "😀");
  CHECK(cut_to_bytes("😀x", 3).empty());
  CHECK(cut_to_bytes("ß", 0).empty());
  CHECK(cut_to_bytes("", 5).empty());
}

TEST_CASE("bytes that are not UTF-8 are cut anywhere") {
  CHECK(cut_to_bytes(std::string(10, '\x80'), 6) == std::string(6, '\x80'));
}
