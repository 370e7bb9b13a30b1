// Writes what a plan gives, what it spares and what it turned down.
#include "domain/planning/text.h"

#include <algorithm>

#include "domain/contains.h"
#include "domain/messages.h"
#include "domain/planning/messages.h"
#include "domain/planning/pieces.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

using Messages = std::vector<Message>;

constexpr int enough_cardio = 150;  // minutes a week, WHO 2020, for adults

bool is_minor(const PlanPreferences& preferences) { return preferences.age && *preferences.age < 18; }

Message level_name(Level level) {
  switch (level) {
    case Level::beginner: return messages::level_beginner;
    case Level::intermediate: return messages::level_intermediate;
    case Level::advanced: break;
  }
  return messages::level_advanced;
}

Message intensity_name(PlanIntensity intensity) {
  switch (intensity) {
    case PlanIntensity::low: return messages::intensity_low;
    case PlanIntensity::moderate: return messages::intensity_moderate;
    case PlanIntensity::high: break;
  }
  return messages::intensity_high;
}

Message area_name(BodyArea area) {
  switch (area) {
    case BodyArea::lower_back: return messages::area_lower_back;
    case BodyArea::knee: return messages::area_knee;
    case BodyArea::shoulder: return messages::area_shoulder;
    case BodyArea::wrist: return messages::area_wrist;
    case BodyArea::ankle: return messages::area_ankle;
    case BodyArea::neck: return messages::area_neck;
    case BodyArea::hip: break;
  }
  return messages::area_hip;
}

Messages area_names(const std::vector<BodyArea>& areas) {
  Messages names;
  for (const BodyArea area : areas) {
    const Message name = area_name(area);
    if (!contains(names, name)) names.push_back(name);
  }
  return names;
}

// Weeks with little strength train the whole body.
bool has_half_focus(const PlanPreferences& preferences) {
  return focus_of(preferences) != Focus::none && preferences.primary_goal != Goal::endurance &&
         preferences.primary_goal != Goal::flexibility;
}

Messages focus_names(const PlanPreferences& preferences) {
  Messages names;
  if (has_half_focus(preferences)) {
    const bool upper = focus_of(preferences) == Focus::upper;
    names.emplace_back(upper ? messages::target_upper_body : messages::target_lower_body);
  }
  if (contains(preferences.target_areas, TargetArea::core)) names.emplace_back(messages::target_core);
  return names;
}

struct Lost {
  Movement movement;
  const MessageText& name;
  const MessageText& replacement;
};

const std::vector<Lost>& whole_movements() {
  using enum Movement;
  static const std::vector<Lost> list = {{squat, messages::movement_squat, messages::replaced_by_upper},
                                         {hinge, messages::movement_hinge, messages::replaced_by_upper},
                                         {lunge, messages::movement_lunge, messages::replaced_by_upper},
                                         {horizontal_push, messages::movement_press, messages::replaced_by_legs},
                                         {vertical_push, messages::movement_overhead, messages::replaced_by_legs},
                                         {horizontal_pull, messages::movement_row, messages::replaced_by_legs},
                                         {vertical_pull, messages::movement_pull_up, messages::replaced_by_legs}};
  return list;
}

// Two names for what is one thing to the reader become one.
void join(Messages& names, const MessageText& first, const MessageText& second, const MessageText& both) {
  if (!contains(names, Message(first)) || !contains(names, Message(second))) return;
  std::ranges::replace(names, Message(first), Message(both));
  std::erase(names, Message(second));
}

// One sentence for all movements that the injuries leave nothing of, but the equipment alone would offer.
void add_lost_movements(const PlanPreferences& preferences, const Choice& choice, const Choice& healthy,
                        Messages& sentences) {
  Messages lost_upper;
  Messages lost_lower;
  for (const Lost& lost : whole_movements()) {
    if (choice.offers(lost.movement) || !healthy.offers(lost.movement)) continue;
    (&lost.replacement == &messages::replaced_by_legs ? lost_upper : lost_lower).emplace_back(lost.name);
  }
  if (lost_upper.empty() && lost_lower.empty()) return;
  join(lost_upper, messages::movement_press, messages::movement_overhead, messages::movement_press);
  join(lost_upper, messages::movement_row, messages::movement_pull_up, messages::movement_pull);
  const bool both = !lost_upper.empty() && !lost_lower.empty();
  Messages lost = lost_upper;
  lost.insert(lost.end(), lost_lower.begin(), lost_lower.end());
  const MessageText& replacement = both                 ? messages::replaced_by_rest
                                   : lost_lower.empty() ? messages::replaced_by_legs
                                                        : messages::replaced_by_upper;
  sentences.emplace_back(messages::movement_gone,
                         MessageParameters{{"count", static_cast<double>(preferences.injuries.size())},
                                           {"movements", lost},
                                           {"areas", area_names(preferences.injuries)},
                                           {"replacement", Messages{replacement}}});
}

