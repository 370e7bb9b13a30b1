// What the readiness formula looks at, and what came of it: one row a person, changes of level in the history.
#pragma once

#include "domain/day_stamp.h"
#include "domain/progression.h"
#include "store/db.h"

namespace fitapp::store {

struct ProgressionStatus {
  domain::Progression progression;
  std::optional<Instant> suggested_at;
  std::optional<Instant> responded_at;
  std::optional<domain::ProgressionResponse> response;
  std::optional<std::string> declined_reason;
  domain::DayStamp calculated;
};

// Computed anew; written only where something changed since the last time.
ProgressionStatus refresh_progression(UserId user, Database& database, const domain::DayStamp& now);

struct ProgressionAnswer {
  domain::ProgressionResponse response = domain::ProgressionResponse::declined;
  std::optional<std::string> reason;
};
// Accepting changes the level and writes its history. Throws 409 NO_SUGGESTION where none stands.
ProgressionStatus respond_to_suggestion(UserId user, Database& database, const ProgressionAnswer& answer,
                                        const domain::DayStamp& now);

}  // namespace fitapp::store
