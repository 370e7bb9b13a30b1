// Tests what form feedback adds to the faults: pain, sounds of joints, the implement, and the language of the notes.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "coach/coach_service.h"
#include "coach/question_language.h"
#include "coach/red_flags_fixture.h"
#include "embed/coach_content.h"
#include "support/catalogue.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::coach;

namespace {

struct NoteOnBody {
  Language language = Language::english;
  std::string exercise;
  std::string note;
  std::string meaning;
};

std::vector<NoteOnBody> notes_of(const char* file_name) {
  std::vector<NoteOnBody> notes;
  std::istringstream file(test::source_text(file_name));
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at; (at = line.find(" | ", from)) != std::string::npos; from = at + 3)
      parts.push_back(line.substr(from, at - from));
    parts.push_back(line.substr(from));
    REQUIRE(parts.size() == 4);
    notes.push_back({parts[0] == "de" ? Language::german : Language::english, parts[1], parts[2], parts[3]});
  }
  return notes;
}

CoachAnswer<FormFeedback> answer_to(const std::string& exercise, const std::string& note,
                                    Language screen = Language::english) {
  static const RulesCoach rules(test::real_catalogue());
  Facts facts;
  facts.today = *parse_date("2026-11-20");
  const CoachService service(rules, tests::red_flags(), nullptr);
  return service.review_form({facts, 1, language_of_note(note, screen)}, {exercise, note});
}

bool has_start(const std::vector<std::string>& texts, std::string_view start) {
  return std::ranges::any_of(texts, [&](const std::string& each) { return each.starts_with(start); });
}

bool speaks_of_pain(const FormFeedback& answer) {
  return has_start(answer.safety_tips, "Stop what hurts") ||
         has_start(answer.safety_tips, "Lass heute weg, was wehtut");
}

bool speaks_of_sound(const FormFeedback& answer) {
  const auto texts = nlohmann::json::parse(embed::coach_form_json());
  const auto& why = texts.at("sounds").at("why");
  return answer.feedback.starts_with(why.at("en").get<std::string>()) ||
         answer.feedback.starts_with(why.at("de").get<std::string>());
}

Language other(Language language) { return language == Language::german ? Language::english : Language::german; }

}  // namespace

TEST_CASE("only notes that name pain get the paragraph about pain, and a click without pain its own answer") {
  for (const NoteOnBody& each : notes_of("tests/data/form_notes_pain.csv")) {
    const auto answer = answer_to(each.exercise, each.note, each.language);
    CAPTURE(each.note);
    CHECK(speaks_of_sound(answer.value) == (each.meaning == "sound"));
    if (each.meaning != "pain") CHECK_FALSE(speaks_of_pain(answer.value));
    if (each.meaning == "pain") CHECK((speaks_of_pain(answer.value) || answer.is_red_flag));
  }
}

TEST_CASE("a joint that locks, gives way or is swollen counts as pain in a note, and a click alone does not") {
  static const RulesCoach rules(test::real_catalogue());
  for (const char* note :
       {"my knee locks and will not straighten", "my knee locks when I go down", "my knees keep giving out",
        "my left knee gave way", "the knee is puffy and stiff", "my elbow won't bend any more", "my finger gets stuck",
        "das Knie knickt weg", "ich kann den Ellbogen nicht mehr beugen", "mein Knie lässt sich nicht strecken",
        "mein Knöchel ist dick", "das Knie blockiert", "mein Knie ist geschwollen"}) {
    CHECK_MESSAGE(rules.names_pain({"Back Squat", note}), note);
  }
  for (const char* note :
       {"my knee clicks", "my elbow locks out at the top", "I lock my elbows at the top",
        "I can't lock out my knees at the top", "I can't keep my knee straight", "I get stuck halfway up",
        "my knee clicks, it never locks or gives way", "my knee is not swollen, it only clicks", "mein Knie knackt",
        "das Knie blockiert nicht, es knackt nur", "ich beuge die Knie nicht genug",
        "ich kann den Rücken nicht gerade halten", "das Knie ist nicht dick"}) {
    CHECK_FALSE_MESSAGE(rules.names_pain({"Back Squat", note}), note);
  }
}

