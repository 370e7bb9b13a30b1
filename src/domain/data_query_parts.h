// What the files of data queries share. Not for other code.
#pragma once

#include "base/text.h"
#include "domain/data_query.h"

namespace fitapp::domain {

struct DataPoint {
  LocalDate date;
  double value = 0;
};
using DataPoints = std::vector<DataPoint>;

inline bool is_in(LocalDate date, const Span& span) { return span.from <= date && date <= span.to; }
inline bool counts_on(LocalDate date, const DataQuery& query, const Span& span) {
  return is_in(date, span) && is_of_kind(date, query.day_kind);
}
inline bool is_working_set(const SetLog& set) { return set.set_type != SetType::warmup; }
inline int days_in(const Span& span) { return static_cast<int>((span.to - span.from).count()) + 1; }

inline bool is_eaten(Measure measure) { return measure <= Measure::folate; }
inline bool is_consumed(Measure measure) { return measure <= Measure::water; }
inline bool is_measured(Measure measure) { return measure >= Measure::weight && measure <= Measure::neck; }
inline bool is_of_nights(Measure measure) { return measure >= Measure::sleep && measure <= Measure::mood; }
inline bool is_trained(Measure measure) { return measure >= Measure::workouts && measure <= Measure::volume; }
inline bool is_extreme(Aggregate aggregate) {
  return aggregate == Aggregate::highest || aggregate == Aggregate::lowest;
}

// The amount of a food; nullopt if it is not known.
std::optional<double> eaten_amount(const FoodEntry& entry, Measure measure);
// One point for each row with a value, in the order of days.
DataPoints points_in(const DataQuery& query, const DataRows& rows, const Span& span);
// The weights with the mean of 7 days up to each.
std::vector<WeightPoint> weights_in(const DataRows& rows, const Span& span);

// An answer with its spans and no value.
DataAnswer begun_answer(const DataQuery& query, const DataRows& rows);
DataAnswer exercise_answer(const DataQuery& query, const DataRows& rows);
DataAnswer last_workout_answer(const DataQuery& query, const DataRows& rows);
// The longest, shortest or fastest workout.
DataAnswer single_workout_answer(const DataQuery& query, const DataRows& rows);
DataAnswer rest_days_answer(const DataQuery& query, const DataRows& rows);
DataAnswer muscle_answer(const DataQuery& query, const DataRows& rows);
DataAnswer muscles_answer(const DataQuery& query, const DataRows& rows);
DataAnswer changes_answer(const DataQuery& query, const DataRows& rows);
std::optional<double> goal_of(Measure measure, const DataRows& rows);
DataAnswer foods_answer(const DataQuery& query, const DataRows& rows);
DataAnswer exercises_answer(const DataQuery& query, const DataRows& rows);
DataAnswer planned_answer(const DataQuery& query, const DataRows& rows);
DataAnswer targets_answer(const DataQuery& query, const DataRows& rows);

}  // namespace fitapp::domain
