// Tests of the JSON arrays of strings stored in one column.
#include "store/json_list.h"

#include <doctest/doctest.h>

using fitapp::store::decode_list;
using fitapp::store::encode_list;
using Texts = std::vector<std::string>;

TEST_CASE("a list of strings survives a round trip") {
  for (const Texts& texts :
       {Texts{}, Texts{""}, Texts{"knee", "lower_back"}, Texts{"a\"b\\c\n\t\x01/", "Zoë 💪", "],["}}) {
    CHECK(decode_list(encode_list(texts)) == texts);
  }
  CHECK(encode_list(Texts{}) == "[]");
  CHECK(encode_list(Texts{"knee", "hip"}) == R"(["knee","hip"])");
}

TEST_CASE("a list with invalid UTF-8 is stored with a replacement character") {
  CHECK(decode_list(encode_list(Texts{"kn\xFF"
                                      "ee"})) == Texts{"kn\uFFFD"
                                                       "ee"});
}

TEST_CASE("every JSON escape is decoded") {
  CHECK(decode_list(R"( [ "\"\\\/\b\f\n\r\t" , "\u00eb\u20AC\ud83d\udcaa" ] )") == Texts{"\"\\/\b\f\n\r\t", "ë€💪"});
}

TEST_CASE("anything but an array of strings is rejected") {
  for (const char* json : {"",
                           "[",
                           "]",
                           "\"a\"",
                           "[1]",
                           "[null]",
                           "[\"a\",]",
                           "[\"a\" \"b\"]",
                           "[\"a\"] x",
                           "[\"a\n\"]",
                           "[\"\\x\"]",
                           "[\"\\u12\"]",
                           "[\"\\ud83d\"]",
                           "[\"\\udcaa\"]",
                           "[\"\\ud83dx\"]",
                           "[[\"a\"]]",
                           "[\"a",
                           "{}",
                           "[{}]",
                           "[{\"a\":[]}]",
                           "true",
                           "[false]",
                           "[-1]",
                           "[1.5]"}) {
    CAPTURE(json);
    CHECK(decode_list(json) == std::nullopt);
  }
}
