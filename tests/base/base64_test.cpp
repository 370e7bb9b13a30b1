// Base64 in its three forms against the examples of RFC 4648, section 10.
#include "base/base64.h"

#include <doctest/doctest.h>

using fitapp::base64;
using fitapp::Base64;

TEST_CASE("base64 pads to whole groups of four letters") {
  CHECK(base64("") == "");
  CHECK(base64("f") == "Zg==");
  CHECK(base64("fo") == "Zm8=");
  CHECK(base64("foo") == "Zm9v");
  CHECK(base64("foob") == "Zm9vYg==");
  CHECK(base64("\xFB\xFF\xBF") == "+/+/");
}

TEST_CASE("base64 leaves the padding out where a text shall stand without it") {
  CHECK(base64("f", Base64::bare) == "Zg");
  CHECK(base64("fo", Base64::bare) == "Zm8");
  CHECK(base64("\xFB\xFF\xBF", Base64::bare) == "+/+/");
}

TEST_CASE("base64 for addresses has - and _ and no padding") {
  CHECK(base64("", Base64::url) == "");
  CHECK(base64("fooba", Base64::url) == "Zm9vYmE");
  CHECK(base64("foobar", Base64::url) == "Zm9vYmFy");
  CHECK(base64("\xFB\xFF\xBF", Base64::url) == "-_-_");
}
