// Tests when users must be counted again.
#include "api/usage_ledger.h"

#include <doctest/doctest.h>

using namespace fitapp;
using api::UsageLedger;
using domain::Usage;

namespace {

constexpr UserId ada{1};
constexpr UserId eve{2};

}  // namespace

TEST_CASE("a user is counted first, and each user on their own") {
  UsageLedger ledger;
  CHECK_FALSE(ledger.find(ada));
  ledger.counted(ada, {10, 2000});
  CHECK(ledger.find(ada) == Usage{10, 2000});
  CHECK_FALSE(ledger.find(eve));
}

TEST_CASE("a change counts as a row and the bytes of its body") {
  UsageLedger ledger;
  ledger.changed(ada, 300);  // not yet counted, so the count will contain it
  CHECK_FALSE(ledger.find(ada));
  ledger.counted(ada, {10, 2000});
  ledger.changed(ada, 300);
  ledger.changed(eve, 300);
  CHECK(ledger.find(ada) == Usage{11, 2300});
}

TEST_CASE("a user is counted again after 256 changes or a mebibyte of bodies") {
  UsageLedger ledger;
  ledger.counted(ada, {});
  for (int i = 0; i < 255; ++i) ledger.changed(ada, 1);
  CHECK(ledger.find(ada) == Usage{255, 255});
  ledger.changed(ada, 1);
  CHECK_FALSE(ledger.find(ada));
  ledger.counted(ada, {256, 10'000});
  ledger.changed(ada, 1024 * 1024);
  CHECK_FALSE(ledger.find(ada));
}

TEST_CASE("a forgotten user is counted again") {
  UsageLedger ledger;
  ledger.counted(ada, {10, 2000});
  ledger.forget(ada);
  ledger.forget(eve);
  CHECK_FALSE(ledger.find(ada));
}
