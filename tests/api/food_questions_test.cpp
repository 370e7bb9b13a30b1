// Tests which messages ask the food table, and what they are answered with.
#include "coach/data_food.h"

#include <doctest/doctest.h>

#include "api/questioned_person.h"

using namespace fitapp;
using namespace fitapp::coach;
using domain::Measure;

TEST_CASE("a question about a food is read as its nutrient and the food") {
  struct Case {
    const char* message;
    Measure nutrient;
    const char* food;
  };
  for (const Case& each : std::initializer_list<Case>{
           {"How many calories has a banana?", Measure::calories, "a banana"},
           {"how many calories does a banana have", Measure::calories, "a banana"},
           {"what are the calories in two eggs?", Measure::calories, "2 eggs"},
           {"how much protein is in 100 g of chicken breast?", Measure::protein, "100 g chicken breast"},
           {"how many carbs are in rice", Measure::carbs, "rice"},
           {"Wie viele Kalorien hat eine Banane?", Measure::calories, "eine Banane"},
           {"Wie viel Zucker ist in einem Apfel?", Measure::sugar, "1 Apfel"},
           {"wie viel Eiweiß steckt in Magerquark", Measure::protein, "Magerquark"},
           {"Kalorien von 200 g Reis", Measure::calories, "200 g Reis"},
           {"Wie viel Fett hat eine Avocado?", Measure::fat, "eine Avocado"},
       }) {
    INFO(each.message);
    const auto question = food_question_in(each.message);
    REQUIRE(question);
    CHECK(name_of(question->nutrient) == name_of(each.nutrient));
    CHECK(question->food.text == each.food);
  }
}

TEST_CASE("questions about the user, a day, advice or training are none about a food") {
  for (const char* message : {"how many calories did I eat yesterday?",
                              "how much protein should I eat?",
                              "how many calories in a day?",
                              "how many calories does running burn?",
                              "how much protein do I need",
                              "how many calories are left",
                              "how much sugar is too much?",
                              "protein in my breakfast",
                              "had a banana",
                              "is a banana healthy?",
                              "wie viele Kalorien hatte ich gestern?",
                              "wie viel Eiweiß brauche ich?",
                              "wie viel Eiweiß am Tag?",
                              "Wie viele Kalorien verbrennt Laufen?",
                              "Wie viele Kalorien hat mein Frühstück?",
                              "kalorien gestern?",
                              "esse ich genug Eiweiß?",
                              "fat loss",
                              "protein bar",
                              "Eiweißpulver"}) {
    CHECK_MESSAGE(!food_question_in(message), message);
  }
}

TEST_CASE("a food is answered from the food table with its portion, an unknown one with I don't know") {
  tests::QuestionedPerson person;
  const auto ask = [&](const char* message, const char* language) { return person.ask({message}, language); };
  const auto has = [](const Json& answer, const char* text) {
    return answer.value("response", "").find(text) != std::string::npos;
  };
  const Json banana = ask("How many calories has a banana?", "en");
  INFO(banana.dump());
  CHECK(has(banana, "105 kcal"));
  CHECK(has(banana, "118 g"));
  CHECK(banana["links"][0]["target"] == "/nutrition");
  CHECK(has(ask("Wie viele Kalorien hat eine Banane?", "de"), "105 kcal"));
  CHECK(has(ask("how much protein is in 100 g of chicken breast?", "en"), "31 g of protein"));
  CHECK(has(ask("what are the calories in two eggs?", "en"), "2 "));
  CHECK(has(ask("Wie viel Zucker ist in einem Apfel?", "de"), "g Zucker"));
  const auto go_on = [&](const char* next) { return person.ask({"How many calories has a banana?", next}, "en"); };
  CHECK(has(go_on("and an apple?"), "88 kcal"));
  CHECK(has(go_on("and protein?"), "1.3 g of protein"));
  CHECK(has(go_on("and yesterday?"), "I don't know that"));
  CHECK(has(ask("how many calories in a flurbgnarz?", "en"), "I don't know that"));
  CHECK(has(ask("Wie viele Kalorien hat ein Flurbgnarz?", "de"), "Das weiß ich leider nicht"));
}

TEST_CASE("a question about what is no food finds none that is spelled like it") {
  tests::QuestionedPerson person;
  for (const char* message :
       {"calories in bleach", "calories in a bottle of bleach", "how many calories are in a bottle of bleach?",
        "calories in alcohol 96%", "calories in alcohol", "how many calories are in 999999999 eggs?",
        "calories in 5000 burgers"}) {
    INFO(message);
    const std::string said = person.ask({message}, "en").value("response", "");
    CHECK_MESSAGE(said.find("kcal") == std::string::npos, said);
  }
  for (const char* message : {"Wie viele Kalorien hat Bleach?", "Kalorien in Bleichmittel", "Kalorien in Alkohol",
                              "Wie viele Kalorien haben 999999999 Eier?"}) {
    INFO(message);
    const std::string said = person.ask({message}, "de").value("response", "");
    CHECK_MESSAGE(said.find("kcal") == std::string::npos, said);
  }
}

TEST_CASE(
    "a typing error in the name of a food is forgiven in its language, and a denied word is named with its denial") {
  tests::QuestionedPerson person;
  struct Case {
    const char* message;
    const char* language;
    const char* food;
  };
  for (const Case& each : std::initializer_list<Case>{
           {"calories in a bananna", "en", "Banana"},
           {"calories in chiken breast", "en", "Chicken breast"},
           {"how much protein is in brocoli?", "en", "Broccoli"},
           {"Wie viel Eiweiß hat Magerqark?", "de", "Magerquark"},
           {"calories in non-alcoholic beer", "en", "Alcohol-free beer"},
           {"Kalorien in alkoholfreiem Bier", "de", "Alkoholfreies Bier"},
           {"calories in sugar free gum", "en", "Chewing gum"},
           {"calories in dark chocolate 85%", "en", "Dark chocolate"},
           {"Kalorien von Milch 1,5 %", "de", "Fettarme Milch"},
       }) {
    INFO(each.message);
    const std::string said = person.ask({each.message}, each.language).value("response", "");
    CHECK_MESSAGE(said.find(each.food) != std::string::npos, said);
  }
}

TEST_CASE("a food has its name and portion in the language of the question") {
  tests::QuestionedPerson person;
  const std::string german = person.ask({"wie viele kcal hat ein Apfel"}, "en").value("response", "");
  CHECK_MESSAGE(german.find("Apfel (1 mittelgroß") != std::string::npos, german);
  CHECK(german.find("Apple") == std::string::npos);
  const std::string english = person.ask({"how many calories has an apple?"}, "de").value("response", "");
  CHECK_MESSAGE(english.find("Apple (1 medium") != std::string::npos, english);
  const std::string next = person.ask({"how many calories has an apple?", "and a banana?"}, "de").value("response", "");
  CHECK_MESSAGE(next.find("Banana (1 medium") != std::string::npos, next);
  const std::string unclear = person.ask({"kcal Banane"}, "de").value("response", "");
  CHECK_MESSAGE(unclear.find("Banane (1") != std::string::npos, unclear);
}
