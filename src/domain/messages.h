// Messages about invalid entries, conflicts and missing rows, and the notes on plans and estimates.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

// Accounts
inline constexpr MessageText name_required{"NAME_REQUIRED", "Name is required"};
inline constexpr MessageText name_too_long{"NAME_TOO_LONG", "Name must be at most {maximum} characters"};
inline constexpr MessageText email_required{"EMAIL_REQUIRED", "Email is required"};
inline constexpr MessageText email_address_required{"EMAIL_ADDRESS_REQUIRED", "Please enter your email address"};
inline constexpr MessageText email_taken{"EMAIL_TAKEN", "An account with this email already exists"};
inline constexpr MessageText password_required{"PASSWORD_REQUIRED", "Password is required"};
inline constexpr MessageText password_too_short{"PASSWORD_TOO_SHORT", "Password must be at least {minimum} characters"};
inline constexpr MessageText password_too_long{"PASSWORD_TOO_LONG", "Password must be at most {maximum} characters"};
inline constexpr MessageText password_too_common{"PASSWORD_TOO_COMMON",
                                                 "This password is too common. Please choose another."};
inline constexpr MessageText export_running{"EXPORT_RUNNING",
                                            "Your data is being exported already. Please wait until that is finished."};
inline constexpr MessageText quota_rows_reached{
    "QUOTA_ROWS_REACHED",
    "Your account holds {maximum} entries, the most that this server allows. "
    "Delete what you no longer need, or ask the "
    "administrator to raise user_rows in [limits]."};
inline constexpr MessageText quota_size_reached{
    "QUOTA_SIZE_REACHED",
    "Your account holds {maximum} MB, the most that this server allows. Delete what you no longer need, or ask the "
    "administrator to raise user_mib in [limits]."};
inline constexpr MessageText password_is_personal{"PASSWORD_IS_PERSONAL",
                                                  "Please choose a password that is not your name or email address."};
inline constexpr MessageText current_password_required{"CURRENT_PASSWORD_REQUIRED",
                                                       "Please enter your current password"};
inline constexpr MessageText current_password_wrong{"CURRENT_PASSWORD_WRONG", "This is not your current password"};
inline constexpr MessageText password_wrong{"PASSWORD_WRONG", "This is not your password"};
inline constexpr MessageText wrong_credentials{"WRONG_CREDENTIALS", "Invalid email or password"};
inline constexpr MessageText log_in_first{"LOG_IN_FIRST", "Please log in to continue."};
inline constexpr MessageText signup_closed{"SIGNUP_CLOSED",
                                           "This server does not accept new accounts. Contact its administrator."};
inline constexpr MessageText reset_token_required{"RESET_TOKEN_REQUIRED", "Reset token is required"};
inline constexpr MessageText reset_token_bad{"RESET_TOKEN_BAD", "Invalid or expired reset token"};
inline constexpr MessageText fitness_level_required{"FITNESS_LEVEL_REQUIRED", "Please select your fitness level"};
inline constexpr MessageText equipment_required{"EQUIPMENT_REQUIRED", "Please select your available equipment"};
inline constexpr MessageText picture_too_large{"PICTURE_TOO_LARGE", "The picture may be at most 256 KB."};
inline constexpr MessageText picture_type{"PICTURE_TYPE", "Please choose a JPEG, PNG or WebP picture"};
inline constexpr MessageText picture_broken{"PICTURE_BROKEN", "This picture is damaged. Please choose another one."};
inline constexpr MessageText metrics_token_wrong{"METRICS_TOKEN_WRONG", "The metrics token is missing or wrong."};

// Rows that do not exist or belong to another user
inline constexpr MessageText account_not_found{"ACCOUNT_NOT_FOUND", "Your account no longer exists."};
inline constexpr MessageText session_not_found{"SESSION_NOT_FOUND", "Session not found"};
inline constexpr MessageText picture_not_found{"PICTURE_NOT_FOUND", "Picture not found"};
inline constexpr MessageText entry_not_found{"ENTRY_NOT_FOUND", "Entry not found"};
inline constexpr MessageText changed_later{
    "CHANGED_LATER",
    "This entry was changed later, in another window or on another device. Your change was not saved."};
