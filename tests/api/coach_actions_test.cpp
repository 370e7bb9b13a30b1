// Judges which entries the coach understands from sentences.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <set>
#include <sstream>

#include "api/coach_writer.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::string rounded(double value) {
  std::ostringstream text;
  text << std::round(value * 100) / 100;
  return text.str();
}

double kilograms(const Json& pounds) { return pounds.get<double>() * 0.453592; }

std::string clock_of(const Json& moment) {
  const auto local = Zone::find("Europe/Berlin")->local(*parse_timestamp(moment.get<std::string>()));
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(local.time_of_day).count();
  std::ostringstream text;
  text << std::setfill('0') << std::setw(2) << minutes / 60 << ":" << std::setw(2) << minutes % 60;
  return text.str();
}

std::string day_of(const Json& moment) {
  return format_date(Zone::find("Europe/Berlin")->local(*parse_timestamp(moment.get<std::string>())).date);
}

// "3x10@60", or each set.
std::string sets_text(const Json& sets) {
  std::vector<std::string> texts;
  for (const Json& set : sets) {
    std::string text = set["reps"].is_null() ? set["duration"].dump() + "s" : set["reps"].dump();
    if (!set["weight"].is_null()) text += "@" + rounded(kilograms(set["weight"]));
    texts.push_back(text);
  }
  if (std::set<std::string>(texts.begin(), texts.end()).size() == 1)
    return std::to_string(texts.size()) + "x" + texts.front();
  std::string joined;
  for (const std::string& text : texts) joined += (joined.empty() ? "" : ",") + text;
  return joined;
}

// An entry of a draft, as the file writes it.
std::string described(const Json& entry) {
  const std::string kind = entry["kind"];
  const auto with_day = [](const std::string& text, const std::string& day) {
    return day == "2026-03-18" ? text : text + " " + day;
  };
  const auto number = [](const Json& value) { return value.is_null() ? "-" : rounded(value.get<double>()); };
  const Json& body = entry[kind];
  if (kind == "food") {
    return with_day("food " + body["food"].get<std::string>() + " " + number(body["grams"]) + " " +
                        body["mealType"].get<std::string>(),
                    day_of(body["loggedAt"]));
  }
  if (kind == "exercise") {
    const domain::Exercise* exercise = test::real_catalogue().find_by_name(body["exerciseName"].get<std::string>());
    return with_day("sets " + (exercise == nullptr ? body["exerciseName"].get<std::string>() : exercise->key) + " " +
                        sets_text(body["sets"]),
                    body["date"]);
  }
  if (kind == "workout") {
    return with_day("workout " + body["type"].get<std::string>() + " " + number(body["duration"]) + " " +
                        (body["distance"].is_null() ? "-" : rounded(std::round(body["distance"].get<double>()))),
                    day_of(body["date"]));
  }
  if (kind == "night")
    return with_day("night " + clock_of(body["bedtime"]) + "-" + clock_of(body["wakeTime"]), body["sleepDate"]);
  if (kind == "water") return with_day("water " + number(body["ml"]), day_of(body["loggedAt"]));
  for (const auto& [key, value] : body.items()) {
    if (!value.is_number()) continue;
    const std::string text = key == "weight" ? "weight " + rounded(kilograms(value))
                             : key == "bodyFat"
                                 ? "measure bodyFat " + number(value)
                                 : "measure " + key + " " + rounded(std::round(value.get<double>() * 25.4) / 10);
    return with_day(text, day_of(body["measuredAt"]));
  }
  return "nothing";
}

bool is_food_expected(const std::string& expected, const std::string& found) {
  const auto want = cells_of(expected, " ");
  const auto have = cells_of(found, " ");
  if (want.size() < 4 || have.size() < 4 || want[0] != "food" || have[0] != "food") return false;
  const auto keys = cells_of(want[1], "/");
  const auto range = cells_of(want[2], "-");
  const double grams = std::stod(have[2]);
  const bool same_day = (want.size() > 4 ? want[4] : "") == (have.size() > 4 ? have[4] : "");
  return std::find(keys.begin(), keys.end(), have[1]) != keys.end() && grams >= std::stod(range[0]) - 0.5 &&
         grams <= std::stod(range[1]) + 0.5 && (want[3] == "-" || want[3] == have[3]) && same_day;
}

bool is_sets_expected(const std::string& expected, const std::string& found) {
  const auto want = cells_of(expected, " ");
  const auto have = cells_of(found, " ");
  if (want.size() != have.size() || want[0] != "sets" || have[0] != "sets") return false;
  const auto keys = cells_of(want[1], "/");
  return std::find(keys.begin(), keys.end(), have[1]) != keys.end() && want[2] == have[2] &&
         (want.size() < 4 || want[3] == have[3]);
}

std::string found_entries(const Json& answer) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " + ") + part; };
  if (answer["draft"].is_object()) {
    for (const Json& entry : answer["draft"]["entries"]) add(described(entry));
    if (!answer["draft"]["unclear"].empty()) add("unclear");
  }
  return text;
}

bool fits(const std::string& expected, const Json& answer) {
  const std::string found = found_entries(answer);
  const std::string response = answer["response"];
  if (expected == "none") return found.empty();
  if (expected == "refused") {
    const bool says_why =
        response.find("cannot be right") != std::string::npos || response.find("nicht stimmen") != std::string::npos ||
        response.find("at most") != std::string::npos || response.find("höchstens") != std::string::npos;
    return found.empty() && says_why;
  }
  const auto want = cells_of(expected, " + ");
  const auto have = cells_of(found, " + ");
  if (want.size() != have.size()) return false;
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (want[i] != have[i] && !is_food_expected(want[i], have[i]) && !is_sets_expected(want[i], have[i])) return false;
  }
  return true;
}

// Returns how many are right, and prints the others.
std::size_t right_ones(const std::vector<JudgedSentence>& sentences) {
  Writer writer;
  std::size_t right = 0;
  for (const JudgedSentence& sentence : sentences) {
    const Json answer = writer.ask(sentence);
    if (fits(sentence.expected, answer)) {
      ++right;
      continue;
    }
    MESSAGE(sentence.language << " | " << sentence.parts.back() << " | expected " << sentence.expected << " | found "
                              << found_entries(answer) << " | " << answer["response"].get<std::string>());
  }
  return right;
}

}  // namespace

TEST_CASE("sentences that log something are understood, and their neighbours log nothing") {
  const auto sentences = judged_sentences("coach_log_sentences.csv");
  CHECK(sentences.size() >= 150);
  check_share(right_ones(sentences), sentences.size(), "log sentences");
}

TEST_CASE("everyday sentences that log something are understood") {
  const auto sentences = judged_sentences("coach_log_everyday.csv");
  CHECK(sentences.size() >= 80);
  check_share(right_ones(sentences), sentences.size(), "everyday log sentences");
}

TEST_CASE("no entry is invented") {
  const auto sentences = judged_sentences("coach_log_neighbours.csv");
  CHECK(sentences.size() >= 120);
  const std::size_t right = right_ones(sentences);
  MESSAGE("neighbours of log sentences: " << sentences.size() - right << " invented drafts in " << sentences.size());
  CHECK(right == sentences.size());
}
