// The reasons of the advice for today's training. German texts are in ui/src/locales/de/server.json.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

inline constexpr MessageText muscle_chest{"MUSCLE_CHEST", "chest"};
inline constexpr MessageText muscle_back{"MUSCLE_BACK", "back"};
inline constexpr MessageText muscle_shoulders{"MUSCLE_SHOULDERS", "shoulders"};
inline constexpr MessageText muscle_quadriceps{"MUSCLE_QUADRICEPS", "quadriceps"};
inline constexpr MessageText muscle_hamstrings{"MUSCLE_HAMSTRINGS", "hamstrings"};
inline constexpr MessageText muscle_glutes{"MUSCLE_GLUTES", "glutes"};
inline constexpr MessageText muscle_biceps{"MUSCLE_BICEPS", "biceps"};
inline constexpr MessageText muscle_triceps{"MUSCLE_TRICEPS", "triceps"};
inline constexpr MessageText muscle_calves{"MUSCLE_CALVES", "calves"};
inline constexpr MessageText muscle_core{"MUSCLE_CORE", "core"};

inline constexpr MessageText training_for{"TRAINING_FOR", "Strength: {muscles}"};

// Rest
inline constexpr MessageText advice_trained_today{"ADVICE_TRAINED_TODAY",
                                                  "You have trained today. Your body gets stronger while you rest."};
inline constexpr MessageText advice_rest_planned{"ADVICE_REST_PLANNED", "Your plan has a rest day today."};
inline constexpr MessageText advice_goal_reached{
    "ADVICE_GOAL_REACHED", "You have reached your goal of {count} workouts this week. The rest of it is free.",
    "You have reached your goal of {count} workout this week. The rest of it is free."};
inline constexpr MessageText advice_hard_days{
    "ADVICE_HARD_DAYS", "You have trained hard {count} days in a row. An easy day keeps the next workout good."};
inline constexpr MessageText advice_all_recovering{
    "ADVICE_ALL_RECOVERING", "All large muscles are still recovering. The first is ready in about {count} hours.",
    "All large muscles are still recovering. The first is ready in about {count} hour."};
inline constexpr MessageText advice_before_planned{
    "ADVICE_BEFORE_PLANNED", "Tomorrow's plan says {title}, and it trains what is ready now. Come to it fresh."};
inline constexpr MessageText advice_week_covered{
    "ADVICE_WEEK_COVERED", "What you have done and what is still planned cover this week's sets."};
inline constexpr MessageText advice_nothing_suits{
    "ADVICE_NOTHING_SUITS", "No exercise is left that suits your equipment and spares what should be spared."};

// Training
inline constexpr MessageText advice_planned{"ADVICE_PLANNED", "Your plan says {title} today."};
inline constexpr MessageText advice_start{
    "ADVICE_START", "Your log of the last two weeks has no training, so begin gently with the whole body."};
inline constexpr MessageText advice_muscles{"ADVICE_MUSCLES", "Recovered, and short of this week's sets: {muscles}."};
inline constexpr MessageText advice_left_out{"ADVICE_LEFT_OUT", "Left out because they still recover: {muscles}."};
inline constexpr MessageText advice_left_for_plan{"ADVICE_LEFT_FOR_PLAN", "Left for {title} tomorrow: {muscles}."};
inline constexpr MessageText advice_easy_cardio{
    "ADVICE_EASY_CARDIO",
    "No muscle that is ready is short of sets. Easy cardio counts for your goal without tiring you much."};
inline constexpr MessageText advice_cardio_before_planned{
    "ADVICE_CARDIO_BEFORE_PLANNED",
    "Tomorrow's plan says {title}. Easy cardio today counts for your goal without tiring you much."};
inline constexpr MessageText advice_cardio_only{
    "ADVICE_CARDIO_ONLY",
    "Nothing for your {muscles} suits your equipment and spares what hurts, so this is easy cardio."};

}  // namespace fitapp::messages
