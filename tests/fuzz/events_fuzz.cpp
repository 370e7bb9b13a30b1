// Fuzzes the streamed answers of a language model. The first byte chooses how the bytes are split.
#include <algorithm>

#include "base/utf8.h"
#include "coach/model_answers.h"
#include "coach/reasoning_filter.h"
#include "fuzz/fuzz_target.h"
#include "outbound/completion_parser.h"

using namespace fitapp;
using fitapp::fuzz::require;

namespace {

struct Outcome {
  std::string text;
  bool has_events = false;
  bool is_complete = false;

  bool operator==(const Outcome&) const = default;
};

Outcome read_in_pieces(std::string_view body, std::size_t piece) {
  outbound::CompletionParser parser;
  Outcome outcome;
  const auto read = [&] {
    while (const auto text = parser.next()) {
      require(!text->empty() && replace_invalid_utf8(*text) == *text, "a piece is text");
      outcome.text += *text;
    }
  };
  for (; !body.empty(); body.remove_prefix(std::min(piece, body.size()))) {
    parser.add(body.substr(0, piece));
    read();
  }
  parser.end();
  read();
  outcome.has_events = parser.has_events();
  outcome.is_complete = parser.is_complete();
  return outcome;
}

std::string filter_in_pieces(std::string_view text, std::size_t piece) {
  coach::ReasoningFilter filter;
  std::string shown;
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) shown += filter.apply(text.substr(0, piece));
  return shown;
}

void check_reasoning(std::string_view text, std::size_t piece) {
  const std::string shown = filter_in_pieces(text, text.size());
  require(shown == filter_in_pieces(text, piece), "the shown text does not depend on how it arrives");
  const std::string stored = coach::strip_reasoning(text);
  // A text that ends within its first tag is never shown.
  const bool is_unfinished = std::string_view("<think>").starts_with(stored);
  const std::size_t end = shown.find_last_not_of(" \t\r\n") + 1;
  require(is_unfinished || shown.substr(0, end) == stored, "the shown text is the stored one");
}

}  // namespace

FITAPP_FUZZ_TARGET(events) {
  if (bytes.empty()) return;
  const std::size_t piece = static_cast<unsigned char>(bytes.front()) % 64 + 1;
  const std::string_view body = bytes.substr(1);
  const Outcome whole = read_in_pieces(body, body.size());
  require(whole == read_in_pieces(body, 1), "byte by byte gives the same answer");
  require(whole == read_in_pieces(body, piece), "any split gives the same answer");
  check_reasoning(whole.text, piece);
  check_reasoning(body, piece);
}
