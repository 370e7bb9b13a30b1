// Tests the writing of JSON strings and numbers.
#include "base/json_text.h"

#include <doctest/doctest.h>

#include <limits>
#include <nlohmann/json.hpp>

using namespace fitapp;
using Json = nlohmann::json;

namespace {

std::string number(double value) {
  std::string out;
  write_json_number(out, value);
  return out;
}

std::string as_text(std::string_view text) {
  std::string out;
  write_json_string(out, text);
  return out;
}

}  // namespace

TEST_CASE("numbers are written in their shortest form") {
  CHECK(number(0) == "0");
  CHECK(number(-0.0) == "0");
  CHECK(number(150) == "150");
  CHECK(number(-7) == "-7");
  CHECK(number(0.1) == "0.1");
  CHECK(number(72.57) == "72.57");
  CHECK(number(0.1 + 0.2) == "0.30000000000000004");
  CHECK(number(1e14) == "100000000000000");
  CHECK(number(123456789012.5) == "123456789012.5");
  for (const double value : {1e-9, 1e22, 5e-324, 1.7976931348623157e308, 2.0 / 3.0}) {
    CHECK(Json::parse(number(value)).get<double>() == value);
  }
  CHECK(number(std::numeric_limits<double>::infinity()) == "null");
}

TEST_CASE("text is written so that any JSON parser reads it back") {
  const std::string hostile = "a\"b\\c\n\r\t\x01\x1f\x7f🍵</script>";
  CHECK(Json::parse(as_text(hostile)) == hostile);
  CHECK(as_text("\x01") == "\"\\u0001\"");
  CHECK(as_text("ä\n") == "\"ä\\n\"");
}
