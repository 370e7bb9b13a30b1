// Judges plans for named and for random people by the rules of a coach.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <vector>

#include "domain/planning/plan.h"
#include "support/catalogue.h"
#include "support/kept_rules.h"
#include "support/people.h"
#include "support/plan_judge.h"
#include "support/preference_cases.h"

using namespace fitapp;

namespace {

using People = std::vector<domain::PlanPreferences>;

// Splits the people among all processors. The parts stay in order, so that the first failures are always the same.
test::Tally tally_of(const People& people, std::uint64_t first_seed) {
  const domain::Catalogue& catalogue = test::real_catalogue();
  const std::size_t workers = std::max(1U, std::thread::hardware_concurrency());
  std::vector<test::Tally> parts(workers);
  std::vector<std::thread> threads;
  for (std::size_t worker = 0; worker < workers; ++worker) {
    threads.emplace_back([&, worker] {
      const std::size_t end = people.size() * (worker + 1) / workers;
      for (std::size_t i = people.size() * worker / workers; i < end; ++i) {
        parts[worker].add(people[i], domain::planning::build_plan(people[i], catalogue, first_seed + i), catalogue);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  test::Tally all;
  for (const test::Tally& part : parts) all.merge(part);
  return all;
}

// The random preferences are mostly injured adults of unknown age. This makes half of them healthy, and some young, old
// or pregnant.
People random_people(std::size_t count, std::uint64_t seed) {
  People people = test::random_preferences(count, seed);
  for (std::size_t i = 0; i < people.size(); ++i) {
    if (i % 2 == 0) people[i].injuries.clear();
    if (i % 12 == 2 || i % 12 == 3) people[i].age = 12 + static_cast<int>(i / 12 % 4);
    if (i % 12 == 4 || i % 12 == 5) people[i].age = 65 + static_cast<int>(i / 12 % 20);
    if (i % 12 == 6 || i % 12 == 7) people[i].pregnant = true;
  }
  return people;
}

// Set by `./run grid N`.
std::size_t people_of_grid() {
  const char* given = std::getenv("FITAPP_GRID_PEOPLE");
  return given == nullptr ? 20000 : std::max(1UL, std::strtoul(given, nullptr, 10));
}

}  // namespace

TEST_CASE("sixty named people get plans that a coach would sign") {
  const std::vector<test::NamedPerson> named = test::named_people();
  REQUIRE(named.size() == 60);
  People people;
  for (const test::NamedPerson& person : named) people.push_back(person.preferences);
  test::Tally tally;
  for (const std::uint64_t seed : {1, 1001, 2001}) tally.merge(tally_of(people, seed));
  test::check_kept(tally);
}

TEST_CASE("random people get plans that a coach would sign") { test::check_kept(tally_of(random_people(20000, 7), 1)); }

TEST_SUITE("slow") {
  TEST_CASE("the judge prints its table") {
    const test::Tally tally = tally_of(random_people(people_of_grid(), 11), 1);
    std::cout << tally.table() << std::flush;
    test::check_kept(tally);
  }
}
