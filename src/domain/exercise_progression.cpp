// Chooses the next target: first time, break, lighter week, else the exercise's scheme.
#include "domain/exercise_progression.h"

#include <algorithm>
#include <utility>

#include "domain/exercise_progression_parts.h"
#include "domain/exercise_progression_schemes.h"
#include "domain/exercise_progression_shape.h"
#include "domain/progression_messages.h"

namespace fitapp::domain {
namespace {

constexpr double part_of_steady = 0.6;
constexpr int days_of_week = 7;
constexpr double noise_of_weight = 0.01;  // lb, of two roundings

// --- Answers ---

bool declined(const std::optional<SuggestionResponse>& response) {
  return response && response->answer == SuggestionAnswer::declined;
}

bool is_weight(SuggestionKind kind) {
  return kind == SuggestionKind::increase_weight || kind == SuggestionKind::decrease_weight;
}

bool declined_lighter_week(const ProgressionRequest& request) {
  return declined(request.response) && request.response->kind == SuggestionKind::lighter_week &&
         (request.today - request.response->date).count() < days_of_week;
}

// The same change of the same value, or one that goes further the same way.
bool repeats(const Suggestion& made, const SuggestionResponse& response) {
  if (made.kind != response.kind) return false;
  switch (made.kind) {
    case SuggestionKind::increase_weight: return !response.weight || *made.weight >= *response.weight - noise_of_weight;
    case SuggestionKind::decrease_weight: return !response.weight || *made.weight <= *response.weight + noise_of_weight;
    case SuggestionKind::more_repetitions: return !response.reps || *made.reps >= *response.reps;
    case SuggestionKind::longer: return !response.duration || *made.duration >= *response.duration;
    case SuggestionKind::harder_variant: return true;
    default: return false;
  }
}

// The day of the session that led to a declined suggestion, while that suggestion rests. A session on the day of the
// answer may have come before or after it; it counts as before, so that nothing is asked twice.
std::optional<LocalDate> day_of_declined(const Situation& now, const Suggestion& made) {
  const auto& response = now.request().response;
  if (!declined(response) || !repeats(made, *response)) return std::nullopt;
  const auto& past = now.past();
  const auto led_to_it =
      std::ranges::find_if(past, [&](const Performance& each) { return each.date <= response->date; });
  if (led_to_it == past.end()) return std::nullopt;  // too long ago
  const bool was_about_break = (response->date - led_to_it->date).count() > days_of_break;
  const bool improved = std::any_of(past.begin(), led_to_it,
                                    [&](const Performance& each) { return better(each, *led_to_it, now.load()); });
  if (was_about_break || improved) return std::nullopt;
  return led_to_it->date;
}

// --- First times and breaks ---

const MessageText& reason_of_first_time(const Situation& now) {
  if (now.assisted()) return messages::progression_find_assistance;
  if (now.loaded()) return now.timed() ? messages::progression_find_weight_held : messages::progression_find_weight;
  if (!now.timed()) return messages::progression_first_repetitions;
  return now.steady() ? messages::progression_first_steady : messages::progression_first_hold;
}

bool declined_less_after_break(const Situation& now) {
  const auto& response = now.request().response;
  const bool about_less = response && (is_weight(response->kind) || response->kind == SuggestionKind::easier);
  return about_less && declined(response) && response->date > now.last().date;
}

Suggestion after_break(const Situation& now) {
  const MessageParameters days = {{"days", static_cast<double>(now.days_since())}};
  const int done = now.last().secured();
  const int aim = now.timed() ? done : now.bottom();
  if (declined_less_after_break(now)) return now.keep(aim, {messages::progression_break_declined, days});
  if (now.loaded()) {
    const auto weight = now.scale().easier(now.pounds());
    if (!weight) return now.keep(aim, {messages::progression_break_same, days});
    const MessageText& reason = now.assisted() ? messages::progression_break_assistance : messages::progression_break;
    return now.change_weight(*weight, aim, {reason, days});
  }
  if (now.timed()) {
    const auto shorter = shorter_duration(done);
    if (shorter) return now.aim_for(SuggestionKind::easier, *shorter, {messages::progression_break, days});
  } else if (now.last().most() > 1) {
    const auto fewer = [](int reps) { return std::max(1, reps * 9 / 10); };
    return now.by_set(SuggestionKind::easier, fewer, {messages::progression_break, days});
  }
  return now.keep(done, {messages::progression_break_same, days});
}

// --- Lighter weeks ---

// A single steady piece has no sets to cut, so it gets shorter.
Suggestion lighter_week(const Situation& now) {
  if (now.is_single_piece()) {
    const int seconds = part_of_duration(now.usual_aim(), part_of_steady);
    return now.aim_for(SuggestionKind::lighter_week, seconds,
                       {messages::progression_lighter_week_steady, {{"minutes", minutes_of(seconds)}}});
  }
  const int sets = lighter_sets(now.sets());
  const MessageText* reason =
      now.loaded() ? &messages::progression_lighter_week : &messages::progression_lighter_week_free;
  if (sets == now.sets()) reason = &messages::progression_lighter_week_keep;
  Suggestion made =
      now.aim_for(SuggestionKind::lighter_week, now.usual_aim(), {*reason, {{"count", static_cast<double>(sets)}}});
  made.sets = sets;
  return made;
}

// A first time or a return in a lighter week.
Suggestion cut(const Situation& now, Suggestion made) {
  if (now.is_single_piece() && made.duration) {
    made.duration = part_of_duration(*made.duration, part_of_steady);
    made.note = Message(messages::progression_lighter_note_steady, {{"minutes", minutes_of(*made.duration)}});
    return made;
  }
  const int sets = lighter_sets(now.sets());
  if (sets == now.sets()) return made;
  made.note = Message(messages::progression_lighter_note,
                      {{"count", static_cast<double>(sets)}, {"planned", static_cast<double>(now.sets())}});
  made.sets = sets;
  if (made.set_targets) cut_sets(made, sets);
  if (!made.set_reps.empty()) {
    made.set_reps.resize(static_cast<std::size_t>(sets));
    made.reps = std::ranges::min(made.set_reps);
  }
  return made;
}

// --- Sets that differ ---

Suggestion lighter_week_of(const Situation& now, const Shape& shape) {
  const int sets = lighter_sets(now.sets());
  const MessageText* reason =
      now.loaded() ? &messages::progression_lighter_week : &messages::progression_lighter_week_free;
  if (sets == now.sets()) reason = &messages::progression_lighter_week_keep;
  Suggestion made = shape.keep(SuggestionKind::lighter_week, {*reason, {{"count", static_cast<double>(sets)}}});
  cut_sets(made, sets);
  return made;
}

bool light_today(const ProgressionRequest& request) {
  return request.block && is_lighter_week(*request.block) && !declined_lighter_week(request);
}

// Only with a session and, if the exercise is loaded, its weight.
Suggestion for_differing_sets(const Situation& now) {
  const Shape shape(now);
  const bool light = light_today(now.request());
  if (!shape.was_done()) return light ? cut(now, shape.first_time()) : shape.first_time();
  if (now.days_since() > days_of_break) {
    Suggestion made = shape.after_break(declined_less_after_break(now));
    return light ? cut(now, std::move(made)) : made;
  }
  if (light) return lighter_week_of(now, shape);
  Suggestion made = shape.next();
  const auto declined_day = day_of_declined(now, made);
  if (!declined_day) return made;
  return shape.keep(SuggestionKind::same, {messages::progression_declined, {{"date", format_date(*declined_day)}}});
}

}  // namespace

bool is_lighter_week(const Block& block) {
  constexpr int shortest = 4;
  constexpr int longest = 8;
  constexpr int shortest_with_two = 7;
  if (block.week < 1 || block.length < shortest) return false;
  if (block.length > longest) return block.week % shortest == 0;
  const int week = (block.week - 1) % block.length + 1;
  return week == block.length || (block.length >= shortest_with_two && week == shortest);
}

std::vector<int> lighter_weeks(int length) {
  std::vector<int> weeks;
  for (int week = 1; week <= length; ++week) {
    if (is_lighter_week({week, length})) weeks.push_back(week);
  }
  return weeks;
}

// In whole tenths, so that halves are exact.
int lighter_sets(int sets) { return std::max(1, (6 * sets + 5) / 10); }

Suggestion suggestion_for(const ProgressionRequest& request) {
  const Situation now(request);
  if (request.target.section != Section::main)
    return now.as_planned(SuggestionKind::same, messages::progression_as_planned);
  const bool light = light_today(request);
  const auto cut_if_light = [&](Suggestion made) { return light ? cut(now, std::move(made)) : made; };
  if (now.past().empty()) return cut_if_light(now.as_planned(SuggestionKind::first_time, reason_of_first_time(now)));
  if (now.loaded() && !now.last().weight)
    return cut_if_light(now.as_planned(SuggestionKind::first_time, messages::progression_no_weight));
  if (request.target.set_targets) return for_differing_sets(now);
  if (now.days_since() > days_of_break) return cut_if_light(after_break(now));
  if (light) return lighter_week(now);
  Suggestion made = by_scheme(now);
  const auto declined_day = day_of_declined(now, made);
  if (!declined_day) return made;
  return now.keep(now.usual_aim(), {messages::progression_declined, {{"date", format_date(*declined_day)}}});
}

}  // namespace fitapp::domain
