// The texts of built plans. German texts are in ui/src/locales/de/server.json.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

// Names of plans
inline constexpr MessageText plan_name_strength{"PLAN_NAME_STRENGTH", "Strength Plan"};
inline constexpr MessageText plan_name_muscle{"PLAN_NAME_MUSCLE", "Muscle Building Plan"};
inline constexpr MessageText plan_name_weight_loss{"PLAN_NAME_WEIGHT_LOSS", "Weight Loss Plan"};
inline constexpr MessageText plan_name_endurance{"PLAN_NAME_ENDURANCE", "Endurance Plan"};
inline constexpr MessageText plan_name_flexibility{"PLAN_NAME_FLEXIBILITY", "Flexibility Plan"};
inline constexpr MessageText plan_name_general{"PLAN_NAME_GENERAL", "General Fitness Plan"};

// Titles of days. {letter} is A, B or C; empty when the title occurs once.
inline constexpr MessageText day_full_body{"DAY_FULL_BODY", "Full Body {letter}"};
inline constexpr MessageText day_full_body_once{"DAY_FULL_BODY_ONCE", "Full Body"};
inline constexpr MessageText day_upper_body{"DAY_UPPER_BODY", "Upper Body {letter}"};
inline constexpr MessageText day_upper_body_once{"DAY_UPPER_BODY_ONCE", "Upper Body"};
inline constexpr MessageText day_lower_body{"DAY_LOWER_BODY", "Lower Body {letter}"};
inline constexpr MessageText day_lower_body_once{"DAY_LOWER_BODY_ONCE", "Lower Body"};
inline constexpr MessageText day_push{"DAY_PUSH", "Push {letter}"};
inline constexpr MessageText day_push_once{"DAY_PUSH_ONCE", "Push"};
inline constexpr MessageText day_pull{"DAY_PULL", "Pull {letter}"};
inline constexpr MessageText day_pull_once{"DAY_PULL_ONCE", "Pull"};
inline constexpr MessageText day_legs{"DAY_LEGS", "Legs {letter}"};
inline constexpr MessageText day_legs_once{"DAY_LEGS_ONCE", "Legs"};
inline constexpr MessageText day_legs_and_push{"DAY_LEGS_AND_PUSH", "Legs & Push {letter}"};
inline constexpr MessageText day_legs_and_push_once{"DAY_LEGS_AND_PUSH_ONCE", "Legs & Push"};
inline constexpr MessageText day_legs_and_pull{"DAY_LEGS_AND_PULL", "Legs & Pull {letter}"};
inline constexpr MessageText day_legs_and_pull_once{"DAY_LEGS_AND_PULL_ONCE", "Legs & Pull"};
inline constexpr MessageText day_legs_and_core{"DAY_LEGS_AND_CORE", "Legs & Core {letter}"};
inline constexpr MessageText day_legs_and_core_once{"DAY_LEGS_AND_CORE_ONCE", "Legs & Core"};
inline constexpr MessageText day_legs_and_small{"DAY_LEGS_AND_SMALL", "Legs & Small Muscles {letter}"};
inline constexpr MessageText day_legs_and_small_once{"DAY_LEGS_AND_SMALL_ONCE", "Legs & Small Muscles"};
inline constexpr MessageText day_core{"DAY_CORE", "Core & Small Muscles {letter}"};
inline constexpr MessageText day_core_once{"DAY_CORE_ONCE", "Core & Small Muscles"};
inline constexpr MessageText day_strength_and_cardio{"DAY_STRENGTH_AND_CARDIO", "Strength & Easy Cardio {letter}"};
inline constexpr MessageText day_strength_and_cardio_once{"DAY_STRENGTH_AND_CARDIO_ONCE", "Strength & Easy Cardio"};
inline constexpr MessageText day_easy_cardio{"DAY_EASY_CARDIO", "Easy Cardio {letter}"};
inline constexpr MessageText day_easy_cardio_once{"DAY_EASY_CARDIO_ONCE", "Easy Cardio"};
inline constexpr MessageText day_harder_cardio{"DAY_HARDER_CARDIO", "Harder Cardio {letter}"};
inline constexpr MessageText day_harder_cardio_once{"DAY_HARDER_CARDIO_ONCE", "Harder Cardio"};
inline constexpr MessageText day_long_cardio{"DAY_LONG_CARDIO", "Long Easy Cardio {letter}"};
inline constexpr MessageText day_long_cardio_once{"DAY_LONG_CARDIO_ONCE", "Long Easy Cardio"};
inline constexpr MessageText day_intervals{"DAY_INTERVALS", "HIIT {letter}"};
inline constexpr MessageText day_intervals_once{"DAY_INTERVALS_ONCE", "HIIT"};
inline constexpr MessageText day_mobility{"DAY_MOBILITY", "Yoga & Mobility {letter}"};
inline constexpr MessageText day_mobility_once{"DAY_MOBILITY_ONCE", "Yoga & Mobility"};

