// Tests what people type about amounts and times, in English and German.
#include "coach/spoken.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "support/days.h"

using namespace fitapp;
using namespace fitapp::coach;
using tests::day;

namespace {

// Numbers and words, joined: "3|x|10|@|60|kg".
std::string parts_of(const char* text) {
  std::string parts;
  for (const SpokenWord& each : spoken_words(text)) {
    if (!parts.empty()) parts += "|";
    if (each.clock) {
      parts += "clock " + std::to_string(*each.clock);
    } else if (each.number) {
      std::string number = std::to_string(*each.number);
      number.erase(number.find_last_not_of('0') + 1);
      parts += number.ends_with('.') ? number.substr(0, number.size() - 1) : number;
    } else {
      parts += each.word;
    }
  }
  return parts;
}

// In seconds; 0 for no duration.
int seconds_in(const char* text) {
  const auto read = first_duration(spoken_words(text));
  return read ? read->value : 0;
}

// "23:10", with "?" where it may be twelve hours later; empty for no time of day.
std::string clock_in(const char* text) {
  const SpokenWords words = spoken_words(text);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const auto read = clock_at(words, at);
    if (!read) continue;
    const std::string minutes = std::to_string(read->value.minutes % 60);
    return std::to_string(read->value.minutes / 60) + ":" + (minutes.size() < 2 ? "0" : "") + minutes +
           (read->value.may_be_evening ? "?" : "");
  }
  return "";
}

// On Wednesday, 18 March 2026.
std::string day_named(const char* text) {
  const auto read = day_in(spoken_words(text), day("2026-03-18"));
  return read ? format_date(read->value) : "";
}

}  // namespace

TEST_CASE("numbers stand in digits or words, with the signs and units beside them") {
  CHECK(parts_of("3x10 @60kg") == "3|x|10|@|60|kg");
  CHECK(parts_of("10 × 81,4 kg") == "10|x|81.4|kg");
  CHECK(parts_of("2.500 ml, 1,200 kcal") == "2500|ml|,|1200|kcal");
  CHECK(parts_of("0.125 l") == "0.125|l");
  CHECK(parts_of("twelve reps, sixty five kilos") == "12|reps|,|65|kilos");
  CHECK(parts_of("zwölf Wiederholungen, fünfundsechzig Kilo") == "12|wiederholungen|,|65|kilo");
  CHECK(parts_of("two hundred grams") == "200|grams");
  CHECK(parts_of("zweihundert") == "zweihundert");  // one word that is not read
  CHECK(parts_of("½ Liter – 1 Glas") == "0.5|liter|-|1|glas");
  CHECK(parts_of("23:10 bis 6:40") == "clock 1390|bis|clock 400");
  CHECK(parts_of("Müsli & Äpfel!") == "muesli|&|aepfel|!");
}

TEST_CASE("each word knows its place in the text") {
  const std::string text = "zwölf Äpfel";
  const SpokenWords words = spoken_words(text);
  REQUIRE(words.size() == 2);
  CHECK(text.substr(words[0].begin, words[0].end - words[0].begin) == "zwölf");
  CHECK(text.substr(words[1].begin, words[1].end - words[1].begin) == "Äpfel");
}

TEST_CASE("durations are read in digits, fractions and words") {
  for (const auto& [text, seconds] : std::vector<std::pair<const char*, int>>{{"20 min", 1200},
                                                                              {"20-minute run", 1200},
                                                                              {"half an hour", 1800},
                                                                              {"eine halbe Stunde", 1800},
                                                                              {"an hour and a half", 5400},
                                                                              {"anderthalb Stunden", 5400},
                                                                              {"eineinhalb Stunden", 5400},
                                                                              {"1.5 hours", 5400},
                                                                              {"1,5 Std.", 5400},
                                                                              {"three quarters of an hour", 2700},
                                                                              {"Dreiviertelstunde", 2700},
                                                                              {"quarter of an hour", 900},
                                                                              {"eine Viertelstunde", 900},
                                                                              {"1h 10", 4200},
                                                                              {"1h 10m", 4200},
                                                                              {"1 hour and 10 minutes", 4200},
                                                                              {"1 Stunde und 10 Minuten", 4200},
                                                                              {"60 s plank", 60},
                                                                              {"neunzig Sekunden", 90},
                                                                              {"a couple of hours", 7200}}) {
    CHECK_MESSAGE(seconds_in(text) == seconds, text);
  }
  CHECK(seconds_in("2 min 30 s") == 150);
  for (const char* none : {"10 m sprint", "3 sets", "20 kg", "Stunden"}) CHECK_MESSAGE(seconds_in(none) == 0, none);
}

TEST_CASE("times of day are read as people say them, and which may be in the evening") {
  for (const auto& [text, time] : std::vector<std::pair<const char*, const char*>>{{"23:10", "23:10"},
                                                                                   {"at 6:40", "6:40?"},
                                                                                   {"11 pm", "23:00"},
                                                                                   {"12 am", "0:00"},
                                                                                   {"12 pm", "12:00"},
                                                                                   {"6.30", "6:30?"},
                                                                                   {"half past eleven", "11:30?"},
                                                                                   {"halb sieben", "6:30?"},
                                                                                   {"halb eins", "0:30"},
                                                                                   {"viertel nach sechs", "6:15?"},
                                                                                   {"viertel vor sieben", "6:45?"},
                                                                                   {"dreiviertel acht", "7:45?"},
                                                                                   {"quarter to seven", "6:45?"},
                                                                                   {"ten past six", "6:10?"},
                                                                                   {"zehn vor sieben", "6:50?"},
                                                                                   {"23 Uhr 15", "23:15"},
                                                                                   {"7 Uhr", "7:00?"},
                                                                                   {"six o'clock", "6:00?"},
                                                                                   {"midnight", "0:00"},
                                                                                   {"Mitternacht", "0:00"}}) {
    CHECK_MESSAGE(clock_in(text) == time, text << " " << clock_in(text));
  }
  for (const char* none : {"25:10", "30", "6.75"}) CHECK_MESSAGE(clock_in(none).empty(), none);
}

TEST_CASE("days are named in words, as weekdays and as dates, and never lie ahead") {
  for (const auto& [text, date] :
       std::vector<std::pair<const char*, const char*>>{{"yesterday", "2026-03-17"},
                                                        {"gestern", "2026-03-17"},
                                                        {"the day before yesterday", "2026-03-16"},
                                                        {"vorgestern", "2026-03-16"},
                                                        {"ran on Monday", "2026-03-16"},
                                                        {"am Montag gelaufen", "2026-03-16"},
                                                        {"Sonntag 5 km", "2026-03-15"},
                                                        {"on Wednesday", "2026-03-18"},
                                                        {"last Wednesday", "2026-03-11"},
                                                        {"letzten Mittwoch", "2026-03-11"},
                                                        {"am 15.3. gelaufen", "2026-03-15"},
                                                        {"am 20.12. gelaufen", "2025-12-20"},
                                                        {"ran 5 km", ""},
                                                        {"81.4 kg", ""},
                                                        {"am 31.2.", ""}}) {
    CHECK_MESSAGE(day_named(text) == date, text << " " << day_named(text));
  }
}
