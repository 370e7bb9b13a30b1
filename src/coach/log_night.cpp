// Reads nights and naps in a log sentence.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "coach/log_reading.h"
#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr int minute_of_hour = 60;
constexpr int day_minutes = 24 * 60;

constexpr int evening = 18 * minute_of_hour;
constexpr int half_day = day_minutes / 2;
constexpr int earliest_nap = 6 * minute_of_hour;
constexpr int longest_nap = 3 * minute_of_hour;  // docs/behaviour.md, Wellness, periods and sleep

// How unlikely a night from `bed` to `wake` is, in minutes; both within the day.
int oddness(int bed, int wake) {
  const int length = (wake - bed + day_minutes) % day_minutes;
  int odd = std::abs(length - 8 * minute_of_hour);
  if (bed >= 5 * minute_of_hour && bed < evening) odd += 6 * minute_of_hour;
  return length == 0 ? day_minutes : odd;
}

struct BedAndWake {
  int bed = 0;
  int wake = 0;
};

BedAndWake likely_night(const ClockTime& bed, const ClockTime& wake) {
  BedAndWake best;
  int least = std::numeric_limits<int>::max();
  for (const int later_bed : {0, bed.may_be_evening ? 12 * minute_of_hour : 0}) {
    for (const int later_wake : {0, wake.may_be_evening ? 12 * minute_of_hour : 0}) {
      const BedAndWake night{(bed.minutes + later_bed) % day_minutes, (wake.minutes + later_wake) % day_minutes};
      const int odd = oddness(night.bed, night.wake) + (later_wake > 0 ? minute_of_hour : 0);
      if (odd >= least) continue;
      least = odd;
      best = night;
    }
  }
  return best;
}

// The shortest sleep that is over: "from 2 to 3" is in the afternoon, unless that is still to come.
BedAndWake likely_nap(const ClockTime& bed, const ClockTime& wake, int now) {
  BedAndWake best;
  int least = std::numeric_limits<int>::max();
  for (const int later_bed : {bed.may_be_evening ? half_day : 0, 0}) {
    for (const int later_wake : {wake.may_be_evening ? half_day : 0, 0}) {
      const BedAndWake nap{(bed.minutes + later_bed) % day_minutes, (wake.minutes + later_wake) % day_minutes};
      const int length = (nap.wake - nap.bed + day_minutes) % day_minutes;
      const int odd = (length == 0 ? day_minutes : length) + (std::max(nap.bed, nap.wake) > now ? day_minutes : 0) +
                      (nap.bed < earliest_nap ? half_day : 0);
      if (odd >= least) continue;
      least = odd;
      best = nap;
    }
  }
  return best;
}

// The clock times of the sentence, without durations such as "8 hours".
std::vector<Read<ClockTime>> clocks_in(const SpokenWords& words) {
  std::vector<Read<ClockTime>> found;
  for (std::size_t at = 0; at < words.size();) {
    if (const auto duration = duration_at(words, at)) {
      at = duration->end;
      continue;
    }
    const auto clock = clock_at(words, at);
    if (clock) found.push_back(*clock);
    at = clock ? clock->end : at + 1;
  }
  return found;
}

int local_minute(const LogBook& book) {
  const auto now = book.zone().local(book.now()).time_of_day;
  return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(now).count());
}

std::string clock_text(int minutes) {
  const std::string rest = std::to_string(minutes % minute_of_hour);
  return std::to_string(minutes / minute_of_hour) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

void add_sleep(LogReading& reading, const BedAndWake& night, bool is_nap) {
  const bool crosses = night.wake <= night.bed;
  LocalDate wake_day = reading.day;
  // "Yesterday from 23 to 6" began yesterday.
  if (reading.names_day && !reading.is_today() && crosses) wake_day += std::chrono::days{1};
  const Zone& zone = reading.book.zone();
  const auto at = [&](LocalDate day, int minutes) { return zone.instant(day, std::chrono::minutes{minutes}); };
  if (at(wake_day, night.wake) > reading.book.now()) wake_day -= std::chrono::days{1};
  domain::DraftNight draft{wake_day, at(crosses ? wake_day - std::chrono::days{1} : wake_day, night.bed),
                           at(wake_day, night.wake)};
  domain::Sleep sleep;
  sleep.sleep_date = wake_day;
  sleep.bedtime = draft.bedtime;
  sleep.wake_time = draft.wake_time;
  const auto near = reading.book.nights_near(sleep);
  if (const domain::Sleep* other = domain::overlapped_by(sleep, near)) {
    const bool same_day = other->sleep_date == reading.context.facts.today;
    reading.problems.push_back(
        same_day ? reading.say("This overlaps the sleep that you logged for today.",
                               "Das überschneidet sich mit dem Schlaf, den du für heute eingetragen hast.")
                 : reading.say(
                       "This overlaps the sleep that ended on " + format_date(other->sleep_date) + ".",
                       "Das überschneidet sich mit dem Schlaf, der am " + format_date(other->sleep_date) + " endete."));
    return;
  }
  const auto length = std::chrono::duration_cast<std::chrono::minutes>(draft.wake_time - draft.bedtime).count();
  reading.day = wake_day;
  reading.add(
      {.kind = domain::DraftKind::night,
       .title = is_nap ? reading.say("Nap", "Nickerchen") : reading.say("Sleep", "Schlaf"),
       .detail = joined_parts({clock_text(night.bed) + "–" + clock_text(night.wake),
                               minutes_text(static_cast<int>(length), reading.context.language), reading.day_text()}),
       .night = draft});
}

}  // namespace

