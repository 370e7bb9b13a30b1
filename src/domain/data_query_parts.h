// What the files of data queries share. Not for other code.
#pragma once

#include "base/text.h"
#include "domain/data_query.h"

namespace fitapp::domain {

inline bool is_in(LocalDate date, const Span& span) { return span.from <= date && date <= span.to; }
inline bool is_working_set(const SetLog& set) { return set.set_type != SetType::warmup; }

DataAnswer exercise_answer(const DataQuery& query, const DataRows& rows);
DataAnswer last_workout_answer(const DataQuery& query, const DataRows& rows);

}  // namespace fitapp::domain
