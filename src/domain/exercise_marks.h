// What a user marked in the exercise library, and what they did lately.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/calendar.h"
#include "base/enums.h"

namespace fitapp::domain {

// An exercise has at most one mark, so a favorite is never hidden.
enum class ExerciseMark { favorite, hidden };

struct MarkedExercise {
  std::string exercise_name;
  ExerciseMark mark = ExerciseMark::favorite;
};

struct RecentExercise {
  std::string exercise_name;
  LocalDate local_date;  // the last day on which it was done
};

inline constexpr int recent_exercises = 20;

}  // namespace fitapp::domain

namespace fitapp {

using namespace std::string_view_literals;

template <>
inline constexpr auto enum_names<domain::ExerciseMark> = std::to_array({"favorite"sv, "hidden"sv});

}  // namespace fitapp
