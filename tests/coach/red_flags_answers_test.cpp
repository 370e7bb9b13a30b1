// Tests the answers to red flags: language, links, notes, what earlier messages mean for them.
#include <doctest/doctest.h>

#include <fstream>

#include "coach/red_flags.h"
#include "coach/red_flags_fixture.h"

using namespace fitapp::coach;
using fitapp::domain::Language;
using fitapp::tests::contains;
using fitapp::tests::is_danger;
using fitapp::tests::red_flags;
using fitapp::tests::safety_answer_to;

TEST_CASE("a fixed answer is in the language of the question and has the lines of the country as links") {
  const SafetyAnswer german = safety_answer_to("Ich will nicht mehr leben", "AT");
  CHECK(contains(german.text, "Rund um die Uhr"));
  REQUIRE(german.links.size() == 2);
  CHECK(german.links.front() == Link{"Telefonseelsorge 142", "tel:142"});
  CHECK(german.links.back() == Link{"Notruf 144", "tel:144"});
  CHECK(safety_answer_to("I want to die", "AU").links.front().target == "tel:131114");
  const SafetyAnswer somewhere = safety_answer_to("I want to die", "BR");
  CHECK(contains(somewhere.text, "findahelpline.com"));
  CHECK(contains(somewhere.text, "your local emergency number"));
  CHECK(safety_answer_to("I make myself throw up after eating", "GB").links.front().target == "tel:08088010677");
  // Where no line for eating disorders is known, the one for everything stands.
  const SafetyAnswer swiss = safety_answer_to("I make myself throw up after eating", "CH");
  REQUIRE(swiss.links.size() == 2);
  CHECK(swiss.links.front().target == "tel:143");
  CHECK(contains(swiss.text, "143"));
}

TEST_CASE("an answer to what may be a sign of despair ends with a sentence about help") {
  const Asker asker{.language = Language::english, .country = "US", .age = {}};
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/coach_unseen_despair.csv");
  int notes = 0;
  for (std::string line; std::getline(file, line);) {
    const std::string text = line.substr(0, line.find(" |"));
    const auto note = red_flags().read(text, asker).note;
    if (!note || line.starts_with('#')) continue;
    ++notes;
    CHECK_FALSE(note->is_danger);
    const bool is_despair = note->kind == "crisis";
    CHECK_MESSAGE(contains(note->text, is_despair ? "988" : "1-888-375-7767"), note->text);
    CHECK(note->links.front().target == (is_despair ? "tel:988" : "tel:18883757767"));
  }
  CHECK(notes > 5);
  // Neither what is clear nor what is harmless has one.
  CHECK_FALSE(red_flags().read("I want to die", asker).note);
  for (const char* text : {"What should I train today?", "3x10 squats at 60 kg", "Wie viel Eiweiß habe ich gegessen?"})
    CHECK_FALSE(red_flags().read(text, asker).note);
}

TEST_CASE("an answer to what may be an emergency ends with when to call whom") {
  const Asker asker{.language = Language::english, .country = "US", .age = {}};
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/coach_unseen_emergencies.csv");
  int notes = 0;
  for (std::string line; std::getline(file, line);) {
    const auto note = red_flags().read(line.substr(0, line.find(" |")), asker).note;
    if (!note || note->kind != "other_emergency") continue;
    ++notes;
    CHECK(note->links.front().target == "tel:911");
  }
  CHECK(notes > 2);
  for (const char* text : {"chest workout 30 minutes", "When did I last train chest?", "Brust und Trizeps heute"})
    CHECK_FALSE_MESSAGE(red_flags().read(text, asker).note, std::string(text));
}

TEST_CASE("which earlier messages no coach may see") {
  const auto left_out = [](const std::vector<std::string_view>& earlier) {
    return red_flags().read("What should I train today?", {}, earlier).left_out;
  };
  CHECK(left_out({"Legs today", "How was my week?", "I want to die", "thanks"}) ==
        std::vector{false, true, true, false});
  CHECK(left_out({"I can't do this anymore", "the living part, not the workout", "ok"}) ==
        std::vector{true, true, false});
  // What is too long ago is not judged, and not shown.
  CHECK(left_out(std::vector<std::string_view>(20, "Legs today")).front());
  CHECK_FALSE(left_out(std::vector<std::string_view>(20, "Legs today")).back());
}

