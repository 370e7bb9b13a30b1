// SQL of answers to suggestions.
#include "store/suggestion_answers.h"

namespace fitapp::store {

std::optional<domain::SuggestionResponse> find_suggestion_answer(UserId user, Database& database,
                                                                 const std::string& exercise) {
  return database.read([&](Connection& connection) {
    return connection
        .query(
            "SELECT answer, local_date, kind, weight, reps, duration FROM suggestion_answers"
            " WHERE user_id = ? AND exercise_name = ? COLLATE NOCASE",
            user, exercise)
        .first([](const Query& query) {
          domain::SuggestionResponse answer;
          query.row() >> answer.answer >> answer.date >> answer.kind >> answer.weight >> answer.reps >> answer.duration;
          return answer;
        });
  });
}

void save_suggestion_answer(UserId user, Database& database, const std::string& exercise,
                            const domain::SuggestionResponse& answer, Instant now) {
  database.write([&](Connection& connection) {
    connection.change(
        "INSERT INTO suggestion_answers (user_id, exercise_name, answer, kind, weight, reps, duration, local_date,"
        " created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)"
        " ON CONFLICT (user_id, exercise_name COLLATE NOCASE) DO UPDATE SET answer = excluded.answer,"
        " kind = excluded.kind, weight = excluded.weight, reps = excluded.reps, duration = excluded.duration,"
        " local_date = excluded.local_date, updated_at = excluded.updated_at"
        // What was declined rests, even if a suggestion of another kind is taken meanwhile.
        " WHERE excluded.answer = 'declined' OR answer <> 'declined' OR kind = excluded.kind",
        user, exercise, answer.answer, answer.kind, answer.weight, answer.reps, answer.duration, answer.date, now);
  });
}

}  // namespace fitapp::store