inline constexpr MessageText exercise_not_found{"EXERCISE_NOT_FOUND", "Exercise not found"};
inline constexpr MessageText plan_not_found{"PLAN_NOT_FOUND", "Workout plan not found"};
inline constexpr MessageText planned_workout_not_found{"PLANNED_WORKOUT_NOT_FOUND", "Planned workout not found"};
inline constexpr MessageText planned_exercise_not_found{"PLANNED_EXERCISE_NOT_FOUND", "Planned exercise not found"};
inline constexpr MessageText template_not_found{"TEMPLATE_NOT_FOUND", "Plan template not found"};
inline constexpr MessageText completion_not_found{"COMPLETION_NOT_FOUND", "Exercise completion not found"};
inline constexpr MessageText workout_not_found{"WORKOUT_NOT_FOUND", "Workout not found"};
inline constexpr MessageText food_entry_not_found{"FOOD_ENTRY_NOT_FOUND", "Food entry not found"};
inline constexpr MessageText measurement_not_found{"MEASUREMENT_NOT_FOUND", "Body measurement not found"};
inline constexpr MessageText report_not_found{"REPORT_NOT_FOUND", "Nutrition report not found"};
inline constexpr MessageText period_not_found{"PERIOD_NOT_FOUND", "Period not found"};
inline constexpr MessageText sleep_not_found{"SLEEP_NOT_FOUND", "Sleep entry not found"};
inline constexpr MessageText insight_not_found{"INSIGHT_NOT_FOUND", "Wellness insight not found"};
inline constexpr MessageText plan_gone{"PLAN_GONE", "This workout plan no longer exists."};
inline constexpr MessageText planned_workout_gone{"PLANNED_WORKOUT_GONE", "This planned workout no longer exists."};
inline constexpr MessageText planned_exercise_gone{"PLANNED_EXERCISE_GONE",
                                                   "This exercise is no longer part of the plan."};
inline constexpr MessageText workout_exercise_gone{"WORKOUT_EXERCISE_GONE",
                                                   "One of the exercises is no longer part of this workout."};
inline constexpr MessageText completion_gone{"COMPLETION_GONE", "One of the completed exercises no longer exists."};
inline constexpr MessageText workout_gone{"WORKOUT_GONE", "This workout no longer exists."};

// Plans
inline constexpr MessageText rest_day_exercises{"REST_DAY_EXERCISES", "A rest day cannot have exercises"};
inline constexpr MessageText day_twice{"DAY_TWICE", "A plan can have at most one workout per day"};
inline constexpr MessageText day_taken{"DAY_TAKEN", "This day already has a workout"};
inline constexpr MessageText day_taken_by{"DAY_TAKEN_BY", "This day already has a workout: {title}."};
inline constexpr MessageText copy_of{"COPY_OF", "Copy of {name}"};
inline constexpr MessageText copied_onto_itself{"COPIED_ONTO_ITSELF", "Choose another day: the workout is on this one"};
inline constexpr MessageText no_working_set{"NO_WORKING_SET", "At least one set must not be a warm-up set"};
inline constexpr MessageText exercise_twice{"EXERCISE_TWICE", "This exercise is in the list twice"};
inline constexpr MessageText warmup_full{"WARMUP_FULL", "Warm-up can have at most {maximum} exercises"};
inline constexpr MessageText main_full{"MAIN_FULL", "Main can have at most {maximum} exercises"};
inline constexpr MessageText cooldown_full{"COOLDOWN_FULL", "Cool-down can have at most {maximum} exercises"};
inline constexpr MessageText choose_length{"CHOOSE_LENGTH", "Choose 30, 45, 60 or 90 minutes"};
inline constexpr MessageText choose_days{"CHOOSE_DAYS", "Choose 2 to 6 workouts a week"};
inline constexpr MessageText choose_target_area{"CHOOSE_TARGET_AREA", "Select at least one target area"};
inline constexpr MessageText no_level_suggestion{"NO_LEVEL_SUGGESTION",
                                                 "There is no level suggestion to answer right now."};

// Training
inline constexpr MessageText workout_type_required{"WORKOUT_TYPE_REQUIRED", "Please select a workout type"};
inline constexpr MessageText rpe_step{"RPE_STEP", "RPE must be a multiple of 0.5"};
inline constexpr MessageText no_sets_left{"NO_SETS_LEFT", "Keep at least one set, or delete the exercise"};
inline constexpr MessageText too_far_ahead{"TOO_FAR_AHEAD", "The date can be at most one day in the future"};
inline constexpr MessageText key_reused{"KEY_REUSED", "Already used for another entry"};
inline constexpr MessageText entry_saved_differently{"ENTRY_SAVED_DIFFERENTLY",
                                                     "This entry was already saved with other values."};