bool is_cardio(const Dose& dose) {
  return dose.exercise->role == ExerciseRole::conditioning && dose.exercise->category == Section::main;
}

int cardio_minutes(const std::vector<SessionDraft>& week) {
  int seconds = 0;
  for (const SessionDraft& draft : week) {
    for (const Dose& dose : draft.main) seconds += is_cardio(dose) ? dose.sets * std::max(dose.seconds, dose.rest) : 0;
  }
  return (seconds + 30) / 60;
}

void add_shortage(const PlanPreferences& asked, const std::vector<SessionDraft>& week, Messages& sentences) {
  const bool is_short = std::ranges::any_of(week, [&](const SessionDraft& draft) {
    return seconds_of(draft) * 100 < asked.workout_duration * 60 * (100 - minutes_tolerance);
  });
  if (!is_short) return;
  const double minutes = asked.workout_duration;
  if (asked.injuries.empty()) {
    sentences.emplace_back(messages::plan_shorter_equipment, MessageParameters{{"minutes", minutes}});
    return;
  }
  sentences.emplace_back(messages::plan_shorter,
                         MessageParameters{{"minutes", minutes}, {"areas", area_names(asked.injuries)}});
  if (std::ranges::any_of(week, [](const SessionDraft& draft) { return draft.main.size() < 3; })) {
    sentences.emplace_back(messages::plan_nothing_left);
  }
}

bool has_ramp_up(const SessionDraft& draft) {
  return std::ranges::any_of(draft.main, [](const Dose& dose) { return dose.ramp_up_sets > 0; });
}

Message technique_note(const PlanPreferences& preferences) {
  return has_weights(preferences) ? messages::note_technique : messages::note_technique_bare;
}

// How hard sets are (Helms and Zourdos). In pregnancy and at low intensity effort stays low; nobody holds the breath.
// Below 16 technique comes first.
Message reserve_note(const PlanPreferences& preferences) {
  const bool bare = !has_weights(preferences);
  if (preferences.pregnant || preferences.intensity == PlanIntensity::low) return messages::note_reserve_gentle;
  if (is_youth(preferences)) return technique_note(preferences);
  if (is_senior(preferences)) return messages::note_reserve_senior;
  if (bare) return messages::note_reserve_bare;
  return preferences.primary_goal == Goal::strength ? messages::note_strength : messages::note_reserve;
}

int hard_seconds_of(const SessionDraft& draft) {
  int seconds = 0;
  for (const Dose& dose : draft.main) seconds += is_steady(dose) && is_harder(*dose.exercise) ? dose.seconds : 0;
  return seconds;
}

Message effort_note(const SessionDraft& draft, const PlanPreferences& preferences) {
  switch (draft.outline.shape) {
    case Shape::strength_and_cardio: return messages::note_talk;
    case Shape::easy_cardio:
    case Shape::long_cardio:
      return std::ranges::any_of(draft.main, is_cardio) ? messages::note_talk : messages::note_mobility;
    case Shape::harder_cardio: return hard_seconds_of(draft) > 0 ? messages::note_hard : messages::note_talk;
    case Shape::intervals: return messages::note_intervals;
    case Shape::mobility: return messages::note_mobility;
    default: break;
  }
  return reserve_note(preferences);
}

}  // namespace

Message plan_name(Goal goal) {
  switch (goal) {
    case Goal::strength: return messages::plan_name_strength;
    case Goal::muscle_building: return messages::plan_name_muscle;
    case Goal::weight_loss: return messages::plan_name_weight_loss;
    case Goal::endurance: return messages::plan_name_endurance;
    case Goal::flexibility: return messages::plan_name_flexibility;
    case Goal::general_fitness: break;
  }
  return messages::plan_name_general;
}

