// Names days by their compound lifts and pieces of cardio, whatever they were meant to hold.
#include "domain/planning/titles.h"

#include <algorithm>

#include "domain/planning/messages.h"
#include "domain/planning/pieces.h"

namespace fitapp::domain::planning {

namespace {

struct Title {
  const MessageText& lettered;
  const MessageText& once;
};

bool holds(const SessionDraft& draft, std::initializer_list<std::string_view> patterns) {
  return std::ranges::any_of(draft.main, [&](const Dose& dose) {
    const ExerciseRole role = dose.exercise->role;
    const bool compound = role == ExerciseRole::main_lift || role == ExerciseRole::assistance;
    return compound && std::ranges::find(patterns, dose.exercise->pattern) != patterns.end();
  });
}

// Arms, shoulders and chest without presses and pulls.
bool trains_small_muscles(const SessionDraft& draft) {
  return std::ranges::any_of(draft.main, [](const Dose& dose) {
    const std::string& pattern = dose.exercise->pattern;
    return dose.exercise->role == ExerciseRole::isolation && pattern != "isolation_legs" && pattern != "calves";
  });
}

bool has_cardio(const SessionDraft& draft) {
  return std::ranges::any_of(draft.main,
                             [](const Dose& dose) { return dose.exercise->role == ExerciseRole::conditioning; });
}

bool has_piece(const SessionDraft& draft) { return std::ranges::any_of(draft.main, is_steady); }

bool has_harder_piece(const SessionDraft& draft) {
  return std::ranges::any_of(draft.main, [](const Dose& dose) { return is_steady(dose) && is_harder(*dose.exercise); });
}

Title strength_title(const SessionDraft& draft) {
  using namespace messages;
  const bool push = holds(draft, {"horizontal_push", "vertical_push"});
  const bool pull = holds(draft, {"horizontal_pull", "vertical_pull"});
  const bool legs = holds(draft, {"squat", "hinge", "lunge"});
  const Shape shape = draft.outline.shape;
  if (push && pull) return legs ? Title{day_full_body, day_full_body_once} : Title{day_upper_body, day_upper_body_once};
  if (legs && push) return {day_legs_and_push, day_legs_and_push_once};
  if (legs && pull) return {day_legs_and_pull, day_legs_and_pull_once};
  if (legs && shape == Shape::legs) return {day_legs, day_legs_once};
  if (legs && shape == Shape::lower_body) return {day_lower_body, day_lower_body_once};
  if (legs && trains_small_muscles(draft)) return {day_legs_and_small, day_legs_and_small_once};
  if (legs) return {day_legs_and_core, day_legs_and_core_once};
  if (push) return {day_push, day_push_once};
  if (pull) return {day_pull, day_pull_once};
  return {day_core, day_core_once};
}

Title title_of(const SessionDraft& draft) {
  using namespace messages;
  switch (draft.outline.shape) {
    case Shape::strength_and_cardio:
      if (!has_cardio(draft)) break;
      return {day_strength_and_cardio, day_strength_and_cardio_once};
    case Shape::long_cardio:
      if (has_piece(draft)) return {day_long_cardio, day_long_cardio_once};
      [[fallthrough]];
    case Shape::harder_cardio:
      if (has_harder_piece(draft)) return {day_harder_cardio, day_harder_cardio_once};
      [[fallthrough]];
    case Shape::easy_cardio:
      if (has_cardio(draft)) return {day_easy_cardio, day_easy_cardio_once};
      return {day_mobility, day_mobility_once};
    case Shape::intervals: return {day_intervals, day_intervals_once};
    case Shape::mobility: return {day_mobility, day_mobility_once};
    default: break;
  }
  return strength_title(draft);
}

}  // namespace

std::vector<Message> titles_of(const std::vector<SessionDraft>& week) {
  std::vector<const MessageText*> kinds;
  for (const SessionDraft& draft : week) kinds.push_back(&title_of(draft).lettered);
  std::vector<Message> titles;
  for (std::size_t i = 0; i < week.size(); ++i) {
    if (std::ranges::count(kinds, kinds[i]) == 1) {
      titles.emplace_back(title_of(week[i]).once);
      continue;
    }
    const auto before = std::count(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(i), kinds[i]);
    titles.emplace_back(*kinds[i], MessageParameters{{"letter", std::string(1, static_cast<char>('A' + before))}});
  }
  return titles;
}

}  // namespace fitapp::domain::planning
