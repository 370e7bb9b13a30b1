// Answers to requests with an Idempotency-Key, and the time of the last change of a row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/id.h"
#include "store/db.h"

namespace fitapp::store {

// How long an answer is kept.
inline constexpr std::chrono::days idempotency_days{30};

// Keys and bytes that a user may have. The oldest answers beyond them are removed.
inline constexpr int most_answers = 10'000;
inline constexpr std::int64_t most_answer_bytes = 16'000'000;

struct KeyedRequest {
  std::string key_hash;
  std::string hash;  // SHA-256 of key, method, path, query and body
};

struct StoredAnswer {
  int status = 0;
  std::optional<std::int64_t> entity;  // the id of the row that the request created
  std::optional<Blob> body;            // encrypted; nullopt: too long
};

// The answer to the same request of the last 30 days. Throws 409 when the key belongs to another request.
std::optional<StoredAnswer> find_answer(UserId user, Database& database, const KeyedRequest& request, Instant now);

// Does nothing when the account no longer exists. Removes answers of all users that are older than 30 days, and from
// time to time those of this user beyond the limits.
void save_answer(UserId user, Database& database, const KeyedRequest& request, const StoredAnswer& answer, Instant now);

// The kinds of entries whose changes can be compared by time.
enum class Dated { food, measurement, night, period, workout, planned_workout, note, mark, period_day };

// The time of the last change of the user's row; nullopt when there is no such row.
std::optional<Instant> find_last_change(UserId user, Database& database, Dated kind, std::int64_t id);
// The same for rows without an id in the API: notes and marks by their exercise, days of the cycle by their date.
std::optional<Instant> find_last_change(UserId user, Database& database, Dated kind, const std::string& name);

}  // namespace fitapp::store
