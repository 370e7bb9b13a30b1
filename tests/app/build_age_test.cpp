// Tests the sentence about the age of the build.
#include "app/build_age.h"

#include <doctest/doctest.h>

#include <array>

using fitapp::app::describe_build;
using std::chrono::sys_days;
using namespace std::chrono_literals;

namespace {

constexpr std::array<std::string_view, 3> parts{"2022-08-15", "2021-11-07", "2026-04-03"};
constexpr sys_days november_24{2026y / 11 / 24};

}  // namespace

TEST_CASE("a fresh build names its day and the days of its libraries") {
  const auto age = describe_build("2026-11-24", parts, november_24);
  CHECK_FALSE(age.is_outdated);
  CHECK(age.sentence == "built on 2026-11-24, today, with libraries from 2021-11-07 to 2026-04-03");
  CHECK(describe_build("2026-11-23", parts, november_24).sentence.starts_with("built on 2026-11-23, yesterday,"));
  CHECK(describe_build("2026-11-20", parts, november_24).sentence.starts_with("built on 2026-11-20, 4 days ago,"));
}

TEST_CASE("a build is outdated after 90 days, and the sentence says what to do") {
  CHECK_FALSE(describe_build("2026-08-26", parts, november_24).is_outdated);
  const auto age = describe_build("2026-08-25", parts, november_24);
  CHECK(age.is_outdated);
  CHECK(
      age.sentence ==
      "built on 2026-08-25, 91 days ago, with libraries from 2021-11-07 to 2026-04-03. Build again or install a newer "
      "release: only that brings the fixes of the libraries");
}

TEST_CASE("a clock that is behind makes no build outdated") {
  const auto age = describe_build("2027-01-01", parts, november_24);
  CHECK_FALSE(age.is_outdated);
  CHECK(age.sentence.starts_with("built on 2027-01-01, today,"));
}

TEST_CASE("an unreadable day is no error") {
  CHECK(describe_build("", {}, november_24).sentence == "of an unknown day");
}