TEST_CASE("an emergency has the emergency number alone, despair beside it has its lines too") {
  const auto targets = [](const char* text, const char* country) {
    std::vector<std::string> all;
    for (const Link& link : safety_answer_to(text, country).links) all.push_back(link.target);
    return all;
  };
  CHECK(targets("I have chest pain", "US") == std::vector<std::string>{"tel:911"});
  CHECK(targets("Ich habe Brustschmerzen", "AT") == std::vector<std::string>{"tel:144"});
  CHECK(targets("my boyfriend hits me", "DE") == std::vector<std::string>{"tel:116016", "tel:112"});
  const SafetyAnswer both = safety_answer_to("I feel dizzy and I want to die", "US");
  CHECK(contains(both.text, "lie down"));
  CHECK(contains(both.text, "someone who listens"));
  CHECK(both.links.front().target == "tel:988");
  CHECK(red_flags().is_answer(both.text));
  // Despair comes before what has other lines.
  CHECK(safety_answer_to("I threw up my dinner again and I do not want to live").kind == "crisis");
}

TEST_CASE("who has taken too much or does not wake up needs the emergency number at once") {
  for (const char* text :
       {"I took all my tablets an hour ago", "my friend took an overdose", "I took 40 paracetamol tablets",
        "hab 30 schlaftabletten genommen", "took too much insulin by mistake", "my daughter swallowed bleach",
        "mein Freund hat Tabletten geschluckt und wacht nicht auf", "Ich habe alle Tabletten auf einmal genommen"}) {
    const SafetyAnswer answer = safety_answer_to(text, "US");
    CHECK_MESSAGE(answer.kind == "overdose", std::string(text));
    CHECK(answer.links.back().target == "tel:911");
  }
  for (const char* text : {"I took my vitamins", "took all my magnesium tablets", "my friend woke me up"})
    CHECK_FALSE_MESSAGE(is_danger(text), std::string(text));
}

TEST_CASE("who does not breathe, chokes, swells or has low sugar gets the first aid for it") {
  const auto kind = [](const char* text) { return safety_answer_to(text).kind; };
  for (const char* text : {"she is unconscious and not breathing", "someone collapsed at the gym and has no pulse",
                           "he isn't breathing, what do I do", "Mein Vater ist umgekippt und atmet nicht",
                           "my mum collapsed next to me on the treadmill what do I do"})
    CHECK_MESSAGE(kind(text) == "unconscious", std::string(text));
  CHECK(contains(safety_answer_to("he isn't breathing").text, "push hard and fast"));
  for (const char* text : {"my friend is choking on food", "mein Kind hat sich verschluckt, ein Stück Fleisch"})
    CHECK_MESSAGE(kind(text) == "choking", std::string(text));
  for (const char* text : {"my throat is swelling", "allergic reaction, what now", "mir schwillt die Zunge an"})
    CHECK_MESSAGE(kind(text) == "allergy", std::string(text));
  for (const char* text :
       {"Unterzucker beim Training, mir ist zittrig", "I'm diabetic, my blood sugar is low during training",
        "I have diabetes and feel shaky and sweaty", "Ich habe Diabetes und zittere und schwitze beim Training"})
    CHECK_MESSAGE(kind(text) == "low_sugar", std::string(text));
  for (const char* text : {"low sugar breakfast ideas", "I choked on the last rep of the race",
                           "how do I lower my blood sugar with diabetes?"})
    CHECK_FALSE_MESSAGE(is_danger(text), std::string(text));
}

TEST_CASE("a danger beside harmless words is still one") {
  for (const char* text :
       {"make me a plan for the week with four days, and by the way, I passed out at the gym yesterday",
        "I fainted yesterday after squats. How many sets should I do today?",
        "Thanks for the recipe, it was great. I have chest pain when I run. What should I eat tonight?"})
    CHECK_MESSAGE(is_danger(text), std::string(text));
}

