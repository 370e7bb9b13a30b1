// Judges built plans by the rules of a strength coach (docs/plans.md). Shares no numbers and no code with the planner.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "domain/exercises.h"
#include "domain/plan_preferences.h"
#include "domain/planning/plan.h"

namespace fitapp::test {

struct Judgement {
  std::string rule;
  bool applies;        // whether the rule says anything about this plan
  bool kept;           // true where it does not apply
  std::string detail;  // the first failure
};

// One judgement per rule, always in the same order.
std::vector<Judgement> judge(const domain::PlanPreferences& preferences, const domain::planning::BuiltPlan& plan,
                             const domain::Catalogue& catalogue);

// The preferences as a line, for failure messages.
std::string described(const domain::PlanPreferences& preferences);

// Counts how many plans keep each rule.
class Tally {
 public:
  struct Row {
    std::string rule;
    std::size_t applies = 0;
    std::size_t kept = 0;
    bool safety = false;                // every plan must keep it
    std::vector<std::string> failures;  // the first 10: the person and the detail
  };

  Tally();
  void add(const domain::PlanPreferences& preferences, const domain::planning::BuiltPlan& plan,
           const domain::Catalogue& catalogue);
  void merge(const Tally& other);
  const std::vector<Row>& rows() const { return rows_; }
  // Aligned columns: rule, plans, kept, percent.
  std::string table() const;

 private:
  std::vector<Row> rows_;
};

}  // namespace fitapp::test
