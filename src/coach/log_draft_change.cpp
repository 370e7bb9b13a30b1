// Takes entries out of a draft, puts others in their place, and moves them to another meal or day.
#include "coach/log_draft_change.h"

#include <algorithm>
#include <cmath>

#include "coach/log_removal.h"
#include "coach/log_words.h"

namespace fitapp::coach {

using domain::DraftEntry;
using domain::DraftKind;

bool is_nothing(const SpokenWord& word) {
  return !word.number && !word.clock && (word.word.size() < 2 || is_filler(word));
}

DraftChange::DraftChange(LogReading& reading, const domain::LogDraft& before, const domain::ExerciseMentions& mentions)
    : reading_(reading),
      before_(before),
      mentions_(mentions),
      after_(before.entries),
      removed_(before.entries.size(), 0) {}

// Takes out what the words name; false if they name nothing that is there. What is only said beside a correction,
// such as a meal or a number, takes out nothing.
bool DraftChange::remove(const std::vector<SpokenWords>& named, bool is_beside) {
  for (const SpokenWords& each : named) {
    for (const SpokenWords& part : parts_of(each)) {
      if (!remove_part(part, is_beside)) return false;
    }
  }
  return true;
}

bool DraftChange::remove_part(const SpokenWords& part, bool is_beside) {
  const auto named = entries_named(reading_, before_.entries, part, mentions_);
  const auto is_meal_or_number = [&] {
    LogReading rest = reading_;
    rest.words = part;
    read_day(rest);
    read_meal(rest);
    return std::ranges::all_of(rest.words, [](const SpokenWord& each) {
      return each.number || each.clock || is_nothing(each) || is_unit(each) || is_vague(each);
    });
  };
  if (is_meal_or_number() && (is_beside || std::ranges::count(named, 1) == 0)) return is_beside;
  if (std::ranges::count(named, 1) > 0) {
    for (std::size_t at = 0; at < named.size(); ++at) removed_[at] |= named[at];
    return true;
  }
  for (DraftEntry& each : after_) {
    if (!has_ingredient(each, part)) continue;
    if (!leave_out_ingredient(reading_, each, part))
      reading_.problems.push_back(
          reading_.say("I do not know this dish without that. Tell me what it was instead.",
                       "Dieses Gericht kenne ich ohne das nicht. Sag mir, was es stattdessen war."));
    return true;
  }
  return false;
}

bool DraftChange::multiply(double factor) {
  bool is_changed = false;
  for (DraftEntry& each : after_) is_changed |= multiply_entry(each, factor);
  return is_changed;
}

bool DraftChange::multiply_entry(DraftEntry& entry, double factor) {
  LogReading made = reading_;
  made.day = day_of(entry);
  if (entry.food) {
    made.meal = entry.food->meal_type;
    const std::string amount =
        decimal_text(entry.food->quantity * factor, 2, Language::english) + " " + entry.food->unit;
    if (!add_food_of(made, amount, *entry.food)) return false;
    put_in_place(entry, std::move(made.draft.entries.front()));
  } else if (entry.water) {
    const std::string amount = decimal_text(entry.water->ml * factor, 0, Language::english);
    if (!read_water(made, spoken_words(amount + " ml water")) || made.draft.entries.empty()) return false;
    put_in_place(entry, std::move(made.draft.entries.front()));
  } else if (entry.workout) {
    if (entry.workout->duration)
      entry.workout->duration = static_cast<int>(std::lround(*entry.workout->duration * factor));
    if (entry.workout->distance) entry.workout->distance = std::round(*entry.workout->distance * factor * 10) / 10;
    describe_workout(made, entry);
  } else {
    return false;
  }
  return true;
}

bool DraftChange::change(bool may_add, bool keeps_only) {
  read_day(reading_);
  read_meal(reading_);
  if (std::ranges::all_of(reading_.words, is_nothing)) {
    if (reading_.names_day) change_day();
    if (reading_.meal) change_meal();
    return true;
  }
  if (!reading_.names_day) reading_.day = day_of(before_.entries.front());
  const bool is_bare = is_understood(reading_.words, [](const SpokenWord& each) {
    return is_among(each,
                    "with mit at bei each je slice slices piece pieces cup cups bowl bowls glass glasses handful "
                    "scoop scoops can cans bottle bottles scheibe scheiben stueck portion portions portionen "
                    "glas glaeser tasse tassen becher schuessel teller essloeffel teeloeffel flasche dose dosen");
  });
  if (!is_bare) return replace(may_add, keeps_only);
  target_ = meant_entry();
  return target_ != nullptr && change_values(*target_);
}

// "That was yesterday." A night has its own days.
void DraftChange::change_day() {
  for (DraftEntry& each : after_) {
    if (each.night) continue;
    LogReading before = reading_;
    before.day = day_of(each);
    const auto apart = reading_.day - before.day;
    const auto move = [&](Instant& moment) {
      const LocalMoment was = reading_.book.zone().local(moment);
      moment = reading_.book.zone().instant(was.date + apart, was.time_of_day);
    };
    if (each.food) move(each.food->logged_at);
    if (each.workout) move(each.workout->date);
    if (each.water) move(each.water->logged_at);
    if (each.measurement) move(each.measurement->measured_at);
    if (each.period) each.period->start_date += apart;
    if (each.exercise) {
      each.exercise->date += apart;
      move(each.exercise->completed_at);
      for (domain::SetLog& set : each.exercise->sets) {
        if (set.done_at) move(*set.done_at);
      }
      // What was planned or logged on the day before.
      each.exercise->planned_exercise_id.reset();
      each.exercise->workout_id.reset();
    }
    const std::string old_day = " · " + before.day_text();
    if (!before.is_today() && each.detail.ends_with(old_day)) each.detail.resize(each.detail.size() - old_day.size());
    each.detail = joined_parts({each.detail, reading_.day_text()});
  }
}

void DraftChange::change_meal() {
  for (DraftEntry& each : after_) {
    if (each.food) move_to_meal(reading_, each, *reading_.meal);
  }
}

bool DraftChange::replace(bool may_add, bool keeps_only) {
  auto& made = reading_.draft.entries;
  reading_.is_order = true;
  if (!reading_.meal) reading_.meal = meal_before();
  Marks named(after_.size(), 0);
  for (const SpokenWords& part : parts_of(reading_.words)) {
    const bool has_amount = std::ranges::any_of(part, [](const SpokenWord& each) { return each.number || each.clock; });
    made.clear();
    read_part(reading_, part, mentions_, false);
    if (!reading_.draft.unclear.empty()) return false;
    for (DraftEntry& each : made) {
      if (!place(std::move(each), has_amount, may_add, named)) return false;
    }
  }
  // "Just eggs".
  for (std::size_t at = 0; keeps_only && at < named.size(); ++at) removed_[at] |= named[at] == 0;
  return true;
}

// In the place of the entry that it corrects, else of one that was taken out, else beside them.
bool DraftChange::place(DraftEntry&& made, bool has_amount, bool may_add, Marks& named) {
  const auto put = [&](std::size_t at, bool is_other) {
    named[at] = 1;
    removed_[at] = 0;
    if (is_other) put_in_place(after_[at], std::move(made));
    return true;
  };
  const auto index_of = [&](const DraftEntry* entry) { return static_cast<std::size_t>(entry - after_.data()); };
  if (!may_add) {
    if (const DraftEntry* same = same_entry(made)) return put(index_of(same), has_amount);
    const auto removed = std::ranges::find(removed_, 1);
    if (removed != removed_.end()) return put(static_cast<std::size_t>(removed - removed_.begin()), true);
    if (const DraftEntry* old = only_of(made.kind)) return put(index_of(old), true);
    if (std::ranges::none_of(named, std::identity{})) return false;
  }
  after_.push_back(std::move(made));
  removed_.push_back(0);
  named.push_back(1);
  return true;
}

LocalDate DraftChange::day_of(const DraftEntry& entry) const {
  const auto local = [&](Instant moment) { return reading_.book.zone().local(moment).date; };
  if (entry.food) return local(entry.food->logged_at);
  if (entry.exercise) return entry.exercise->date;
  if (entry.workout) return local(entry.workout->date);
  if (entry.night) return entry.night->sleep_date;
  if (entry.water) return local(entry.water->logged_at);
  if (entry.period) return entry.period->start_date;
  return local(entry.measurement->measured_at);
}

std::optional<domain::MealType> DraftChange::meal_before() const {
  for (const DraftEntry& each : before_.entries) {
    if (each.food) return each.food->meal_type;
  }
  return std::nullopt;
}

DraftEntry* DraftChange::same_entry(const DraftEntry& made) {
  const auto is_same = [&](const DraftEntry& each) {
    return (made.food && each.food && each.food->food == made.food->food) ||
           (made.exercise && each.exercise && each.exercise->exercise_name == made.exercise->exercise_name);
  };
  const auto found = std::ranges::find_if(after_, is_same);
  return found == after_.end() ? nullptr : &*found;
}

DraftEntry* DraftChange::only_of(DraftKind kind) {
  const auto is_kind = [&](const DraftEntry& each) { return each.kind == kind; };
  return std::ranges::count_if(after_, is_kind) == 1 ? &*std::ranges::find_if(after_, is_kind) : nullptr;
}

}  // namespace fitapp::coach
