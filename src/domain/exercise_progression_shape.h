// Suggestions for planned sets that differ, such as a pyramid: it moves as a whole and keeps its shape.
#pragma once

#include <optional>
#include <vector>

#include "domain/exercise_progression_parts.h"

namespace fitapp::domain {

// What was last done of the sets that differ. Only sessions with as many planned working sets tell it.
class Shape {
 public:
  // Needs target().set_targets.
  explicit Shape(const Situation& now);

  bool was_done() const { return !sessions_.empty(); }
  // The plan got these sets after the last session.
  Suggestion first_time() const;

  // The rest needs was_done().
  Suggestion keep(SuggestionKind kind, Message reason) const;
  Suggestion after_break(bool declined_less) const;
  Suggestion next() const;

 private:
  struct Pair {
    SetTarget planned;
    std::optional<LoggedSet> done;
    std::optional<double> weight;  // that was lifted, else the planned one
  };
  using Pairs = std::vector<Pair>;

  Pairs pairs_of(const LoggedSession& session) const;
  SetTarget repeated(const Pair& pair) const;
  std::optional<int> top_of(const Pair& pair) const;
  bool reached(const Pair& pair, double reserve) const;
  bool all_reached(double reserve) const;
  bool failed(const Pairs& pairs) const;
  bool failed_again() const;
  int highest() const;
  bool has_range() const;
  bool can_last_longer() const;
  Suggestion made(SuggestionKind kind, SetTargets sets, Message reason) const;
  Suggestion step_up() const;
  Suggestion step_up_free() const;
  Suggestion step_down(Message reason) const;
  Suggestion one_more() const;
  std::optional<SetTargets> with_weights(bool harder) const;

  const Situation& now_;
  const SetTargets& planned_;
  std::vector<Pairs> sessions_;  // newest first
};

// Takes working sets from the end until `count` are left.
void cut_sets(Suggestion& made, int count);

}  // namespace fitapp::domain
