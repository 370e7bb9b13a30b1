// The input and the result of the readiness formula: one row per user, and the history of level changes.
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

// Computes the progression, and stores it when it changed.
ProgressionStatus refresh_progression(UserId user, Database& database, const domain::DayStamp& now);

struct ProgressionAnswer {
  domain::ProgressionResponse response = domain::ProgressionResponse::declined;
  std::optional<std::string> reason;
};
// Accepting changes the level and writes its history. Throws 409 NO_SUGGESTION without a suggestion.
ProgressionStatus respond_to_suggestion(UserId user, Database& database, const ProgressionAnswer& answer,
                                        const domain::DayStamp& now);

}  // namespace fitapp::store
