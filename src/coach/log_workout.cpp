// Reads a logged workout, such as "ran 5 km in 28 min".
#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

using domain::WorkoutType;

constexpr int seconds_per_minute = 60;
constexpr int least_minutes = 1;
constexpr int most_minutes = 24 * 60;
constexpr double metres_per_mile = 1609.344;
constexpr double least_swimming = 25;  // m; less than this is a number of laps

struct Kind {
  WorkoutType type;
  double fastest;                       // km/h; 0: without a distance. Faster than the world's best of some minutes.
  std::vector<std::string_view> words;  // "*" at the end: a beginning
  std::vector<std::string_view> past;   // these also say that it has happened
  const char* english;
  const char* german;
};

// In this order: "bike ride" before "ride", "rowing machine" before the rest.
const std::vector<Kind>& kinds() {
  static const std::vector<Kind> list{
      {WorkoutType::hiit,
       0,
       {"hiit", "tabata", "intervalltraining", "interval", "crossfit", "zirkeltraining"},
       {},
       "HIIT workout",
       "HIIT-Training"},
      {WorkoutType::yoga, 0, {"yoga", "pilates"}, {}, "Yoga workout", "Yoga"},
      {WorkoutType::running,
       30,
       {"run", "running", "runs", "jog", "jogging", "lauf", "laufen", "joggen", "dauerlauf", "treadmill", "laufband",
        "marathon", "trailrun"},
       {"ran", "jogged", "gelaufen", "gejoggt", "lief"},
       "Running workout",
       "Lauftraining"},
      {WorkoutType::cycling,
       80,
       {"bike", "biking", "cycling", "cycle", "bicycle", "rad", "fahrrad", "radfahren", "radtour", "rennrad",
        "spinning", "spin", "ergometer", "heimtrainer", "peloton", "mountainbike", "ebike"},
       {"cycled", "biked", "geradelt", "radgefahren"},
       "Cycling workout",
       "Radtraining"},
      {WorkoutType::swimming,
       9,
       {"swim", "swimming", "schwimmen", "bahnen"},
       {"swam", "geschwommen"},
       "Swimming workout",
       "Schwimmtraining"},
      {WorkoutType::walking,
       15,
       {"walk", "walking", "walks", "hike", "hiking", "spazieren", "spaziergang", "wandern", "wanderung",
        "spaziergaenge", "stroll", "walken"},
       {"walked", "hiked", "gewandert", "spaziert", "gegangen"},
       "Walking workout",
       "Spaziergang"},
      {WorkoutType::stretching,
       0,
       {"stretching", "stretch", "dehnen", "mobility", "dehnung", "blackroll", "dehnuebungen"},
       {"stretched", "gedehnt"},
       "Stretching workout",
       "Dehnen"},
      {WorkoutType::sports,
       0,
       {"football",    "soccer",   "tennis",   "basketball", "volleyball", "badminton",      "climbing",
        "bouldering",  "bouldern", "klettern", "fussball",   "handball",   "squash",         "golf",
        "tischtennis", "hockey",   "boxing",   "boxen",      "judo",       "karate",         "dancing",
        "dance",       "tanzen",   "skiing",   "skifahren",  "ski",        "surfing",        "surfen",
        "padel",       "rugby",    "cricket",  "ballett",    "skating",    "beachvolleyball"},
       {"geklettert", "getanzt", "gebouldert", "climbed", "danced", "geboxt", "boxed", "skied"},
       "Sports workout",
       "Sporttraining"},
      {WorkoutType::strength,
       0,
       {"strength", "weights", "krafttraining", "weightlifting", "lifting", "gewichte", "hanteltraining",
        "calisthenics", "muskeltraining", "gym", "fitnessstudio", "studio"},
       {"lifted"},
       "Strength workout",
       "Krafttraining"},
      {WorkoutType::cardio,
       0,
       {"cardio", "elliptical", "crosstrainer", "rudergeraet", "rower", "stairmaster", "stepper", "aerobic", "aerobics",
        "zumba", "ausdauertraining", "seilspringen", "rowing"},
       {"rowed", "gerudert"},
       "Cardio workout",
       "Cardiotraining"}};
  return list;
}

// "10k in 55 min".
bool is_plain_run(const SpokenWords& part) {
  return part.size() >= 3 && part[0].number && part[1].is_any({"k"}) && (part[2].is_any({"in"}) || part[2].clock);
}

// "Row 2000 m in 8 min"; a row with repetitions is an exercise.
bool is_plain_row(const SpokenWords& part) {
  return has_any(part, {"row"}) && has_any(part, {"m"}) && first_duration(part) && !has_any(part, {"x", "reps"});
}

// "Morgenlauf", "Waldlauf".
bool is_some_run(const SpokenWord& word) { return word.word.size() > 6 && word.word.ends_with("lauf"); }

const Kind* kind_in(const SpokenWords& part, bool& is_past) {
  for (const Kind& kind : kinds()) {
    const bool past = has_one_in(part, kind.past);
    const bool named =
        has_one_in(part, kind.words) || (kind.type == WorkoutType::running && std::ranges::any_of(part, is_some_run));
    if (!past && !named && !(kind.type == WorkoutType::running && is_plain_run(part)) &&
        !(kind.type == WorkoutType::cardio && is_plain_row(part)))
      continue;
    is_past |= past;
    return &kind;
  }
  return nullptr;
}

