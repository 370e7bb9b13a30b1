// A distinct integer type for each kind of id, so that a plan's id cannot be passed where a user's is expected.
#pragma once

#include <compare>
#include <cstdint>

namespace fitapp {

template <class Tag>
struct Id {
  std::int64_t value = 0;
  auto operator<=>(const Id&) const = default;
};

using UserId = Id<struct UserTag>;
using SessionId = Id<struct SessionTag>;
using SecurityEventId = Id<struct SecurityEventTag>;
using ExerciseId = Id<struct ExerciseTag>;
using PlanId = Id<struct PlanTag>;
using PlannedWorkoutId = Id<struct PlannedWorkoutTag>;
using PlannedExerciseId = Id<struct PlannedExerciseTag>;
using WorkoutId = Id<struct WorkoutTag>;
using CompletionId = Id<struct CompletionTag>;
using RecordId = Id<struct RecordTag>;
using LevelChangeId = Id<struct LevelChangeTag>;
using FoodEntryId = Id<struct FoodEntryTag>;
using MeasurementId = Id<struct MeasurementTag>;
using ReportId = Id<struct ReportTag>;
using PeriodId = Id<struct PeriodTag>;
using SleepId = Id<struct SleepTag>;
using WaterEntryId = Id<struct WaterEntryTag>;
using OwnFoodId = Id<struct OwnFoodTag>;
using RecipeId = Id<struct RecipeTag>;
using SavedMealId = Id<struct SavedMealTag>;
using WellnessActivityId = Id<struct WellnessActivityTag>;
using InsightId = Id<struct InsightTag>;
using ChatMessageId = Id<struct ChatMessageTag>;

}  // namespace fitapp
