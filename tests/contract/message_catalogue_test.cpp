// Tests that the interface's catalogue contains exactly the messages that the server may send.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "support/generated.h"
#include "support/message_texts.h"

using namespace fitapp;

namespace {

// Converts {name} to {{name}}, the placeholder format of the catalogue.
std::string with_double_braces(std::string_view text) {
  std::string out;
  for (const char c : text) {
    out += c;
    if (c == '{' || c == '}') out += c;
  }
  return out;
}

// The texts by code. A text with a singular has the keys CODE_one and CODE_other.
std::string catalogue() {
  nlohmann::json texts;
  for (const MessageText* text : tests::all_message_texts()) {
    const std::string code(text->code());
    if (!text->one().empty()) texts[code + "_one"] = with_double_braces(text->one());
    texts[text->one().empty() ? code : code + "_other"] = with_double_braces(text->other());
  }
  return texts.dump(2) + "\n";
}

}  // namespace

TEST_CASE("the server's messages in the catalogue are those of the program") {
  CHECK(tests::is_checked_in("ui/src/locales/en/server.json", catalogue()));
}
