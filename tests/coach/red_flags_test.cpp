// Tests which messages are red flags and which are not.
#include "coach/red_flags.h"

#include <doctest/doctest.h>

#include "coach/red_flags_fixture.h"

using namespace fitapp::coach;
using fitapp::tests::contains;
using fitapp::tests::is_danger;
using fitapp::tests::safety_answer_to;

TEST_CASE("messages about self-harm are answered with a crisis line, in both languages") {
  for (const char* text :
       {"I want to die", "i wanna kill myself", "I've been thinking about suicide", "I don't want to live anymore",
        "I am cutting myself again", "There is no point in living", "everyone is better off without me",
        "Ich will nicht mehr leben", "Ich möchte mich umbringen", "Ich denke an Selbstmord", "ich ritze mich",
        "I want to end it all", "I have the urge to hurt myself"}) {
    CHECK_MESSAGE(safety_answer_to(text).kind == "crisis", std::string(text));
    const std::string american = safety_answer_to(text, "US").text;
    CHECK((contains(american, "988") && !contains(american, "116 123")));
  }
}

TEST_CASE("chest, heart and breathing problems are answered with the advice to stop and get help") {
  for (const char* text :
       {"I have chest pain when I run", "my chest hurts during bench press", "pain in my chest",
        "chest tightness on the stairs", "I can't breathe", "heart is racing at rest", "I have palpitations",
        "my left arm is numb", "Ich habe Brustschmerzen", "Druck auf der Brust beim Laufen", "ich bekomme keine Luft",
        "Herzrasen", "Is this a heart attack?"}) {
    CHECK_MESSAGE(safety_answer_to(text).kind == "heart_and_breath", std::string(text));
    CHECK_MESSAGE(safety_answer_to(text, "US").links.back().target == "tel:911", std::string(text));
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
    CHECK_MESSAGE((safety_answer_to(text).is_danger && safety_answer_to(text).kind != "crisis"), std::string(text));
  }
}

TEST_CASE("messages about disordered eating get no advice on eating less") {
  for (const char* text :
       {"I make myself throw up after eating", "do I need to burn off what I ate", "I think I am anorexic",
        "I have bulimia", "how to eat as little as possible", "I binged and now I want to purge",
        "can I live on 500 calories a day", "I haven't eaten in three days", "I starve myself",
        "are laxatives ok to lose weight", "Ich habe eine Essstörung", "ich erbreche nach dem Essen",
        "Ich hatte einen Fressanfall", "I feel so guilty after eating", "ich hungere seit Tagen"}) {
    CHECK_MESSAGE(safety_answer_to(text).kind == "eating_disorder", std::string(text));
  }
}

TEST_CASE("red flags are recognised in other words, with typos and in German") {
  const auto leads_to = [](const char* kind, std::initializer_list<const char*> texts) {
    for (const char* text : texts) CHECK_MESSAGE(safety_answer_to(text).kind == kind, std::string(text));
  };
  leads_to("crisis", {"ich will sterben", "ich bringe mich um", "suicdal", "I feel like dying",
                      "life is not worth living", "I wish I wasn't here anymore", "nobody would miss me if I was gone",
                      "I can't go on anymore", "I cut my arms", "ich habe keine Lust mehr zu leben"});
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
                           "I can't go on with this plan anymore it's boring"}) {
    INFO(std::string(text));
    CHECK_FALSE(is_danger(text));
  }
}

TEST_CASE("questions about doping are not answered") {
  for (const char* text : {"what steroid cycle is best", "how much clenbuterol", "Wo bekomme ich Anabolika?"}) {
    CHECK_MESSAGE(safety_answer_to(text).kind == "drugs", std::string(text));
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
    CHECK_FALSE(is_danger(text));
  }
}
