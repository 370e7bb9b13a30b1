// Compares each set with its own target, and changes all of them by one step.
#include "domain/exercise_progression_shape.h"

#include <algorithm>
#include <utility>

#include "domain/progression_messages.h"
#include "domain/stats.h"

namespace fitapp::domain {
namespace {

constexpr int most_free_reps = 15;  // as in exercise_progression_parts.cpp

bool is_warmup(SetType type) { return type == SetType::warmup; }
// Warm-up sets lead to the work and drop sets end it; neither decides about the next step.
bool decides(const SetTarget& set) { return !is_warmup(set.set_type) && set.set_type != SetType::drop; }
bool is_timed(const SetTarget& set) { return set.duration && !set.reps; }

std::optional<int> value_of(const SetTarget& planned, const LoggedSet& done) {
  return is_timed(planned) ? done.duration : done.reps;
}
std::optional<int> bottom_of(const SetTarget& planned) { return is_timed(planned) ? planned.duration : planned.reps; }

std::optional<double> reserve_of(const LoggedSet& set) {
  constexpr double highest_rpe = 10;
  if (set.rir) return std::max(0.0, *set.rir);
  if (set.rpe) return std::max(0.0, highest_rpe - *set.rpe);
  if (set.set_type == SetType::failure) return 0;
  return std::nullopt;
}

// The set at this place among the warm-up sets or among the others.
std::optional<LoggedSet> set_at(const LoggedSession& session, bool warmup, int place) {
  for (const LoggedSet& set : session.sets) {
    if (is_warmup(set.set_type) == warmup && place-- == 0) return set;
  }
  return std::nullopt;
}

}  // namespace

Shape::Shape(const Situation& now) : now_(now), planned_(*now.target().set_targets) {
  for (const Performance& past : now.past()) {
    const auto& then = past.session->planned.set_targets;
    if (then && working_sets(*then) == working_sets(planned_)) sessions_.push_back(pairs_of(*past.session));
  }
}

Shape::Pairs Shape::pairs_of(const LoggedSession& session) const {
  Pairs pairs;
  int warmups = 0;
  int others = 0;
  for (const SetTarget& planned : planned_) {
    const bool warmup = is_warmup(planned.set_type);
    Pair pair{planned, set_at(session, warmup, warmup ? warmups : others), std::nullopt};
    ++(warmup ? warmups : others);
    if (now_.loaded()) pair.weight = pair.done && pair.done->weight ? pair.done->weight : planned.weight;
    if (now_.load() == Load::optional) pair.weight = pair.weight.value_or(0);
    if (pair.weight) pair.weight = rounded(*pair.weight, 2);
    pairs.push_back(pair);
  }
  return pairs;
}

// The planned values with the weight that was lifted.
SetTarget Shape::repeated(const Pair& pair) const {
  SetTarget set = pair.planned;
  set.weight = pair.weight;
  return set;
}

std::optional<int> Shape::top_of(const Pair& pair) const {
  const auto bottom = bottom_of(pair.planned);
  if (!bottom || is_timed(pair.planned) || now_.linear()) return bottom;
  return std::max(*bottom, pair.planned.reps_max.value_or(*bottom));
}

// A set without a target only has to be done.
bool Shape::reached(const Pair& pair, double reserve) const {
  const int done = pair.done ? value_of(pair.planned, *pair.done).value_or(0) : 0;
  const int top = top_of(pair).value_or(1);
  if (done < std::max(1, top)) return false;
  const auto left = reserve_of(*pair.done);
  const bool to_failure = pair.planned.set_type == SetType::failure;
  return to_failure || !left || done - top + *left >= reserve;
}

bool Shape::all_reached(double reserve) const {
  return std::ranges::all_of(sessions_.front(),
                             [&](const Pair& pair) { return !decides(pair.planned) || reached(pair, reserve); });
}

// A set left out is no failure, but one that was tried is.
bool Shape::failed(const Pairs& pairs) const {
  return std::ranges::any_of(pairs, [](const Pair& pair) {
    if (!decides(pair.planned) || !pair.done) return false;
    return value_of(pair.planned, *pair.done).value_or(0) < bottom_of(pair.planned).value_or(1);
  });
}

// With an easier weight than before, failures are counted again.
bool Shape::failed_again() const {
  if (sessions_.size() < 2 || !now_.loaded() || !failed(sessions_[1])) return false;
  const auto heaviest = [](const Pairs& pairs) {
    double most = 0;
    for (const Pair& pair : pairs) most = std::max(most, pair.weight.value_or(0));
    return most;
  };
  const double last = heaviest(sessions_[0]);
  const double before = heaviest(sessions_[1]);
  return now_.assisted() ? last <= before : last >= before;
}

int Shape::highest() const {
  int most = 0;
  for (const Pair& pair : sessions_.front()) {
    if (decides(pair.planned) && pair.done) most = std::max(most, value_of(pair.planned, *pair.done).value_or(0));
  }
  return most;
}

bool Shape::has_range() const {
  return !now_.linear() && std::ranges::any_of(planned_, [](const SetTarget& set) {
    return decides(set) && set.reps && set.reps_max.value_or(0) > *set.reps;
  });
}

Suggestion Shape::made(SuggestionKind kind, SetTargets sets, Message reason) const {
  Suggestion made = now_.as_planned(kind, std::move(reason));
  made.set_targets = std::move(sets);
  cut_sets(made, working_sets(*made.set_targets));
  return made;
}

Suggestion Shape::first_time() const {
  return made(SuggestionKind::same, now_.loaded() ? planned_ : without_weights(planned_),
              messages::progression_new_sets);
}

Suggestion Shape::keep(SuggestionKind kind, Message reason) const {
  SetTargets sets;
  for (const Pair& pair : sessions_.front()) sets.push_back(repeated(pair));
  return made(kind, std::move(sets), std::move(reason));
}

// Every weight one step harder, or all about 10 % easier; nullopt if none can change.
std::optional<SetTargets> Shape::with_weights(bool harder) const {
  SetTargets sets;
  bool changed = false;
  for (const Pair& pair : sessions_.front()) {
    SetTarget set = repeated(pair);
    if (pair.weight) {
      const auto next = harder ? now_.scale().harder(*pair.weight) : now_.scale().easier(*pair.weight);
      changed = changed || next.has_value();
      set.weight = next ? next : pair.weight;
    }
    sets.push_back(set);
  }
  return changed ? std::optional(std::move(sets)) : std::nullopt;
}

Suggestion Shape::step_up() const {
  auto sets = now_.loaded() && !can_last_longer() ? with_weights(true) : std::nullopt;
  if (!sets) return step_up_free();
  const auto kind = now_.assisted() ? SuggestionKind::decrease_weight : SuggestionKind::increase_weight;
  return made(kind, std::move(*sets),
              now_.assisted() ? messages::progression_sets_less_assistance : messages::progression_sets_next_weight);
}

bool Shape::can_last_longer() const {
  return now_.timed() && highest() < (now_.steady() ? longest_steady : longest_hold);
}

// Without a weight, every set gets one repetition more, or lasts longer, until the largest is long enough.
Suggestion Shape::step_up_free() const {
  const bool at_end = now_.timed() ? !can_last_longer() : highest() >= most_free_reps || has_range();
  if (at_end) {
    if (now_.target().harder) return now_.variant(messages::progression_sets_harder_variant);
    return keep(SuggestionKind::same, messages::progression_sets_slower);
  }
  SetTargets sets;
  for (const Pair& pair : sessions_.front()) {
    SetTarget set = repeated(pair);
    const int done = pair.done ? value_of(pair.planned, *pair.done).value_or(0) : 0;
    if (decides(set) && is_timed(set)) set.duration = longer_duration(std::max(done, *set.duration));
    if (decides(set) && set.reps) set.reps = std::max(done, *set.reps) + 1;
    sets.push_back(set);
  }
  if (now_.timed()) return made(SuggestionKind::longer, std::move(sets), messages::progression_sets_longer);
  return made(SuggestionKind::more_repetitions, std::move(sets), messages::progression_sets_more);
}

Suggestion Shape::step_down(Message reason) const {
  auto sets = with_weights(false);
  if (!sets) return keep(SuggestionKind::same, messages::progression_sets_try_again);
  const auto kind = now_.assisted() ? SuggestionKind::increase_weight : SuggestionKind::decrease_weight;
  return made(kind, std::move(*sets), std::move(reason));
}

Suggestion Shape::after_break(bool declined_less) const {
  const MessageParameters days = {{"days", static_cast<double>(now_.days_since())}};
  if (declined_less) return keep(SuggestionKind::same, {messages::progression_break_declined, days});
  if (!now_.loaded()) return keep(SuggestionKind::same, {messages::progression_break_same, days});
  return step_down({now_.assisted() ? messages::progression_break_assistance : messages::progression_break, days});
}

Suggestion Shape::one_more() const {
  SetTargets sets;
  for (const Pair& pair : sessions_.front()) {
    SetTarget set = repeated(pair);
    const int done = pair.done ? value_of(pair.planned, *pair.done).value_or(0) : 0;
    if (decides(set) && set.reps) set.reps = std::clamp(done + 1, *set.reps, *top_of(pair));
    sets.push_back(set);
  }
  return made(SuggestionKind::more_repetitions, std::move(sets),
              now_.loaded() ? messages::progression_sets_one_more : messages::progression_sets_one_more_free);
}

Suggestion Shape::next() const {
  const Pairs& last = sessions_.front();
  const bool weighed = now_.loaded() && !now_.linear();
  if (all_reached(weighed ? wanted_reserve : 0)) return step_up();
  if (all_reached(0)) return keep(SuggestionKind::same, messages::progression_sets_no_reserve);
  if (failed(last)) {
    if (!failed_again()) return keep(SuggestionKind::same, messages::progression_sets_try_again);
    return step_down(now_.assisted() ? messages::progression_more_assistance : messages::progression_two_failures);
  }
  const auto is_missing = [](const Pair& pair) { return decides(pair.planned) && !pair.done; };
  const auto missing = std::ranges::count_if(last, is_missing);
  if (missing == 0) return one_more();
  const auto wanted = std::ranges::count_if(planned_, decides);
  return keep(SuggestionKind::same,
              {messages::progression_complete_sets,
               {{"done", static_cast<double>(wanted - missing)}, {"sets", static_cast<double>(wanted)}}});
}

void cut_sets(Suggestion& made, int count) {
  SetTargets& sets = *made.set_targets;
  int left = working_sets(sets) - count;
  for (auto set = sets.end(); set != sets.begin() && left > 0;) {
    --set;
    if (is_warmup(set->set_type)) continue;
    set = sets.erase(set);
    --left;
  }
  const SetTarget* first = first_working_set(sets);
  made.sets = working_sets(sets);
  made.reps = first->reps;
  made.reps_max = first->reps_max;
  made.weight = first->weight;
  made.duration = first->duration;
}

}  // namespace fitapp::domain
