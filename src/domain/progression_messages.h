// The reasons of suggestions for the next target of an exercise. German texts are in ui/src/locales/de/server.json.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

// First times
inline constexpr MessageText progression_find_weight{"PROGRESSION_FIND_WEIGHT",
                                                     "Find a weight that you could lift 2 more times."};
inline constexpr MessageText progression_find_weight_held{
    "PROGRESSION_FIND_WEIGHT_HELD", "Find a weight that you could hold or carry for 10 more seconds."};
inline constexpr MessageText progression_find_assistance{
    "PROGRESSION_FIND_ASSISTANCE", "Find the assistance with which you could do 2 more repetitions."};
inline constexpr MessageText progression_no_weight{
    "PROGRESSION_NO_WEIGHT",
    "Your last sets have no weight. Find one that leaves you a little in reserve, and log it."};
inline constexpr MessageText progression_first_repetitions{
    "PROGRESSION_FIRST_REPETITIONS", "First time: end each set while you could still do 2 more clean repetitions."};
inline constexpr MessageText progression_first_hold{
    "PROGRESSION_FIRST_HOLD", "First time: end each set while you could still hold on for a few seconds."};
inline constexpr MessageText progression_first_steady{
    "PROGRESSION_FIRST_STEADY", "First time: keep a pace at which you can talk in whole sentences."};

// A step forward. {unit} is lb or kg.
inline constexpr MessageText progression_next_weight{
    "PROGRESSION_NEXT_WEIGHT",
    "All sets reached {top} repetitions. Next: {weight} {unit}, from {reps} repetitions again."};
inline constexpr MessageText progression_next_step{"PROGRESSION_NEXT_STEP",
                                                   "All sets reached {top} repetitions. Next: {weight} {unit}."};
inline constexpr MessageText progression_less_assistance{
    "PROGRESSION_LESS_ASSISTANCE", "All sets reached {top} repetitions. Next: only {weight} {unit} of assistance."};
inline constexpr MessageText progression_no_assistance{"PROGRESSION_NO_ASSISTANCE",
                                                       "All sets reached {top} repetitions. Next: without assistance."};
inline constexpr MessageText progression_one_more{
    "PROGRESSION_ONE_MORE", "Same weight, and one repetition more in each set that had fewer than {top}."};
inline constexpr MessageText progression_one_more_free{"PROGRESSION_ONE_MORE_FREE",
                                                       "One repetition more in each set that had fewer than {top}."};
inline constexpr MessageText progression_harder_variant{
    "PROGRESSION_HARDER_VARIANT", "All sets reached {top} repetitions. Time for the harder variant."};
inline constexpr MessageText progression_slower{
    "PROGRESSION_SLOWER",
    "All sets reached {top} repetitions. Make them harder: take 3 seconds on the way down, and pause for a second."};
inline constexpr MessageText progression_longer{"PROGRESSION_LONGER",
                                                "All sets reached {before} seconds. Next: {seconds} seconds."};
inline constexpr MessageText progression_longer_steady{
    "PROGRESSION_LONGER_STEADY", "You kept going for {before} minutes. Next: {minutes} minutes at the same pace."};
inline constexpr MessageText progression_heavier_hold{"PROGRESSION_HEAVIER_HOLD",
                                                      "All sets reached {top} seconds. Next: {weight} {unit}."};
inline constexpr MessageText progression_harder_hold{"PROGRESSION_HARDER_HOLD",
                                                     "All sets reached {top} seconds. Time for the harder variant."};
inline constexpr MessageText progression_tense_more{
    "PROGRESSION_TENSE_MORE", "All sets reached {top} seconds. Longer adds little: work harder in the same time."};
inline constexpr MessageText progression_faster{
    "PROGRESSION_FASTER", "{minutes} minutes are long enough. Go a little faster instead of longer."};

// Sets that differ
inline constexpr MessageText progression_new_sets{"PROGRESSION_NEW_SETS",
                                                  "The plan has new sets for this exercise. Begin as planned."};
inline constexpr MessageText progression_sets_next_weight{
    "PROGRESSION_SETS_NEXT_WEIGHT", "Every set reached what was planned. Next: one weight step more in each of them."};
inline constexpr MessageText progression_sets_less_assistance{
    "PROGRESSION_SETS_LESS_ASSISTANCE", "Every set reached its repetitions. Next: less assistance in each of them."};
inline constexpr MessageText progression_sets_more{
    "PROGRESSION_SETS_MORE", "Every set reached its repetitions. Next: one more in each of them."};
inline constexpr MessageText progression_sets_longer{
    "PROGRESSION_SETS_LONGER", "Every set reached its time. Next: a little longer in each of them."};
inline constexpr MessageText progression_sets_one_more{
    "PROGRESSION_SETS_ONE_MORE", "Same weights, and one repetition more in each set below the top of its range."};
inline constexpr MessageText progression_sets_one_more_free{
    "PROGRESSION_SETS_ONE_MORE_FREE", "One repetition more in each set below the top of its range."};