TEST_CASE("a fault with a part of the body is no pain") {
  int spoken = 0;
  for (const NoteOnBody& each : notes_of("tests/data/form_notes.csv")) {
    const bool hurts =
        std::ranges::any_of(std::initializer_list<const char*>{"hurt", "sore", " weh", "tun die", "schmerz"},
                            [&](const char* word) { return each.note.find(word) != std::string::npos; });
    const bool is_spoken = speaks_of_pain(answer_to(each.exercise, each.note, each.language).value);
    CHECK_MESSAGE(is_spoken == hurts, each.note);
    if (is_spoken) ++spoken;
  }
  CHECK(spoken >= 8);
}

TEST_CASE("a pain that the safety check recognises is still answered in notes on form") {
  std::istringstream file(test::source_text("tests/data/coach_care.csv"));
  int all = 0;
  int kept = 0;
  for (std::string line; std::getline(file, line);) {
    const auto bar = line.find(" | pain");
    if (bar == std::string::npos || line.find("//") != std::string::npos) continue;
    const std::string note = line.substr(0, bar);
    const auto reading = tests::red_flags().read(note, {});
    if (!reading.answer || reading.answer->kind != "pain") continue;
    ++all;
    if (speaks_of_pain(answer_to("Plank", note).value)) {
      ++kept;
    } else {
      MESSAGE("no word of pain: ", note);
    }
  }
  MESSAGE("Pain kept in notes on form: ", kept, " of ", all);
  CHECK(all >= 50);
  CHECK(kept == all);
}

TEST_CASE("the advice on a click says what to try and when to see somebody") {
  const FormFeedback english = answer_to("Lateral Raise", "my shoulder clicks").value;
  CHECK(english.improvements.front().starts_with("Warm the joint up"));
  CHECK(english.safety_tips.front().starts_with("Have it looked at"));
  const FormFeedback german = answer_to("Seitheben", "die Schulter knackt").value;
  CHECK(german.improvements.front().starts_with("Wärm das Gelenk"));
  CHECK(german.safety_tips.front().starts_with("Lass es in einer Arztpraxis"));
  // Beside a fault, both are answered.
  const FormFeedback both = answer_to("Back Squat", "my knees cave in and my hip clicks").value;
  CHECK(both.feedback.find("Knees that cave in") != std::string::npos);
  CHECK(speaks_of_sound(both));
}

TEST_CASE("cues fit the movement and the implement") {
  const auto speaks_of = [](const FormFeedback& answer, const std::vector<std::string_view>& words) {
    for (std::size_t i = 0; i < 3; ++i) {
      for (const std::string& word : words_of(answer.improvements.at(i))) {
        if (std::ranges::find(words, word) != words.end()) return true;
      }
    }
    return false;
  };
  const std::vector<std::string_view> bars{"bar", "barbell", "stange", "langhantel"};
  // The fault, and an exercise of its movement without a bar.
  const std::vector<std::pair<std::string, std::string>> notes{
      {"Push-Up", "my wrists bend back"},
      {"Liegestütz", "meine Handgelenke knicken ein"},
      {"Pike Push-Up", "wrists bend back"},
      {"Chair Dip", "my wrists bend"},
      {"Dumbbell Bench Press", "my wrists bend back"},
      {"Push-Ups on my knuckles at work", "wrists bend back"},
      {"Bodyweight Squat", "my back rounds"},
      {"Bodyweight Squat", "my hips shoot up first"},
      {"Goblet Squat", "my hips shoot up first"},
      {"Goblet Squat", "my elbows drop"},
      {"Dumbbell Romanian Deadlift", "the weight drifts forward"},
      {"Kettlebell Deadlift", "my hips shoot up first"},
      {"Kettlebell Swing", "I lean way back at the top"},
      {"Kettlebell Swing", "can't lock it out at the top"},
      {"Dumbbell Shoulder Press", "my elbows flare"},
      {"Dumbbell Shoulder Press", "weights drift forward"},
      {"Push-Up", "elbows flare"}};
  for (const auto& [exercise, note] : notes) {
    const FormFeedback answer = answer_to(exercise, note).value;
    CAPTURE(exercise);
    CAPTURE(note);
    CHECK_FALSE(speaks_of(answer, bars));
  }
  // Nor a bench under a push-up, nor hips that hinge in a pull-up.
  CHECK(answer_to("Push-Up", "I arch my lower back").value.improvements[0].find("on the bench") == std::string::npos);
  CHECK(answer_to("Pull-Up", "my back rounds").value.improvements[0].find("Hinge") == std::string::npos);
  CHECK(answer_to("Barbell Row", "my back rounds").value.improvements[0].find("Hinge") != std::string::npos);
  CHECK(speaks_of(answer_to("Bench Press", "my wrists bend back").value, {"bar"}));
  CHECK(speaks_of(answer_to("Back Squat", "my hips shoot up first").value, {"bar"}));
  CHECK(answer_to("Push-Up", "my wrists bend back").value.improvements[0].starts_with("Spread the fingers"));
}

