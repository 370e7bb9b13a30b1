// The state of reading one log sentence, which the readers of each kind of entry share.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "coach/coach.h"
#include "coach/log_book.h"
#include "coach/spoken.h"
#include "domain/exercise_mentions.h"

namespace fitapp::coach {

struct LogReading {
  const CoachContext& context;
  const LogBook& book;
  std::string_view text;
  SpokenWords words;  // what is not read yet
  LocalDate day;      // that the sentence names, else today
  bool names_day = false;
  std::optional<domain::MealType> meal = {};
  bool is_past = false;         // "ran", "gegessen", "yesterday", "this morning": it has happened
  bool is_order = false;        // "log", "trag … ein"
  bool is_eaten = false;        // "ate", "getrunken"
  bool is_state = false;        // "I have a …", "that was a …": an article alone is no amount that was eaten
  bool begins_unclear = false;  // words that nobody understood come before the first entry
  domain::LogDraft draft = {};
  std::vector<std::string> problems = {};  // sentences

  bool is_today() const { return day == context.facts.today; }
  // Now, or on another day at `hour` or noon.
  Instant moment(int hour = 12) const;
  std::string say(std::string_view english, std::string_view german) const;
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
// In the unit of the user; with the other one too if the sentence uses it.
std::string said_weight(const LogReading& reading, double pounds);
// "28 min", "1 h 30 min" or "1 Std. 30 Min.".
std::string minutes_text(int minutes, Language language);
// "5 km · 28 min", without empty parts.
std::string joined_parts(const std::vector<std::string>& parts);
// An answer with a link to a screen.
ChatReply linked_reply(std::string text, std::string_view label, std::string target);
// The words as they were typed.
std::string typed_text(std::string_view text, const SpokenWords& words);

// lb of one unit, by its word; nullopt if it is none.
std::optional<double> pounds_per(const SpokenWord& unit, Language language);
double pounds_of(double value, domain::WeightUnit unit);

// --- Of the whole sentence ---

void read_day(LogReading& reading);
// Removes the words for the meal and the time of day.
void read_meal(LogReading& reading);
// "Tonight" at noon.
bool is_still_to_come(const LogReading& reading);
// Removes when a food was eaten: "after my workout", "nach dem Training".
void leave_out_occasion(LogReading& reading);
// Removes what did not belong to it: "without push-ups", "ausser Kniebeugen". Of a food it is a part of the name.
void leave_out_exceptions(LogReading& reading);
// What commas and "and" separate. A part without content belongs to the one before: "bench 10, 8, 6 reps at 70 kg".
std::vector<SpokenWords> parts_of(const SpokenWords& words);
void read_part(LogReading& reading, const SpokenWords& part, const domain::ExerciseMentions& mentions, bool is_alone);

struct FoundExercise {
  const domain::Exercise* exercise = nullptr;
  std::string text = {};                    // the words that name it
  const domain::Exercise* named = nullptr;  // that the words name, of which `exercise` may be a variant
};
FoundExercise exercise_in(const LogReading& reading, const SpokenWords& part, const domain::ExerciseMentions& mentions);
bool has_sets_sign(const SpokenWords& part);
// "My programme has bench press 5x5" is no entry: nobody knows what the other words say.
bool is_exercise_alone(const SpokenWords& part, const FoundExercise& found, const domain::ExerciseMentions& mentions);

// --- Readers. Each takes the words that it understood and adds entries or problems. ---

void read_night(LogReading& reading);
// An answer in the place of an entry: the end of a period, or a period that is logged already.
std::optional<ChatReply> read_period(LogReading& reading);
void read_measures(LogReading& reading, bool names_exercise);
// Of one part of the sentence; false if it is about something else.
bool read_weight(LogReading& reading, const SpokenWords& part, bool is_alone);
bool read_water(LogReading& reading, const SpokenWords& part);
bool read_workout(LogReading& reading, const SpokenWords& part);
bool read_sets(LogReading& reading, const SpokenWords& part, const domain::Exercise& exercise);
bool read_food(LogReading& reading, const SpokenWords& part);
// --- Parts of readers that corrections use ---

// `sets` in the place of those of `before`.
domain::DraftEntry entry_with_sets(const LogReading& reading, const domain::Exercise& exercise,
                                   std::vector<domain::SetLog> sets, domain::DraftExercise before);
// Adds so much of the same food; false if the amount does not fit it.
bool add_food_of(LogReading& reading, const std::string& amount, const domain::DraftFood& food);
// Adds the food that the text names, with its usual amount or that of the text.
bool add_food_named(LogReading& reading, const std::string& text);
void put_in_place(domain::DraftEntry& old, domain::DraftEntry&& made);
void move_to_meal(const LogReading& reading, domain::DraftEntry& entry, domain::MealType meal);
struct WorkoutValues {
  std::optional<int> minutes;
  std::optional<double> metres;
};
WorkoutValues read_workout_values(const SpokenWords& part);
// Writes the detail of a workout.
void describe_workout(const LogReading& reading, domain::DraftEntry& entry);

// Whether nothing in the part is left to understand: all other words are amounts, fillers or comments. An entry with
// words that nobody understood could be about anything.
bool is_understood(const SpokenWords& part, const std::function<bool(const SpokenWord&)>& is_known);

}  // namespace fitapp::coach
