// Tests which stored answers make room.
#include "store/idempotency.h"

#include <doctest/doctest.h>

#include "entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

void add_answers(Database& database, UserId user, int count, int bytes) {
  database.write([&](Connection& connection) {
    connection.change(
        "INSERT INTO idempotency_keys (user_id, key_hash, request_hash, status, body, created_at)"
        " WITH RECURSIVE numbers(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM numbers WHERE i < ?2)"
        " SELECT ?1, 'old ' || i, 'hash', 201, zeroblob(?3), 1 FROM numbers",
        user, count, bytes);
  });
}

std::int64_t count_answers(Database& database, UserId user) {
  return database.read([&](Connection& connection) {
    return *connection.value<std::int64_t>("SELECT count(*) FROM idempotency_keys WHERE user_id = ?", user);
  });
}

}  // namespace

TEST_CASE("the oldest answers of a user make room, by their number and their bytes, and no one else's") {
  for (const auto& [count, bytes, most] :
       {std::tuple{most_answers + 500, 10, most_answers + 64}, std::tuple{400, 100'000, 160 + 64}}) {
    TwoUsers users;
    Database& database = *users.database;
    const auto [ada, eve] = std::pair{users.ada, users.eve};
    const Instant early = Instant{} + std::chrono::hours{1};
    add_answers(database, eve, 5, 10);
    add_answers(database, ada, count, bytes);
    for (int i = 0; i < 64; ++i)
      save_answer(ada, database, {"new " + std::to_string(i), "hash"}, {201, 1, Blob{"{}"}}, early);
    CHECK(count_answers(database, ada) <= most);
    CHECK(find_answer(ada, database, {"new 0", "hash"}, Instant{} + std::chrono::hours{1}));
    CHECK(count_answers(database, eve) == 5);
  }
}
