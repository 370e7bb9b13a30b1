// Reads the rows that a question about the user's data needs.
#pragma once

#include "api/caller.h"
#include "coach/coach.h"
#include "domain/own_exercises.h"

namespace fitapp::api {

// Outlives the request when an answer is streamed.
class DataRecords final : public coach::Records {
 public:
  explicit DataRecords(const Caller& me);
  domain::DataAnswer answer(const domain::DataQuery& query) const override;
  domain::InsightReport insights() const override;

 private:
  void add_planned(domain::DataRows& rows, int weekday) const;

  store::Database& database_;
  domain::User user_;
  LocalDate today_;
  domain::KnownExercises exercises_;
  domain::MacroPlan macros_;
};

}  // namespace fitapp::api
