// Tests that a page of a list is the right part of the full list, whatever time zones its rows were written in.
#include "store/pages.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "entries_support.h"
#include "store/chat.h"
#include "store/completions.h"
#include "store/nutrition.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::days;
using std::chrono::hours;

namespace {

// The two time zones that are farthest apart, and one in between.
const std::array zones{Zone::find("Pacific/Kiritimati"), Zone::find("Etc/GMT+12"), Zone::find("Europe/Berlin")};

std::vector<domain::Page> some_pages() {
  const LocalDate first = day("2026-11-01");
  std::vector<domain::Page> pages{{}, {.from = {}, .to = {}, .limit = 7, .offset = 3}};
  for (int from = 0; from < 12; from += 3) {
    for (int length = 0; length < 4; ++length) {
      for (const std::optional<int> limit : {std::optional<int>{}, std::optional{5}}) {
        const int offset = limit ? 2 : 0;
        pages.push_back({first + days{from}, first + days{from + length}, limit, offset});
        pages.push_back({first + days{from}, std::nullopt, limit, offset});
        pages.push_back({std::nullopt, first + days{from}, limit, offset});
      }
    }
  }
  return pages;
}

// The expected ids of a page; `whole` is the full list, newest first.
template <class Row, class Day>
std::vector<std::int64_t> expected_page(const std::vector<Row>& whole, const domain::Page& page, Day day_of) {
  std::vector<std::int64_t> ids;
  int skipped = 0;
  for (const Row& row : whole) {
    const LocalDate its_day = day_of(row);
    if ((page.from && its_day < *page.from) || (page.to && its_day > *page.to)) continue;
    if (skipped++ < page.offset) continue;
    if (page.limit && ids.size() == static_cast<std::size_t>(*page.limit)) break;
    ids.push_back(row.id.value);
  }
  return ids;
}

template <class Row>
std::vector<std::int64_t> ids_of(const std::vector<Row>& rows) {
  std::vector<std::int64_t> ids;
  for (const Row& row : rows) ids.push_back(row.id.value);
  return ids;
}

}  // namespace

TEST_CASE("a page of food is selected by the local days of its entries, in any time zone") {
  TwoUsers users;
  std::mt19937 random(7);
  for (int i = 0; i < 120; ++i) {
    domain::FoodEntry entry;
    entry.name = "Rice";
    const Instant moment = noon("2026-11-01").at + hours{random() % 400};
    static_cast<domain::DayStamp&>(entry) = domain::stamp_of(moment, *zones.at(random() % zones.size()));
    insert_food_entry(users.ada, *users.database, entry, {}, now);
  }
  const auto whole = list_food_entries(users.ada, *users.database, {});
  CHECK(whole.size() == 120);
  CHECK(std::is_sorted(whole.begin(), whole.end(), [](const auto& a, const auto& b) {
    return std::pair(a.at, a.id.value) > std::pair(b.at, b.id.value);
  }));
  for (const domain::Page& page : some_pages()) {
    const auto expected = expected_page(whole, page, [](const auto& row) { return row.local_date; });
    CHECK(ids_of(list_food_entries(users.ada, *users.database, page)) == expected);
  }
}

TEST_CASE("a page of the chat is selected by the local days of its messages, also while the user travels") {
  TwoUsers users;
  std::mt19937 random(7);
  Instant moment = noon("2026-11-01").at;
  for (int i = 0; i < 120; ++i) {
    domain::ChatMessage words;
    moment += hours{random() % 7};
    static_cast<domain::DayStamp&>(words) = domain::stamp_of(moment, *zones.at(random() % zones.size()));
    insert_chat_question(users.ada, *users.database, words, {});
  }
  auto whole = list_chat_messages(users.ada, *users.database, {});
  CHECK(whole.size() == 120);
  std::reverse(whole.begin(), whole.end());
  for (const domain::Page& page : some_pages()) {
    auto expected = expected_page(whole, page, [](const auto& row) { return row.local_date; });
    std::reverse(expected.begin(), expected.end());
    CHECK(ids_of(list_chat_messages(users.ada, *users.database, page)) == expected);
  }
}

TEST_CASE("a completion stays on the pages of its day when its workout moves to other time zones") {
  TwoUsers users;
  domain::Workout workout;
  workout.name = "Strength";
  workout.when = noon("2026-11-05");
  const WorkoutId log = insert_workout(users.ada, *users.database, workout, {}, {}, now).entity.id;
  domain::Completion done;
  done.exercise_name = "Row";
  done.workout_id = log;
  done.when = domain::stamp_of(noon("2026-11-05").at + hours{11}, Zone::utc());
  const CompletionId row = save_completion(users.ada, *users.database, done, {}, now).completion.id;
  for (const Zone* zone : zones) {
    const auto moved = [&](domain::Workout& each) {
      each.when = domain::stamp_of(zone->instant(day("2026-11-08"), hours{23}), *zone);
    };
    update_workout(users.ada, *users.database, log, now, moved);
    const auto list = list_completions(users.ada, *users.database, {day("2026-11-07"), day("2026-11-09"), {}, 0});
    REQUIRE(list.size() == 1);
    CHECK(list[0].id == row);
    CHECK(list[0].when.local_date == day("2026-11-08"));
  }
}
