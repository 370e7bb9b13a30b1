// Double and linear progression, time and repetitions.
#include "domain/exercise_progression_schemes.h"

#include <algorithm>
#include <utility>

#include "domain/progress.h"
#include "domain/progression_messages.h"

namespace fitapp::domain {
namespace {

constexpr int reserve_of_new_weight = 2;  // "a weight that you could lift 2 more times"

MessageParameters number(const char* name, int value) { return {{name, static_cast<double>(value)}}; }

MessageParameters weight_parameters(const Situation& now, double weight) {
  return {{"top", static_cast<double>(now.top())},
          {"weight", now.scale().shown(weight)},
          {"unit", std::string(name_of(now.request().steps.unit))},
          {"reps", static_cast<double>(now.bottom())}};
}

Suggestion step_up(const Situation& now) {
  const auto weight = now.loaded() ? now.scale().harder(now.pounds()) : std::nullopt;
  if (!weight) {
    const MessageParameters top = number("top", now.top());
    if (now.target().harder) return now.variant({messages::progression_harder_variant, top});
    return now.keep(now.top(), {messages::progression_slower, top});
  }
  const MessageText* reason = now.has_range() ? &messages::progression_next_weight : &messages::progression_next_step;
  if (now.assisted())
    reason = *weight > 0 ? &messages::progression_less_assistance : &messages::progression_no_assistance;
  return now.change_weight(*weight, now.bottom(), {*reason, weight_parameters(now, *weight)});
}

Suggestion step_down(const Situation& now, const MessageText& reason) {
  const MessageParameters reps = number("reps", now.bottom());
  const auto weight = now.scale().easier(now.pounds());
  if (!weight) return now.keep(now.bottom(), {messages::progression_lightest, reps});
  if (now.assisted()) return now.change_weight(*weight, now.bottom(), messages::progression_more_assistance);
  return now.change_weight(*weight, now.bottom(), {reason, reps});
}

bool lacks_sets(const Performance& done) { return static_cast<int>(done.sets.size()) < done.wanted; }

Suggestion complete_sets(const Situation& now) {
  MessageParameters counts = number("done", static_cast<int>(now.last().sets.size()));
  counts.emplace_back("sets", static_cast<double>(now.last().wanted));
  return now.keep(now.usual_aim(), {messages::progression_complete_sets, std::move(counts)});
}

// --- Linear ---

// A set left out is no failure, but one that was tried is.
bool failed(const Performance& done, int planned_now) {
  const int planned = done.planned.reps.value_or(planned_now);
  const bool below = std::ranges::any_of(done.sets, [&](const WorkingSet& set) { return set.value < planned; });
  return done.reached(planned, 0) < done.wanted && (below || done.failed > 0);
}

// With an easier weight than before, failures are counted again.
bool was_eased(const Situation& now) {
  const double before = now.past()[1].weight.value_or(0);
  return now.assisted() ? now.pounds() > before : now.pounds() < before;
}

Suggestion linear(const Situation& now) {
  const Performance& done = now.last();
  if (done.reached(now.bottom(), 0) >= done.wanted) return step_up(now);
  const MessageParameters reps = number("reps", now.bottom());
  if (failed(done, now.bottom())) {
    const bool again = now.past().size() > 1 && failed(now.past()[1], now.bottom()) && !was_eased(now);
    return again ? step_down(now, messages::progression_two_failures)
                 : now.keep(now.bottom(), {messages::progression_try_again, reps});
  }
  if (lacks_sets(done)) return complete_sets(now);
  return now.keep(now.bottom(), {messages::progression_aim, reps});
}

// --- Double, and repetitions ---

// Two sessions without a single set in the range, and the second no better.
bool is_too_heavy(const Situation& now) {
  if (!now.loaded() || now.past().size() < 2 || was_eased(now)) return false;
  const int best = now.last().most();
  const int best_before = now.past()[1].most();
  return best_before < now.bottom() && best <= best_before;
}

Suggestion within_range(const Situation& now) {
  const Performance& done = now.last();
  const int top = now.top();
  // Without a weight the top is an end in itself; the harder variant begins at the bottom again.
  if (done.reached(top, now.loaded() ? wanted_reserve : 0) >= done.wanted) return step_up(now);
  if (done.reached(top, 0) >= done.wanted) return now.keep(top, {messages::progression_no_reserve, number("top", top)});
  if (is_too_heavy(now)) return step_down(now, messages::progression_too_heavy);
  if (lacks_sets(done)) return complete_sets(now);
  const MessageText& reason = now.loaded() ? messages::progression_one_more : messages::progression_one_more_free;
  const auto one_more = [&](int reps) { return std::min(reps + 1, top); };
  return now.by_set(SuggestionKind::more_repetitions, one_more, {reason, number("top", top)});
}

// A plan that asks for more repetitions than the last one needs a lighter weight: the estimated maximum tells which.
std::optional<double> weight_for_more_repetitions(const Situation& now) {
  const Performance& done = now.last();
  const bool asks_for_more = done.planned.reps && *done.planned.reps < now.bottom() && done.most() < now.bottom();
  if (now.load() != Load::weight || !asks_for_more) return std::nullopt;
  const auto within_formula = [](int reps) { return std::min(reps, max_repetitions_of_estimate); };
  const auto maximum = estimated_one_repetition_maximum(now.pounds(), within_formula(done.most()));
  const auto factor = estimated_one_repetition_maximum(1, within_formula(now.bottom() + reserve_of_new_weight));
  if (!maximum || !factor) return std::nullopt;
  return now.scale().lighter(now.pounds(), *maximum / *factor);
}

// --- Time ---

Suggestion at_longest(const Situation& now) {
  if (now.steady()) return now.keep(now.top(), {messages::progression_faster, {{"minutes", minutes_of(now.top())}}});
  const auto weight = now.loaded() ? now.scale().harder(now.pounds()) : std::nullopt;
  if (weight)
    return now.change_weight(*weight, now.bottom(),
                             {messages::progression_heavier_hold, weight_parameters(now, *weight)});
  const MessageParameters top = number("top", now.top());
  if (now.target().harder) return now.variant({messages::progression_harder_hold, top});
  return now.keep(now.top(), {messages::progression_tense_more, top});
}

Suggestion longer(const Situation& now, int before) {
  const int next = std::min(longer_duration(before), now.top());
  if (now.steady()) {
    return now.aim_for(
        SuggestionKind::longer, next,
        {messages::progression_longer_steady, {{"before", minutes_of(before)}, {"minutes", minutes_of(next)}}});
  }
  MessageParameters seconds = number("before", before);
  seconds.emplace_back("seconds", static_cast<double>(next));
  return now.aim_for(SuggestionKind::longer, next, {messages::progression_longer, std::move(seconds)});
}

Suggestion by_time(const Situation& now) {
  const Performance& done = now.last();
  if (lacks_sets(done)) return complete_sets(now);
  const int goal = std::max(1, done.planned.duration.value_or(now.bottom()));
  if (done.reached(goal, 0) < done.wanted) {
    if (now.steady()) return now.keep(goal, {messages::progression_reach_minutes, {{"minutes", minutes_of(goal)}}});
    return now.keep(goal, {messages::progression_reach_time, number("seconds", goal)});
  }
  const int before = done.secured();
  return before >= now.top() ? at_longest(now) : longer(now, before);
}

}  // namespace

Suggestion by_scheme(const Situation& now) {
  if (now.timed()) return by_time(now);
  if (const auto weight = weight_for_more_repetitions(now)) {
    MessageParameters reps = number("reps", now.bottom());
    reps.emplace_back("before", static_cast<double>(*now.last().planned.reps));
    return now.change_weight(*weight, now.bottom(), {messages::progression_new_range, std::move(reps)});
  }
  return now.linear() ? linear(now) : within_range(now);
}

}  // namespace fitapp::domain
