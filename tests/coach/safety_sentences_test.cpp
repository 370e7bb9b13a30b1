// Measures the safety check: how many signs of despair are recognised, how much talk of training is taken for one, and
// how many other sentences get the right care. The rules and the classifier were made with the sentences of
// coach_despair.csv, coach_gym_talk.csv and coach_care.csv; those of coach_unseen_*.csv are kept from both.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <unordered_map>

#include "coach/red_flags.h"
#include "coach/words.h"
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
  static const RedFlags flags(fitapp::embed::red_flags_json(), fitapp::embed::help_lines_json(),
                              fitapp::embed::safety_model_json(), fitapp::embed::safety_lexicon());
  static const std::map<std::string, std::string> cares{{"crisis", "crisis"},
                                                        {"overdose", "crisis"},
                                                        {"unconscious", "emergency"},
                                                        {"choking", "emergency"},
                                                        {"allergy", "emergency"},
                                                        {"loss", "pregnant"},
                                                        {"eating_disorder", "eating"},
                                                        {"minor", "minor"},
                                                        {"pregnancy", "pregnant"},
                                                        {"medical", "medical"},
                                                        {"medical_diet", "medical"},
                                                        {"older", "older"},
                                                        {"pain", "pain"},
                                                        {"heart_and_breath", "emergency"},
                                                        {"fainting", "emergency"},
                                                        {"stroke_and_nerves", "emergency"},
                                                        {"other_emergency", "emergency"},
                                                        {"serious_injury", "injury"}};
  const std::vector<std::string_view> all(messages.begin(), messages.end());
  const std::vector<std::string_view> earlier(all.begin(), all.end() - 1);
  Reading reading;
  const Asker asker{.language = {}, .country = "DE", .age = {}, .year = year_of_the_sentences};
  const SafetyReading found = flags.read(all.back(), asker, earlier);
  reading.person = found.person;
  if (found.answer) {
    const auto care = cares.find(found.answer->kind);
    reading.care = care == cares.end() ? found.answer->kind : care->second;
    reading.text = found.answer->text;
  }
  return reading;
}

bool is_minor(const Person& person) { return person.age && *person.age < 18; }
bool is_older(const Person& person) { return person.age && *person.age >= older_age; }

// A fixed answer, or a person for whom the coach plans with care. "injury" is as good as pain, an emergency or a
// medical answer, and the answer about eating as good as that for a minor.
bool is_right(const JudgedSentence& sentence, const Reading& reading) {
  const std::string& expected = sentence.expected;
  if (reading.care == expected) {
    return expected != "none" || (!is_minor(reading.person) && !is_older(reading.person) && !reading.person.expecting);
  }
  if (reading.care == "low_sugar") return expected == "emergency" || expected == "medical";
  const bool is_mild = reading.care != "crisis";
  if (expected == "minor") return is_mild && is_minor(reading.person);
  if (expected == "older") return is_mild && is_older(reading.person);
  if (expected == "pregnant") return is_mild && reading.person.expecting;
  return reading.care == "injury" && (expected == "pain" || expected == "emergency" || expected == "medical");
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

// Texts as sets of their words, without capitals and punctuation.
class TrainingSentences {
 public:
  TrainingSentences() {
    for (const char* name :
         {"despair", "eating", "emergencies", "harmless", "illness", "minors", "older_people", "pain", "pregnancy"}) {
      for (const JudgedSentence& sentence : judged_sentences("../../embed/safety/" + std::string(name) + ".csv"))
        add(sentence);
    }
  }

  std::size_t size() const { return messages_.size(); }

  // Those with 7 of the 10 words that they and the text have together (Jaccard P, 1912), or with all of fewer than 4.
  std::set<std::string> near(const std::string& text) const {
    const std::set<std::string> words = words_in(text);
    const double least = words.size() < 4 ? 1 : 0.7;
    std::set<std::string> found;
    for (const std::size_t at : with_rare_words_of(words, least)) {
      const auto& others = messages_[at].words;
      const auto common = std::ranges::count_if(words, [&](const auto& word) { return others.contains(word); });
      const auto together = static_cast<std::ptrdiff_t>(words.size() + others.size()) - common;
      if (static_cast<double>(common) >= least * static_cast<double>(together)) found.insert(messages_[at].sentence);
    }
    return found;
  }

 private:
  struct Message {
    std::string sentence;
    std::set<std::string> words;
  };

  static std::set<std::string> words_in(const std::string& text) {
    const Words words = words_of(text);
    return {words.begin(), words.end()};
  }

  void add(const JudgedSentence& sentence) {
    std::string whole;
    for (const std::string& message : sentence.messages) whole += (whole.empty() ? "" : " // ") + message;
    for (const std::string& message : sentence.messages) {
      messages_.push_back({whole, words_in(message)});
      for (const std::string& word : messages_.back().words) by_word_[word].push_back(messages_.size() - 1);
    }
  }

  // Any share `least` of the words has one of the rarest, if these are more than the share leaves out.
  std::set<std::size_t> with_rare_words_of(const std::set<std::string>& words, double least) const {
    std::vector<const std::vector<std::size_t>*> places;
    static const std::vector<std::size_t> nowhere;
    for (const std::string& word : words) {
      const auto found = by_word_.find(word);
      places.push_back(found == by_word_.end() ? &nowhere : &found->second);
    }
    std::ranges::sort(places, {}, [](const auto* each) { return each->size(); });
    const auto needed = static_cast<std::size_t>(std::ceil(least * static_cast<double>(words.size())));
    std::set<std::size_t> candidates;
    for (std::size_t at = 0; at + needed <= words.size() && !words.empty(); ++at)
      candidates.insert(places[at]->begin(), places[at]->end());
    return candidates;
  }

  std::vector<Message> messages_;
  std::unordered_map<std::string, std::vector<std::size_t>> by_word_;
};

}  // namespace

