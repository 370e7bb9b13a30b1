// Reads the notes of tests/data/form_notes.csv with the built-in coach, and judges what form feedback says first.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "coach/form_faults.h"
#include "coach/question_language.h"
#include "coach/rules_coach.h"
#include "embed/coach_content.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

const RulesCoach& form_coach() {
  static const RulesCoach coach(test::real_catalogue());
  return coach;
}

const nlohmann::json& form_texts() {
  static const auto json = nlohmann::json::parse(embed::coach_form_json());
  return json;
}

struct FormNote {
  Language language = Language::english;
  std::string exercise;
  std::string note;
  std::vector<std::string> faults;
};

std::vector<std::string> split_at(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at; (at = text.find(separator, from)) != std::string::npos; from = at + separator.size()) {
    parts.push_back(text.substr(from, at - from));
  }
  parts.push_back(text.substr(from));
  return parts;
}

std::vector<FormNote> read_form_notes() {
  std::vector<FormNote> notes;
  std::istringstream file(test::source_text("tests/data/form_notes.csv"));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto parts = split_at(line, " | ");
    REQUIRE(parts.size() == 4);
    FormNote note{parts[0] == "de" ? Language::german : Language::english, parts[1], parts[2], {}};
    if (parts[3] != "-") note.faults = split_at(parts[3], "+");
    notes.push_back(std::move(note));
  }
  return notes;
}

FormFeedback feedback_on(const FormNote& note) {
  Facts facts;
  facts.today = *parse_date("2026-11-20");
  return form_coach().review_form({facts, 1, note.language}, {note.exercise, note.note}).value();
}

// The faults whose texts the answer begins with.
std::vector<std::string> faults_of(const FormFeedback& answer, Language language) {
  const char* tag = language == Language::german ? "de" : "en";
  std::vector<std::string> found;
  std::string_view rest = answer.feedback;
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const auto& fault : form_texts().at("faults")) {
      const auto why = fault.at("why").at(tag).get<std::string>();
      if (!rest.starts_with(why)) continue;
      found.push_back(fault.at("fault").get<std::string>());
      rest.remove_prefix(std::min(rest.size(), why.size() + 1));
      goes_on = true;
    }
  }
  return found;
}

}  // namespace

TEST_CASE("form feedback hears the fault that a note means") {
  const auto notes = read_form_notes();
  std::size_t right = 0;
  std::size_t german = 0;
  for (const FormNote& note : notes) {
    const auto found = faults_of(feedback_on(note), note.language);
    std::string heard;
    for (const std::string& each : found) heard += " " + each;
    if (found == note.faults) {
      ++right;
    } else {
      MESSAGE(note.exercise, ": ", note.note, " ->", heard);
    }
    if (note.language == Language::german) ++german;
  }
  MESSAGE("Notes on form understood: ", right, " of ", notes.size());
  CHECK(notes.size() >= 60);
  CHECK(german * 5 >= notes.size() * 2);
  CHECK(static_cast<double>(right) >= 0.95 * static_cast<double>(notes.size()));
}

TEST_CASE("a fault is answered first, with a cue, an easier variant and a load, in the language of the note") {
  for (const FormNote& note : read_form_notes()) {
    if (note.faults.empty()) continue;
    const FormFeedback answer = feedback_on(note);
    CAPTURE(note.note);
    const bool is_german = note.language == Language::german;
    REQUIRE(answer.improvements.size() >= 3 * note.faults.size());
    CHECK(answer.improvements[1].starts_with(is_german ? "Leichter: " : "Easier: "));
    CHECK(answer.improvements[2].starts_with(is_german ? "Belastung: " : "Load: "));
    for (std::size_t i = 0; i < 3; ++i) {
      const auto language = clear_language(answer.improvements[i]);
      CHECK_MESSAGE((!language || *language == note.language), answer.improvements[i]);
    }
  }
}

TEST_CASE("every text about a fault is whole and in its language") {
  for (const auto& fault : form_texts().at("faults")) {
    std::vector<nlohmann::json> texts{fault.at("why")};
    for (const auto& advice : fault.at("advice")) {
      for (const char* part : {"cue", "easier", "load"}) texts.push_back(advice.at(part));
    }
    for (const auto& text : texts) {
      for (const Language language : {Language::english, Language::german}) {
        const auto said = text.at(language == Language::german ? "de" : "en").get<std::string>();
        CAPTURE(said);
        CHECK(said.ends_with('.'));
        CHECK(said.size() < 220);
        const auto clear = clear_language(said);
        CHECK((!clear || *clear == language));
      }
    }
  }
}
