// Tests the search for exercises with the real catalogue, and the reader of its words.
#include "domain/exercise_search.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "api/exercise_words.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

const ExerciseSearch& real_search() {
  static const ExerciseSearch search(test::real_catalogue(),
                                     api::read_exercise_words(test::source_text("embed/exercise_words.json")));
  return search;
}

std::vector<std::string> names_found(std::string_view query, std::size_t max_count = 20) {
  std::vector<std::string> names;
  for (const Exercise* exercise : real_search().find(query, max_count)) names.push_back(exercise->name);
  return names;
}

std::string first_found(std::string_view query) {
  const auto names = names_found(query, 1);
  return names.empty() ? "nothing" : names[0];
}

// `expected` is an English name, or "muscle:" and the first muscles that are accepted, with slashes between them.
bool is_expected(const Exercise& found, const std::string& expected) {
  const std::string prefix = "muscle:";
  if (!expected.starts_with(prefix)) return found.name == expected;
  std::istringstream muscles(expected.substr(prefix.size()));
  for (std::string muscle; std::getline(muscles, muscle, '/');) {
    if (found.primary_muscles.at(0) == muscle) return true;
  }
  return false;
}

std::string repeated(const std::string& text, std::size_t length) {
  std::string result;
  while (result.size() < length) result += text;
  return result.substr(0, length);
}

}  // namespace

TEST_CASE("the search finds first what people mean") {
  std::istringstream file(test::source_text("tests/data/exercise_searches.csv"));
  std::string line;
  std::getline(file, line);
  REQUIRE(line == "query,expected");
  int rows = 0;
  for (; std::getline(file, line); ++rows) {
    CAPTURE(line);
    const auto comma = line.find(',');
    REQUIRE(comma != std::string::npos);
    const auto found = real_search().find(line.substr(0, comma), 1);
    REQUIRE(found.size() == 1);
    CAPTURE(found[0]->name);
    CHECK(is_expected(*found[0], line.substr(comma + 1)));
  }
  CHECK(rows > 220);
}

TEST_CASE("a muscle lists all of its exercises, those for which it comes first before others") {
  const auto& catalogue = test::real_catalogue().all();
  const auto found = real_search().find("Brust", catalogue.size());
  const auto is_first = [](const Exercise& exercise) { return exercise.primary_muscles.at(0) == "chest"; };
  const auto count = std::count_if(catalogue.begin(), catalogue.end(), is_first);
  REQUIRE(static_cast<std::ptrdiff_t>(found.size()) >= count);
  CHECK(found[0]->name == "Bench Press");
  CHECK(std::all_of(found.begin(), found.begin() + count, [&](const Exercise* each) { return is_first(*each); }));
}

TEST_CASE("a muscle with an implement lists the exercises of both") {
  const auto found = real_search().find("Brust Kurzhantel", 5);
  REQUIRE(found.size() == 5);
  for (const Exercise* exercise : found) {
    CHECK(exercise->primary_muscles.at(0) == "chest");
    CHECK(exercise->implement == Implement::dumbbell);
  }
}

TEST_CASE("umlauts may be typed in three ways") {
  CHECK(names_found("bankdruecken") == names_found("Bankdrücken"));
  CHECK(names_found("bankdrucken") == names_found("Bankdrücken"));
  CHECK(names_found("bankdru\u0308cken") == names_found("Bankdrücken"));
  CHECK(names_found("GESÄSS") == names_found("gesäß"));
}

TEST_CASE("one of three words or more may be unknown") {
  CHECK(first_found("heavy bench press") == "Bench Press");
  CHECK(first_found("heavy bench") == "nothing");
}

TEST_CASE("an empty query and nonsense find nothing") {
  for (const char* query :
       {"", "   ", "-", "' '", "💪", "\xFF\xC3", "xyzzy", "qwertz", "asdf jklö", "lorem ipsum dolor", "12345678"}) {
    CAPTURE(query);
    CHECK(names_found(query).empty());
  }
}

TEST_CASE("a query may be long") {
  const auto found = names_found(repeated("bench press ", 200));
  CHECK(std::find(found.begin(), found.end(), "Bench Press") != found.end());
  CHECK(names_found(repeated("x", 200)).empty());
  CHECK(first_found(repeated("romaniann deadlfit ", 200)) == "Barbell Romanian Deadlift");
}

TEST_CASE("the number of exercises found is limited") {
  CHECK(names_found("squat", 0).empty());
  CHECK(names_found("squat", 1) == std::vector<std::string>{"Barbell Back Squat"});
  CHECK(names_found("squat", 7).size() == 7);
  const auto all = names_found("squat", 1000);
  CHECK(all.size() > 20);
  CHECK(std::vector<std::string>(all.begin(), all.begin() + 7) == names_found("squat", 7));
}

TEST_CASE("every exercise is found first by its own name") {
  for (const Exercise& exercise : test::real_catalogue().all()) {
    CAPTURE(exercise.name);
    CHECK(first_found(exercise.name) == exercise.name);
  }
}

TEST_CASE("the words of the search name muscles of the catalogue") {
  std::set<std::string> known;
  for (const Exercise& exercise : test::real_catalogue().all()) {
    known.insert(exercise.primary_muscles.begin(), exercise.primary_muscles.end());
  }
  const auto words = api::read_exercise_words(test::source_text("embed/exercise_words.json"));
  for (const auto& [word, muscles] : words.muscles) {
    for (const std::string& muscle : muscles) {
      CAPTURE(word);
      CAPTURE(muscle);
      CHECK(known.contains(muscle));
    }
  }
}

TEST_CASE("the reader of the words reads both lists") {
  const auto words =
      api::read_exercise_words(R"({"abbreviations": {"rdl": "romanian deadlift"}, "muscles": {"brust": ["chest"]}})");
  CHECK(words.abbreviations.at("rdl") == "romanian deadlift");
  CHECK(words.muscles.at("brust") == std::vector<std::string>{"chest"});
}

TEST_CASE("the reader of the words names what is wrong") {
  const auto problem = [](std::string_view json) -> std::string {
    try {
      api::read_exercise_words(json);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "none";
  };
  CHECK(problem("{") == "exercise words: not JSON at byte 2");
  CHECK(problem("[]") == "exercise words: the file must be an object");
  CHECK(problem(R"({"muscles": {"brust": ["chest"]}})") ==
        "exercise words: abbreviations must be an object with words");
  CHECK(problem(R"({"abbreviations": {"rdl": 1}, "muscles": {"brust": ["chest"]}})") ==
        "exercise words: 'rdl' must be a text");
  CHECK(problem(R"({"abbreviations": {"rdl": "x"}, "muscles": {"brust": []}})") ==
        "exercise words: 'brust' must be a list of muscles");
  CHECK(problem(R"({"abbreviations": {"rdl": "x"}, "muscles": {"brust": [""]}})") ==
        "exercise words: 'brust' must hold texts");
}
