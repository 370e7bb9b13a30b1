// Tests the units that people of a region are used to.
#include "domain/units.h"

#include <doctest/doctest.h>

using namespace fitapp::domain;

namespace {

bool is_metric(const std::vector<std::string_view>& tags) {
  const Units units = usual_units(tags);
  REQUIRE((units.weight == WeightUnit::kg) == (units.length == LengthUnit::cm));
  REQUIRE((units.weight == WeightUnit::kg) == (units.distance == DistanceUnit::km));
  return units.weight == WeightUnit::kg;
}

}  // namespace

TEST_CASE("a region decides about the units: pounds in the United States, Liberia and Myanmar, kilograms elsewhere") {
  for (const char* tag : {"en-US", "en-us", "es-US", "en-LR", "my-MM", "zh-Hans-US", "en_US"}) {
    CAPTURE(tag);
    CHECK_FALSE(is_metric({tag}));
  }
  for (const char* tag : {"de-DE", "de-AT", "en-GB", "en-CA", "fr-FR", "zh-Hant-TW", "de-Latn-DE", "ja-JP"}) {
    CAPTURE(tag);
    CHECK(is_metric({tag}));
  }
}

TEST_CASE("a language without a region has the units of most of its speakers") {
  CHECK(is_metric({"de"}));
  CHECK(is_metric({"fr"}));
  CHECK_FALSE(is_metric({"en"}));
  CHECK_FALSE(is_metric({"my"}));
}

TEST_CASE("the first language with a region decides about the units") {
  CHECK(is_metric({"en", "de-DE"}));
  CHECK(is_metric({"en-GB", "en-US"}));
  CHECK_FALSE(is_metric({"en-US", "de-DE"}));
  CHECK_FALSE(is_metric({"de", "en-US"}));
}

TEST_CASE("without a language the units are the defaults, and an unusual tag has no region") {
  CHECK(usual_units({}) == Units{});
  for (const char* tag : {"en-", "en-001", "en-x-us", "-US-", "en-1"}) {
    CAPTURE(tag);
    usual_units({tag});
  }
  CHECK_FALSE(is_metric({"en-001"}));
  CHECK(is_metric({"-", "de-1996"}));
}
