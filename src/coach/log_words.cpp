// Lists of words, normalised as in words_of.
#include "coach/log_words.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

namespace fitapp::coach {
namespace {

using WordSet = std::set<std::string, std::less<>>;

WordSet set_of(const char* text) {
  std::istringstream words(text);
  WordSet set;
  for (std::string word; words >> word;) set.insert(word);
  return set;
}

bool is_in(const SpokenWord& word, const WordSet& set) { return set.contains(word.word); }
bool any_in(const SpokenWords& words, const WordSet& set) {
  return std::ranges::any_of(words, [&](const SpokenWord& each) { return is_in(each, set); });
}

const WordSet& asking() {
  static const WordSet set = set_of(
      "how hows what whats which why who whom whose where wheres is are does were has should could would can may "
      "might shall wie was welche welcher welches welchen warum wieso weshalb wann wer wen wem wieviel wieviele wo "
      "woher wofuer ist sind hat soll sollte sollten kann koennte darf duerfte muss stimmt reicht reichen gibt gibts "
      "kannst koenntest");
  return set;
}

const WordSet& not_done() {
  static const WordSet set = set_of(
      "tomorrow later will ill gonna planning want wanna wish should would could cannot cant might must remind usually "
      "normally always often never not dont didnt isnt havent hate like love prefer if than better instead goal target "
      "aim next recommend suggest give make tell show explain replace how which why hows alternative burn hurts hurt "
      "spaeter werde wird will wollen moechte moecht wuerde sollte soll kann koennte darf muss mag normalerweise "
      "meistens gewoehnlich immer nie niemals nicht kein keine keinen keinem naechste naechsten naechster naechstes "
      "wenn "
      "falls plane erinner erinnere gib zeig zeige erklaer erklaere lieber besser ziel schaffe warum welche welcher "
      "wieviel jeden ersetze ersetz verbrenne verbrennen weh tomorrows uebermorgen wuerd mach mache macht");
  return set;
}

const WordSet& fillers() {
  static const WordSet set = set_of(
      "i ive im id my me we have had has did do done just finished completed got was were been am is it its that this "
      "the a an some of for to at in on with after then also today now went go made log logged add track record please "
      "note enter save entry up about around approximately roughly pretty really only was ate eaten drank drunk eat "
      "drink having eating drinking weighed myself morning and or so far all total held hold doing taking took take "
      "ich hab habe hatte hat hatten bin war waren ist mir mich mein meine meinen wir gerade grad eben heute jetzt ein "
      "eine einen einem einer eines ne nen ner nem der die das den dem des zu zum zur im am an auf bei fuer nach dann "
      "noch dazu auch bitte trag trage eintragen notier notiere logge speicher speichere gemacht geschafft absolviert "
      "erledigt fertig getan gegessen gefruehstueckt getrunken gehabt genommen gewesen etwa ca circa ungefaehr so von "
      "vom bis um gehalten gab gabs es und oder frueh morgens abends mittags vormittag vormittags nachmittag "
      "nachmittags abend morgen mal mit insgesamt danach ok okay yes ja hey hi hallo coach gefahren fahren gespielt "
      "played play playing getan finish reps rep set sets");
  return set;
}

const WordSet& units() {
  static const WordSet set = set_of(
      "kg kgs kilo kilos kilogram kilograms kilogramm lb lbs pound pounds pfund g gram grams gramm ml l liter liters "
      "litre litres min mins minute minutes minuten h hr hrs hour hours std stunde stunden s sec secs second seconds "
      "sek "
      "sekunde sekunden km k kilometer kilometers kilometre kilometres mile miles mi meile meilen m meter meters metre "
      "metres cm x mal times set sets satz saetze saetzen rep reps wdh wiederholung wiederholungen repetitions percent "
      "half halbe halben halber halbes anderthalb eineinhalb viertelstunde dreiviertelstunde quarter quarters rpe uhr "
      "pm "
      "each je jeweils per pro a");
  return set;
}

// "can" of "a can of coke" is no verb.
bool is_noun_can(const SpokenWords& words, std::size_t at) {
  const bool before = at > 0 && (is_article(words[at - 1]) || words[at - 1].number);
  const bool after = at + 1 < words.size() && words[at + 1].is_any({"of"});
  return words[at].is_any({"can"}) && (before || after);
}

// "morgen" is tomorrow, but not in "heute Morgen" and "am Morgen".
bool is_tomorrow(const SpokenWords& words, std::size_t at) {
  if (!words[at].is_any({"morgen"})) return false;
  return at == 0 || !words[at - 1].is_any({"heute", "am", "diesen", "guten", "gestern", "montag", "dienstag",
                                           "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"});
}

}  // namespace

bool is_article(const SpokenWord& word) {
  return word.is_any({"a", "an", "ein", "eine", "einen", "einem", "einer", "ne", "nen", "ner", "one"});
}

bool is_question(const SpokenWords& words) { return has_any(words, {"?"}) || begins_with_question(words); }

bool begins_with_question(const SpokenWords& words) {
  std::size_t first = 0;
  while (first < words.size() &&
         words[first].is_any({"hey", "hi", "hallo", "coach", ",", "und", "and", "so", "also", "ok"}))
    ++first;
  if (first >= words.size()) return false;
  if (is_in(words[first], asking()) && !is_noun_can(words, first)) return true;
  const bool asks_self = words[first].is_any({"did", "have", "do", "has", "habe", "hab", "bin", "war", "was"});
  return asks_self && first + 1 < words.size() &&
         words[first + 1].is_any({"i", "ich", "you", "we", "they", "du", "wir"});
}

bool is_not_done(const SpokenWords& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (is_in(words[at], not_done()) || is_tomorrow(words, at)) return true;
    const std::size_t next = at + 1;
    if (words[at].is_any({"can"}) && !is_noun_can(words, at)) return true;
    if (words[at].is_any({"going"}) && next < words.size() && words[next].is_any({"to"})) return true;
    if (words[at].is_any({"plan", "need", "have"}) && next < words.size() && words[next].is_any({"to"})) return true;
    if (words[at].is_any({"every"}) && next < words.size() && words[next].is_any({"day", "week", "morning"}))
      return true;
  }
  return false;
}

bool is_unit(const SpokenWord& word) { return is_in(word, units()); }

bool is_filler(const SpokenWord& word) { return is_in(word, fillers()); }

bool says_done(const SpokenWords& words) {
  static const WordSet set = set_of(
      "did done finished completed had went played was just gemacht gehabt gefahren gespielt geschafft absolviert "
      "gewesen war hatte gehalten held trained trainiert erledigt fertig gegangen gelaufen geuebt beendet");
  return any_in(words, set);
}

bool says_log(const SpokenWords& words) {
  static const WordSet set =
      set_of("log add track record enter trag trage eintragen notier notiere logge speicher speichere");
  return any_in(words, set);
}

bool says_eaten(const SpokenWords& words) {
  static const WordSet set = set_of(
      "had ate eaten drank drunk having snacked gegessen getrunken hatte gehabt gefruehstueckt genommen genascht ass "
      "trank gesnackt");
  return any_in(words, set);
}

}  // namespace fitapp::coach
