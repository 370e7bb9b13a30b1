// The words of the plan templates. German texts are in ui/src/locales/de/server.json.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

inline constexpr MessageText template_beginner{"TEMPLATE_BEGINNER", "First Steps"};
inline constexpr MessageText template_beginner_about{
    "TEMPLATE_BEGINNER_ABOUT",
    "Three whole-body days with a free day after each. You learn a few basic movements well, and no muscle waits a "
    "whole week for its turn."};
inline constexpr MessageText template_beginner_progression{
    "TEMPLATE_BEGINNER_PROGRESSION",
    "Weeks 1-4: learn the movements and stop with three good repetitions left. Weeks 5-8: add a repetition whenever "
    "all sets feel steady. Weeks 9-12: at the top of the range take a little more weight or a harder version, and "
    "start again at the bottom. Every fourth week is lighter."};

inline constexpr MessageText template_intermediate{"TEMPLATE_INTERMEDIATE", "Upper & Lower"};
inline constexpr MessageText template_intermediate_about{
    "TEMPLATE_INTERMEDIATE_ABOUT",
    "Two days for the upper body and two for the lower body, so that every muscle is trained twice a week and rests "
    "in between."};
inline constexpr MessageText template_intermediate_progression{
    "TEMPLATE_INTERMEDIATE_PROGRESSION",
    "Weeks 1-4: leave two repetitions in reserve. Weeks 5-8: first add repetitions up to the top of the range, then "
    "weight. Weeks 9-12: leave one in reserve in the last set of the first two exercises. Every fourth week is "
    "lighter. Rest longer than a minute where the next heavy set needs it."};

inline constexpr MessageText template_advanced{"TEMPLATE_ADVANCED", "Push, Pull, Legs & More"};
inline constexpr MessageText template_advanced_about{
    "TEMPLATE_ADVANCED_ABOUT",
    "Five days: upper and lower body, then push, pull and legs. The large lifts come first each day, smaller muscles "
    "after them."};
inline constexpr MessageText template_advanced_progression{
    "TEMPLATE_ADVANCED_PROGRESSION",
    "Weeks 1-4: leave two repetitions in reserve. Weeks 5-8: add weight, with one in reserve. Weeks 9-12: add weight "
    "again, and take the last set of each first exercise close to its end. Every fourth week is lighter. Rest two to "
    "three minutes where a heavy set needs it."};

// When injuries or equipment leave too little for separate days.
inline constexpr MessageText template_whole_body_about{
    "TEMPLATE_WHOLE_BODY_ABOUT",
    "Too few exercises remain for separate days for the upper and lower body. So you train the whole body on most days "
    "and go easy on the others."};

}  // namespace fitapp::messages
