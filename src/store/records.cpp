// SQL of personal records, which are derived from completions.
#include "store/records.h"

#include <map>
#include <set>

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define RECORD_COLUMNS "id, exercise_name, value, unit, achieved_at, local_date, utc_offset"

domain::PersonalRecord read_record(const Query& query) {
  domain::PersonalRecord record;
  query.row() >> record.id >> record.exercise_name >> record.value >> record.unit >> record.when.at >>
      record.when.local_date >> record.when.utc_offset;
  return record;
}

void write_record(UserId user, Connection& connection, const domain::Completion& done,
                  const domain::RecordValue& best) {
  connection.change(
      "INSERT INTO personal_records (user_id, completion_id, planned_exercise_id, exercise_id, exercise_key,"
      " exercise_name, value, unit, achieved_at, local_date, utc_offset, created_at, updated_at)"
      " VALUES (?1, ?2, ?3, (SELECT id FROM exercises WHERE key = ?4), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?8, ?8)"
      " ON CONFLICT (completion_id) WHERE completion_id IS NOT NULL DO UPDATE SET value = excluded.value,"
      " unit = excluded.unit, achieved_at = excluded.achieved_at, local_date = excluded.local_date,"
      " utc_offset = excluded.utc_offset",
      user, done.id, done.planned_exercise_id, done.exercise_key, done.exercise_name, best.value, best.unit,
      done.when.at, done.when.local_date, done.when.utc_offset);
}

// The movement and implement of an exercise: the user's own, or the catalogue's. nullopt for a custom exercise.
struct KnownExercise {
  bool makes_records = true;
  std::string implement;
};
std::optional<KnownExercise> find_known(UserId user, Connection& connection, const ExerciseName& exercise) {
  const auto own =
      connection
          .query("SELECT category, implement FROM own_exercises WHERE user_id = ? AND name = ? COLLATE NOCASE", user,
                 exercise)
          .first([](const Query& row) {
            return KnownExercise{row.get<domain::Section>(0) == domain::Section::main, row.text(1)};
          });
  if (own) return own;
  return connection.query("SELECT pattern, implement FROM exercises WHERE name = ? COLLATE NOCASE", exercise)
      .first([](const Query& row) {
        return KnownExercise{domain::makes_records(row.text(0)), row.text(1)};
      });
}

domain::ExerciseRecords records_of(UserId user, Connection& connection, const ExerciseName& exercise,
                                   const std::vector<domain::Completion>& completions) {
  const auto known = find_known(user, connection, exercise);
  if (!known) return domain::records_in(completions);
  if (!known->makes_records) return {};
  const auto implement = parse_enum<domain::Implement>(known->implement).value_or(domain::Implement::other);
  return domain::records_in(completions, domain::weight_role_of(implement));
}

}  // namespace

std::optional<domain::PersonalRecord> find_record_of(Connection& connection, CompletionId completion) {
  return connection.query("SELECT " RECORD_COLUMNS " FROM personal_records WHERE completion_id = ?", completion)
      .first(read_record);
}

domain::ExerciseRecords find_exercise_records(UserId user, Connection& connection, const ExerciseName& exercise) {
  return records_of(user, connection, exercise, list_completions_of(user, connection, exercise));
}

domain::ExerciseRecords rebuild_records(UserId user, Connection& connection, const ExerciseName& exercise) {
  const auto completions = list_completions_of(user, connection, exercise);
  std::map<CompletionId, const domain::Completion*> by_id;
  for (const domain::Completion& each : completions) by_id[each.id] = &each;
  std::set<CompletionId> record_ids;
  const domain::ExerciseRecords records = records_of(user, connection, exercise, completions);
  for (const domain::RecordSet& record : records.beaten) {
    write_record(user, connection, *by_id.at(record.completion), record.best);
    record_ids.insert(record.completion);
  }
  for (const domain::Completion& each : completions) {
    if (!record_ids.contains(each.id)) {
      connection.change("DELETE FROM personal_records WHERE completion_id = ?", each.id);
    }
  }
  return records;
}

std::vector<domain::PersonalRecord> list_records(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " RECORD_COLUMNS " FROM personal_records WHERE user_id = ? AND local_date = ?"
                   " ORDER BY achieved_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " RECORD_COLUMNS " FROM personal_records WHERE user_id = ? AND achieved_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY achieved_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_record, max_completion_offset);
  });
}

std::vector<domain::PersonalRecord> list_latest_records(UserId user, Database& database, int max_count) {
  return database.read([&](Connection& connection) {
    // Scans from the newest record until there are enough, keeping the newest one of each exercise.
    return connection
        .query("SELECT " RECORD_COLUMNS
               " FROM personal_records AS record WHERE user_id = ?1 AND NOT EXISTS (SELECT 1 FROM personal_records"
               " WHERE user_id = ?1 AND exercise_name = record.exercise_name COLLATE NOCASE"
               " AND (achieved_at, id) > (record.achieved_at, record.id))"
               " ORDER BY achieved_at DESC, id DESC LIMIT ?2",
               user, max_count)
        .list(read_record);
  });
}

}  // namespace fitapp::store
