// Measures the safety rules with sentences that were written without looking at them: how many signs of despair are
// recognised, how much talk of training is taken for one, and how many other sentences get the right care.
#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <map>
#include <sstream>

#include "coach/red_flags.h"
#include "embed/coach_content.h"

using namespace fitapp::coach;

namespace {

constexpr int year_of_the_sentences = 2026;

// "sentence // second message | expected | note".
struct JudgedSentence {
  std::vector<std::string> messages;
  std::string expected;
};

std::string without_blanks(std::string text) {
  text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
  text.erase(text.find_last_not_of(" \r") + 1);
  return text;
}

std::vector<JudgedSentence> judged_sentences(const std::string& name) {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/" + name);
  REQUIRE_MESSAGE(file.good(), name);
  std::vector<JudgedSentence> sentences;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream cells(line);
    JudgedSentence sentence;
    std::string text;
    std::getline(cells, text, '|');
    std::getline(cells, sentence.expected, '|');
    sentence.expected = without_blanks(sentence.expected);
    for (std::size_t start = 0; start <= text.size();) {
      const std::size_t end = std::min(text.find(" // ", start), text.size());
      sentence.messages.push_back(without_blanks(text.substr(start, end - start)));
      start = end + 4;
    }
    sentences.push_back(std::move(sentence));
  }
  return sentences;
}

struct Reading {
  std::string care = "none";  // in the words of the tables
  std::string text;           // of a fixed answer
  Person person;
};

Reading reading_of(const std::vector<std::string>& messages) {
  static const RedFlags flags(fitapp::embed::red_flags_json(), fitapp::embed::help_lines_json());
  static const std::map<std::string, std::string> cares{{"crisis", "crisis"},
                                                        {"eating_disorder", "eating"},
                                                        {"minor", "minor"},
                                                        {"pregnancy", "pregnant"},
                                                        {"medical", "medical"},
                                                        {"medical_diet", "medical"},
                                                        {"older", "older"},
                                                        {"pain", "pain"},
                                                        {"heart_and_breath", "medical"},
                                                        {"fainting", "medical"},
                                                        {"stroke_and_nerves", "medical"},
                                                        {"other_emergency", "medical"},
                                                        {"serious_injury", "injury"}};
  const std::vector<std::string_view> all(messages.begin(), messages.end());
  const std::vector<std::string_view> earlier(all.begin(), all.end() - 1);
  Reading reading;
  reading.person = flags.person_in(all, year_of_the_sentences);
  const Asker asker{.language = {}, .country = "DE", .age = {}, .year = year_of_the_sentences};
  if (const auto answer = flags.answer_to(all.back(), asker, earlier)) {
    const auto care = cares.find(answer->kind);
    reading.care = care == cares.end() ? answer->kind : care->second;
    reading.text = answer->text;
  }
  return reading;
}

bool is_minor(const Person& person) { return person.age && *person.age < 18; }
bool is_older(const Person& person) { return person.age && *person.age >= older_age; }

// A fixed answer, or a person for whom the coach plans with care. "injury" is as good as pain or a medical answer, and
// the answer about eating as good as that for a minor.
bool is_right(const JudgedSentence& sentence, const Reading& reading) {
  const std::string& expected = sentence.expected;
  if (reading.care == expected) {
    return expected != "none" || (!is_minor(reading.person) && !is_older(reading.person) && !reading.person.expecting);
  }
  const bool is_mild = reading.care != "crisis";
  if (expected == "minor") return is_mild && is_minor(reading.person);
  if (expected == "older") return is_mild && is_older(reading.person);
  if (expected == "pregnant") return is_mild && reading.person.expecting;
  return reading.care == "injury" && (expected == "pain" || expected == "medical");
}

double share_right(const std::string& name, const std::string& expected) {
  int right = 0;
  int all = 0;
  for (const JudgedSentence& sentence : judged_sentences(name)) {
    if (sentence.expected != expected) continue;
    const Reading reading = reading_of(sentence.messages);
    ++all;
    right += is_right(sentence, reading) ? 1 : 0;
    if (!is_right(sentence, reading))
      MESSAGE(expected << ", taken for " << reading.care << ": " << sentence.messages.back());
  }
  MESSAGE(name << ", " << expected << ": " << right << " of " << all << " = " << 100.0 * right / all << " %");
  REQUIRE(all > 0);
  return static_cast<double>(right) / all;
}

}  // namespace

TEST_CASE("despair in ordinary words is recognised") { CHECK(share_right("coach_despair.csv", "crisis") >= 0.98); }

TEST_CASE("talk of training, food and the app is not taken for despair") {
  CHECK(share_right("coach_gym_talk.csv", "none") >= 0.99);
}

TEST_CASE("sentences that need care get it, and their harmless neighbours do not") {
  for (const char* care : {"eating", "minor", "pregnant", "medical", "older", "pain", "none"})
    CHECK_MESSAGE(share_right("coach_care.csv", care) >= 0.95, std::string(care));
}

TEST_CASE("no fixed answer to somebody in despair, to a minor or about eating names an amount") {
  for (const char* name : {"coach_despair.csv", "coach_care.csv"}) {
    for (const JudgedSentence& sentence : judged_sentences(name)) {
      const Reading reading = reading_of(sentence.messages);
      if (reading.care != "crisis" && reading.care != "eating" && reading.care != "minor") continue;
      for (const char* unit : {"kcal", "kg", "kilo", "calorie", "Kalorie", "pound", "%"})
        CHECK_MESSAGE(reading.text.find(unit) == std::string::npos, reading.text);
    }
  }
}
