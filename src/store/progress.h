// The data of the progress screen, summed by day or exercise in SQL.
#pragma once

#include "domain/progress.h"
#include "store/db.h"

namespace fitapp::store {

// All lists are ascending by day; both ends of the span are inclusive.
std::vector<domain::TrainedDay> list_trained_days(UserId user, Database& database, const domain::Span& span);
std::vector<domain::Night> list_nights(UserId user, Database& database, const domain::Span& span);
std::vector<domain::FoodDay> list_food_days(UserId user, Database& database, const domain::Span& span);
std::vector<domain::WeighedDay> list_weighings(UserId user, Database& database, const domain::Span& span);

int count_days_with_food(UserId user, Database& database, const domain::Span& span);

// All goals since the beginning, ascending.
std::vector<domain::GoalChange> list_weekly_goals(UserId user, Database& database);
std::vector<domain::CalorieGoal> list_calorie_goals(UserId user, Database& database);

// For main exercises of the catalogue; the muscle with the most sets first.
std::vector<domain::MuscleVolume> list_muscle_volumes(UserId user, Database& database, const domain::Span& span);
// Sorted for domain::strength_lines.
std::vector<domain::Lift> list_lifts(UserId user, Database& database, const domain::Span& span);

// By catalogue exercise, the weight (lb) of its latest completion with a weight, since that day.
using LastWeights = std::vector<std::pair<std::string, double>>;
LastWeights list_last_weights(UserId user, Database& database, LocalDate since);

}  // namespace fitapp::store