// Notes on a day
inline constexpr MessageText note_reserve{
    "NOTE_RESERVE", "Choose a weight or variant that leaves one or two clean repetitions in reserve."};
inline constexpr MessageText note_reserve_gentle{
    "NOTE_RESERVE_GENTLE",
    "Leave three or four clean repetitions in reserve, breathe out on the effort and keep breathing during holds."};
inline constexpr MessageText note_reserve_senior{
    "NOTE_RESERVE_SENIOR", "Leave two or three clean repetitions in reserve, and keep breathing during holds."};
inline constexpr MessageText note_reserve_bare{"NOTE_RESERVE_BARE",
                                               "Choose a variant that leaves one or two clean repetitions in reserve."};
inline constexpr MessageText note_technique_bare{
    "NOTE_TECHNIQUE_BARE",
    "Learn each movement first, with an adult who watches. Make it harder only when every repetition looks the same."};
inline constexpr MessageText note_then_easy{"NOTE_THEN_EASY",
                                            "The piece after the intervals is easy: you can talk in whole sentences."};
inline constexpr MessageText note_strength{
    "NOTE_STRENGTH", "Rest fully between the heavy sets, and stop each set with one good repetition left."};
inline constexpr MessageText note_technique{
    "NOTE_TECHNIQUE",
    "Learn each movement first, with an adult who watches. Add weight only when every repetition looks the same."};
inline constexpr MessageText note_ramp_up{
    "NOTE_RAMP_UP", "Where warm-up sets are planned, do them first: they are lighter and prepare the lift."};
inline constexpr MessageText note_talk{"NOTE_TALK", "Keep a pace at which you can talk in whole sentences."};
inline constexpr MessageText note_long{
    "NOTE_LONG", "Make the long piece 5 to 10 % longer each week; in the lighter week it goes back a step."};
inline constexpr MessageText note_pairs{
    "NOTE_PAIRS", "Alternate two joined exercises: you rest from the one while you do the other."};
inline constexpr MessageText note_hard{"NOTE_HARD",
                                       "Go hard only in the harder piece. The easy pieces stay easy enough to talk."};
inline constexpr MessageText note_hard_end{"NOTE_HARD_END", "Let the last five minutes of the harder piece be easy."};
inline constexpr MessageText note_intervals{"NOTE_INTERVALS",
                                            "Work hard but cleanly in each set, and use the whole rest."};
inline constexpr MessageText note_mobility{"NOTE_MOBILITY", "Breathe slowly and go only as far as feels good."};
inline constexpr MessageText note_midwife{
    "NOTE_MIDWIFE",
    "Ask your midwife or doctor before you start, also for pelvic floor exercises for every day. Stop at pain, "
    "dizziness, bleeding, leaking, a feeling of heaviness below, or if your belly domes along the middle. You should "
    "be able to talk at any time."};
inline constexpr MessageText note_morning{"NOTE_MORNING", "In the morning joints are stiff: take the warm-up slowly."};
inline constexpr MessageText note_evening{"NOTE_EVENING", "In the evening let the cool-down bring you to rest."};

// Descriptions
inline constexpr MessageText plan_summary{
    "PLAN_SUMMARY", "{days} days a week, {minutes} minutes a session, {level}, {intensity} intensity.",
    "{days} day a week, {minutes} minutes a session, {level}, {intensity} intensity."};
inline constexpr MessageText level_beginner{"LEVEL_BEGINNER", "beginner"};
inline constexpr MessageText level_intermediate{"LEVEL_INTERMEDIATE", "intermediate"};
inline constexpr MessageText level_advanced{"LEVEL_ADVANCED", "advanced"};
inline constexpr MessageText intensity_low{"INTENSITY_LOW", "low"};
inline constexpr MessageText intensity_moderate{"INTENSITY_MODERATE", "moderate"};
inline constexpr MessageText intensity_high{"INTENSITY_HIGH", "high"};
inline constexpr MessageText plan_focus{"PLAN_FOCUS", "Focus: {areas}."};
inline constexpr MessageText target_upper_body{"TARGET_UPPER_BODY", "upper body"};
inline constexpr MessageText target_lower_body{"TARGET_LOWER_BODY", "lower body"};
inline constexpr MessageText target_core{"TARGET_CORE", "core"};
inline constexpr MessageText plan_block{
    "PLAN_BLOCK",
    "A block of {weeks} weeks. Week {lighter} is lighter: fewer sets and shorter cardio, with the same weights."};
