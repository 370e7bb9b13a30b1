// Tests the JSON of error responses.
#include "base/error_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace fitapp;
using nlohmann::json;

namespace {

const MessageText at_most{"TEST_ERROR_AT_MOST", "At most {maximum} of {what}"};
const MessageText apples{"TEST_ERROR_APPLES", "apples"};
const MessageText pears{"TEST_ERROR_PEARS", "pears"};

}  // namespace

TEST_CASE("an error has its message, its code and the reason") {
  const Message message(at_most, {{"maximum", 2.5}, {"what", std::string("bread")}});
  CHECK(json::parse(error_json("LIMIT", message, {})) ==
        json::parse(R"({"message": "At most 2.5 of bread", "code": "LIMIT",
                        "reason": {"code": "TEST_ERROR_AT_MOST", "parameters": {"maximum": 2.5, "what": "bread"}}})"));
}

TEST_CASE("a parameter that is a list of messages becomes a list of reasons") {
  const Message message(at_most, {{"maximum", 2.0}, {"what", std::vector<Message>{apples, pears}}});
  const json reason = json::parse(error_json("LIMIT", message, {}))["reason"];
  CHECK(reason["parameters"]["what"] ==
        json::parse(R"([{"code": "TEST_ERROR_APPLES"}, {"code": "TEST_ERROR_PEARS"}])"));
  const Message none(at_most, {{"what", std::vector<Message>{}}});
  CHECK(json::parse(error_json("LIMIT", none, {}))["reason"]["parameters"]["what"] == json::array());
}

TEST_CASE("an error has the text and the reason of each field") {
  const json error = json::parse(error_json("VALIDATION", apples, {{"a", apples}, {"b[0]", pears}}));
  CHECK(error["fields"] == json::parse(R"({"a": "apples", "b[0]": "pears"})"));
  CHECK(error["fieldReasons"] ==
        json::parse(R"({"a": {"code": "TEST_ERROR_APPLES"}, "b[0]": {"code": "TEST_ERROR_PEARS"}})"));
}

TEST_CASE("invalid UTF-8 in an error is replaced") {
  CHECK(json::parse(error_json("BAD", Message("BAD", "a\xff"), {}))["message"] == "a\xef\xbf\xbd");
}
