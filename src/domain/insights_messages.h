// The texts of insights. German texts are in ui/src/locales/de/server.json.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

// --- Relations. {size} and {direction}: "42 min" "longer". ---

inline constexpr MessageText insight_sleep_before_training{
    "INSIGHT_SLEEP_BEFORE_TRAINING",
    "On {days} nights before training you slept {size} {direction} than on {others} other nights."};
inline constexpr MessageText insight_sleep_after_training{
    "INSIGHT_SLEEP_AFTER_TRAINING",
    "On {days} nights after training you slept {size} {direction} than on {others} other nights."};
inline constexpr MessageText insight_sleep_quality_after_training{
    "INSIGHT_SLEEP_QUALITY_AFTER_TRAINING",
    "After {days} training days you rated your sleep {size} points {direction} than after {others} other days ({mean} "
    "and {otherMean} of 5)."};
inline constexpr MessageText insight_sleep_after_late_training{
    "INSIGHT_SLEEP_AFTER_LATE_TRAINING",
    "On {days} nights after training at 8 pm or later you slept {size} {direction} than on {others} nights after "
    "earlier training."};
inline constexpr MessageText insight_training_after_long_sleep{
    "INSIGHT_TRAINING_AFTER_LONG_SLEEP",
    "On {days} training days after at least {limit} of sleep you trained {size} {direction} than on {others} training "
    "days after shorter nights."};
inline constexpr MessageText insight_protein_on_training_days{
    "INSIGHT_PROTEIN_ON_TRAINING_DAYS",
    "On {days} training days you ate {size} g {direction} protein than on {others} other days ({mean} and {otherMean} "
    "g)."};
inline constexpr MessageText insight_sleep_after_late_food{
    "INSIGHT_SLEEP_AFTER_LATE_FOOD",
    "On {days} nights after food at 9 pm or later you slept {size} {direction} than on {others} other nights."};
inline constexpr MessageText insight_sleep_quality_after_late_food{
    "INSIGHT_SLEEP_QUALITY_AFTER_LATE_FOOD",
    "After {days} evenings with food at 9 pm or later you rated your sleep {size} points {direction} than after "
    "{others} other evenings ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_energy_in_period{
    "INSIGHT_ENERGY_IN_PERIOD",
    "On {days} days of your periods you rated your energy {size} points {direction} than on {others} other days "
    "({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_energy_before_period{
    "INSIGHT_ENERGY_BEFORE_PERIOD",
    "On {days} days of the week before a period you rated your energy {size} points {direction} than on {others} other "
    "days outside of periods ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_in_period{
    "INSIGHT_MOOD_IN_PERIOD",
    "On {days} days of your periods you rated your mood {size} points {direction} than on {others} other days ({mean} "
    "and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_before_period{
    "INSIGHT_MOOD_BEFORE_PERIOD",
    "On {days} days of the week before a period you rated your mood {size} points {direction} than on {others} other "
    "days outside of periods ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_after_training{
    "INSIGHT_MOOD_AFTER_TRAINING",
    "On {days} mornings after training you rated your mood {size} points {direction} than on {others} other mornings "
    "({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_in_goal_weeks{
    "INSIGHT_MOOD_IN_GOAL_WEEKS",
    "In {days} weeks that reached your training goal you rated your mood {size} points {direction} than in {others} "
    "other weeks ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_after_long_sleep{
    "INSIGHT_MOOD_AFTER_LONG_SLEEP",
    "On {days} mornings after at least {limit} of sleep you rated your mood {size} points {direction} than on {others} "
    "mornings after shorter nights ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_mood_after_moment{
    "INSIGHT_MOOD_AFTER_MOMENT",
    "On {days} mornings after a day with a quiet moment you rated your mood {size} points {direction} than on {others} "
    "other mornings ({mean} and {otherMean} of 5)."};
inline constexpr MessageText insight_sleep_quality_after_moment{
    "INSIGHT_SLEEP_QUALITY_AFTER_MOMENT",
    "After {days} days with a quiet moment you rated your sleep {size} points {direction} than after {others} other "
    "days ({mean} and {otherMean} of 5)."};

inline constexpr MessageText insight_longer{"INSIGHT_LONGER", "longer"};
inline constexpr MessageText insight_shorter{"INSIGHT_SHORTER", "less"};
inline constexpr MessageText insight_more{"INSIGHT_MORE", "more"};
inline constexpr MessageText insight_less{"INSIGHT_LESS", "less"};
inline constexpr MessageText insight_higher{"INSIGHT_HIGHER", "higher"};
inline constexpr MessageText insight_lower{"INSIGHT_LOWER", "lower"};

inline constexpr MessageText insight_minutes{"INSIGHT_MINUTES", "{minutes} min"};
inline constexpr MessageText insight_hours{"INSIGHT_HOURS", "{hours} h"};
inline constexpr MessageText insight_hours_minutes{"INSIGHT_HOURS_MINUTES", "{hours} h {minutes} min"};
inline constexpr MessageText insight_decimal{"INSIGHT_DECIMAL", "{whole}.{tenth}"};

// --- Counts ---

