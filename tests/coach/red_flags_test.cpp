// Tests which messages are red flags and which are not.
#include "coach/red_flags.h"

#include <doctest/doctest.h>

#include "embed/coach_content.h"

using namespace fitapp::coach;
using fitapp::domain::Language;

namespace {

const RedFlags& flags() {
  static const RedFlags all(fitapp::embed::red_flags_json(), fitapp::embed::help_lines_json());
  return all;
}

SafetyAnswer answer_in(const char* text, const std::string& country = "") {
  const auto found = flags().answer_to(text, {.language = Language::english, .country = country, .age = {}});
  INFO("no red flag in: " << std::string(text));
  REQUIRE(found);
  return *found;
}

std::string answer(const char* text) { return answer_in(text).text; }

bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("messages about self-harm are answered with a crisis line, in both languages") {
  for (const char* text :
       {"I want to die", "i wanna kill myself", "I've been thinking about suicide", "I don't want to live anymore",
        "I am cutting myself again", "There is no point in living", "everyone is better off without me",
        "Ich will nicht mehr leben", "Ich möchte mich umbringen", "Ich denke an Selbstmord", "ich ritze mich",
        "I want to end it all", "I have the urge to hurt myself"}) {
    CHECK_MESSAGE(answer_in(text).kind == "crisis", std::string(text));
    const std::string american = answer_in(text, "US").text;
    CHECK((contains(american, "988") && !contains(american, "116 123")));
  }
}

TEST_CASE("chest, heart and breathing problems are answered with the advice to stop and get help") {
  for (const char* text :
       {"I have chest pain when I run", "my chest hurts during bench press", "pain in my chest",
        "chest tightness on the stairs", "I can't breathe", "heart is racing at rest", "I have palpitations",
        "my left arm is numb", "Ich habe Brustschmerzen", "Druck auf der Brust beim Laufen", "ich bekomme keine Luft",
        "Herzrasen", "Is this a heart attack?"}) {
    CHECK_MESSAGE(answer_in(text).kind == "heart_and_breath", std::string(text));
    CHECK_MESSAGE(answer_in(text, "US").links.back().target == "tel:911", std::string(text));
  }
}

TEST_CASE("fainting, stroke, serious injury and other emergencies are recognised") {
  for (const char* text : {"I fainted after squats",
                           "I almost passed out",
                           "I blacked out yesterday",
                           "I feel dizzy",
                           "Mir ist schwindelig",
                           "ich war kurz bewusstlos",
                           "mir wurde schwarz vor Augen",
                           "half of my face is drooping",
                           "sudden worst headache of my life",
                           "my leg is numb",
                           "I had a seizure",
                           "heard a pop in my knee",
                           "I think I broke my wrist",
                           "Kreuzbandriss",
                           "I cannot put weight on my ankle",
                           "I hit my head",
                           "I am coughing up blood",
                           "my urine is dark brown",
                           "Ich habe Blut im Urin",
                           "I think I have heat stroke"}) {
    CHECK_MESSAGE((answer_in(text).is_danger && answer_in(text).kind != "crisis"), std::string(text));
  }
}

TEST_CASE("messages about disordered eating get no advice on eating less") {
  for (const char* text : {"I make myself throw up after eating", "I think I am anorexic", "I have bulimia",
                           "how to eat as little as possible", "I binged and now I want to purge",
                           "can I live on 500 calories a day", "I haven't eaten in three days", "I starve myself",
                           "are laxatives ok to lose weight", "Ich habe eine Essstörung", "ich erbreche nach dem Essen",
                           "Ich hatte einen Fressanfall", "I feel so guilty after eating", "ich hungere seit Tagen"}) {
    CHECK_MESSAGE(answer_in(text).kind == "eating_disorder", std::string(text));
  }
}

TEST_CASE("red flags are recognised in other words, with typos and in German") {
  const auto leads_to = [](const char* kind, std::initializer_list<const char*> texts) {
    for (const char* text : texts) CHECK_MESSAGE(answer_in(text).kind == kind, std::string(text));
  };
  leads_to("crisis",
           {"ich will sterben", "ich bringe mich um", "suicdal", "I feel like dying", "life is not worth living",
            "I wish I wasn't here anymore", "nobody would miss me if I was gone", "I can't go on anymore",
            "I took too many pills", "I cut my arms", "ich habe keine Lust mehr zu leben"});
  leads_to("eating_disorder",
           {"I keep throwing up after meals to lose weight", "I puke after dinner so I don't gain weight",
            "I skip all meals and only drink water", "I haven't eaten since Monday", "how do I survive on 300 calories",
            "I'm terrified of getting fat", "I have to burn off everything I eat or I panic",
            "my bmi is 15 and I want to lose more", "I lost my period from dieting"});
  leads_to("heart_and_breath",
           {"shortness of breath", "difficulty breathing", "I have trouble breathing", "irregular heartbeat",
            "my heart skips beats when I exercise", "chst pain", "chest pian", "my jaw and arm hurt during exercise"});
  leads_to("fainting", {"got dizy after squats", "the room is spinning", "I saw stars and nearly fell"});
  leads_to("stroke_and_nerves", {"sudden vision loss", "half of my body is numb", "severe headache while lifting"});
  leads_to("other_emergency", {"dark urine after a workout", "my water broke", "I'm pregnant and have stomach pain"});
  leads_to("drugs", {"how do I cycle testosterone"});
  leads_to("violence", {"I was raped", "my boyfriend hits me", "ich wurde vergewaltigt"});
}

TEST_CASE("everyday talk of food, breath and effort is no red flag") {
  for (const char* text : {"I felt like dying during burpees",
                           "Should I skip breakfast",
                           "I skipped a meal today",
                           "I haven't eaten since lunch, can I train?",
                           "I only drink water and coffee",
                           "I don't eat meat",
                           "what if I don't eat breakfast",
                           "I'm out of breath after sprints",
                           "trouble sleeping",
                           "it is hard to breathe with my nose while running",
                           "my heart rate is 150 when running",
                           "I can't feel my glutes working",
                           "I can't do this exercise anymore",
                           "I don't see the point of cardio",
                           "keine Lust auf Training",
                           "how do I burn arm fat",
                           "I'm pregnant, can I train?",
                           "spinning class today",
                           "I feel fat",
                           "I overate yesterday",
                           "intermittent fasting 16/8",
                           "how do I boost testosterone naturally",
                           "I have 600 calories left",
                           "I wish I was stronger",
                           "Ich will nicht mehr laufen",
                           "eccentric contraction",
                           "I thought about ending my membership",
                           "nur noch 500 Kalorien übrig",
                           "my girlfriend beats me in every race",
                           "I can't go on with this plan anymore it's boring",
                           "do I need to burn off what I ate"}) {
    INFO(std::string(text));
    CHECK_FALSE(flags().is_danger(text));
  }
}

TEST_CASE("questions about doping are not answered") {
  for (const char* text : {"what steroid cycle is best", "how much clenbuterol", "Wo bekomme ich Anabolika?"}) {
    CHECK_MESSAGE(answer_in(text).kind == "drugs", std::string(text));
  }
}

TEST_CASE("everyday talk of training is no red flag") {
  for (const char* text : {"My chest is sore after bench day",
                           "best chest press alternative",
                           "this workout is killing me",
                           "dead bug form",
                           "how do I deadlift",
                           "my legs are dead",
                           "I want to do dead hangs",
                           "I stopped eating sugar",
                           "stop eating before bed?",
                           "how many calories are left",
                           "Can I eat 500 calories for dinner?",
                           "does running burn 500 calories",
                           "I am starving, what's for lunch",
                           "I hurt my knee",
                           "my knee hurts when I squat",
                           "I can't walk after leg day",
                           "swim stroke technique",
                           "I pass out water bottles",
                           "heart rate zones",
                           "Ich habe Muskelkater in der Brust",
                           "Brust trainieren",
                           "I binge watch series",
                           "cut 5 pounds",
                           "I want to lose weight",
                           "no pain no gain",
                           "rest day",
                           "what should I eat today",
                           "die Übung ist schwer",
                           "I want to feel alive again",
                           "I hit a new squat record",
                           "my grip slips",
                           "I cut sugar",
                           "drop set to failure",
                           "ich will abnehmen"}) {
    INFO(std::string(text));
    CHECK_FALSE(flags().is_danger(text));
  }
}

TEST_CASE("a fixed answer is in the language of the question and has the lines of the country as links") {
  const SafetyAnswer german = answer_in("Ich will nicht mehr leben", "AT");
  CHECK(contains(german.text, "Rund um die Uhr"));
  REQUIRE(german.links.size() == 2);
  CHECK(german.links.front() == Link{"Telefonseelsorge 142", "tel:142"});
  CHECK(german.links.back() == Link{"Notruf 144", "tel:144"});
  CHECK(answer_in("I want to die", "AU").links.front().target == "tel:131114");
  const SafetyAnswer somewhere = answer_in("I want to die", "BR");
  CHECK(contains(somewhere.text, "findahelpline.com"));
  CHECK(contains(somewhere.text, "your local emergency number"));
  CHECK(answer_in("I make myself throw up after eating", "GB").links.front().target == "tel:08088010677");
  // Where no line for eating disorders is known, none is invented.
  CHECK(answer_in("I make myself throw up after eating", "CH").links.size() == 1);
}

TEST_CASE("no fixed answer about eating, minors or age names an amount") {
  for (const char* text :
       {"Give me an 800 kcal diet", "I need to lose 10 kg in 2 weeks", "I am 15 and want to lose 10 kg",
        "Ich bin 15 und will 10 kg abnehmen", "I am 68 and want to lose weight",
        "I am pregnant, how can I lose weight?", "What should I eat with coeliac disease?"}) {
    const std::string said = answer(text);
    for (const char* amount : {"kcal", " kg", "1,200", "10", "800", " pound"})
      CHECK_MESSAGE(!contains(said, amount), said);
  }
}

TEST_CASE("a fixed answer is recognised") {
  CHECK(flags().is_answer(answer("I want to die")));
  CHECK(flags().is_answer(answer("Ich bin ohnmächtig geworden")));
  CHECK(flags().is_answer(answer_in("I want to die", "NZ").text));
  CHECK_FALSE(flags().is_answer("Well done."));
  // What follows from somebody's age is no danger, and stays in the conversation.
  CHECK_FALSE(flags().is_answer(answer("I am 15 and want to lose 10 kg")));
}

TEST_CASE("times of sleep are no loss of weight, also across two messages") {
  CHECK_FALSE(flags().answer_to("How did I sleep this week?", {}, {"I slept from 23:10 to 6:40"}));
  CHECK(flags().answer_to("I want to go from 78 to 63 kg this month", {}));
}