TEST_CASE("a danger holds for a day, whatever the client sends, and a statement about oneself for longer") {
  const auto reading = [](const char* text, const std::vector<std::string_view>& earlier,
                          const std::vector<std::string_view>& statements = {}) {
    return red_flags().read(text, {}, earlier, statements);
  };
  const auto after_pain = reading("20 minute HIIT", {"I have chest pain", "How was my week?", "thanks"});
  REQUIRE(after_pain.recent_emergency);
  CHECK(after_pain.recent_emergency->kind == "heart_and_breath");
  CHECK(reading("Explain burpees", {"I have chest pain"}).is_emergency_near);
  CHECK_FALSE(reading("thanks", {"I have chest pain"}).is_emergency_near);
  // After despair the sentence about help stays for some messages.
  CHECK(reading("make me a 20 minute HIIT", {"I want to die"}).note->kind == "crisis");
  CHECK_FALSE(reading("make me a 20 minute HIIT", {"I want to die", "thanks, I called them"}).note);
  // In the language of the message.
  CHECK(contains(reading("give me a 20 minute workout please", {"Ich habe Brustschmerzen"}).recent_emergency->text,
                 "Please stop training"));
  // Another danger in between hides no emergency.
  CHECK(reading("20 minute HIIT", {"I have chest pain", "I want to die"}).recent_emergency);
  CHECK(reading("how do I lose 5 kg?", {}, {"I am 15"}).answer->kind == "minor");
}

TEST_CASE("a death is met with kindness, and nobody is taken for dead in training") {
  for (const char* text :
       {"my mother died last week", "My dog passed away, should I train?", "Mein Opa ist gestern gestorben",
        "we buried my dad on Monday and I can't sleep", "bin in Trauer, wie soll ich da trainieren"}) {
    const SafetyAnswer answer = safety_answer_to(text, "DE");
    CHECK_MESSAGE(answer.kind == "grief", std::string(text));
    CHECK_FALSE(answer.is_danger);
    CHECK(answer.links.front().target == "tel:08001110111");
  }
  for (const char* text :
       {"my legs died after the run", "My mum lost 5 kg", "mein Freund hat mich beim Laufen überholt",
        "I lost to my brother", "Meine Beine sind tot", "my dad passed me on the hill"}) {
    const auto found = red_flags().read(text, {}).answer;
    CHECK_MESSAGE((!found || found->kind != "grief"), std::string(text));
  }
}

TEST_CASE("force, a fall on the head, numbness at the seat, blood and testosterone have their answers") {
  const auto kind = [](const char* text) { return safety_answer_to(text).kind; };
  CHECK(kind("Mein Freund zwingt mich abzunehmen") == "violence");
  CHECK(kind("my coach forces me to starve before weigh-in") == "violence");
  CHECK(kind("Bin beim Klettern auf den Kopf gefallen") == "serious_injury");
  CHECK(kind("i fell off the bench and landed on my head") == "serious_injury");
  CHECK(kind("Seit gestern bin ich zwischen den Beinen taub") == "stroke_and_nerves");
  CHECK(kind("Ich habe Blut gebrochen") == "other_emergency");
  CHECK(kind("Ich nehme Testosteron, wie soll ich trainieren?") == "drugs");
  for (const char* text :
       {"My trainer makes me run in the rain", "my mum makes me eat breakfast", "Er ist nicht auf den Kopf gefallen",
        "how does lifting raise testosterone?", "Welches Essen steigert Testosteron?"})
    CHECK_FALSE_MESSAGE(is_danger(text), std::string(text));
}

