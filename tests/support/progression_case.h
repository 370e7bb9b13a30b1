// Short forms for the cases of exercise progression, so that a table of them reads like a coach's notebook.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/exercise_progression.h"

namespace fitapp::tests {

// A request, built step by step. Today is 2026-11-20.
class ProgressionCase {
 public:
  // "double 3x8-12", "linear 3x5", "time 3x30s".
  explicit ProgressionCase(std::string_view plan);

  ProgressionCase with(domain::Implement implement) const;
  ProgressionCase kg() const;
  ProgressionCase own_step(double step, std::optional<double> lightest = {}) const;
  ProgressionCase week(int week, int length) const;
  ProgressionCase harder(std::string key) const;
  ProgressionCase section(domain::Section section) const;
  ProgressionCase planned_weight(double pounds) const;
  // Sets that differ, in the words of log(); "100x6-8" is a range. The plan's other values are those of the first.
  ProgressionCase sets(std::string_view sets) const;
  // A session some days ago, with its sets in order: "100x12" lb × repetitions, "42.5kgx12", "12" repetitions, "30s",
  // "50x30s"; before it w: warm-up, d: drop set, f: to failure; after it @1 in reserve, %9 RPE. `planned` like the plan
  // without its scheme; empty: what the plan asks for today.
  ProgressionCase log(int days_ago, std::string_view sets, std::string_view planned = {}) const;
  ProgressionCase light_log(int days_ago, std::string_view sets) const;
  // Weight in lb, repetitions or seconds, by the kind.
  ProgressionCase answered(domain::SuggestionAnswer answer, int days_ago, domain::SuggestionKind kind,
                           std::optional<double> value = {}) const;
  ProgressionCase declined(int days_ago, domain::SuggestionKind kind, std::optional<double> value = {}) const;

  domain::ProgressionRequest request;
};

// "increase_weight 3x8-12 105lb", "more_repetitions 3x11-12 100lb (12 11 11)", "longer 3x35s"; a changed variant
// follows after "->", and "+light" says that the sets are cut as well. Sets that differ replace the rest of the
// numbers: "increase_weight [w:50x10 85x12 95x10]".
std::string described(const domain::Suggestion& suggestion, domain::WeightUnit unit);

// One line of a table of cases. `reason` is the code without PROGRESSION_.
struct ProgressionRow {
  std::string what;
  ProgressionCase request;
  std::string expected;
  std::string reason;
};
void check(const std::vector<ProgressionRow>& rows);

// The plans of most cases.
inline const ProgressionCase range("double 3x8-12");
inline const ProgressionCase fives("linear 3x5");
inline const ProgressionCase push_ups = ProgressionCase("repetitions 3x8-15").with(domain::Implement::bodyweight);
inline const ProgressionCase pull_ups = ProgressionCase("repetitions 3x5-8").with(domain::Implement::assistance);
inline const ProgressionCase plank = ProgressionCase("time 3x30s").with(domain::Implement::bodyweight);
inline const ProgressionCase ride = ProgressionCase("time 1x1800s").with(domain::Implement::cardio_machine);

}  // namespace fitapp::tests