TEST_CASE("a text that is for every implement names no bar") {
  const auto texts = nlohmann::json::parse(embed::coach_form_json());
  const auto check = [](const nlohmann::json& text) {
    for (const auto& [language, said] : text.items()) {
      const std::string words = " " + said.get<std::string>();
      for (const char* bar : {" bar ", " bar,", " bar.", " barbell", "Stange", "Langhantel"})
        CHECK_MESSAGE(words.find(bar) == std::string::npos, words);
    }
  };
  for (const auto& fault : texts.at("faults")) {
    check(fault.at("why"));
    for (const auto& advice : fault.at("advice")) {
      if (advice.contains("with")) continue;
      for (const char* part : {"cue", "load"}) check(advice.at(part));
    }
  }
}

TEST_CASE("the whole answer is in the language of the notes, whatever the screen's is") {
  for (const char* file : {"tests/data/form_notes.csv", "tests/data/form_notes_pain.csv"}) {
    for (const NoteOnBody& each : notes_of(file)) {
      const auto answer = answer_to(each.exercise, each.note, other(each.language));
      CAPTURE(each.note);
      std::vector<std::string> texts = answer.value.improvements;
      texts.insert(texts.end(), answer.value.safety_tips.begin(), answer.value.safety_tips.end());
      texts.push_back(answer.value.feedback);
      for (const std::string& text : texts) {
        const auto language = clear_language(text);
        CHECK_MESSAGE((!language || *language == each.language), text);
      }
    }
  }
}

TEST_CASE("parts of the body and ways of moving show the language of a note") {
  for (const char* note : {"Becken kippt", "Fersen heben ab", "Hohlkreuz", "Handgelenke knicken", "Ellbogen raus"})
    CHECK_MESSAGE(language_of_note(note, Language::english) == Language::german, note);
  for (const char* note : {"butt wink", "heels lift", "hips sag", "elbows flare", "knee valgus"})
    CHECK_MESSAGE(language_of_note(note, Language::german) == Language::english, note);
  for (const Language screen : {Language::english, Language::german}) CHECK(language_of_note("?", screen) == screen);
}

TEST_CASE("the answer about pain is in the language of the notes when the exercise has a name in another one") {
  const FormFeedback english = answer_to("Meine Übung für den unteren Rücken", "my back hurts", Language::german).value;
  CHECK(has_start(english.safety_tips, "Stop what hurts"));
  const FormFeedback german =
      answer_to("The one with the long rope from the gym", "Schulter schmerzt", Language::english).value;
  CHECK(has_start(german.safety_tips, "Lass heute weg"));
}

TEST_CASE("a German note on an English page is answered in German over the API") {
  tests::TestApp app;
  tests::Send me{.token = app.sign_up()};
  const auto contains = [](const Json& tips, const char* wanted) {
    return std::ranges::any_of(tips, [&](const Json& tip) { return tip == wanted; });
  };
  me.language = "en";
  for (const std::string note : {"Fersen heben ab", "Hohlkreuz", "Ellbogen gehen nach außen"}) {
    const auto body =
        app.call("POST", "/api/coaching/form-feedback", {{"exercise", "Goblet Squat"}, {"notes", note}}, me).body;
    CAPTURE(note);
    CHECK(contains(body["safetyTips"], "Hör bei stechendem Schmerz, Schwindel oder Taubheit auf."));
  }
  me.language = "de";
  for (const std::string note : {"butt wink", "heels lift", "knee valgus"}) {
    const auto body =
        app.call("POST", "/api/coaching/form-feedback", {{"exercise", "Goblet Squat"}, {"notes", note}}, me).body;
    CAPTURE(note);
    CHECK(contains(body["safetyTips"], "Stop at sharp pain, dizziness or numbness."));
  }
}