TEST_CASE("after an emergency a question about going on is part of it, another one is not") {
  const auto kind_after = [](const char* text, std::string_view earlier) {
    const auto answer = red_flags().read(text, {}, {earlier}).answer;
    return answer ? answer->kind : "none";
  };
  for (const char* text : {"Can I train tomorrow?", "can I still lift?", "Darf ich trotzdem laufen?", "what now?"})
    CHECK_MESSAGE(kind_after(text, "I have chest pain") == "heart_and_breath", std::string(text));
  for (const char* text : {"Can I log two eggs?", "Can I see my weight chart?", "Kann ich das Datum ändern?"})
    CHECK_MESSAGE(kind_after(text, "I have chest pain") == "none", std::string(text));
}

TEST_CASE("an answer that names the emergency number has it as a link") {
  CHECK(safety_answer_to("I'm on dialysis, how much protein may I eat?", "US").links.front().target == "tel:911");
  CHECK(safety_answer_to("I have a pacemaker, may I row?", "AT").links.front().target == "tel:144");
}

TEST_CASE("despair goes on for some messages, until it is about something else or calm") {
  const auto kind_after = [](const char* text, const std::vector<std::string_view>& earlier) {
    const auto answer = red_flags().read(text, {}, earlier).answer;
    return answer ? answer->kind : "none";
  };
  for (const char* text : {"yes", "ja", "tonight", "I have a plan"})
    CHECK(kind_after(text, {"I want to die"}) == "crisis");
  CHECK(kind_after("I have a plan for tonight", {"I want to die", "ok"}) == "crisis");
  for (const char* text : {"What should I train today?", "thanks", "Log two eggs", "How was my week?"})
    CHECK_MESSAGE(kind_after(text, {"I want to die"}) == "none", std::string(text));
  CHECK(is_danger("the living part, not the workout", {"I can't do this anymore"}));
  CHECK_FALSE(is_danger("undo that", {"two eggs for breakfast"}));
  // A danger further up hides no pair.
  CHECK(is_danger("like really low, razor low", {"I have chest pain", "thanks", "I feel so low tonight"}));
}

TEST_CASE("the loss of a baby is not answered as a pregnancy") {
  for (const char* text : {"I had a miscarriage and want to lose weight", "we lost our baby at 20 weeks",
                           "Ich hatte eine Fehlgeburt und will abnehmen"}) {
    const auto answer = red_flags().read(text, {.language = Language::english, .country = "DE", .age = {}}).answer;
    REQUIRE_MESSAGE(answer, std::string(text));
    CHECK(answer->kind == "loss");
    CHECK_FALSE(answer->is_danger);
  }
  const auto weight = red_flags().read("I lost my baby weight", {}).answer;
  CHECK((!weight || weight->kind != "loss"));
}

TEST_CASE("what is denied, said before about others or known from the profile is not read into a message") {
  const auto person = [](const std::vector<std::string_view>& messages, std::optional<int> age = {}) {
    const Asker asker{.language = Language::english, .country = "", .age = age, .year = 2026};
    return red_flags().read(messages.back(), asker, {messages.begin(), messages.end() - 1}).person;
  };
  CHECK_FALSE(person({"I'm 20 weeks pregnant", "I am no longer pregnant", "how can I lose weight?"}).expecting);
  CHECK_FALSE(person({"my sister is pregnant, can she run?", "thanks"}).expecting);
  CHECK_FALSE(person({"my daughter is 13 and wants to lift", "How many calories should I eat?"}).age);
  CHECK_FALSE(person({"mum says no to the gym, homework first"}, 30).age);
}

TEST_CASE("plain entries of food and weight are no sign of disordered eating") {
  for (const char* text : {"yesterday I ate 200 g of pasta", "I ate 150 g of chicken", "I weigh 60 kg",
                           "I weigh 180 lbs", "I ate 1800 kcal today", "Ich habe eine Tafel Schokolade gegessen",
                           "I gained 2 kg", "I am cutting", "Das Training hat mich umgebracht"})
    CHECK_FALSE_MESSAGE(red_flags().read(text, {}).answer, std::string(text));
}

