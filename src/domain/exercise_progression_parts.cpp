// Finds the range and the telling sessions of an exercise.
#include "domain/exercise_progression_parts.h"

#include <algorithm>
#include <utility>

#include "domain/stats.h"

namespace fitapp::domain {
namespace {

constexpr int long_piece = 300;     // s; longer pieces are steady, as in planning/rules.cpp
constexpr int most_free_reps = 15;  // without a top in the plan: the top for body weight in planning/rules.cpp

// Removes sessions that tell nothing, unless there are no others.
template <class Tells>
void keep_telling(std::vector<Performance>& past, Tells tells) {
  if (std::ranges::any_of(past, tells)) std::erase_if(past, [&](const Performance& each) { return !tells(each); });
}

}  // namespace

Situation::Situation(const ProgressionRequest& request)
    : request_(request),
      measure_(measure_of(request.target)),
      load_(load_of(request)),
      scale_(request.target.implement, request.steps),
      past_(performances_of(request)),
      sets_(std::max(1, request.target.sets)) {
  if (!past_.empty()) days_since_ = static_cast<int>((request.today - last().date).count());
  keep_telling(past_, [](const Performance& each) { return !each.lighter_week; });
  if (loaded()) keep_telling(past_, [](const Performance& each) { return each.weight.has_value(); });
  find_range();
}

// Without numbers in the plan, what was done leads.
void Situation::find_range() {
  const auto planned = timed() ? target().duration : target().reps;
  bottom_ = std::max(0, planned.value_or(0));
  if (bottom_ == 0 && !past_.empty()) bottom_ = last().secured();
  if (timed()) {
    // Short pieces on a machine are intervals, which end where holds do.
    steady_ = bottom_ >= long_piece || (target().implement == Implement::cardio_machine && bottom_ > longest_hold);
    top_ = std::max(bottom_, steady_ ? longest_steady : longest_hold);
    return;
  }
  const int usual_top = loaded() ? bottom_ : std::max(bottom_, most_free_reps);
  top_ = std::max(bottom_, target().reps_max.value_or(usual_top));
  has_range_ = top_ > bottom_ && !linear();
  if (linear()) top_ = bottom_;
}

int Situation::usual_aim() const { return std::clamp(last().secured(), bottom_, top_); }

Suggestion Situation::suggestion(SuggestionKind kind, int aim, Message reason) const {
  Suggestion made{.kind = kind,
                  .sets = sets_,
                  .reps = {},
                  .reps_max = {},
                  .weight = {},
                  .duration = {},
                  .set_reps = {},
                  .set_targets = {},
                  .variant = {},
                  .reason = std::move(reason),
                  .note = {}};
  if (aim < 1) return made;
  (timed() ? made.duration : made.reps) = aim;
  if (has_range_) made.reps_max = top_;
  return made;
}

Suggestion Situation::as_planned(SuggestionKind kind, Message reason) const {
  Suggestion made = suggestion(kind, bottom_, std::move(reason));
  if (loaded() && target().weight.value_or(0) > 0) made.weight = rounded(*target().weight, 2);
  made.set_targets = target().set_targets;
  if (made.set_targets && !loaded()) made.set_targets = without_weights(std::move(*made.set_targets));
  return made;
}

Suggestion Situation::aim_for(SuggestionKind kind, int aim, Message reason) const {
  Suggestion made = suggestion(kind, aim, std::move(reason));
  made.weight = last().weight;
  return made;
}

Suggestion Situation::by_set(SuggestionKind kind, const std::function<int(int)>& change, Message reason) const {
  std::vector<int> reps;
  const auto& done = last().sets;
  // A set that was not planned the last time aims like the one before it.
  for (std::size_t i = 0; i < static_cast<std::size_t>(sets_); ++i) {
    reps.push_back(change(done[std::min(i, done.size() - 1)].value));
  }
  Suggestion made = aim_for(kind, std::ranges::min(reps), std::move(reason));
  made.set_reps = std::move(reps);
  return made;
}

Suggestion Situation::change_weight(double weight, int aim, Message reason) const {
  const auto kind = weight > pounds() ? SuggestionKind::increase_weight : SuggestionKind::decrease_weight;
  Suggestion made = suggestion(kind, aim, std::move(reason));
  made.weight = weight;
  return made;
}

Suggestion Situation::variant(Message reason) const {
  Suggestion made = suggestion(SuggestionKind::harder_variant, bottom_, std::move(reason));
  made.variant = target().harder;
  return made;
}

double minutes_of(int seconds) { return rounded(seconds / 60.0, 1); }

}  // namespace fitapp::domain