void read_night(LogReading& reading) {
  const bool is_nap = has_among(reading.words,
                                "nap naps napped snooze snoozed siesta powernap nickerchen mittagsschlaf "
                                "mittagsschlaefchen schlaefchen dozed gedoest");
  const bool is_sleep =
      is_nap ||
      has_among(reading.words,
                "slept sleep asleep bed schlaf geschlafen schlief bett eingeschlafen aufgewacht woke hingelegt");
  if (!is_sleep) return;
  const auto hours = first_duration(reading.words);
  auto clocks = clocks_in(reading.words);
  if (hours && hours->value > 24 * 3600) {
    reading.problems.push_back(
        reading.say("A sleep lasts at most 24 hours.", "Ein Schlaf dauert höchstens 24 Stunden."));
    reading.words.clear();
    return;
  }
  if (clocks.size() < 2) {
    if (!hours || (hours->value < 1800 && !is_nap)) return;
    reading.problems.push_back(reading.say("From when to when did you sleep? Then I can log it.",
                                           "Von wann bis wann hast du geschlafen? Dann kann ich es eintragen."));
    reading.words.clear();
    return;
  }
  const std::size_t end = clocks[1].end;
  // Not "bus leaves at 7, bed at 11".
  const SpokenWords of_night(reading.words.begin(), reading.words.begin() + static_cast<std::ptrdiff_t>(end));
  const bool is_night = is_understood(of_night, [](const SpokenWord& each) {
    return is_among(
        each,
        "from slept sleep asleep bed schlaf geschlafen schlief bett eingeschlafen aufgewacht woke wake hingelegt nap "
        "naps napped snooze snoozed siesta powernap power nickerchen mittagsschlaf mittagsschlaefchen schlaefchen "
        "dozed gedoest fell got gone past quarter half halb viertel dreiviertel midnight mitternacht noon oclock until "
        "till ins nach vor raus wach aufgestanden aufstehen gegangen gestern last night nacht letzte like well badly "
        "schlecht out off lights went only nur mich war gelegt");
  });
  if (!is_night) return;
  // "Woke at 5, went to bed at 10".
  const auto between = [&](std::size_t from, std::size_t to, std::string_view list) {
    return std::any_of(reading.words.begin() + static_cast<std::ptrdiff_t>(from),
                       reading.words.begin() + static_cast<std::ptrdiff_t>(to),
                       [&](const SpokenWord& each) { return is_among(each, list); });
  };
  if (between(0, clocks[0].begin, "woke wake up wach aufgewacht aufgestanden") &&
      between(clocks[0].end, clocks[1].begin, "bed asleep bett eingeschlafen"))
    std::swap(clocks[0].value, clocks[1].value);
  // "From 22 to 6" is a night, whatever it is called.
  const int now = reading.is_today() ? local_minute(reading.book) : day_minutes;
  const BedAndWake nap = likely_nap(clocks[0].value, clocks[1].value, now);
  const bool is_short = is_nap && (nap.wake - nap.bed + day_minutes) % day_minutes < longest_nap;
  add_sleep(reading, is_short ? nap : likely_night(clocks[0].value, clocks[1].value), is_short);
  // "and two eggs" may follow.
  std::size_t next = end;
  while (next < reading.words.size() && !is_among(reading.words[next], ", ; and und .")) ++next;
  reading.take(0, next);
}

}  // namespace fitapp::coach