inline constexpr MessageText progression_sets_no_reserve{
    "PROGRESSION_SETS_NO_RESERVE",
    "Every set reached its repetitions, but with nothing in reserve. Repeat them until one more would be possible."};
inline constexpr MessageText progression_sets_try_again{
    "PROGRESSION_SETS_TRY_AGAIN", "Not every set reached what was planned. Try the same once more."};
inline constexpr MessageText progression_sets_harder_variant{
    "PROGRESSION_SETS_HARDER_VARIANT", "Every set reached what was planned. Time for the harder variant."};
inline constexpr MessageText progression_sets_slower{
    "PROGRESSION_SETS_SLOWER",
    "Every set reached what was planned. More adds little: go slower, and pause at the hardest point."};

// Once more the same
inline constexpr MessageText progression_no_reserve{
    "PROGRESSION_NO_RESERVE",
    "All sets reached {top} repetitions, but with nothing in reserve. Repeat them until one more would be possible."};
inline constexpr MessageText progression_complete_sets{
    "PROGRESSION_COMPLETE_SETS", "{done} of {sets} planned sets count. Complete all of them before the next step."};
inline constexpr MessageText progression_try_again{"PROGRESSION_TRY_AGAIN",
                                                   "Not every set reached {reps} repetitions. Try the same once more."};
inline constexpr MessageText progression_aim{"PROGRESSION_AIM", "Aim for {reps} repetitions in every set first."};
inline constexpr MessageText progression_reach_time{"PROGRESSION_REACH_TIME",
                                                    "Reach {seconds} seconds in every set first."};
inline constexpr MessageText progression_reach_minutes{"PROGRESSION_REACH_MINUTES", "Reach {minutes} minutes first."};
inline constexpr MessageText progression_as_planned{"PROGRESSION_AS_PLANNED", "Warm-up and cool-down stay as planned."};
inline constexpr MessageText progression_declined{
    "PROGRESSION_DECLINED", "You declined the next step. It comes back once you do better than on {date}."};

// A step back
inline constexpr MessageText progression_two_failures{
    "PROGRESSION_TWO_FAILURES",
    "Repetitions were missing twice in a row. Take about 10 % less, and build up from there."};
inline constexpr MessageText progression_too_heavy{
    "PROGRESSION_TOO_HEAVY",
    "Two sessions stayed below {reps} repetitions. Take about 10 % less, so that you train in the planned range."};
inline constexpr MessageText progression_more_assistance{
    "PROGRESSION_MORE_ASSISTANCE",
    "Repetitions were missing twice in a row. Take more assistance, and build up from there."};
inline constexpr MessageText progression_lightest{
    "PROGRESSION_LIGHTEST", "This is the lightest weight. Stay with it, and aim for {reps} repetitions in every set."};
inline constexpr MessageText progression_new_range{
    "PROGRESSION_NEW_RANGE",
    "The plan now asks for {reps} repetitions instead of {before}, so begin with less weight."};

// After a break
inline constexpr MessageText progression_break{"PROGRESSION_BREAK",
                                               "Your last time was {days} days ago. Start with about 10 % less."};
inline constexpr MessageText progression_break_assistance{
    "PROGRESSION_BREAK_ASSISTANCE", "Your last time was {days} days ago. Start with more assistance."};
inline constexpr MessageText progression_break_same{
    "PROGRESSION_BREAK_SAME", "Your last time was {days} days ago. Start carefully, with no more than then."};
inline constexpr MessageText progression_break_declined{
    "PROGRESSION_BREAK_DECLINED",
    "You did not want to start with less. Your last time was {days} days ago, so start carefully."};

// Lighter weeks
inline constexpr MessageText progression_lighter_week{
    "PROGRESSION_LIGHTER_WEEK", "This is a lighter week, so that you recover: {count} sets with the same weight.",
    "This is a lighter week, so that you recover: {count} set with the same weight."};
inline constexpr MessageText progression_lighter_week_free{"PROGRESSION_LIGHTER_WEEK_FREE",
                                                           "This is a lighter week, so that you recover: {count} sets.",
                                                           "This is a lighter week, so that you recover: {count} set."};
inline constexpr MessageText progression_lighter_week_keep{
    "PROGRESSION_LIGHTER_WEEK_KEEP", "This is a lighter week, so that you recover: do no more than the last time."};
inline constexpr MessageText progression_lighter_week_steady{
    "PROGRESSION_LIGHTER_WEEK_STEADY", "This is a lighter week, so that you recover: {minutes} minutes."};
inline constexpr MessageText progression_lighter_note{"PROGRESSION_LIGHTER_NOTE",
                                                      "This is a lighter week: {count} sets instead of {planned}.",
                                                      "This is a lighter week: {count} set instead of {planned}."};
inline constexpr MessageText progression_lighter_note_steady{"PROGRESSION_LIGHTER_NOTE_STEADY",
                                                             "This is a lighter week: {minutes} minutes."};

}  // namespace fitapp::messages
