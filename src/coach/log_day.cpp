// Reads the day and the meal of a log sentence.
#include <algorithm>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

struct MealWord {
  std::vector<std::string_view> words;
  domain::MealType meal;
  bool is_meal;  // and not only a time of day
};
const std::vector<MealWord>& meal_words() {
  using enum domain::MealType;
  static const std::vector<MealWord> list{{{"breakfast", "fruehstueck", "brekkie", "bfast", "brekky"}, breakfast, true},
                                          {{"lunch", "mittagessen"}, lunch, true},
                                          {{"dinner", "supper", "abendessen", "abendbrot"}, dinner, true},
                                          {{"snack", "zwischenmahlzeit", "zwischendurch"}, snack, true},
                                          {{"mittag"}, lunch, true},
                                          {{"morning", "frueh", "morgens"}, breakfast, false},
                                          {{"mittags", "noon"}, lunch, false},
                                          {{"evening", "abend", "abends", "tonight"}, dinner, false},
                                          {{"afternoon", "nachmittag", "nachmittags"}, snack, false}};
  return list;
}

std::size_t before_preposition(const SpokenWords& words, std::size_t at) {
  while (at > 0 && is_among(words[at - 1], "for as at my a zum zur als beim am im this in the heute today diesen to"))
    --at;
  return at;
}

}  // namespace

void read_meal(LogReading& reading) {
  SpokenWords& words = reading.words;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool is_morning = words[at].is_any({"morgen"}) && at > 0;  // "heute Morgen"
    const auto found =
        std::ranges::find_if(meal_words(), [&](const MealWord& each) { return words[at].is_in(each.words); });
    if (found == meal_words().end() && !is_morning) continue;
    const bool is_meal = !is_morning && found->is_meal;
    const domain::MealType meal = is_morning ? domain::MealType::breakfast : found->meal;
    if (!reading.meal || is_meal) reading.meal = meal;
    if (!is_meal) reading.is_past = true;
    const std::size_t begin = before_preposition(words, at);
    std::size_t end = at + 1;
    if (end < words.size() && words[end].is_any({":"})) ++end;
    reading.take(begin, end);
    at = begin == 0 ? static_cast<std::size_t>(-1) : begin - 1;
  }
}

bool is_still_to_come(const LogReading& reading) {
  const auto now = reading.book.zone().local(reading.book.now()).time_of_day;
  const auto hour = std::chrono::duration_cast<std::chrono::hours>(now).count();
  if (!reading.is_today()) return false;
  const auto is_this = [&](std::initializer_list<std::string_view> list) {
    for (std::size_t at = 1; at < reading.words.size(); ++at) {
      if (reading.words[at].is_any(list) && reading.words[at - 1].is_any({"this", "heute", "am", "im"})) return true;
    }
    return false;
  };
  if (hour < 16 && (reading.has({"tonight"}) || is_this({"evening", "abend", "abends"}))) return true;
  return hour < 12 && is_this({"afternoon", "nachmittag"});
}

void leave_out_occasion(LogReading& reading) {
  SpokenWords& words = reading.words;
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    if (!is_among(words[at], "after before post pre during nach vor beim waehrend")) continue;
    std::size_t end = at + 1;
    while (end < words.size() && is_among(words[end], "my the a dem der meinem meiner")) ++end;
    const bool is_occasion =
        end < words.size() && is_among(words[end],
                                       "workout training gym run running session work school class yoga sport lauf "
                                       "laufen arbeit schule bed joggen schlafen aufstehen walk ride");
    if (!is_occasion) continue;
    // "A banana after the gym" was eaten; "banana after the gym" may ask.
    reading.is_eaten |= std::ranges::any_of(
        words, [](const SpokenWord& each) { return is_article(each) || (each.number && each.word.empty()); });
    reading.take(at, end + 1);
    --at;
  }
}

void leave_out_exceptions(LogReading& reading) {
  SpokenWords& words = reading.words;
  const bool is_training =
      first_duration(words) || has_among(words, "workout training session einheit sets saetze reps");
  for (std::size_t at = 0; is_training && at + 1 < words.size(); ++at) {
    if (!is_among(words[at], "without ohne except ausser minus excluding")) continue;
    std::size_t end = at + 1;
    while (end < words.size() && !is_among(words[end], ", ; : !")) ++end;
    reading.take(at, end);
    --at;
  }
}

void read_day(LogReading& reading) {
  // "Half a pizza last night".
  for (std::size_t at = 0; at + 1 < reading.words.size(); ++at) {
    if (!reading.words[at].is_any({"last"}) || !reading.words[at + 1].is_any({"night"})) continue;
    if (has_among(reading.words, "slept sleep asleep bed woke")) break;
    reading.day = reading.context.facts.today - std::chrono::days{1};
    reading.names_day = reading.is_past = true;
    reading.meal = domain::MealType::dinner;
    reading.take(at, at + 2);
    return;
  }
  const auto day = day_in(reading.words, reading.context.facts.today);
  if (!day) return;
  reading.day = day->value;
  reading.names_day = true;
  reading.is_past |= !reading.is_today();
  reading.take(day->begin, day->end);
}

}  // namespace fitapp::coach