// Own exercises
inline constexpr MessageText exercise_name_taken{"EXERCISE_NAME_TAKEN",
                                                 "You already have an exercise with this name: {name}."};
inline constexpr MessageText exercise_in_library{"EXERCISE_IN_LIBRARY",
                                                 "The library already has this exercise: {name}. Choose another name."};
inline constexpr MessageText exercise_has_history{
    "EXERCISE_HAS_HISTORY", "You have already trained under the name {name}. Choose another name for this exercise."};
inline constexpr MessageText own_exercises_full{
    "OWN_EXERCISES_FULL", "You can have at most {maximum} exercises of your own. Delete one that you no longer need."};

// Nutrition and body
inline constexpr MessageText calories_too_low{"CALORIES_TOO_LOW", "Calories must be at least {minimum}"};
inline constexpr MessageText quantity_too_low{"QUANTITY_TOO_LOW", "Quantity must be at least {minimum}"};
inline constexpr MessageText in_the_future{"IN_THE_FUTURE", "Must not be in the future"};
inline constexpr MessageText nothing_logged{"NOTHING_LOGGED", "Nothing was logged on that day"};
inline constexpr MessageText barcode_unknown{
    "BARCODE_UNKNOWN", "No food with this barcode is known. Add it once from its label; from then on it is found."};
inline constexpr MessageText lookup_unavailable{
    "LOOKUP_UNAVAILABLE", "Open Food Facts does not answer. Try again later, or add the food from its label."};
inline constexpr MessageText food_unknown{"FOOD_UNKNOWN", "No food with this name was found"};
inline constexpr MessageText food_not_found{"FOOD_NOT_FOUND", "This food does not exist"};
inline constexpr MessageText recipe_not_found{"RECIPE_NOT_FOUND", "Recipe not found"};
inline constexpr MessageText saved_meal_not_found{"SAVED_MEAL_NOT_FOUND", "Saved meal not found"};
inline constexpr MessageText barcode_invalid{"BARCODE_INVALID", "This is not a valid barcode."};
inline constexpr MessageText barcode_taken{"BARCODE_TAKEN", "{name} already has this barcode."};
inline constexpr MessageText portion_incomplete{"PORTION_INCOMPLETE", "A portion needs a unit and a weight"};
inline constexpr MessageText more_than_100{
    "MORE_THAN_100",
    "Protein, carbs and fat add up to {sum} g in {basis}. More than {maximum} g is impossible. Check the label."};
inline constexpr MessageText food_in_recipe{"FOOD_IN_RECIPE",
                                            "{recipe} uses this food. Remove it from the recipe first."};
inline constexpr MessageText recipe_in_recipe{"RECIPE_IN_RECIPE", "A recipe cannot be an ingredient of another recipe"};
inline constexpr MessageText ingredient_required{"INGREDIENT_REQUIRED", "Add at least one ingredient"};
inline constexpr MessageText meal_food_required{"MEAL_FOOD_REQUIRED", "Add at least one food"};
inline constexpr MessageText own_foods_full{
    "OWN_FOODS_FULL", "You can have at most {maximum} foods of your own. Delete one that you no longer need."};
inline constexpr MessageText recipes_full{
    "RECIPES_FULL", "You can have at most {maximum} recipes. Delete one that you no longer need."};
inline constexpr MessageText saved_meals_full{
    "SAVED_MEALS_FULL", "You can have at most {maximum} saved meals. Delete one that you no longer need."};
inline constexpr MessageText favorites_full{"FAVORITES_FULL",
                                            "You can have at most {maximum} favorite foods. Remove one first."};
inline constexpr MessageText water_entry_not_found{"WATER_ENTRY_NOT_FOUND", "This glass of water does not exist"};
inline constexpr MessageText measurement_required{"MEASUREMENT_REQUIRED", "Please enter at least one measurement"};
inline constexpr MessageText not_positive{"NOT_POSITIVE", "Must be greater than 0"};
inline constexpr MessageText body_fat_range{"BODY_FAT_RANGE", "Body fat must be between 0 and 100"};
inline constexpr MessageText no_such_month{"NO_SUCH_MONTH", "Month must be between 1 and 12"};
inline constexpr MessageText no_such_year{"NO_SUCH_YEAR", "Year must be between 1900 and this year"};
inline constexpr MessageText month_not_begun{"MONTH_NOT_BEGUN", "This month has not begun yet"};

