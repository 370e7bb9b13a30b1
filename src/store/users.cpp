// SQL of accounts and goals.
#include "store/users.h"

#include "domain/messages.h"
#include "store/levels.h"
#include "store/security_events.h"

namespace fitapp::store {
namespace {

constexpr std::string_view select_user =
    "SELECT id, name, email, (SELECT updated_at FROM user_pictures WHERE user_id = users.id), height, weight, age,"
    " fitness_level, equipment, weekly_goal, target_weight, daily_calories, current_streak, longest_streak,"
    " onboarding_completed, onboarding_stage, created_at, timezone, locale, weight_unit, length_unit, energy_unit,"
    " distance_unit, theme, week_start, notify_workout_reminders, notify_progress_updates, notify_achievements,"
    " track_periods, coach_health_data, injuries, diet, protein_target, carbs_target, fat_target, sex, activity_level,"
    " allergens, dislikes, water_goal FROM users WHERE id = ?";

domain::User read_user(const Query& query) {
  domain::User user;
  std::optional<std::int64_t> picture;
  query.row() >> user.id >> user.name >> user.email >> picture >> user.height >> user.weight >> user.age >>
      user.fitness_level >> user.equipment >> user.weekly_goal >> user.target_weight >> user.daily_calories >>
      user.current_streak >> user.longest_streak >> user.onboarding_completed >> user.onboarding_stage >>
      user.created_at >> user.timezone >> user.locale >> user.weight_unit >> user.length_unit >> user.energy_unit >>
      user.distance_unit >> user.theme >> user.week_start >> user.notify_workout_reminders >>
      user.notify_progress_updates >> user.notify_achievements >> user.track_periods >> user.coach_health_data >>
      user.injuries >> user.diet >> user.protein_target >> user.carbs_target >> user.fat_target >> user.sex >>
      user.activity_level >> user.allergens >> user.dislikes >> user.water_goal;
  // The URL changes with the picture.
  if (picture) user.profile_picture = "/api/user/picture?v=" + std::to_string(*picture);
  return user;
}

void write_user(Connection& connection, const domain::User& user, Instant now) {
  connection.change(
      "UPDATE users SET name = ?, email = ?, height = ?, weight = ?, age = ?, fitness_level = ?, equipment = ?,"
      " weekly_goal = ?, target_weight = ?, daily_calories = ?, onboarding_completed = ?, onboarding_stage = ?,"
      " timezone = ?, locale = ?, weight_unit = ?, length_unit = ?, energy_unit = ?, distance_unit = ?, theme = ?,"
      " week_start = ?, notify_workout_reminders = ?, notify_progress_updates = ?, notify_achievements = ?,"
      " track_periods = ?, coach_health_data = ?, injuries = ?, diet = ?, protein_target = ?, carbs_target = ?,"
      " fat_target = ?, sex = ?, activity_level = ?, allergens = ?, dislikes = ?, water_goal = ?, updated_at = ? WHERE "
      "id = ?",
      user.name, user.email, user.height, user.weight, user.age, user.fitness_level, user.equipment, user.weekly_goal,
      user.target_weight, user.daily_calories, user.onboarding_completed, user.onboarding_stage, user.timezone,
      user.locale, user.weight_unit, user.length_unit, user.energy_unit, user.distance_unit, user.theme,
      user.week_start, user.notify_workout_reminders, user.notify_progress_updates, user.notify_achievements,
      user.track_periods, user.coach_health_data, user.injuries, user.diet, user.protein_target, user.carbs_target,
      user.fat_target, user.sex, user.activity_level, user.allergens, user.dislikes, user.water_goal, now, user.id);
}

void save_goals(Connection& connection, const domain::User& user, LocalDate day) {
  connection.change(
      "INSERT INTO goal_history (user_id, local_date, weekly_goal, daily_calories, target_weight)"
      " VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id, local_date) DO UPDATE SET weekly_goal = excluded.weekly_goal,"
      " daily_calories = excluded.daily_calories, target_weight = excluded.target_weight",
      user.id, day, user.weekly_goal, user.daily_calories, user.target_weight);
}

void insert_weight_measurement(Connection& connection, UserId user, double weight, const domain::DayStamp& when) {
  connection.insert(
      "INSERT INTO body_measurements (user_id, weight, measured_at, local_date, utc_offset, created_at, updated_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?)",
      user, weight, when.at, when.local_date, when.utc_offset, when.at, when.at);
}

void refuse_taken_email(Connection& connection, const std::string& email) {
  if (!connection.value<int>("SELECT 1 FROM users WHERE email = ?", email)) return;
  throw conflict("EMAIL_TAKEN", messages::email_taken, {{"email", messages::email_taken}});
}

// Writes the history of goals, level and weight.
void write_history(Connection& connection, const domain::User& before, const domain::User& user,
                   const domain::DayStamp& when) {
  const bool new_goals = user.weekly_goal != before.weekly_goal || user.daily_calories != before.daily_calories ||
                         user.target_weight != before.target_weight;
  if (new_goals) save_goals(connection, user, when.local_date);
  if (user.fitness_level && user.fitness_level != before.fitness_level) {
    insert_level_change(user.id, connection,
                        {{}, before.fitness_level, *user.fitness_level, {}, "profile", {}, {}, when});
  }
  if (user.weight && user.weight != before.weight) insert_weight_measurement(connection, user.id, *user.weight, when);
}

}  // namespace

Error signup_closed() { return Error(ErrorKind::forbidden, "SIGNUP_CLOSED", messages::signup_closed); }

std::optional<UserId> insert_user(Database& database, const NewUser& user, const domain::DayStamp& when) {
  return database.write([&](Connection& connection) -> std::optional<UserId> {
    if (user.signup_policy == SignupPolicy::first_only && connection.value<int>("SELECT 1 FROM users LIMIT 1"))
      throw signup_closed();
    const auto id = connection.try_insert(
        "INSERT INTO users (name, email, password_hash, timezone, weight_unit, length_unit, distance_unit, created_at,"
        " local_date, utc_offset, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user.name, user.email, user.password_hash, user.timezone, user.units.weight, user.units.length,
        user.units.distance, when.at, when.local_date, when.utc_offset, when.at);
    if (!id) return std::nullopt;
    const UserId made{*id};
    save_goals(connection, *find_user(made, connection), when.local_date);
    if (user.session) {
      insert_session(made, connection, *user.session, when.at);
      insert_security_event(
          made, connection,
          {domain::SecurityEventKind::signed_up, when.at, user.session->address, user.session->user_agent});
    }
    return made;
  });
}

std::optional<Credentials> find_credentials(Database& database, const std::string& email) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT id, password_hash FROM users WHERE email = ?", email).first([](const Query& row) {
      return Credentials{row.id<UserId>(0), row.get<std::optional<std::string>>(1)};
    });
  });
}

