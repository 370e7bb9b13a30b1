// Tests the three forms of base64 with the examples of RFC 4648, section 10.
#include "base/base64.h"

#include <doctest/doctest.h>

using fitapp::base64;
using fitapp::Base64;

TEST_CASE("base64 is padded to whole groups of four characters") {
  CHECK(base64("") == "");
  CHECK(base64("f") == "Zg==");
  CHECK(base64("fo") == "Zm8=");
  CHECK(base64("foo") == "Zm9v");
  CHECK(base64("foob") == "Zm9vYg==");
  CHECK(base64("\xFB\xFF\xBF") == "+/+/");
}

TEST_CASE("unpadded base64 has no padding") {
  CHECK(base64("f", Base64::unpadded) == "Zg");
  CHECK(base64("fo", Base64::unpadded) == "Zm8");
  CHECK(base64("\xFB\xFF\xBF", Base64::unpadded) == "+/+/");
}

TEST_CASE("URL-safe base64 has - and _ and no padding") {
  CHECK(base64("", Base64::url) == "");
  CHECK(base64("fooba", Base64::url) == "Zm9vYmE");
  CHECK(base64("foobar", Base64::url) == "Zm9vYmFy");
  CHECK(base64("\xFB\xFF\xBF", Base64::url) == "-_-_");
}
