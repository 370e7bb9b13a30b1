// SQL of the exercise catalogue.
#include "store/catalogue.h"

#include <map>

namespace fitapp::store {
namespace {

struct KnownRow {
  ExerciseId id;
  std::string fingerprint;
};

// Includes every column, so that an unchanged catalogue costs one read at start.
std::map<std::string, KnownRow> list_rows(Database& database) {
  return database.read([](Connection& connection) {
    std::map<std::string, KnownRow> rows;
    Query query = connection.query(
        "SELECT id, key, name || '|' || category || muscle_groups || equipment || instructions || coaching_cues ||"
        " coalesce(video_url, '') || difficulty || primary_muscles || secondary_muscles || coalesce(safety_notes, '')"
        " || '|' || coalesce(default_sets, '') || '|' || coalesce(default_reps, '') || '|' ||"
        " coalesce(default_duration, '') || '|' || coalesce(default_rest_time, '') || loads || pattern || '|' ||"
        " implement FROM exercises");
    while (query.next()) rows[query.text(1)] = {query.id<ExerciseId>(0), query.text(2)};
    return rows;
  });
}

std::string text_of(std::optional<int> number) { return number ? std::to_string(*number) : ""; }

std::string fingerprint(const domain::Exercise& each) {
  std::vector<std::string> loads;
  for (const auto area : each.loads) loads.emplace_back(name_of(area));
  return each.name + "|" + std::string(name_of(each.category)) + encode_list(each.muscle_groups) +
         std::string(name_of(each.equipment)) + each.instructions + each.coaching_cues + each.video_url +
         std::string(name_of(each.difficulty)) + encode_list(each.primary_muscles) +
         encode_list(each.secondary_muscles) + each.safety_notes + "|" + std::to_string(each.default_sets) + "|" +
         text_of(each.default_reps) + "|" + text_of(each.default_duration) + "|" +
         std::to_string(each.default_rest_time) + encode_list(loads) + each.pattern + "|" +
         std::string(name_of(each.implement));
}

ExerciseId save_row(Connection& connection, const domain::Exercise& each) {
  const auto id = connection.value<ExerciseId>(
      "INSERT INTO exercises (key, name, category, muscle_groups, equipment, instructions, coaching_cues, video_url,"
      " difficulty, primary_muscles, secondary_muscles, safety_notes, default_sets, default_reps, default_duration,"
      " default_rest_time, loads, pattern, implement)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      " ON CONFLICT (key) DO UPDATE SET name = excluded.name, category = excluded.category,"
      " muscle_groups = excluded.muscle_groups, equipment = excluded.equipment, instructions = excluded.instructions,"
      " coaching_cues = excluded.coaching_cues, video_url = excluded.video_url, difficulty = excluded.difficulty,"
      " primary_muscles = excluded.primary_muscles, secondary_muscles = excluded.secondary_muscles,"
      " safety_notes = excluded.safety_notes, default_sets = excluded.default_sets,"
      " default_reps = excluded.default_reps, default_duration = excluded.default_duration,"
      " default_rest_time = excluded.default_rest_time, loads = excluded.loads, pattern = excluded.pattern,"
      " implement = excluded.implement RETURNING id",
      each.key, each.name, each.category, each.muscle_groups, each.equipment, each.instructions, each.coaching_cues,
      each.video_url, each.difficulty, each.primary_muscles, each.secondary_muscles, each.safety_notes,
      each.default_sets, each.default_reps, each.default_duration, each.default_rest_time, each.loads, each.pattern,
      each.implement);
  return id.value_or(ExerciseId{});
}

}  // namespace

void save_catalogue(Database& database, std::vector<domain::Exercise>& exercises) {
  const auto rows = list_rows(database);
  bool same = true;
  for (domain::Exercise& each : exercises) {
    const auto row = rows.find(each.key);
    same = same && row != rows.end() && row->second.fingerprint == fingerprint(each);
    if (row != rows.end()) each.id = row->second.id;
  }
  if (same) return;
  database.write([&](Connection& connection) {
    for (domain::Exercise& each : exercises) each.id = save_row(connection, each);
  });
}

}  // namespace fitapp::store