// Wellness
inline constexpr MessageText start_date_required{"START_DATE_REQUIRED", "Start date is required"};
inline constexpr MessageText start_date_ahead{"START_DATE_AHEAD", "Start date can be at most one day in the future"};
inline constexpr MessageText end_before_start{"END_BEFORE_START", "End date must not be before the start date"};
inline constexpr MessageText overlaps_period{"OVERLAPS_PERIOD", "This overlaps the period from {start} to {end}"};
inline constexpr MessageText overlaps_open_period{"OVERLAPS_OPEN_PERIOD", "This overlaps the period on {start}"};
inline constexpr MessageText wakes_before_bedtime{"WAKES_BEFORE_BEDTIME", "Wake time must be after bedtime"};
inline constexpr MessageText sleep_too_long{"SLEEP_TOO_LONG", "Sleep can last at most 24 hours"};
inline constexpr MessageText overlaps_sleep{"OVERLAPS_SLEEP", "This overlaps the sleep that ended on {date}"};

// Coach
inline constexpr MessageText exercise_name_required{"EXERCISE_NAME_REQUIRED",
                                                    "Please enter an exercise name to get feedback."};
inline constexpr MessageText nothing_to_read{"NOTHING_TO_READ",
                                             "Log a workout or a period first. Insights are based on your own data."};
inline constexpr MessageText special_needs_in_address{"SPECIAL_NEEDS_IN_ADDRESS",
                                                      "Send special needs in the body of a POST request"};

// Notes on a plan, and the areas that it spares
inline constexpr MessageText plan_ready{"PLAN_READY",
                                        "Your plan is ready: 3 workouts a week, 45 minutes each, for the whole body."};
inline constexpr MessageText area_lower_back{"AREA_LOWER_BACK", "lower back"};
inline constexpr MessageText area_knee{"AREA_KNEE", "knee"};
inline constexpr MessageText area_shoulder{"AREA_SHOULDER", "shoulder"};
inline constexpr MessageText area_wrist{"AREA_WRIST", "wrist"};
inline constexpr MessageText area_ankle{"AREA_ANKLE", "ankle"};
inline constexpr MessageText area_neck{"AREA_NECK", "neck"};
inline constexpr MessageText area_hip{"AREA_HIP", "hip"};

// Notes on a meal plan
inline constexpr MessageText meals_above_target{
    "MEALS_ABOVE_TARGET", "Your target is below the minimum for meal plans, so this plan uses the minimum."};
inline constexpr MessageText meals_below_target{
    "MEALS_BELOW_TARGET", "Your target is above the maximum for meal plans, so this plan uses the maximum."};
inline constexpr MessageText macros_contradict{
    "MACROS_CONTRADICT", "Your macro targets do not add up to your calorie target, so this plan follows the calories."};
inline constexpr MessageText macros_not_met{"MACROS_NOT_MET", "The planned meals do not meet your targets: {misses}.",
                                            "The planned meals do not meet your target: {misses}."};
inline constexpr MessageText protein_missed{"PROTEIN_MISSED", "{planned} g of protein instead of {target} g a day"};
inline constexpr MessageText carbs_missed{"CARBS_MISSED", "{planned} g of carbs instead of {target} g a day"};
inline constexpr MessageText fat_missed{"FAT_MISSED", "{planned} g of fat instead of {target} g a day"};
inline constexpr MessageText nothing_left_to_plan{
    "NOTHING_LEFT_TO_PLAN", "You have eaten what your goal allows today, so there is nothing left to plan."};
inline constexpr MessageText little_left{
    "LITTLE_LEFT", "Too little is left of today's goal for a meal. If you are hungry, eat; one day decides nothing."};
inline constexpr MessageText planned_meal_not_found{"PLANNED_MEAL_NOT_FOUND", "This meal is not in the plan"};
inline constexpr MessageText in_the_past{"IN_THE_PAST", "Must not be in the past"};
inline constexpr MessageText week_too_far{"WEEK_TOO_FAR", "Meals are planned at most four weeks ahead"};
inline constexpr MessageText ingredient_not_found{"INGREDIENT_NOT_FOUND", "This ingredient is not on the list"};
inline constexpr MessageText no_other_dish{"NO_OTHER_DISH", "No other dish suits what you eat"};

// Cautions about macro targets
inline constexpr MessageText protein_target_high{
    "PROTEIN_TARGET_HIGH",
    "{target} g of protein is a lot. With your weight and calories, more than {most} g a day brings no benefit."};
inline constexpr MessageText protein_target_low{
    "PROTEIN_TARGET_LOW",
    "{target} g of protein is little. With your weight your body needs at least {least} g a day."};
