// SQL of wellness activities and saved insights.
#include "store/wellness.h"

#include "store/pages.h"

namespace fitapp::store {
namespace {

#define ACTIVITY_COLUMNS "id, activity_type, activity_name, completed_at, local_date, utc_offset"
#define INSIGHT_COLUMNS "id, content, type, metadata, created_at, local_date, utc_offset"

domain::WellnessActivity read_activity(const Query& query) {
  domain::WellnessActivity activity;
  query.row() >> activity.id >> activity.activity_type >> activity.activity_name >> activity.at >>
      activity.local_date >> activity.utc_offset;
  return activity;
}

domain::WellnessInsight read_insight(const Query& query) {
  domain::WellnessInsight insight;
  query.row() >> insight.id >> insight.content >> insight.type >> insight.metadata >> insight.at >>
      insight.local_date >> insight.utc_offset;
  return insight;
}

std::optional<domain::WellnessActivity> find_activity(UserId user, Connection& connection, WellnessActivityId id) {
  return connection.query("SELECT " ACTIVITY_COLUMNS " FROM wellness_activities WHERE id = ? AND user_id = ?", id, user)
      .first(read_activity);
}

std::optional<domain::WellnessInsight> find_insight(UserId user, Connection& connection, InsightId id) {
  return connection.query("SELECT " INSIGHT_COLUMNS " FROM wellness_insights WHERE id = ? AND user_id = ?", id, user)
      .first(read_insight);
}

}  // namespace

std::vector<domain::WellnessActivity> list_wellness_activities(UserId user, Database& database,
                                                               const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " ACTIVITY_COLUMNS " FROM wellness_activities WHERE user_id = ? AND local_date = ?"
                   " ORDER BY completed_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span =
             "SELECT " ACTIVITY_COLUMNS " FROM wellness_activities WHERE user_id = ? AND completed_at BETWEEN ? AND ?"
             " AND +local_date BETWEEN ? AND ? ORDER BY completed_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_activity);
  });
}

Inserted<domain::WellnessActivity> insert_wellness_activity(UserId user, Database& database,
                                                            const domain::WellnessActivity& activity,
                                                            const ClientKey& key, Instant now) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<WellnessActivityId>(
        user, connection, "SELECT id, client_body_hash FROM wellness_activities WHERE user_id = ? AND client_key = ?",
        key);
    if (replay) return Inserted<domain::WellnessActivity>{*find_activity(user, connection, *replay), true};
    domain::WellnessActivity made = activity;
    made.id = WellnessActivityId{connection.insert(
        "INSERT INTO wellness_activities (user_id, activity_type, activity_name, completed_at, local_date, utc_offset,"
        " client_key, client_body_hash, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.activity_type, made.activity_name, made.at, made.local_date, made.utc_offset, key.key, key.body_hash,
        now, now)};
    return Inserted<domain::WellnessActivity>{made, false};
  });
}

std::vector<domain::WellnessInsight> list_insights(UserId user, Database& database, const domain::Page& page) {
  return database.read([&](Connection& connection) {
    return list_page(
        user, connection, page,
        {.of_day = "SELECT " INSIGHT_COLUMNS " FROM wellness_insights WHERE user_id = ? AND local_date = ?"
                   " ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?",
         .of_span = "SELECT " INSIGHT_COLUMNS " FROM wellness_insights WHERE user_id = ? AND created_at BETWEEN ? AND ?"
                    " AND +local_date BETWEEN ? AND ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?"},
        read_insight);
  });
}

Inserted<domain::WellnessInsight> insert_insight(UserId user, Database& database,
                                                 const domain::WellnessInsight& insight, const ClientKey& key) {
  return database.write([&](Connection& connection) {
    const auto replay = find_replay<InsightId>(
        user, connection, "SELECT id, client_body_hash FROM wellness_insights WHERE user_id = ? AND client_key = ?",
        key);
    if (replay) return Inserted<domain::WellnessInsight>{*find_insight(user, connection, *replay), true};
    domain::WellnessInsight made = insight;
    const auto same_kind =
        connection
            .query(
                "SELECT id FROM wellness_insights WHERE user_id = ? AND"
                " json_extract(metadata, '$.kind') = json_extract(?, '$.kind') ORDER BY created_at DESC LIMIT 1",
                user, made.metadata)
            .first([](const Query& query) {
              InsightId id;
              query.row() >> id;
              return id;
            });
    if (same_kind) {
      made.id = *same_kind;
      connection.change(
          "UPDATE wellness_insights SET content = ?, type = ?, metadata = ?, client_key = ?, client_body_hash = ?,"
          " created_at = ?, local_date = ?, utc_offset = ?, updated_at = ? WHERE id = ? AND user_id = ?",
          made.content, made.type, made.metadata, key.key, key.body_hash, made.at, made.local_date, made.utc_offset,
          made.at, made.id, user);
      return Inserted<domain::WellnessInsight>{made, true};
    }
    made.id = InsightId{connection.insert(
        "INSERT INTO wellness_insights (user_id, content, type, metadata, client_key, client_body_hash, created_at,"
        " local_date, utc_offset, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user, made.content, made.type, made.metadata, key.key, key.body_hash, made.at, made.local_date, made.utc_offset,
        made.at)};
    return Inserted<domain::WellnessInsight>{made, false};
  });
}

bool delete_insight(UserId user, Database& database, InsightId id) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM wellness_insights WHERE id = ? AND user_id = ?", id, user) > 0;
  });
}

std::vector<domain::HiddenInsight> list_hidden_insights(UserId user, Database& database, LocalDate today) {
  return database.read([&](Connection& connection) {
    Query rows = connection.query(
        "SELECT kind, until FROM hidden_insights WHERE user_id = ? AND until > ? ORDER BY kind", user, today);
    std::vector<domain::HiddenInsight> all;
    std::string name;
    LocalDate until;
    while (rows.next()) {
      rows.row() >> name >> until;
      // A newer version may know more kinds.
      if (const auto kind = parse_enum<domain::InsightKind>(name)) all.push_back({*kind, until});
    }
    return all;
  });
}

void save_hidden_insight(UserId user, Database& database, const domain::HiddenInsight& hidden, Instant now) {
  database.write([&](Connection& connection) {
    connection.change(
        "INSERT INTO hidden_insights (user_id, kind, until, created_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (user_id, kind) DO UPDATE SET until = excluded.until",
        user, hidden.kind, hidden.until, now);
  });
}

void delete_hidden_insights(UserId user, Database& database) {
  database.write(
      [&](Connection& connection) { connection.change("DELETE FROM hidden_insights WHERE user_id = ?", user); });
}

}  // namespace fitapp::store
