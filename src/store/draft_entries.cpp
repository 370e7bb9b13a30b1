// SQL of the entries that were logged from a draft of the chat.
#include "store/draft_entries.h"

#include <charconv>

#include "store/chat.h"
#include "store/completions.h"
#include "store/workouts.h"

namespace fitapp::store {
namespace {

template <class IdType>
struct Logged {
  IdType id;
  std::string key;
};

// `select` reads id and client_key by user_id and a range of client_key.
template <class IdType>
std::vector<Logged<IdType>> logged_by(UserId user, Connection& connection, std::string_view select,
                                      ChatMessageId message) {
  const std::string keys = "chat:" + std::to_string(message.value);
  return connection.query(select, user, keys + ":", keys + ";").list([](const Query& query) {
    Logged<IdType> entry;
    query.row() >> entry.id >> entry.key;
    return entry;
  });
}

#define DRAFT_ENTRIES_OF(table) \
  "SELECT id, client_key FROM " table " WHERE user_id = ? AND client_key > ? AND client_key < ? ORDER BY client_key"
constexpr std::string_view foods = DRAFT_ENTRIES_OF("food_entries");
constexpr std::string_view completions = DRAFT_ENTRIES_OF("exercise_completions");
constexpr std::string_view workouts = DRAFT_ENTRIES_OF("workouts");
constexpr std::string_view nights = DRAFT_ENTRIES_OF("sleep_trackings");
constexpr std::string_view measurements = DRAFT_ENTRIES_OF("body_measurements");
constexpr std::string_view glasses = DRAFT_ENTRIES_OF("water_entries");
constexpr std::string_view periods = DRAFT_ENTRIES_OF("period_trackings");

#define DELETE_DRAFT_ENTRIES_OF(table) "DELETE FROM " table " WHERE user_id = ? AND client_key > ? AND client_key < ?"
constexpr std::string_view foods_removal = DELETE_DRAFT_ENTRIES_OF("food_entries");
constexpr std::string_view nights_removal = DELETE_DRAFT_ENTRIES_OF("sleep_trackings");
constexpr std::string_view measurements_removal = DELETE_DRAFT_ENTRIES_OF("body_measurements");
constexpr std::string_view glasses_removal = DELETE_DRAFT_ENTRIES_OF("water_entries");
constexpr std::string_view periods_removal = DELETE_DRAFT_ENTRIES_OF("period_trackings");
// Of entries that nothing else depends on.
constexpr std::string_view plain_removals[] = {foods_removal, nights_removal, measurements_removal, glasses_removal,
                                               periods_removal};

// The moments of the sets of the entry that the key names.
domain::KnownSets sets_of(const domain::LogDraft& draft, const std::string& key) {
  std::size_t index = draft.entries.size();
  const std::size_t at = key.rfind(':') + 1;
  std::from_chars(key.data() + at, key.data() + key.size(), index);
  if (index >= draft.entries.size() || !draft.entries[index].exercise) return std::nullopt;
  std::vector<Instant> moments;
  for (const domain::SetLog& set : draft.entries[index].exercise->sets) {
    if (set.done_at) moments.push_back(*set.done_at);
  }
  return moments;
}

bool has_exercises(UserId user, Connection& connection, WorkoutId workout) {
  return connection
      .value<int>("SELECT 1 FROM exercise_completions WHERE user_id = ? AND workout_id = ? LIMIT 1", user, workout)
      .has_value();
}

}  // namespace

bool has_draft_entries(UserId user, Database& database, ChatMessageId message) {
  return database.read([&](Connection& connection) {
    return !logged_by<FoodEntryId>(user, connection, foods, message).empty() ||
           !logged_by<CompletionId>(user, connection, completions, message).empty() ||
           !logged_by<WorkoutId>(user, connection, workouts, message).empty() ||
           !logged_by<SleepId>(user, connection, nights, message).empty() ||
           !logged_by<MeasurementId>(user, connection, measurements, message).empty() ||
           !logged_by<WaterEntryId>(user, connection, glasses, message).empty() ||
           !logged_by<PeriodId>(user, connection, periods, message).empty();
  });
}

std::optional<domain::ChatMessage> take_back_draft(UserId user, Database& database, ChatMessageId message,
                                                   const DraftOf& draft_of, Instant now) {
  const std::string keys = "chat:" + std::to_string(message.value);
  return database.write([&](Connection& connection) {
    auto answer = set_chat_logged(user, connection, message, false);
    if (!answer) return answer;
    const domain::LogDraft draft = draft_of(*answer);
    for (const std::string_view removal : plain_removals) connection.change(removal, user, keys + ":", keys + ";");
    for (const auto& each : logged_by<CompletionId>(user, connection, completions, message))
      delete_completion(user, connection, each.id, now, sets_of(draft, each.key));
    for (const auto& each : logged_by<WorkoutId>(user, connection, workouts, message)) {
      if (!has_exercises(user, connection, each.id)) delete_workout(user, connection, each.id);
    }
    return answer;
  });
}

}  // namespace fitapp::store