inline constexpr MessageText fat_target_low{
    "FAT_TARGET_LOW",
    "{target} g of fat is very little. For vitamins and hormones your body needs at least {least} g a day."};
inline constexpr MessageText carbs_target_low{
    "CARBS_TARGET_LOW",
    "{target} g of carbs is a ketogenic diet. Ask a doctor before you eat less than {least} g a day."};

// Notes on a calorie estimate
inline constexpr MessageText no_deficit_under_18{
    "NO_DEFICIT_UNDER_18",
    "FitApp suggests no calorie deficit under 18, because a growing body "
    "needs the energy it uses. Please talk to a doctor about your weight."};
inline constexpr MessageText no_deficit_older{
    "NO_DEFICIT_OLDER",
    "From 65 on, eating less costs muscle and bone more than it helps, so FitApp suggests no calorie deficit. Enough "
    "protein "
    "and strength training do more. Talk to a doctor if you want to lose weight."};
inline constexpr MessageText no_room_for_deficit{
    "NO_ROOM_FOR_DEFICIT",
    "Your body uses so little that FitApp suggests no calorie deficit. Moving more is the better way."};
inline constexpr MessageText calories_below_rest{
    "CALORIES_BELOW_REST",
    "Your body needs at least {calories} kcal at rest. Under 18, or with a low weight for your height, FitApp takes no "
    "lower goal."};
inline constexpr MessageText no_deficit_underweight{
    "NO_DEFICIT_UNDERWEIGHT",
    "Your weight is low for your height, so FitApp suggests no calorie deficit. Eating enough to hold or gain weight "
    "is "
    "the better goal. Please talk to a doctor if your weight keeps falling."};
inline constexpr MessageText very_low_calories{
    "VERY_LOW_CALORIES", "This is less than 1200 kcal a day. Eat this little only under medical supervision."};
inline constexpr MessageText body_data_needed{"BODY_DATA_NEEDED", "Enter your weight and height to get an estimate."};
inline constexpr MessageText age_needed{"AGE_NEEDED",
                                        "Enter your age to get a suggestion. The estimate is for adults only."};

// Weight and weight goals
inline constexpr MessageText no_loss_goal_under_18{
    "NO_LOSS_GOAL_UNDER_18",
    "Under 18, FitApp keeps no goal below your current weight, because you are still growing. If your weight worries "
    "you, talk to a doctor or another adult you trust."};
inline constexpr MessageText target_far_too_low{
    "TARGET_FAR_TOO_LOW",
    "This weight would be dangerously low for your height, so FitApp does not set it as a goal. If you feel you must "
    "weigh less, please talk to a doctor or to a helpline for eating disorders. You do not have to manage this alone."};
inline constexpr MessageText target_too_low{
    "TARGET_TOO_LOW",
    "This goal is below the healthy range for your height. A low weight can cost strength, bone and sleep. Do you want "
    "to set it anyway?"};
inline constexpr MessageText underweight_today{
    "UNDERWEIGHT_TODAY",
    "Your weight is low for your height. Holding or gaining weight is the better goal now. If you did not mean to lose "
    "weight, or eating is hard, please talk to a doctor."};
inline constexpr MessageText losing_fast{
    "LOSING_FAST",
    "You have lost more than 1 % of your weight a week for three weeks. That costs "
    "muscle and energy. Eat a little more, "
    "and see a doctor if you did not mean to lose weight."};

inline constexpr MessageText losing_fast_under_18{
    "LOSING_FAST_UNDER_18",
    "You have lost weight quickly for three weeks. You are still growing and need enough to eat. Please talk to a "
    "parent, a doctor or another adult you trust."};

// Notes on the adaptive target
inline constexpr MessageText adaptive_needs_days{
    "ADAPTIVE_NEEDS_DAYS", "Log all your food on at least {days} of the last 28 days to learn what you use."};
inline constexpr MessageText adaptive_needs_weighings{
    "ADAPTIVE_NEEDS_WEIGHINGS", "Weigh yourself at least four times over two weeks to learn what you use."};
inline constexpr MessageText adaptive_incomplete{"ADAPTIVE_INCOMPLETE",
                                                 "You logged less than your body uses at rest. Some food is probably "
                                                 "missing in the log, so FitApp cannot learn from "
                                                 "it what you use."};
inline constexpr MessageText adaptive_waits{
    "ADAPTIVE_WAITS", "Your target changed less than a week ago. Give the change a week to show."};

}  // namespace fitapp::messages