bool is_of_workout(const SpokenWord& word) {
  return is_some_run(word) || is_among(word, "in under unter machine geraet row") ||
         std::ranges::any_of(kinds(),
                             [&](const Kind& kind) { return word.is_in(kind.words) || word.is_in(kind.past); });
}

// In metres.
std::optional<Read<double>> distance_in(const SpokenWords& part, bool is_swimming) {
  for (std::size_t at = 0; at + 1 < part.size(); ++at) {
    if (!part[at].number) continue;
    const double number = *part[at].number;
    const SpokenWord& unit = part[at + 1];
    if (is_among(unit, "km k kilometer kilometers kilometre kilometres kilometern"))
      return Read<double>{number * 1000, at, at + 2};
    if (is_among(unit, "mile miles mi meile meilen")) return Read<double>{number * metres_per_mile, at, at + 2};
    if (is_among(unit, "m meter meters metre metres metern") &&
        (is_swimming ? number >= least_swimming : number >= 100))
      return Read<double>{number, at, at + 2};
  }
  return std::nullopt;
}

// Seconds: a duration, or "in 52:30".
std::optional<int> time_in(const SpokenWords& part) {
  if (const auto duration = first_duration(part)) return duration->value;
  for (std::size_t at = 0; at < part.size(); ++at) {
    if (!part[at].clock) continue;
    const bool has_hours = at + 2 < part.size() && part[at + 1].is_any({":"}) && part[at + 2].number;
    if (has_hours) return *part[at].clock * seconds_per_minute + static_cast<int>(*part[at + 2].number);
    // "Ran 5k 24:30", but not "at 7:30".
    if (at > 0 && !is_among(part[at - 1], "at um ab gegen since seit from von until bis")) return *part[at].clock;
  }
  return std::nullopt;
}

std::string distance_text(double metres, domain::DistanceUnit unit, Language language) {
  if (unit == domain::DistanceUnit::mi) return decimal_text(metres / metres_per_mile, 2, language) + " mi";
  if (metres < 1000) return decimal_text(metres, 0, language) + " m";
  return decimal_text(metres / 1000, 2, language) + " km";
}

}  // namespace

bool read_workout(LogReading& reading, const SpokenWords& part) {
  // "Squats 5x5, then 10 min bike" has happened.
  bool is_past = reading.is_past || reading.is_order || !reading.draft.entries.empty();
  const Kind* kind = kind_in(part, is_past);
  if (kind == nullptr) return false;
  const auto distance = distance_in(part, kind->type == WorkoutType::swimming);
  const auto seconds = time_in(part);
  if (!distance && (!seconds || *seconds < seconds_per_minute)) return false;
  // "20 minute HIIT" asks for a session.
  if (!is_past && !(distance && (kind->fastest > 0 || seconds))) return false;
  // "Just a 5 km run please", too.
  if (!is_past && has_among(part, "just only please nur bitte")) return false;
  if (!is_understood(part, is_of_workout)) return false;
  const std::optional<int> minutes =
      seconds ? std::optional((*seconds + seconds_per_minute / 2) / seconds_per_minute) : std::nullopt;
  if (minutes && (*minutes < least_minutes || *minutes > most_minutes)) {
    reading.problems.push_back(
        reading.say("A workout lasts at most 24 hours.", "Ein Training dauert höchstens 24 Stunden."));
    return true;
  }
  const double kmh = distance && seconds && *seconds > 0 ? distance->value / *seconds * 3.6 : 0;
  const bool is_too_fast = kind->fastest > 0 && kmh > kind->fastest;
  if (is_too_fast || (distance && distance->value > 1'000'000)) {
    reading.problems.push_back(
        reading.say("That distance in that time cannot be right.", "Diese Strecke in dieser Zeit kann nicht stimmen."));
    return true;
  }
  domain::DraftWorkout workout{kind->type, reading.say(kind->english, kind->german), minutes, std::nullopt,
                               reading.moment()};
  if (distance) workout.distance = std::round(distance->value * 10) / 10;
  domain::DraftEntry entry{.kind = domain::DraftKind::workout, .title = workout.name, .workout = workout};
  describe_workout(reading, entry);
  reading.add(std::move(entry));
  return true;
}

void describe_workout(const LogReading& reading, domain::DraftEntry& entry) {
  const Language language = reading.context.language;
  const auto& [distance, minutes] = std::tie(entry.workout->distance, entry.workout->duration);
  entry.detail = joined_parts({distance ? distance_text(*distance, reading.book.distance_unit(), language) : "",
                               minutes ? minutes_text(*minutes, language) : "", reading.day_text()});
}

WorkoutValues read_workout_values(const SpokenWords& part) {
  WorkoutValues values;
  if (const auto distance = distance_in(part, false)) values.metres = std::round(distance->value * 10) / 10;
  if (const auto seconds = time_in(part); seconds && *seconds >= seconds_per_minute && *seconds <= most_minutes * 60)
    values.minutes = (*seconds + seconds_per_minute / 2) / seconds_per_minute;
  return values;
}

}  // namespace fitapp::coach
