// SQL of the level progression.
#include "store/progression.h"

#include "domain/messages.h"
#include "store/levels.h"
#include "store/users.h"
#include "store/workouts.h"

namespace fitapp::store {
namespace {

using domain::Progression;
using domain::ProgressionResponse;

// The user's row.
struct StoredStatus {
  std::optional<domain::Level> current_level;
  std::optional<double> readiness_score;
  std::optional<domain::Level> suggested_level;
  std::optional<Instant> suggested_at;
  std::optional<Instant> responded_at;
  std::optional<ProgressionResponse> response;
  std::optional<std::string> declined_reason;
  std::optional<LocalDate> responded_on;
  std::optional<domain::DayStamp> calculated;
};

StoredStatus find_stored(UserId user, Connection& connection) {
  return connection
      .query(
          "SELECT current_level, readiness_score, suggested_level, suggested_at, responded_at, response,"
          " declined_reason, last_calculated_at, local_date, utc_offset FROM progression_status WHERE user_id = ?",
          user)
      .first([](const Query& row) {
        StoredStatus status;
        domain::DayStamp stamp;
        row.row() >> status.current_level >> status.readiness_score >> status.suggested_level >> status.suggested_at >>
            status.responded_at >> status.response >> status.declined_reason >> stamp.at >> stamp.local_date >>
            stamp.utc_offset;
        status.calculated = stamp;
        // The local day of the response, with the offset of the last calculation.
        if (status.responded_at) {
          const auto wall = *status.responded_at + std::chrono::minutes{stamp.utc_offset};
          status.responded_on = LocalDate{std::chrono::floor<std::chrono::days>(wall).time_since_epoch()};
        }
        return status;
      })
      .value_or(StoredStatus{});
}

// First times do not count.
int count_beaten(UserId user, Connection& connection, LocalDate from, LocalDate to) {
  return connection
      .value<int>("SELECT count(*) FROM personal_records WHERE user_id = ? AND local_date BETWEEN ? AND ?", user, from,
                  to)
      .value_or(0);
}

std::optional<double> mean_effort(UserId user, Connection& connection, LocalDate from, LocalDate to) {
  const auto intensities = connection
                               .query(
                                   "SELECT intensity FROM workouts WHERE user_id = ? AND local_date BETWEEN ? AND ? "
                                   "AND intensity IS NOT NULL",
                                   user, from, to)
                               .list([](const Query& row) { return row.get<domain::Intensity>(0); });
  if (intensities.empty()) return std::nullopt;
  double sum = 0;
  for (const domain::Intensity each : intensities) sum += static_cast<double>(each) + 1;  // very_light is 1
  return domain::rounded(sum / static_cast<double>(intensities.size()), 2);
}

domain::ProgressionFacts find_facts(UserId user, Database& database, Connection& connection, const StoredStatus& stored,
                                    LocalDate today) {
  using std::chrono::days;
  auto training = find_training_days(user, database);
  const LocalDate recent = today - days{domain::trend_days - 1};
  domain::ProgressionFacts facts;
  facts.level = find_user(user, connection)->fitness_level.value_or(domain::Level::beginner);
  facts.level_since =
      connection.value<std::optional<LocalDate>>("SELECT max(local_date) FROM level_history WHERE user_id = ?", user)
          .value_or(std::nullopt);
  facts.days = std::move(training.days);
  facts.goals = std::move(training.goals);
  facts.records_beaten = count_beaten(user, connection, recent, today);
  facts.records_beaten_before = count_beaten(user, connection, recent - days{domain::trend_days}, recent - days{1});
  facts.perceived_effort = mean_effort(user, connection, recent, today);
  if (stored.response == ProgressionResponse::declined) facts.declined_on = stored.responded_on;
  facts.today = today;
  return facts;
}

ProgressionStatus status_of(const Progression& progression, const StoredStatus& stored, const domain::DayStamp& now) {
  const bool same_suggestion = stored.suggested_level == progression.suggested_level;
  ProgressionStatus status{progression,     std::nullopt,           stored.responded_at,
                           stored.response, stored.declined_reason, stored.calculated.value_or(now)};
  if (progression.suggested_level) status.suggested_at = same_suggestion ? stored.suggested_at : now.at;
  return status;
}

// The first calculation of a day counts as a change, so that the row has the day of the calculation.
bool is_current(const Progression& progression, const StoredStatus& stored, const domain::DayStamp& now) {
  return stored.calculated && stored.calculated->local_date == now.local_date &&
         stored.current_level == progression.current_level && stored.readiness_score == progression.readiness_score &&
         stored.suggested_level == progression.suggested_level;
}

void write_status(UserId user, Connection& connection, const ProgressionStatus& status) {
  const Progression& progression = status.progression;
  const auto reason = progression.suggested_level ? std::optional(progression.suggestion_reason) : std::nullopt;
  connection.change(
      "INSERT INTO progression_status (user_id, current_level, readiness_score, suggested_level, suggestion_reason,"
      " suggested_at, responded_at, response, declined_reason, weekly_consistency, pr_trend, perceived_effort,"
      " streak_weeks, last_calculated_at, local_date, utc_offset)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      " ON CONFLICT (user_id) DO UPDATE SET current_level = excluded.current_level, readiness_score ="
      " excluded.readiness_score, suggested_level = excluded.suggested_level, suggestion_reason ="
      " excluded.suggestion_reason, suggested_at = excluded.suggested_at, responded_at = excluded.responded_at,"
      " response = excluded.response, declined_reason = excluded.declined_reason, weekly_consistency ="
      " excluded.weekly_consistency, pr_trend = excluded.pr_trend, perceived_effort = excluded.perceived_effort,"
      " streak_weeks = excluded.streak_weeks, last_calculated_at = excluded.last_calculated_at, local_date ="
      " excluded.local_date, utc_offset = excluded.utc_offset",
      user, progression.current_level, progression.readiness_score, progression.suggested_level, reason,
      status.suggested_at, status.responded_at, status.response, status.declined_reason, progression.weekly_consistency,
      progression.pr_trend, progression.perceived_effort, progression.streak_weeks, status.calculated.at,
      status.calculated.local_date, status.calculated.utc_offset);
}

struct Computed {
  ProgressionStatus status;
  bool current = false;
};

Computed compute(UserId user, Database& database, Connection& connection, const domain::DayStamp& now) {
  const StoredStatus stored = find_stored(user, connection);
  const Progression progression =
      domain::progression_of(find_facts(user, database, connection, stored, now.local_date));
  Computed computed{status_of(progression, stored, now), is_current(progression, stored, now)};
  if (!computed.current) computed.status.calculated = now;
  return computed;
}

}  // namespace

ProgressionStatus refresh_progression(UserId user, Database& database, const domain::DayStamp& now) {
  const Computed seen = database.read([&](Connection& connection) { return compute(user, database, connection, now); });
  if (seen.current) return seen.status;
  try {
    return database.write([&](Connection& connection) {
      const Computed computed = compute(user, database, connection, now);
      if (!computed.current) write_status(user, connection, computed.status);
      return computed.status;
    });
  } catch (const Error& error) {
    // Reading also works when the disk is full; the next call stores the result.
    if (error.kind() != ErrorKind::unavailable) throw;
    return seen.status;
  }
}

ProgressionStatus respond_to_suggestion(UserId user, Database& database, const ProgressionAnswer& answer,
                                        const domain::DayStamp& now) {
  return database.write([&](Connection& connection) {
    const ProgressionStatus before = compute(user, database, connection, now).status;
    const Progression& asked = before.progression;
    if (!asked.suggested_level) {
      throw conflict("NO_SUGGESTION", messages::no_level_suggestion);
    }
    write_status(user, connection, before);
    const bool accepted = answer.response == ProgressionResponse::accepted;
    if (accepted) {
      LevelChange change;
      change.from_level = asked.current_level;
      change.to_level = *asked.suggested_level;
      change.reason = asked.suggestion_reason;
      change.triggered_by = "suggestion";
      change.readiness_score_at_change = asked.readiness_score;
      change.notes = answer.reason;
      change.when = now;
      change_level(user, connection, change);
    }
    connection.change(
        "UPDATE progression_status SET responded_at = ?, response = ?, declined_reason = ? WHERE user_id = ?", now.at,
        answer.response, accepted ? std::nullopt : answer.reason, user);
    Computed after = compute(user, database, connection, now);
    after.status.calculated = now;
    write_status(user, connection, after.status);
    return after.status;
  });
}

}  // namespace fitapp::store
