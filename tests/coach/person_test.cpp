// Tests what is read from sentences of people about themselves.
#include "coach/person.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "embed/coach_content.h"

using namespace fitapp::coach;

namespace {

struct Reader {
  nlohmann::json json = nlohmann::json::parse(fitapp::embed::red_flags_json());
  WordRules rules{json};
  PersonReader people{json, rules};
};

const Reader& reader() {
  static const Reader one;
  return one;
}

Person person_who_says(const std::vector<std::string_view>& messages) {
  std::vector<WordRules::Text> texts;
  for (const std::string_view message : messages) texts.push_back(reader().rules.read(message));
  return reader().people.read(texts, 2026);
}

// Without double blanks.
std::string wish_in(std::string_view message) {
  std::string text;
  for (const char c : reader().people.without_statements(message)) {
    if (c != ' ' || text.empty() || text.back() != ' ') text += c;
  }
  return text;
}

}  // namespace

TEST_CASE("an age is read in the words that people use") {
  const auto is = [](int age, std::initializer_list<const char*> texts) {
    for (const char* text : texts) CHECK_MESSAGE(person_who_says({text}).age == age, std::string(text));
  };
  is(15, {"I am 15", "im 15 and want abs", "bin fünfzehn", "Ich bin 15 Jahre alt", "I'm a 15 year old boy",
          "15 yo here, push ups?", "m/15/68kg, wie viel Protein", "bin halt erst 15", "I turn 15 in May",
          "Ich werde im Mai 15"});
  is(13, {"Meine Tochter ist 13 und will abnehmen", "my son is 13, should he lift weights?",
          "our daughter (13) wants to diet"});
  is(68, {"I am 68 and want to lose weight", "bin achtundsechzig", "68 years old", "w68, nie trainiert",
          "retired, 68, belly too big"});
  is(75, {"born in 1951, which weights?", "Jahrgang 1951, wie viel Eiweiß?"});
}

TEST_CASE("who goes to school is taken for a minor") {
  for (const char* text : {"I'm in 9th grade", "gehe in die 9. Klasse", "bin in der neunten Klasse",
                           "I'm a sophomore in high school", "I am a teenager", "bin noch Schülerin"}) {
    const auto age = person_who_says({text}).age;
    CHECK_MESSAGE((age && *age < 18), std::string(text));
  }
}

TEST_CASE("an amount of something else is no age") {
  for (const char* text : {"I am 15 minutes in", "I'm 70 kg", "bin 20 Minuten gelaufen", "I am 12 weeks into my plan",
                           "16 reps with 40 kg", "I trained for 15 years", "ich trainiere seit 12 Jahren",
                           "I have a 12 year old dog", "my rest is 15 seconds", "class 9 was fun",
                           "klasse Training, 12 Runden", "my grandma is 80 and bakes the best strudel"}) {
    CHECK_MESSAGE(!person_who_says({text}).age, std::string(text));
  }
}

TEST_CASE("pregnancy and birth are read, and what no longer holds") {
  for (const char* text : {"I am pregnant", "I'm 20 weeks pregnant", "Ich bin schwanger", "I'm 6 weeks postpartum",
                           "I gave birth six weeks ago", "second trimester, which abs?", "ich stille noch",
                           "nach Kaiserschnitt", "I had a baby two months ago", "week 30, bench press ok?"}) {
    CHECK_MESSAGE(person_who_says({text}).expecting, std::string(text));
  }
  for (const char* text : {"I am no longer pregnant", "I'm not pregnant", "Ich bin nicht mehr schwanger",
                           "I gave birth 3 years ago", "vor zwei Jahren entbunden", "I want to get pregnant next year",
                           "Am I pregnant?", "stille Post spielen", "babyschritte bitte"}) {
    CHECK_MESSAGE(!person_who_says({text}).expecting, std::string(text));
  }
  CHECK(person_who_says({"I'm pregnant", "how do I do a crunch?"}).expecting);
  CHECK_FALSE(person_who_says({"I'm pregnant", "I am no longer pregnant"}).expecting);
}

TEST_CASE("what was said stays true for the conversation, and the last word counts") {
  CHECK(person_who_says({"Ich bin 15", "wie kann ich abnehmen?"}).age == 15);
  CHECK(person_who_says({"I am 15", "sorry, I am 25"}).age == 25);
  // The age of somebody else does not stay.
  CHECK_FALSE(person_who_says({"my daughter is 13 and wants to lift", "and how do I train my back?"}).age);
}

TEST_CASE("weeks of a pregnancy and an age are no part of a wish") {
  CHECK(wish_in("I am 20 weeks pregnant, give me an ab workout") == "I am pregnant, give me an ab workout");
  CHECK(wish_in("Bin in der 30. Woche schwanger, Beintraining bitte") == "Bin schwanger, Beintraining bitte");
  CHECK(wish_in("pregnant, week 30, what for legs in 20 minutes?") == "pregnant, , what for legs in 20 minutes?");
  CHECK(wish_in("I gave birth 5 weeks ago. 20 minutes for my back") == "I gave birth . 20 minutes for my back");
  CHECK(wish_in("vor 5 Wochen entbunden, darf ich joggen?") == " entbunden, darf ich joggen?");
  CHECK(wish_in("I am 12, give me 30 minutes") == "I am , give me 30 minutes");
  CHECK(wish_in("bin 15 Jahre alt, 15 Minuten HIIT") == "bin , 15 Minuten HIIT");
  // Nobody is pregnant, and these are amounts.
  for (const char* text : {"a 4 week plan for legs", "I trained 15 minutes", "My weight 5 weeks ago?"})
    CHECK(wish_in(text) == text);
}

TEST_CASE("numbers of other sentences are part of a wish, also beside an age or a pregnancy") {
  for (const char* text :
       {"I'm pregnant. How many workouts did I do in the last 3 months?",
        "Bin schwanger. Wie oft war ich in den letzten 4 Wochen laufen?", "pregnant and ran 5 km in the last 2 weeks"})
    CHECK(wish_in(text) == text);
  CHECK(wish_in("I ate 30 almonds. I'm 30 years old.") == "I ate 30 almonds. I'm .");
  CHECK(wish_in("had 25 almonds, age 25") == "had 25 almonds, age ");
}

TEST_CASE("who became a mother speaks of herself") {
  for (const char* text : {"just became a mom", "ich hab vor 5 Wochen ein Baby bekommen", "hab grad n Baby gekriegt"})
    CHECK_MESSAGE(person_who_says({text, "20 minutes abs"}).expecting, std::string(text));
  for (const char* text : {"my mum became a coach", "mein Kind hat ein Fahrrad bekommen"})
    CHECK_FALSE_MESSAGE(person_who_says({text, "20 minutes abs"}).expecting, std::string(text));
}