inline constexpr MessageText insight_training_pause{
    "INSIGHT_TRAINING_PAUSE",
    "Your last workout was {count} days ago. After two weeks or more, begin with shorter and lighter sessions than "
    "before."};
inline constexpr MessageText insight_training_days{"INSIGHT_TRAINING_DAYS",
                                                   "You trained on {count} days in the last four weeks.",
                                                   "You trained on {count} day in the last four weeks."};
inline constexpr MessageText insight_training_days_same{
    "INSIGHT_TRAINING_DAYS_SAME",
    "You trained on {count} days in the last four weeks, as many as in the four weeks before.",
    "You trained on {count} day in the last four weeks, as in the four weeks before."};
inline constexpr MessageText insight_training_days_more{
    "INSIGHT_TRAINING_DAYS_MORE",
    "You trained on {count} days in the last four weeks, {change} more than in the four weeks before.",
    "You trained on {count} day in the last four weeks, {change} more than in the four weeks before."};
inline constexpr MessageText insight_training_days_fewer{
    "INSIGHT_TRAINING_DAYS_FEWER",
    "You trained on {count} days in the last four weeks, {change} fewer than in the four weeks before.",
    "You trained on {count} day in the last four weeks, {change} fewer than in the four weeks before."};
inline constexpr MessageText insight_training_goal{
    "INSIGHT_TRAINING_GOAL", "You reached your weekly training goal in {count} of the last {weeks} full weeks."};
inline constexpr MessageText insight_training_goal_each{
    "INSIGHT_TRAINING_GOAL_EACH", "You reached your weekly training goal in each of the last {weeks} full weeks."};
inline constexpr MessageText insight_training_run{
    "INSIGHT_TRAINING_RUN",
    "You have trained hard on {count} days in a row. Muscles recover on easy days and days of rest."};
inline constexpr MessageText insight_training_weekday{
    "INSIGHT_TRAINING_WEEKDAY",
    "{weekday} is your steadiest training day: you trained on {count} of the last {weeks}."};
inline constexpr MessageText insight_training_length{
    "INSIGHT_TRAINING_LENGTH",
    "Your workouts of the last four weeks took {minutes} on average ({count} with a duration)."};
inline constexpr MessageText insight_periods_logged{
    "INSIGHT_PERIODS_LOGGED",
    "You have logged {count} periods so far. An average cycle needs two that start {shortest} to {longest} days apart.",
    "You have logged {count} period so far. An average cycle needs two that start {shortest} to {longest} days apart."};
inline constexpr MessageText insight_one_cycle{"INSIGHT_ONE_CYCLE", "Your one logged cycle lasted {days} days."};
inline constexpr MessageText insight_cycles{
    "INSIGHT_CYCLES", "Your {cycles} logged cycles lasted {shortest} to {longest} days, {days} on average."};
inline constexpr MessageText insight_equal_cycles{"INSIGHT_EQUAL_CYCLES",
                                                  "Your {cycles} logged cycles lasted {days} days each."};
inline constexpr MessageText insight_energy_in_periods{
    "INSIGHT_ENERGY_IN_PERIODS",
    "In your last {count} periods with a rating you gave your energy {mean} of 5 on average."};
inline constexpr MessageText insight_training_in_periods{
    "INSIGHT_TRAINING_IN_PERIODS", "You trained on {count} of the {days} period days of the last year."};
inline constexpr MessageText insight_nights{
    "INSIGHT_NIGHTS", "Over your last {count} nights with both times you slept {length} on average."};
inline constexpr MessageText insight_moments{"INSIGHT_MOMENTS",
                                             "You took {count} quiet moments in the last four weeks.",
                                             "You took {count} quiet moment in the last four weeks."};
inline constexpr MessageText insight_moments_of_kind{
    "INSIGHT_MOMENTS_OF_KIND", "You took {count} quiet moments in the last four weeks, {most} of them {kind}."};
inline constexpr MessageText insight_self_care{"INSIGHT_SELF_CARE", "self-care"};
inline constexpr MessageText insight_breathing{"INSIGHT_BREATHING", "breathing"};
inline constexpr MessageText insight_mindfulness{"INSIGHT_MINDFULNESS", "mindfulness"};
inline constexpr MessageText insight_food_log{"INSIGHT_FOOD_LOG",
                                              "You wrote down what you ate on {count} of the last {days} days."};

inline constexpr MessageText insight_sunday{"INSIGHT_SUNDAY", "Sunday"};
inline constexpr MessageText insight_monday{"INSIGHT_MONDAY", "Monday"};
inline constexpr MessageText insight_tuesday{"INSIGHT_TUESDAY", "Tuesday"};
inline constexpr MessageText insight_wednesday{"INSIGHT_WEDNESDAY", "Wednesday"};
inline constexpr MessageText insight_thursday{"INSIGHT_THURSDAY", "Thursday"};
inline constexpr MessageText insight_friday{"INSIGHT_FRIDAY", "Friday"};
inline constexpr MessageText insight_saturday{"INSIGHT_SATURDAY", "Saturday"};

}  // namespace fitapp::messages
