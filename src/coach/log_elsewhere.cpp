// Recognises these sentences by their words, all of which must be known.
#include "coach/log_elsewhere.h"

#include <algorithm>

#include "coach/log_words.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t longest_wish = 12;  // words
constexpr double fewest_steps = 50;       // "3 steps to …" counts something else

bool is_deleting(const SpokenWord& word) {
  return is_among(word,
                  "delete deleting remove removing erase clear loesch loesche loeschen geloescht entfern entferne "
                  "entfernen streich streiche streichen");
}

bool is_pointer(const SpokenWord& word) {
  return word.word.size() < 2 || is_filler(word) || is_article(word) || is_deleting(word) ||
         is_among(word,
                  "my mine the that this those these from of for last whole entire entry entries log diary food can "
                  "could you please just actually kannst koenntest du mein meine meinen meiner meines das den die der "
                  "dieses diesen diese letzte letzten letztes letzter eintrag eintraege ganze ganzen ganzes von vom "
                  "bitte doch wieder raus out");
}

struct Screen {
  std::string_view words;
  std::string_view english;
  std::string_view german;
  std::string_view target;
};
constexpr Screen screens[] = {
    {"workout workouts training trainings session run runs ride walk einheit lauf trainingseinheit", "Calendar",
     "Kalender", "/workout-calendar"},
    {"sleep night nights nap schlaf nacht nickerchen", "Sleep", "Schlaf", "/wellness?tab=sleep"},
    {"weight measurement measurements waist gewicht messung messungen taille", "Measurements", "Messungen",
     "/nutrition?tab=body"},
    {"period periode menstruation", "Period", "Periode", "/wellness?tab=period"},
    {"breakfast lunch dinner supper snack snacks meal meals food drink water glass fruehstueck mittagessen abendessen "
     "abendbrot mahlzeit mahlzeiten essen wasser glas kaffee coffee",
     "Nutrition", "Ernährung", "/nutrition"}};

std::string target_on(const LogReading& reading, std::string_view target) {
  if (target != "/workout-calendar" || !reading.names_day) return std::string(target);
  const std::string day = format_date(reading.day);
  return std::string(target) + "?month=" + day.substr(0, 7) + "&day=" + day;
}

// The screen of the only food or drink that the words name.
const Screen* screen_of_food(const LogReading& reading, const SpokenWords& words) {
  SpokenWords named = words;
  std::erase_if(named, [](const SpokenWord& each) { return is_pointer(each) || each.number || is_unit(each); });
  if (has_among(words, "diet plan plans account profile programme program goal goals ernaehrung konto profil ziel"))
    return nullptr;
  const bool is_food = !named.empty() && named.size() <= 3 && reading.book.find_food(typed_text(reading.text, named));
  return is_food ? &screens[std::size(screens) - 1] : nullptr;
}

}  // namespace

std::optional<ChatReply> deletion_reply(const LogReading& asked) {
  LogReading reading = asked;
  const SpokenWords& words = reading.words;
  if (words.size() > longest_wish || std::ranges::none_of(words, is_deleting) || has_any(words, {"?", "how", "wie"}))
    return std::nullopt;
  read_day(reading);
  const Screen* found = nullptr;
  for (const SpokenWord& each : words) {
    const auto screen = std::ranges::find_if(screens, [&](const Screen& one) { return is_among(each, one.words); });
    if (screen != std::end(screens)) {
      if (found == nullptr) found = screen;
    } else if (!is_pointer(each)) {
      found = nullptr;
      break;
    }
  }
  if (found == nullptr) found = screen_of_food(reading, words);
  if (found == nullptr) return std::nullopt;
  const std::string_view name = reading.context.language == Language::german ? found->german : found->english;
  return linked_reply(reading.say("I can only take back what we logged here last: say “undo that”. Everything else is "
                                  "deleted where it is listed.",
                                  "Zurücknehmen kann ich nur, was wir hier zuletzt eingetragen haben: Sag „mach das "
                                  "rückgängig“. Alles andere löschst du dort, wo es steht."),
                      name, target_on(reading, found->target));
}

std::optional<ChatReply> steps_reply(const LogReading& reading) {
  const auto is_step = [](const SpokenWord& each) { return is_among(each, "step steps schritt schritte schritten"); };
  const bool in_thousands = has_any(reading.words, {"k"});
  const auto is_count = [&](const SpokenWord& each) {
    return each.number && *each.number >= (in_thousands ? 1 : fewest_steps);
  };
  const bool is_known = std::ranges::all_of(reading.words, [&](const SpokenWord& each) {
    return each.word.size() < 2 || each.number || is_step(each) || is_filler(each) || is_comment(each) ||
           is_among(each,
                    "walked walk walking counter count counted schrittzaehler gelaufen gegangen gelaufene zaehler");
  });
  if (!is_known || std::ranges::none_of(reading.words, is_step) || std::ranges::none_of(reading.words, is_count))
    return std::nullopt;
  return ChatReply{reading.say(
      "Steps are not tracked here. I can log the walk with its minutes or distance, such as “walked 4 km in 50 "
      "minutes”, and tell you how many workouts you did this week.",
      "Schritte werden hier nicht gezählt. Ich kann den Spaziergang mit Minuten oder Strecke eintragen, etwa „4 km in "
      "50 Minuten spaziert“, und dir sagen, wie viele Trainings du diese Woche hattest.")};
}

ChatReply record_reply(const LogReading& reading, const domain::Exercise& exercise) {
  const bool german = reading.context.language == Language::german && !exercise.german_name.empty();
  const std::string& name = german ? exercise.german_name : exercise.name;
  return ChatReply{
      reading.say("Well done! Tell me the sets, such as “" + name + " 100 kg x 3”, and I can log them.",
                  "Stark! Nenn mir die Sätze, zum Beispiel „" + name + " 100 kg x 3“, dann kann ich sie eintragen.")};
}

}  // namespace fitapp::coach