std::int64_t count_users(Database& database) {
  return database.read(
      [](Connection& connection) { return connection.value<std::int64_t>("SELECT count(*) FROM users").value_or(0); });
}

std::optional<domain::User> find_user(UserId user, Connection& connection) {
  return connection.query(select_user, user).first(read_user);
}

std::optional<domain::User> find_user(UserId user, Database& database) {
  return database.read([&](Connection& connection) { return find_user(user, connection); });
}

std::optional<std::string> find_password_hash(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection.value<std::optional<std::string>>("SELECT password_hash FROM users WHERE id = ?", user)
        .value_or(std::nullopt);
  });
}

domain::User update_user(UserId user, Database& database, const domain::DayStamp& when,
                         const std::function<void(domain::User&)>& change, const std::optional<Access>& current) {
  return database.write([&](Connection& connection) {
    auto found = find_user(user, connection);
    if (!found) throw not_found(messages::account_not_found);
    const domain::User before = *found;
    change(*found);
    const bool changes_email = found->email != before.email;
    if (changes_email) refuse_taken_email(connection, found->email);
    write_user(connection, *found, when.at);
    if (changes_email) {
      delete_other_sessions(user, connection, current ? std::optional(current->session) : std::nullopt);
      if (current) insert_security_event(user, connection, current->event);
    }
    write_history(connection, before, *found, when);
    return *found;
  });
}

void update_injuries(UserId user, Connection& connection, const std::vector<domain::BodyArea>& injuries, Instant now) {
  connection.change("UPDATE users SET injuries = ?, updated_at = ? WHERE id = ?", injuries, now, user);
}

void update_password(UserId user, Database& database, const std::string& password_hash,
                     const std::optional<RenewedSession>& current, const domain::NewSecurityEvent& event) {
  database.write([&](Connection& connection) {
    connection.change("UPDATE users SET password_hash = ?, updated_at = ? WHERE id = ?", password_hash, event.at, user);
    delete_other_sessions(user, connection, current ? std::optional(current->id) : std::nullopt);
    if (current) {
      connection.change("UPDATE sessions SET token_hash = ?, created_at = ? WHERE id = ? AND user_id = ?",
                        current->token_hash, event.at, current->id, user);
    }
    insert_security_event(user, connection, event);
  });
}

bool delete_user(UserId user, Database& database) {
  const bool is_found = database.write(
      [&](Connection& connection) { return connection.change("DELETE FROM users WHERE id = ?", user) > 0; });
  if (is_found) database.remove_remains();
  return is_found;
}

std::vector<UserSummary> list_users(Database& database) {
  return database.read([](Connection& connection) {
    return connection
        .query(
            "SELECT email, name, local_date, (SELECT count(*) FROM workouts WHERE user_id = users.id) FROM users"
            " ORDER BY email")
        .list([](const Query& row) {
          return UserSummary{row.text(0), row.text(1), row.date(2), row.integer(3)};
        });
  });
}

std::optional<Picture> find_picture(UserId user, Database& database) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT media_type, bytes FROM user_pictures WHERE user_id = ?", user)
        .first([](const Query& row) {
          return Picture{row.text(0), row.blob(1)};
        });
  });
}

void save_picture(UserId user, Database& database, const Picture& picture, Instant now) {
  database.write([&](Connection& connection) {
    connection.change(
        "INSERT INTO user_pictures (user_id, media_type, bytes, updated_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET media_type = excluded.media_type, bytes = excluded.bytes,"
        " updated_at = excluded.updated_at",
        user, picture.media_type, BlobView{picture.bytes}, now);
  });
}

bool delete_picture(UserId user, Database& database) {
  return database.write([&](Connection& connection) {
    return connection.change("DELETE FROM user_pictures WHERE user_id = ?", user) > 0;
  });
}

}  // namespace fitapp::store
