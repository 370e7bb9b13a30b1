// The signed-in user's account (docs/behaviour.md, Accounts and sessions).
#include "api/user.h"

#include "api/meals.h"
#include "api/password_check.h"
#include "api/sessions.h"
#include "api/shapes/user.h"
#include "api/targets.h"
#include "domain/messages.h"
#include "domain/picture.h"
#include "security/token.h"
#include "store/security_events.h"
#include "store/sessions.h"
#include "store/users.h"
#include "store/workouts.h"
#include "transfer/export.h"

namespace fitapp::api {

domain::User with_current_streak(domain::User user, store::Database& database, LocalDate today) {
  const auto training = store::find_training_days(user.id, database);
  user.current_streak = domain::stats_of(training.days, training.totals, training.goals, today).current_streak;
  return user;
}

namespace {

using domain::SecurityEventKind;

constexpr std::size_t max_picture_bytes = 256 * 1024;

domain::User show_user(const Caller& me) { return with_current_streak(account_of(me), me.database(), me.today()); }

bool is_own_password(const Caller& me, const std::string& password) {
  const domain::User user = account_of(me);
  const auto hash = store::find_password_hash(me.user, me.database());
  const std::string session = "session " + std::to_string(me.session.value);
  const bool is_correct =
      is_correct_password({me.services, me.request, me.now, &me.zone}, {user.email, password, hash, session});
  if (!is_correct)
    store::insert_security_event_later(me.user, me.database(),
                                       event_of(SecurityEventKind::password_refused, me.request, me.now));
  return is_correct;
}

// Throws without looking for other problems, because every check of a password counts as an attempt.
void require_own_password(const Caller& me, const std::optional<std::string>& password) {
  if (!password) throw invalid("currentPassword", messages::current_password_required);
  if (!is_own_password(me, *password)) throw invalid("currentPassword", messages::current_password_wrong);
}

void apply(const UserUpdate& input, domain::User& user) {
  input.name.apply(user.name);
  input.email.apply(user.email);
  input.height.apply(user.height);
  input.weight.apply(user.weight);
  input.age.apply(user.age);
  input.fitness_level.apply(user.fitness_level);
  input.equipment.apply(user.equipment);
  // When cleared, these two return to their defaults.
  if (input.weekly_goal.touched) user.weekly_goal = input.weekly_goal.value.value_or(domain::default_weekly_goal);
  if (input.daily_calories.touched) {
    user.daily_calories = input.daily_calories.value.value_or(domain::default_daily_calories);
  }
  input.target_weight.apply(user.target_weight);
  input.onboarding_completed.apply(user.onboarding_completed);
  input.onboarding_stage.apply(user.onboarding_stage);
  input.timezone.apply(user.timezone);
  input.locale.apply(user.locale);
  input.weight_unit.apply(user.weight_unit);
  input.length_unit.apply(user.length_unit);
  input.energy_unit.apply(user.energy_unit);
  input.distance_unit.apply(user.distance_unit);
  input.theme.apply(user.theme);
  input.week_start.apply(user.week_start);
  input.notify_workout_reminders.apply(user.notify_workout_reminders);
  input.notify_progress_updates.apply(user.notify_progress_updates);
  input.notify_achievements.apply(user.notify_achievements);
  input.track_periods.apply(user.track_periods);
  input.coach_health_data.apply(user.coach_health_data);
  input.injuries.apply(user.injuries);
  input.diet.apply(user.diet);
  input.protein_target.apply(user.protein_target);
  input.carbs_target.apply(user.carbs_target);
  input.fat_target.apply(user.fat_target);
  input.sex.apply(user.sex);
  input.activity_level.apply(user.activity_level);
  input.allergens.apply(user.allergens);
  input.dislikes.apply(user.dislikes);
  input.water_goal.apply(user.water_goal);
}

bool changes_email(const Caller& me, const UserUpdate& input) {
  const auto before = store::find_user(me.user, me.database());
  return before && input.email.value && *input.email.value != before->email;
}

// A goal is judged when it or the height changes: a user who already has a low one can still edit the rest. Users under
// 18 do not see an older goal, so it must not keep them from saving anything else.
void check_target_weight(const Caller& me, const UserUpdate& input, FieldProblems& problems) {
  const domain::User before = account_of(me);
  domain::User after = before;
  apply(input, after);
  if (!after.target_weight) return;
  domain::Body body = body_of(me, after);
  const bool same_height = after.height == before.height || body.is_minor();
  if (same_height && after.target_weight == before.target_weight) return;
  if (input.weight.value) body.weight = input.weight.value;
  const domain::TargetJudgement judgement = domain::judge_target_weight(body);
  const bool is_confirmed = input.confirm_target_weight.value_or(false);
  if (judgement.verdict == domain::TargetVerdict::fine) return;
  if (judgement.verdict == domain::TargetVerdict::ask && is_confirmed) return;
  problems.add("targetWeight", *judgement.reason);
}

// Only a new goal is judged, as for the target weight.
void check_daily_calories(const Caller& me, const UserUpdate& input, FieldProblems& problems) {
  const domain::User before = account_of(me);
  domain::User after = before;
  apply(input, after);
  if (after.daily_calories == before.daily_calories) return;
  domain::Body body = body_of(me, after);
  if (input.weight.value) body.weight = input.weight.value;
  const auto least = least_calories_of(body, after);
  if (!least || after.daily_calories >= *least) return;
  problems.add("dailyCalories", {messages::calories_below_rest, {{"calories", *least}}});
}

void check_changed_user(const Caller& me, const UserUpdate& input, FieldProblems& problems) {
  if (!problems.has("targetWeight")) check_target_weight(me, input, problems);
  if (!problems.has("dailyCalories")) check_daily_calories(me, input, problems);
  if (input.current_password || !changes_email(me, input)) return;
  problems.add("currentPassword", messages::current_password_required);
}

UpdatedUser update_user(const Caller& me, const UserUpdate& input) {
  if (changes_email(me, input)) require_own_password(me, input.current_password);
  FieldProblems problems;
  check_target_weight(me, input, problems);
  check_daily_calories(me, input, problems);
  problems.refuse();
  const domain::User before = account_of(me);
  auto user = store::update_user(
      me.user, me.database(), me.stamp(), [&](domain::User& each) { apply(input, each); },
      store::Access{me.session, event_of(SecurityEventKind::email_changed, me.request, me.now)});
  const int replaced = renew_meal_plan(me, before, user);
  return {with_current_streak(std::move(user), me.database(), me.today()), replaced};
}

void check_changed_password(const Caller& me, const ChangePasswordInput& input, FieldProblems& problems) {
  const domain::User user = account_of(me);
  check_new_password(me.services.settings, {input.new_password, user.name, user.email}, "newPassword", problems);
}

// The token that was in use ends too, because somebody may have copied it.
NewToken change_password(const Caller& me, const ChangePasswordInput& input) {
  require_own_password(me, input.current_password);
  FieldProblems problems;
  check_changed_password(me, input, problems);
  problems.refuse();
  const std::string token = me.services.new_token();
  store::update_password(me.user, me.database(), me.services.hasher.hash(input.new_password),
                         store::RenewedSession{me.session, security::hash_token(token)},
                         event_of(SecurityEventKind::password_changed, me.request, me.now));
  return {token};
}

NoContent delete_user(const Caller& me, const DeleteAccountInput& input) {
  if (!is_own_password(me, input.password)) throw invalid("password", messages::password_wrong);
  store::delete_user(me.user, me.database());
  me.services.live.end_other_sessions(me.user, {});
  return {};
}

PictureAddress save_picture(const Caller& me, const RawBody& body) {
  if (body.bytes.size() > max_picture_bytes) {
    throw Error(ErrorKind::too_large, "PICTURE_TOO_LARGE", messages::picture_too_large);
  }
  const auto type = domain::picture_type(body.bytes);
  if (!type) throw invalid("picture", messages::picture_type);
  auto picture = domain::without_metadata(body.bytes);
  if (!picture) throw invalid("picture", messages::picture_broken);
  store::save_picture(me.user, me.database(), {*type, std::move(*picture)}, me.now);
  return {show_user(me).profile_picture.value_or("")};
}

Raw show_picture(const Caller& me) {
  auto picture = store::find_picture(me.user, me.database());
  if (!picture) throw not_found(messages::picture_not_found);
  return {picture->media_type, std::move(picture->bytes)};
}

NoContent delete_picture(const Caller& me) {
  store::delete_picture(me.user, me.database());
  return {};
}

Raw export_user(const Caller& me) {
  const auto permit = me.services.exports.begin(me.user);
  if (!permit) throw Error(ErrorKind::too_many_requests, messages::export_running).retry_after(5);
  store::insert_security_event(me.user, me.database(), event_of(SecurityEventKind::data_exported, me.request, me.now));
  const std::string name = "fitapp-export-" + format_date(me.today()) + ".json";
  return {.content_type = "application/json",
          .bytes = {},
          .headers = {{"Content-Disposition", "attachment; filename=\"" + name + "\""}},
          .write = [permit, user = me.user, &database = me.database(), now = me.now](http::Sink& sink) {
            transfer::write_export(user, database, now, [&](std::string_view part) { return sink.write(part); });
          }};
}

}  // namespace

std::vector<Endpoint> user_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/user", show_user, "Get the signed-in user"),
      FITAPP_CHECKED_ROUTE(put, "/api/user", update_user, check_changed_user, "Change profile, goals and settings"),
      waits_outside(FITAPP_ROUTE(del, "/api/user", delete_user, "Delete the account with all its data")),
      waits_outside(FITAPP_CHECKED_ROUTE(post, "/api/user/password", change_password, check_changed_password,
                                         "Change the password, end all other sessions and renew this one")),
      FITAPP_ROUTE(put, "/api/user/picture", save_picture, "Set the profile picture"),
      FITAPP_ROUTE(get, "/api/user/picture", show_picture, "Get the profile picture"),
      FITAPP_ROUTE(del, "/api/user/picture", delete_picture, "Remove the profile picture"),
      FITAPP_ROUTE(get, "/api/user/export", export_user, "Export all of the user's data"),
  };
}

}  // namespace fitapp::api
