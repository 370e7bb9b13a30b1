// What is known about one exercise, and the parts that its suggestions are made of.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "domain/exercise_progression_log.h"

namespace fitapp::domain {

class Situation {
 public:
  explicit Situation(const ProgressionRequest& request);

  const ProgressionRequest& request() const { return request_; }
  const ExerciseTarget& target() const { return request_.target; }
  const WeightScale& scale() const { return scale_; }
  // Newest first, and only sessions that tell what the person can do.
  const std::vector<Performance>& past() const { return past_; }
  const Performance& last() const { return past_.front(); }

  bool timed() const { return measure_ == Measure::time; }
  bool loaded() const { return load_ != Load::none; }
  bool assisted() const { return load_ == Load::assistance; }
  Load load() const { return load_; }
  bool linear() const { return !timed() && target().scheme == ProgressionScheme::linear && loaded(); }
  bool steady() const { return steady_; }  // cardio, not a hold
  bool has_range() const { return has_range_; }
  bool is_single_piece() const { return steady_ && sets_ == 1; }

  int sets() const { return sets_; }
  // The range of repetitions or seconds.
  int bottom() const { return bottom_; }
  int top() const { return top_; }
  // Since the exercise was last done, even in a lighter week.
  int days_since() const { return days_since_; }
  double pounds() const { return last().weight.value_or(0); }  // of the last session
  // What the last session secured, within the range.
  int usual_aim() const;

  // With the planned values.
  Suggestion as_planned(SuggestionKind kind, Message reason) const;
  // With the weight of the last session.
  Suggestion aim_for(SuggestionKind kind, int aim, Message reason) const;
  Suggestion keep(int aim, Message reason) const { return aim_for(SuggestionKind::same, aim, std::move(reason)); }
  // Each planned set aims for something else than in the last session.
  Suggestion by_set(SuggestionKind kind, const std::function<int(int)>& change, Message reason) const;
  // The kind says what happens to the number.
  Suggestion change_weight(double weight, int aim, Message reason) const;
  // Only with target().harder.
  Suggestion variant(Message reason) const;

 private:
  void find_range();
  Suggestion suggestion(SuggestionKind kind, int aim, Message reason) const;

  const ProgressionRequest& request_;
  Measure measure_;
  Load load_;
  WeightScale scale_;
  std::vector<Performance> past_;
  int days_since_ = 0;
  int sets_;
  int bottom_ = 0;
  int top_ = 0;
  bool has_range_ = false;
  bool steady_ = false;
};

// In minutes, one decimal.
double minutes_of(int seconds);

}  // namespace fitapp::domain
