#include "support/kept_rules.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace fitapp::test {

void check_kept(const Tally& tally, std::initializer_list<std::string_view> except) {
  constexpr std::size_t printed = 3;
  for (const Tally::Row& row : tally.rows()) {
    if (std::ranges::find(except, row.rule) != except.end()) continue;
    const bool good = row.safety ? row.kept == row.applies : row.kept * 100 >= row.applies * 99;
    CHECK_MESSAGE(good, row.rule, ": ", row.kept, " of ", row.applies);
    if (good) continue;
    for (std::size_t i = 0; i < std::min(printed, row.failures.size()); ++i) MESSAGE(row.failures[i]);
  }
}

}  // namespace fitapp::test
