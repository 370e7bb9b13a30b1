// Tests the limits of a planned workout's sections (docs/behaviour.md, Plans and templates).
#include "domain/plans.h"

#include <doctest/doctest.h>

#include "base/utf8.h"

using namespace fitapp::domain;

namespace {

std::vector<Section> sections(std::size_t warmup, std::size_t main, std::size_t cooldown) {
  std::vector<Section> list(warmup, Section::warmup);
  list.insert(list.end(), main, Section::main);
  list.insert(list.end(), cooldown, Section::cooldown);
  return list;
}

}  // namespace

TEST_CASE("full sections fit, and one more exercise in any of them does not") {
  CHECK_FALSE(overfull_section(sections(7, 10, 5)));
  CHECK_FALSE(overfull_section({}));
  CHECK(overfull_section(sections(8, 10, 5)) == Section::warmup);
  CHECK(overfull_section(sections(7, 11, 5)) == Section::main);
  CHECK(overfull_section(sections(7, 10, 6)) == Section::cooldown);
  CHECK(overfull_section(sections(8, 11, 6)) == Section::warmup);
}

TEST_CASE("the sentence names the section and how much it holds") {
  CHECK(section_full(Section::warmup).text == "Warm-up can have at most 7 exercises");
  CHECK(section_full(Section::main).text == "Main can have at most 10 exercises");
  CHECK(section_full(Section::cooldown).text == "Cool-down can have at most 5 exercises");
}

TEST_CASE("a new plan lasts twelve weeks and is not a favourite") {
  const Plan plan;
  CHECK(plan.duration == "12 weeks");
  CHECK_FALSE(plan.is_favorite);
}

TEST_CASE("the form hints at 3, 3 and 2 exercises, and rests 60 seconds unless told otherwise") {
  CHECK(section_limits(Section::warmup).hinted_minimum == 3);
  CHECK(section_limits(Section::main).hinted_minimum == 3);
  CHECK(section_limits(Section::cooldown).hinted_minimum == 2);
  CHECK(default_rest_seconds == 60);
}

TEST_CASE("a unique name of a plan is the name itself, else it gets the first free number") {
  std::vector<Plan> plans(2);
  plans[0].name = "Week";
  plans[1].name = "week 2";
  CHECK(unique_plan_name(plans, "Legs") == "Legs");
  CHECK(unique_plan_name(plans, "WEEK") == "WEEK 3");
  std::string full;
  for (int i = 0; i < 200; ++i) full += "\u00e4";
  CHECK(unique_plan_name(plans, full + "x") == full);
  plans[0].name = full;
  const std::string numbered = unique_plan_name(plans, full);
  CHECK(fitapp::count_characters(numbered) == max_plan_name);
  CHECK(numbered.ends_with("\u00e4 2"));
}
