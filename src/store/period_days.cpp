// SQL of flow and symptoms of single days.
#include "store/period_days.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define PERIOD_DAY_COLUMNS "local_date, flow, symptoms, mood, energy, note"

domain::PeriodDay read_period_day(const Query& query) {
  domain::PeriodDay day;
  query.row() >> day.local_date >> day.flow >> day.symptoms >> day.mood >> day.energy >> day.note;
  return day;
}

}  // namespace

std::vector<domain::PeriodDay> list_period_days(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    const PageBounds bounds = bounds_of(page);
    return connection
        .query("SELECT " PERIOD_DAY_COLUMNS
               " FROM period_days WHERE user_id = ? AND local_date BETWEEN ? AND ?"
               " ORDER BY local_date DESC LIMIT ? OFFSET ?",
               user, bounds.first_day, bounds.last_day, bounds.limit, bounds.offset)
        .list(read_period_day);
  });
}

domain::PeriodDay save_period_day(UserId user, Database& database, LocalDate day, Instant now,
                                  const std::function<void(domain::PeriodDay& day)>& change) {
  return database.write([&](Connection& connection) {
    auto stored =
        connection
            .query("SELECT " PERIOD_DAY_COLUMNS " FROM period_days WHERE user_id = ? AND local_date = ?", user, day)
            .first(read_period_day);
    domain::PeriodDay changed = stored.value_or(domain::PeriodDay{.local_date = day});
    change(changed);
    if (changed.is_empty()) {
      connection.change("DELETE FROM period_days WHERE user_id = ? AND local_date = ?", user, day);
      return changed;
    }
    connection.change(
        "INSERT INTO period_days (user_id, local_date, flow, symptoms, mood, energy, note, created_at, updated_at)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8) ON CONFLICT (user_id, local_date) DO UPDATE SET"
        " flow = excluded.flow, symptoms = excluded.symptoms, mood = excluded.mood, energy = excluded.energy,"
        " note = excluded.note, updated_at = excluded.updated_at",
        user, day, changed.flow, changed.symptoms, changed.mood, changed.energy, changed.note, now);
    return changed;
  });
}

}  // namespace fitapp::store
