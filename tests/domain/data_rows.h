// Rows for the tests of questions about data.
#pragma once

#include "domain/data_query.h"
#include "support/days.h"

namespace fitapp::tests {

inline domain::FoodEntry eaten_on(const char* date, double calories, std::optional<double> protein = {}) {
  domain::FoodEntry entry;
  entry.local_date = day(date);
  entry.calories = calories;
  entry.protein = protein;
  return entry;
}

inline domain::Completion completed(const char* date, const char* name, std::vector<domain::SetLog> sets) {
  domain::Completion completion;
  completion.when.local_date = day(date);
  completion.exercise_name = name;
  completion.sets = std::move(sets);
  return completion;
}

inline domain::SetLog lifted_set(int reps, double weight, domain::SetType type = domain::SetType::normal) {
  domain::SetLog set;
  set.set_type = type;
  set.reps = reps;
  set.weight = weight;
  return set;
}

inline domain::DataRows rows_of_wednesday() {
  domain::DataRows all;
  all.today = day("2026-03-18");
  return all;
}

}  // namespace fitapp::tests
