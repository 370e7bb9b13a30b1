// Fuzzes the check of chunked bodies. The first byte chooses how the body is split.
#include "http/chunk_check.h"

#include <algorithm>

#include "fuzz/fuzz_target.h"

using fitapp::fuzz::require;
using fitapp::http::ChunkCheck;

namespace {

struct Outcome {
  bool is_accepted = true;
  bool is_complete = false;
  std::uint64_t announced = 0;

  bool operator==(const Outcome&) const = default;
};

Outcome check_in_pieces(std::string_view body, std::size_t first, std::size_t piece) {
  ChunkCheck check;
  Outcome outcome;
  for (std::size_t length = first; !body.empty() && outcome.is_accepted; length = piece) {
    const std::string_view next = body.substr(0, length);
    outcome.is_accepted = check.accept(next);
    body.remove_prefix(next.size());
  }
  outcome.is_complete = check.is_complete();
  outcome.announced = check.announced();
  return outcome;
}

}  // namespace

FITAPP_FUZZ_TARGET(chunks) {
  if (bytes.empty()) return;
  const auto choice = static_cast<unsigned char>(bytes.front());
  const std::string_view body = bytes.substr(1);
  const Outcome whole = check_in_pieces(body, body.size(), body.size());
  require(whole == check_in_pieces(body, 1, 1), "byte by byte gives the same result");
  require(whole == check_in_pieces(body, choice % 16 + 1, choice / 16 + 1), "any split gives the same result");
  require(whole.is_accepted || !whole.is_complete, "a refused body is not complete");
  if (!whole.is_complete) return;

  // The end is found exactly: without its last byte the body is not complete, and what follows does not matter.
  std::size_t length = 0;
  for (ChunkCheck check; !check.is_complete(); ++length) check.accept(body.substr(length, 1));
  require(whole.announced <= length, "the announced bytes are part of the body");
  require(!check_in_pieces(body.substr(0, length - 1), length, length).is_complete, "the last byte is needed");
  require(body.substr(0, length).ends_with("\r\n\r\n") || body.substr(0, length).ends_with("\r\n"), "it ends in CR LF");
}
