// JSON shapes of accounts, sign-in and settings.
#pragma once

#include "api/shapes/common.h"
#include "base/messages.h"
#include "domain/account.h"
#include "domain/messages.h"

namespace fitapp::api {

struct SignupInput {
  std::string name;
  std::string email;
  std::string password;
};
struct LoginInput {
  std::string email;
  std::string password;
  bool remember_me = false;
  std::vector<std::string> devices;  // tokens of earlier responses
};
struct ForgotPasswordInput {
  std::string email;
};
struct ResetPasswordInput {
  std::string token;
  std::string new_password;
};
struct ChangePasswordInput {
  std::string current_password;
  std::string new_password;
};
struct DeleteAccountInput {
  std::string password;
};
struct SignedIn {
  domain::User user;
  std::string token;
  std::optional<std::string> device;  // a new token for this device, to send with later logins; null if it sent one
};
struct NewToken {
  std::string token;
};
struct PasswordWasReset {
  std::string message;
  std::string device;
};
struct MessageAnswer {
  std::string message;
};
struct ServerInfo {
  bool mail = false;
  bool signup = true;
};
struct PictureAddress {
  std::string profile_picture;
};

struct UserUpdate {
  Change<std::string> name;
  Change<std::string> email;
  std::optional<std::string> current_password;
  Patch<std::string> height;
  Patch<double> weight;
  Patch<int> age;
  Patch<domain::Level> fitness_level;
  Patch<domain::Equipment> equipment;
  Patch<int> weekly_goal;
  Patch<double> target_weight;
  Patch<double> daily_calories;
  Change<bool> onboarding_completed;
  Change<int> onboarding_stage;
  Change<std::string> timezone;
  Patch<std::string> locale;
  Change<domain::WeightUnit> weight_unit;
  Change<domain::LengthUnit> length_unit;
  Change<domain::EnergyUnit> energy_unit;
  Change<domain::DistanceUnit> distance_unit;
  Change<domain::Theme> theme;
  Change<domain::WeekStart> week_start;
  Change<bool> notify_workout_reminders;
  Change<bool> notify_progress_updates;
  Change<bool> notify_achievements;
  Change<bool> track_periods;
  Change<bool> coach_health_data;
  Change<std::vector<domain::BodyArea>> injuries;
  Change<std::vector<domain::Diet>> diet;
  Patch<double> protein_target;
  Patch<double> carbs_target;
  Patch<double> fat_target;
  Patch<domain::Sex> sex;
  Patch<domain::ActivityLevel> activity_level;
  Change<std::vector<domain::Allergen>> allergens;
  Change<std::vector<std::string>> dislikes;
  Patch<double> water_goal;
  // The person confirmed a target weight below the healthy range.
  std::optional<bool> confirm_target_weight;
};

struct UpdatedUser : domain::User {
  int replaced_meals = 0;  // planned meals that became others because of the change
};

constexpr Rule person_name_rule() {
  return {.min_length = 1, .max_length = 100, .required = &messages::name_required, .high = &messages::name_too_long};
}
constexpr Rule email_rule() {
  return {.min_length = 1,
          .max_length = 254,
          .format = TextFormat::email,
          .required = &messages::invalid_email,
          .pattern = &messages::invalid_email};
}
constexpr Rule new_password_rule() {
  return {.min_length = 6,
          .max_length = 128,
          .format = TextFormat::secret,
          .low = &messages::password_too_short,
          .high = &messages::password_too_long};
}
// Accepts any length, so that a wrong password is reported as wrong and not as too short.
constexpr Rule given_password_rule() {
  return {.min_length = 1, .max_length = 1000, .format = TextFormat::secret, .required = &messages::password_required};
}
constexpr Rule body_weight_rule() { return {.minimum = 1, .maximum = 1500, .decimals = 2}; }  // lb
constexpr Rule target_grams_rule() { return {.minimum = 0, .maximum = 100'000, .decimals = 1}; }

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<domain::User> {
  using T = domain::User;
  static constexpr std::string_view name = "User";
  static constexpr auto fields = std::make_tuple(
      field("id", &T::id), field("name", &T::name), field("email", &T::email),
      field("profilePicture", &T::profile_picture), field("height", &T::height), field("weight", &T::weight),
      field("age", &T::age), field("fitnessLevel", &T::fitness_level), field("equipment", &T::equipment),
      field("weeklyGoal", &T::weekly_goal), field("targetWeight", &T::target_weight),
      field("dailyCalories", &T::daily_calories), field("currentStreak", &T::current_streak),
      field("longestStreak", &T::longest_streak), field("onboardingCompleted", &T::onboarding_completed),
      field("onboardingStage", &T::onboarding_stage), field("createdAt", &T::created_at),
      field("timezone", &T::timezone), field("locale", &T::locale), field("weightUnit", &T::weight_unit),
      field("lengthUnit", &T::length_unit), field("energyUnit", &T::energy_unit),
      field("distanceUnit", &T::distance_unit), field("theme", &T::theme), field("weekStart", &T::week_start),
      field("notifyWorkoutReminders", &T::notify_workout_reminders),
      field("notifyProgressUpdates", &T::notify_progress_updates), field("notifyAchievements", &T::notify_achievements),
      field("trackPeriods", &T::track_periods), field("coachHealthData", &T::coach_health_data),
      field("injuries", &T::injuries), field("diet", &T::diet), field("proteinTarget", &T::protein_target),
      field("carbsTarget", &T::carbs_target), field("fatTarget", &T::fat_target), field("sex", &T::sex),
      field("activityLevel", &T::activity_level), field("allergens", &T::allergens), field("dislikes", &T::dislikes),
      field("waterGoal", &T::water_goal));
};

template <>
struct Shape<api::UpdatedUser> {
  using T = api::UpdatedUser;
  static constexpr std::string_view name = "UpdatedUser";
  static constexpr auto fields =
      std::tuple_cat(Shape<domain::User>::fields, std::make_tuple(field("replacedMeals", &T::replaced_meals)));
};

template <>
struct Shape<api::UserUpdate> {
  using T = api::UserUpdate;
  static constexpr std::string_view name = "UserUpdate";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, api::person_name_rule()), field("email", &T::email, api::email_rule()),
      field("currentPassword", &T::current_password, api::given_password_rule()),
      field("height", &T::height, {.max_length = 20}), field("weight", &T::weight, api::body_weight_rule()),
      field("age", &T::age, {.minimum = 5, .maximum = 130}),
      field("fitnessLevel", &T::fitness_level, {.required = &messages::fitness_level_required}),
      field("equipment", &T::equipment, {.required = &messages::equipment_required}),
      field("weeklyGoal", &T::weekly_goal, {.minimum = 1, .maximum = 14}),
      field("targetWeight", &T::target_weight, api::body_weight_rule()),
      field("dailyCalories", &T::daily_calories, {.minimum = 400, .maximum = 20'000, .decimals = 1}),
      field("onboardingCompleted", &T::onboarding_completed),
      field("onboardingStage", &T::onboarding_stage, {.minimum = 0, .maximum = 2}),
      field("timezone", &T::timezone, {.min_length = 1, .max_length = 64, .format = TextFormat::time_zone}),
      field("locale", &T::locale, {.max_length = 35}), field("weightUnit", &T::weight_unit),
      field("lengthUnit", &T::length_unit), field("energyUnit", &T::energy_unit),
      field("distanceUnit", &T::distance_unit), field("theme", &T::theme), field("weekStart", &T::week_start),
      field("notifyWorkoutReminders", &T::notify_workout_reminders),
      field("notifyProgressUpdates", &T::notify_progress_updates), field("notifyAchievements", &T::notify_achievements),
      field("trackPeriods", &T::track_periods), field("coachHealthData", &T::coach_health_data),
      field("injuries", &T::injuries, {.max_items = 7}), field("diet", &T::diet, {.max_items = 4}),
      field("proteinTarget", &T::protein_target, api::target_grams_rule()),
      field("carbsTarget", &T::carbs_target, api::target_grams_rule()),
      field("fatTarget", &T::fat_target, api::target_grams_rule()), field("sex", &T::sex),
      field("activityLevel", &T::activity_level), field("allergens", &T::allergens, {.max_items = 14}),
      field("dislikes", &T::dislikes, {.max_length = 40, .max_items = 40}),
      field("waterGoal", &T::water_goal, {.minimum = 250, .maximum = 10'000, .decimals = 0}),
      field("confirmTargetWeight", &T::confirm_target_weight));
};

template <>
struct Shape<api::SignupInput> {
  using T = api::SignupInput;
  static constexpr std::string_view name = "SignupInput";
  static constexpr auto fields =
      std::make_tuple(field("name", &T::name, api::person_name_rule()), field("email", &T::email, api::email_rule()),
                      field("password", &T::password, api::new_password_rule()));
};

template <>
struct Shape<api::LoginInput> {
  using T = api::LoginInput;
  static constexpr std::string_view name = "LoginInput";
  static constexpr auto fields = std::make_tuple(
      field("email", &T::email, {.min_length = 1, .max_length = 254, .required = &messages::email_required}),
      field("password", &T::password, api::given_password_rule()),
      field("rememberMe", &T::remember_me, {.optional = true}),
      field("devices", &T::devices, {.max_length = 64, .max_items = 10, .optional = true}));
};

template <>
struct Shape<api::ForgotPasswordInput> {
  using T = api::ForgotPasswordInput;
  static constexpr std::string_view name = "ForgotPasswordInput";
  static constexpr auto fields = std::make_tuple(
      field("email", &T::email, {.min_length = 1, .max_length = 254, .required = &messages::email_address_required}));
};

template <>
struct Shape<api::ResetPasswordInput> {
  using T = api::ResetPasswordInput;
  static constexpr std::string_view name = "ResetPasswordInput";
  static constexpr auto fields = std::make_tuple(field("token", &T::token,
                                                       {.min_length = 1,
                                                        .max_length = 200,
                                                        .format = TextFormat::secret,
                                                        .required = &messages::reset_token_required}),
                                                 field("newPassword", &T::new_password, api::new_password_rule()));
};

template <>
struct Shape<api::ChangePasswordInput> {
  using T = api::ChangePasswordInput;
  static constexpr std::string_view name = "ChangePasswordInput";
  static constexpr auto fields =
      std::make_tuple(field("currentPassword", &T::current_password, api::given_password_rule()),
                      field("newPassword", &T::new_password, api::new_password_rule()));
};

template <>
struct Shape<api::DeleteAccountInput> {
  using T = api::DeleteAccountInput;
  static constexpr std::string_view name = "DeleteAccountInput";
  static constexpr auto fields = std::make_tuple(field("password", &T::password, api::given_password_rule()));
};

template <>
struct Shape<api::SignedIn> {
  using T = api::SignedIn;
  static constexpr std::string_view name = "SignedIn";
  static constexpr auto fields =
      std::make_tuple(field("user", &T::user), field("token", &T::token), field("device", &T::device));
};

template <>
struct Shape<api::NewToken> {
  using T = api::NewToken;
  static constexpr std::string_view name = "NewToken";
  static constexpr auto fields = std::make_tuple(field("token", &T::token));
};

template <>
struct Shape<api::PasswordWasReset> {
  using T = api::PasswordWasReset;
  static constexpr std::string_view name = "PasswordWasReset";
  static constexpr auto fields = std::make_tuple(field("message", &T::message), field("device", &T::device));
};

template <>
struct Shape<api::MessageAnswer> {
  using T = api::MessageAnswer;
  static constexpr std::string_view name = "Message";
  static constexpr auto fields = std::make_tuple(field("message", &T::message));
};

template <>
struct Shape<api::ServerInfo> {
  using T = api::ServerInfo;
  static constexpr std::string_view name = "ServerInfo";
  static constexpr auto fields = std::make_tuple(field("mail", &T::mail), field("signup", &T::signup));
};

template <>
struct Shape<api::PictureAddress> {
  using T = api::PictureAddress;
  static constexpr std::string_view name = "PictureAddress";
  static constexpr auto fields = std::make_tuple(field("profilePicture", &T::profile_picture));
};

}  // namespace fitapp