TEST_CASE("no fixed answer about eating, minors or age names an amount") {
  for (const char* text :
       {"Give me an 800 kcal diet", "I need to lose 10 kg in 2 weeks", "I am 15 and want to lose 10 kg",
        "Ich bin 15 und will 10 kg abnehmen", "I am 68 and want to lose weight",
        "I am pregnant, how can I lose weight?", "What should I eat with coeliac disease?"}) {
    const std::string said = safety_answer_to(text).text;
    for (const char* amount : {"kcal", " kg", "1,200", "10", "800", " pound"})
      CHECK_MESSAGE(!contains(said, amount), said);
  }
}

TEST_CASE("a fixed answer is recognised") {
  CHECK(red_flags().is_answer(safety_answer_to("I want to die").text));
  CHECK(red_flags().is_answer(safety_answer_to("Ich bin ohnmächtig geworden").text));
  CHECK(red_flags().is_answer(safety_answer_to("I want to die", "NZ").text));
  CHECK_FALSE(red_flags().is_answer("Well done."));
  // What follows from somebody's age is no danger, and stays in the conversation.
  CHECK_FALSE(red_flags().is_answer(safety_answer_to("I am 15 and want to lose 10 kg").text));
}

TEST_CASE("times of sleep are no loss of weight, also across two messages") {
  CHECK_FALSE(red_flags().read("How did I sleep this week?", {}, {"I slept from 23:10 to 6:40"}).answer);
  CHECK(red_flags().read("I want to go from 78 to 63 kg this month", {}).answer);
}

TEST_CASE("a later emergency does not end what disordered eating leaves out") {
  const SafetyReading reading = red_flags().read(
      "thanks", {}, {"I threw up my dinner on purpose", "I have crushing chest pain", "it is gone now"});
  REQUIRE(reading.recent_emergency);
  REQUIRE(reading.recent_eating);
  CHECK(reading.recent_eating->kind == "eating_disorder");
}

TEST_CASE("bleeding is a danger for a pregnant person, and a period for others is none") {
  for (const char* text :
       {"I am bleeding", "ich blute", "bleeding a bit today", "my period started", "ich hab Blutungen"})
    CHECK_MESSAGE(is_danger(text, {"I'm 20 weeks pregnant", "thanks", "How was my week?", "ok", "nice"}),
                  std::string(text));
  for (const char* text : {"my period started", "Periode hat angefangen"}) CHECK_FALSE(is_danger(text));
  CHECK_FALSE(is_danger("what was my blood pressure", {"I'm pregnant"}));
  CHECK(is_danger("I soaked 5 pads in an hour"));
}

TEST_CASE("means and places after despair are about it, in few words") {
  for (const char* text : {"2 packs", "vierzig Stück Tabletten", "the train", "die Brücke"})
    CHECK_MESSAGE(is_danger(text, {"I want to die"}), std::string(text));
  for (const char* text : {"What should I train today?", "glute bridge, how?", "two eggs"})
    CHECK_FALSE_MESSAGE(is_danger(text, {"I want to die"}), std::string(text));
}

TEST_CASE("what is asked of a session is no danger") {
  for (const char* text :
       {"muss leise sein", "it has to be quiet", "can't jump", "nothing on the floor", "das ist zu lang",
        "can't get deep", "Becken kippt", "my arches collapse and my feet turn out", "my forearms burn", "don't log it",
        "Welche Übungen am Donnerstag?"}) {
    CHECK_FALSE_MESSAGE(is_danger(text), std::string(text));
    CHECK_FALSE_MESSAGE(is_danger(text, {"legs 30 minutes"}), std::string(text));
  }
}

TEST_CASE("who refuses what the app offers is not taken for desperate, and despair beside a refusal is seen") {
  std::ifstream file(std::string(FITAPP_SOURCE_DIR) + "/tests/data/coach_refusals.csv");
  int read = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    ++read;
    const std::string text = line.substr(0, line.find(" |"));
    const auto reading = red_flags().read(text, {});
    const bool is_refusal = contains(line, "| app |");
    CHECK_MESSAGE((reading.answer && reading.answer->is_danger) != is_refusal, line);
    if (is_refusal) CHECK_MESSAGE((!reading.note && reading.asks_back.empty()), line);
  }
  CHECK(read == 89);
}
