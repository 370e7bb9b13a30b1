// What no coach may answer, and what must not be mistaken for it.
#include "coach/red_flags.h"

#include <doctest/doctest.h>

#include "embed/coach_content.h"

using namespace fitapp::coach;

namespace {

const RedFlags& flags() {
  static const RedFlags all(fitapp::embed::red_flags_json());
  return all;
}

const std::string& answer(const char* text, Language language = Language::english) {
  const std::string* found = flags().answer_to(text, language);
  INFO("no red flag in: " << text);
  REQUIRE(found != nullptr);
  return *found;
}

bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("words of self-harm get a person's number, in both languages") {
  for (const char* text :
       {"I want to die", "i wanna kill myself", "I've been thinking about suicide", "I don't want to live anymore",
        "I am cutting myself again", "There is no point in living", "everyone is better off without me",
        "Ich will nicht mehr leben", "Ich möchte mich umbringen", "Ich denke an Selbstmord", "ich ritze mich",
        "I want to end it all", "I have the urge to hurt myself"}) {
    CHECK(holds(answer(text), "988"));
    CHECK(holds(answer(text, Language::german), "0800 111 0 111"));
  }
}

TEST_CASE("heart, breath and chest lead to stopping and to help") {
  for (const char* text :
       {"I have chest pain when I run", "my chest hurts during bench press", "pain in my chest",
        "chest tightness on the stairs", "I can't breathe", "heart is racing at rest", "I have palpitations",
        "my left arm is numb", "Ich habe Brustschmerzen", "Druck auf der Brust beim Laufen", "ich bekomme keine Luft",
        "Herzrasen", "Is this a heart attack?"}) {
    CHECK(holds(answer(text), "stop training"));
    CHECK(holds(answer(text, Language::german), "112"));
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
    CHECK(holds(answer(text), "stop") != holds(answer(text), "do not train on this"));
  }
}

TEST_CASE("food that has become a danger gets no advice on eating less") {
  for (const char* text : {"I make myself throw up after eating", "I think I am anorexic", "I have bulimia",
                           "how to eat as little as possible", "I binged and now I want to purge",
                           "can I live on 500 calories a day", "I haven't eaten in three days", "I starve myself",
                           "are laxatives ok to lose weight", "Ich habe eine Essstörung", "ich erbreche nach dem Essen",
                           "Ich hatte einen Fressanfall", "I feel so guilty after eating", "ich hungere seit Tagen"}) {
    CHECK(holds(answer(text), "eating-disorder"));
    CHECK(holds(answer(text, Language::german), "Essstörungen"));
  }
}

TEST_CASE("doping is not helped with") {
  for (const char* text : {"what steroid cycle is best", "how much clenbuterol", "Wo bekomme ich Anabolika?"}) {
    CHECK(holds(answer(text), "cannot help with these substances"));
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
    INFO(text);
    CHECK(flags().answer_to(text, Language::english) == nullptr);
  }
}

TEST_CASE("a fixed answer is known again") {
  CHECK(flags().is_answer(answer("I want to die")));
  CHECK(flags().is_answer(answer("I fainted", Language::german)));
  CHECK_FALSE(flags().is_answer("Well done."));
}
