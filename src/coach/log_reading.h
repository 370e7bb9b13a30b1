// The state of reading one log sentence, which the readers of each kind of entry share.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "coach/coach.h"
#include "coach/log_book.h"
#include "coach/spoken.h"

namespace fitapp::coach {

struct LogReading {
  const CoachContext& context;
  const LogBook& book;
  std::string_view text;
  SpokenWords words;  // what is not read yet
  LocalDate day;      // that the sentence names, else today
  bool names_day = false;
  std::optional<domain::MealType> meal = {};
  bool is_past = false;   // "ran", "gegessen", "yesterday", "this morning": it has happened
  bool is_order = false;  // "log", "trag … ein"
  bool is_eaten = false;  // "ate", "getrunken"
  domain::LogDraft draft = {};
  std::vector<std::string> problems = {};  // sentences

  bool is_today() const { return day == context.facts.today; }
  // Now, or on another day at `hour` or noon.
  Instant moment(int hour = 12) const;
  const std::string& say(const std::string& english, const std::string& german) const {
    return context.language == Language::german ? german : english;
  }
  void add(domain::DraftEntry entry) { draft.entries.push_back(std::move(entry)); }
  // Removes the words from `begin` to before `end`.
  void take(std::size_t begin, std::size_t end);
  bool has(std::initializer_list<std::string_view> list) const { return has_any(words, list); }
  // "yesterday", "Monday, 16 March"; empty for today.
  std::string day_text() const;
};

// "81,4" in German; without zeros at the end.
std::string decimal_text(double value, int decimals, Language language);
std::string weight_text(double pounds, domain::WeightUnit unit, Language language);
// "28 min", "1 h 30 min" or "1 Std. 30 Min.".
std::string minutes_text(int minutes, Language language);
// "5 km · 28 min", without empty parts.
std::string joined_parts(const std::vector<std::string>& parts);
// The words as they were typed.
std::string typed_text(std::string_view text, const SpokenWords& words);

// lb of one unit, by its word; nullopt if it is none.
std::optional<double> pounds_per(const SpokenWord& unit, Language language);
double pounds_of(double value, domain::WeightUnit unit);

// --- Readers. Each takes the words that it understood and adds entries or problems. ---

void read_night(LogReading& reading);
void read_body(LogReading& reading, bool names_exercise);
// Of one part of the sentence; false if it is about something else.
bool read_water(LogReading& reading, const SpokenWords& part);
bool read_workout(LogReading& reading, const SpokenWords& part);
bool read_sets(LogReading& reading, const SpokenWords& part, const domain::Exercise& exercise);
bool read_food(LogReading& reading, const SpokenWords& part);
// Whether the part names a kind of workout.
std::optional<domain::WorkoutType> workout_type_in(const SpokenWords& part);

}  // namespace fitapp::coach