inline constexpr MessageText plan_cardio_none{
    "PLAN_CARDIO_NONE",
    "It contains no cardio: the World Health Organization recommends 150 to 300 moderate minutes a week, such as brisk "
    "walking or cycling."};
inline constexpr MessageText plan_cardio_youth{
    "PLAN_CARDIO_YOUTH",
    "The World Health Organization recommends 60 minutes of movement every day "
    "at your age: games and sport count too."};
inline constexpr MessageText plan_cardio_minutes{"PLAN_CARDIO_MINUTES",
                                                 "It gives {minutes} minutes of cardio a week. The World Health "
                                                 "Organization recommends 150 to 300 moderate minutes: "
                                                 "walk briskly or cycle for the rest."};
inline constexpr MessageText plan_cardio_enough{
    "PLAN_CARDIO_ENOUGH",
    "It gives {minutes} minutes of cardio a week, within the 150 to 300 that "
    "the World Health Organization recommends."};

// What is spared, and what replaces it
inline constexpr MessageText plan_spares{"PLAN_SPARES", "Spares your {areas}.", "Spares your {areas}."};
inline constexpr MessageText movement_gone{
    "MOVEMENT_GONE", "While your {areas} recover, the plan leaves out {movements}. You train {replacement} instead.",
    "While your {areas} recovers, the plan leaves out {movements}. You train {replacement} instead."};
inline constexpr MessageText movement_squat{"MOVEMENT_SQUAT", "squats"};
inline constexpr MessageText movement_hinge{"MOVEMENT_HINGE", "hip hinges"};
inline constexpr MessageText movement_lunge{"MOVEMENT_LUNGE", "lunges"};
inline constexpr MessageText movement_press{"MOVEMENT_PRESS", "pressing"};
inline constexpr MessageText movement_overhead{"MOVEMENT_OVERHEAD", "overhead pressing"};
inline constexpr MessageText movement_row{"MOVEMENT_ROW", "rowing"};
inline constexpr MessageText movement_pull_up{"MOVEMENT_PULL_UP", "pulldowns"};
inline constexpr MessageText movement_pull{"MOVEMENT_PULL", "pulling"};
inline constexpr MessageText replaced_by_legs{"REPLACED_BY_LEGS", "legs, core and small muscles"};
inline constexpr MessageText replaced_by_upper{"REPLACED_BY_UPPER", "the upper body and the core"};
inline constexpr MessageText replaced_by_rest{"REPLACED_BY_REST", "what does not hurt"};
inline constexpr MessageText plan_nothing_left{
    "PLAN_NOTHING_LEFT",
    "Little is left that spares all of this, so the workouts are short. Ask a "
    "physiotherapist for exercises that suit you."};
inline constexpr MessageText plan_many_injuries{"PLAN_MANY_INJURIES",
                                                "With so much to spare, show this plan to a physiotherapist first."};
inline constexpr MessageText plan_shorter{
    "PLAN_SHORTER",
    "Your workouts are shorter than {minutes} minutes, because few exercises spare "
    "your {areas} with this equipment."};
inline constexpr MessageText plan_shorter_equipment{
    "PLAN_SHORTER_EQUIPMENT",
    "Your workouts are shorter than {minutes} minutes: with this equipment "
    "more sets would add more fatigue than progress."};

// Wishes that were turned down
inline constexpr MessageText turned_down_core_only{
    "TURNED_DOWN_CORE_ONLY",
    "Training only the core would overload it, so the plan trains the whole body with extra work for the core."};
inline constexpr MessageText turned_down_one_area{
    "TURNED_DOWN_ONE_AREA", "The rest of the body keeps its share, so that the focus does not cost your balance."};
inline constexpr MessageText turned_down_half{
    "TURNED_DOWN_HALF",
    "This goal leaves little time for strength, so the plan trains the whole body instead of only the {areas}."};
inline constexpr MessageText turned_down_more_sets{
    "TURNED_DOWN_MORE_SETS",
    "More sets a week would add more fatigue than progress, so easy cardio fills the longer days."};
inline constexpr MessageText turned_down_youth_weight_loss{
    "TURNED_DOWN_YOUTH_WEIGHT_LOSS",
    "FitApp makes no weight-loss plan under 16. This plan builds fitness. If your weight worries you, talk to your "
    "parents and a doctor."};
inline constexpr MessageText turned_down_seven_days{
    "TURNED_DOWN_SEVEN_DAYS", "One day a week stays free, because you get stronger while you rest."};
inline constexpr MessageText turned_down_cardio_only{
    "TURNED_DOWN_CARDIO_ONLY",
    "Cardio alone does not build strength, so two short strength parts a week are included."};

}  // namespace fitapp::messages
