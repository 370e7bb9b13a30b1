// The rows behind the progress screen, summed by day or exercise in the database.
#pragma once

#include "domain/progress.h"
#include "store/db.h"

namespace fitapp::store {

// All of them ascending by day, both ends of the span included.
std::vector<domain::TrainedDay> list_trained_days(UserId user, Database& database, const domain::Span& span);
std::vector<domain::Night> list_nights(UserId user, Database& database, const domain::Span& span);
std::vector<domain::FoodDay> list_food_days(UserId user, Database& database, const domain::Span& span);
std::vector<domain::WeighedDay> list_weighings(UserId user, Database& database, const domain::Span& span);

int count_days_with_food(UserId user, Database& database, const domain::Span& span);

// The goals that ever held, ascending.
std::vector<domain::GoalChange> list_weekly_goals(UserId user, Database& database);
std::vector<domain::CalorieGoal> list_calorie_goals(UserId user, Database& database);

// Of main exercises that the catalogue knows, the muscle with most sets first.
std::vector<domain::MuscleVolume> list_muscle_volumes(UserId user, Database& database, const domain::Span& span);
// As domain::strength_lines wants them.
std::vector<domain::Lift> list_lifts(UserId user, Database& database, const domain::Span& span);

// By exercise of the catalogue, the weight (lb) of its latest completion that lifted one, on that day or later.
using LastWeights = std::vector<std::pair<std::string, double>>;
LastWeights list_last_weights(UserId user, Database& database, LocalDate since);

}  // namespace fitapp::store