TEST_CASE("despair in ordinary words is recognised") { CHECK(share_right("coach_despair.csv", "crisis") >= 0.98); }

TEST_CASE("talk of training, food and the app is not taken for despair, and seldom for anything else") {
  int all = 0;
  int alarms = 0;
  for (const JudgedSentence& sentence : judged_sentences("coach_gym_talk.csv")) {
    ++all;
    alarms += reading_of(sentence.messages).care == "crisis" ? 1 : 0;
  }
  MESSAGE("coach_gym_talk.csv, taken for despair: " << alarms << " of " << all << " = " << 100.0 * alarms / all
                                                    << " %");
  CHECK(alarms <= all / 100);
  CHECK(share_right("coach_gym_talk.csv", "none") >= 0.98);
}

TEST_CASE("sentences that need care get it, and their harmless neighbours do not") {
  for (const char* care : {"eating", "minor", "pregnant", "emergency", "medical", "older", "pain", "none"})
    CHECK_MESSAGE(share_right("coach_care.csv", care) >= 0.95, std::string(care));
}

TEST_CASE(
    "most signs that neither a rule nor the training has seen are recognised, and few harmless ones are taken for "
    "one") {
  struct Measured {
    const char* file;
    const char* expected;
    double least;
  };
  // A little below what was measured (docs/coach.md): a change that makes the check worse fails.
  for (const auto& [file, expected, least] :
       {Measured{"coach_unseen_despair.csv", "crisis", 0.82}, Measured{"coach_unseen_gym_talk.csv", "none", 0.92},
        Measured{"coach_unseen_care.csv", "eating", 0.7}, Measured{"coach_unseen_care.csv", "minor", 0.75},
        Measured{"coach_unseen_care.csv", "pregnant", 0.95}, Measured{"coach_unseen_care.csv", "emergency", 0.8},
        Measured{"coach_unseen_care.csv", "medical", 0.9}, Measured{"coach_unseen_care.csv", "older", 0.6},
        Measured{"coach_unseen_care.csv", "pain", 0.86}, Measured{"coach_unseen_care.csv", "none", 0.78},
        Measured{"coach_unseen_emergencies.csv", "emergency", 0.82},
        Measured{"coach_unseen_ordinary.csv", "none", 0.96}, Measured{"coach_unseen_emergencies.csv", "none", 0.74}})
    CHECK_MESSAGE(share_right(file, expected) >= least, std::string(file) << " " << expected);
}

TEST_CASE("ordinary messages are not taken for despair") {
  int all = 0;
  int alarms = 0;
  for (const JudgedSentence& sentence : judged_sentences("coach_unseen_ordinary.csv")) {
    ++all;
    alarms += reading_of(sentence.messages).care == "crisis" ? 1 : 0;
  }
  MESSAGE("coach_unseen_ordinary.csv, taken for despair: " << alarms << " of " << all);
  CHECK(alarms <= all / 100);
}

TEST_CASE("no unseen sentence is one of the training") {
  const TrainingSentences training;
  CHECK(training.size() > 20'000);
  for (const char* name : {"coach_unseen_despair.csv", "coach_unseen_gym_talk.csv", "coach_unseen_care.csv",
                           "coach_unseen_emergencies.csv"}) {
    for (const JudgedSentence& sentence : judged_sentences(name)) {
      const std::string& unseen = sentence.messages.back();
      for (const std::string& near : training.near(unseen))
        FAIL_CHECK(std::string(name) << ": " << unseen << "\n  is near the training: " << near);
    }
  }
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