Messages notes_for(const SessionDraft& draft, const PlanPreferences& preferences) {
  Messages notes = {effort_note(draft, preferences)};
  if (draft.outline.shape == Shape::strength_and_cardio) notes.push_back(reserve_note(preferences));
  const bool lifts = is_strength(draft.outline.shape) || draft.outline.shape == Shape::strength_and_cardio;
  if (lifts && is_youth(preferences) && !contains(notes, technique_note(preferences)))
    notes.push_back(technique_note(preferences));
  constexpr int long_hard_piece = 1200;  // s
  if (hard_seconds_of(draft) >= long_hard_piece) notes.emplace_back(messages::note_hard_end);
  if (has_ramp_up(draft)) notes.emplace_back(messages::note_ramp_up);
  if (std::ranges::any_of(draft.main, &Dose::paired)) notes.emplace_back(messages::note_pairs);
  const bool is_long = draft.outline.shape == Shape::long_cardio && std::ranges::any_of(draft.main, is_steady);
  if (is_long) notes.emplace_back(messages::note_long);
  const bool ends_easy = draft.outline.shape == Shape::intervals && std::ranges::any_of(draft.main, is_steady);
  if (ends_easy) notes.emplace_back(messages::note_then_easy);
  if (preferences.pregnant) notes.emplace_back(messages::note_midwife);
  if (preferences.time_of_day == TimeOfDay::morning) notes.emplace_back(messages::note_morning);
  if (preferences.time_of_day == TimeOfDay::evening) notes.emplace_back(messages::note_evening);
  return notes;
}

Messages description_for(const PlanPreferences& asked, const Choice& choice, const std::vector<SessionDraft>& week,
                         const Messages& turned_down) {
  const PlanPreferences& made = choice.preferences();
  Messages sentences;
  const auto days = static_cast<double>(week.size());
  sentences.emplace_back(messages::plan_summary,
                         MessageParameters{{"days", days},
                                           {"count", days},
                                           {"minutes", static_cast<double>(made.workout_duration)},
                                           {"level", Messages{level_name(made.fitness_level)}},
                                           {"intensity", Messages{intensity_name(made.intensity)}}});
  if (const Messages focus = focus_names(made); !focus.empty()) {
    sentences.emplace_back(messages::plan_focus, MessageParameters{{"areas", focus}});
    if (focus.front() != Message(messages::target_core)) sentences.emplace_back(messages::turned_down_one_area);
  }
  if (focus_of(made) != Focus::none && !has_half_focus(made)) {
    const bool upper = focus_of(made) == Focus::upper;
    const Message half = upper ? messages::target_upper_body : messages::target_lower_body;
    sentences.emplace_back(messages::turned_down_half, MessageParameters{{"areas", Messages{half}}});
  }
  if (!asked.injuries.empty()) {
    sentences.emplace_back(messages::plan_spares, MessageParameters{{"areas", area_names(asked.injuries)}});
  }
  sentences.insert(sentences.end(), turned_down.begin(), turned_down.end());
  sentences.emplace_back(messages::plan_block, MessageParameters{{"weeks", static_cast<double>(block_weeks)},
                                                                 {"lighter", static_cast<double>(block_weeks)}});
  const auto is_for_health = [](Goal goal) { return goal == Goal::weight_loss || goal == Goal::general_fitness; };
  if (is_for_health(made.primary_goal) || is_for_health(asked.primary_goal)) {
    const int minutes = cardio_minutes(week);
    const MessageText& compared = minutes == 0              ? messages::plan_cardio_none
                                  : minutes < enough_cardio ? messages::plan_cardio_minutes
                                                            : messages::plan_cardio_enough;
    const MessageText& advice = is_minor(asked) ? messages::plan_cardio_youth : compared;
    sentences.emplace_back(advice, MessageParameters{{"minutes", static_cast<double>(minutes)}});
  }
  return sentences;
}

void add_restrictions(const PlanPreferences& asked, const Catalogue& catalogue, std::uint64_t seed,
                      const Choice& choice, const std::vector<SessionDraft>& week, Messages& turned_down) {
  if (!asked.injuries.empty()) {
    PlanPreferences healthy = choice.preferences();
    healthy.injuries.clear();
    add_lost_movements(asked, choice, Choice(healthy, catalogue, seed), turned_down);
  }
  add_shortage(asked, week, turned_down);
  constexpr std::size_t many_injuries = 3;
  if (asked.injuries.size() >= many_injuries && !contains(turned_down, Message(messages::plan_nothing_left))) {
    turned_down.emplace_back(messages::plan_many_injuries);
  }
  const Goal goal = choice.preferences().primary_goal;
  const bool lifts_only = goal == Goal::strength || goal == Goal::muscle_building;
  const auto has_filler = [](const SessionDraft& draft) {
    return is_strength(draft.outline.shape) && std::ranges::any_of(draft.main, is_cardio);
  };
  if (lifts_only && std::ranges::any_of(week, has_filler)) turned_down.emplace_back(messages::turned_down_more_sets);
}

}  // namespace fitapp::domain::planning
