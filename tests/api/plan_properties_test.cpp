// Checks thousands of generated plans with an independent checker.
#include <doctest/doctest.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <thread>

#include "support/catalogue.h"
#include "support/plan_checker.h"
#include "support/preference_cases.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

// Prints only the first few failures, because one bug tends to affect hundreds of plans.
std::size_t count_broken(const std::vector<PlanPreferences>& cases) {
  std::size_t broken = 0;
  std::uint64_t seed = 1;
  for (const PlanPreferences& preferences : cases) {
    const BuiltPlan plan = build_plan(preferences, test::real_catalogue(), seed++);
    const auto rules = test::broken_rules(preferences, test::real_catalogue(), plan);
    if (rules.empty()) continue;
    if (++broken <= 10) MESSAGE(test::described(preferences) << ": " << rules.front() << " (" << rules.size() << ")");
  }
  return broken;
}

struct FailingPlan {
  std::size_t number;
  std::string text;
};

// Checks every `stride`-th plan of the grid, on all processors. Returns the first failure of each thread.
std::vector<FailingPlan> offenders_in_grid(std::size_t stride) {
  const auto workers = std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::vector<FailingPlan>> found(workers);
  std::atomic<std::size_t> next{0};
  std::vector<std::thread> threads;
  for (auto& own : found) {
    threads.emplace_back([&own, &next, stride] {
      for (std::size_t number = next += stride; number <= test::grid_size() && own.empty(); number = next += stride) {
        const PlanPreferences preferences = test::grid_case(number - 1);
        const BuiltPlan plan = build_plan(preferences, test::real_catalogue(), number);
        const auto rules = test::broken_rules(preferences, test::real_catalogue(), plan);
        if (!rules.empty()) own.push_back({number, test::described(preferences) + ": " + rules.front()});
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::vector<FailingPlan> all;
  for (const auto& own : found) all.insert(all.end(), own.begin(), own.end());
  return all;
}

// Set by `./run grid N`. 19997 is coprime to the size of every dimension, so each value is combined with many others.
std::size_t grid_stride() {
  const char* given = std::getenv("FITAPP_GRID_STRIDE");
  return given == nullptr ? 19997 : std::max(1UL, std::strtoul(given, nullptr, 10));
}

}  // namespace

TEST_CASE("every pair of preferences gives a plan that follows all rules") {
  const test::CoveringCases covering = test::all_pairs();
  CHECK(covering.uncovered == 0);
  CHECK(covering.cases.size() >= 31 * 128);  // needed for the two largest dimensions alone
  CHECK(count_broken(covering.cases) == 0);
}

TEST_CASE("random preferences give plans that follow all rules") {
  CHECK(count_broken(test::random_preferences(2000, 7)) == 0);
}

TEST_SUITE("slow") {
  TEST_CASE("all combinations of the form give plans that follow all rules") {
    const std::size_t stride = grid_stride();
    REQUIRE(test::grid_size() == 3UL * 6 * 4 * 4 * 5 * 3 * 3 * 31 * 128);
    for (const FailingPlan& offender : offenders_in_grid(stride)) {
      FAIL_CHECK("plan " << offender.number << " of the grid, " << offender.text);
    }
    const std::size_t judged = test::grid_size() / stride;
    MESSAGE(judged << " of " << test::grid_size() << " plans judged");
  }
}
