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
      // later, wishes, rules and habits
      "tomorrow tomorrows later will ill gonna planning want wants wanted wanna wish hope hoping trying thinking lets "
      "should would could cannot cant might must remind usually normally always often prefer if goal target aim next "
      "recommend suggest give make tell show explain replace how which why hows alternative than better instead "
      "recommended every craving spaeter uebermorgen werde wird will wollen moechte moecht wuerde wuerd sollte soll "
      "kann koennte darf muss gleich lass lasst hoffe versuche ueberlege ueberlegen vorhabe haette normalerweise "
      "meistens meist gewoehnlich immer naechste naechsten naechster naechstes wenn falls plane erinner erinnere gib "
      "zeig zeige erklaer erklaere lieber besser ziel schaffe warum welche welcher wieviel jeden jede jedes ersetze "
      "ersetz verbrenne verbrennen taeglich mach mache macht gehe lust brauche "
      // did not happen
      "no never not none nothing neither dont didnt isnt havent hasnt wasnt couldnt wont skip skipped skipping missed "
      "forgot forgotten failed barely hardly nie niemals nicht nichts kein keine keinen keinem keiner weder kaum "
      "ausgelassen ausgefallen vergessen verzichtet abgesagt verpasst "
      // long ago, or heard of
      "once ever told said saw seen heard apparently supposedly video hate like love mag frueher damals gesehen "
      "gelesen gehoert angeblich burn hurts hurt weh "
      // a change of weight
      "gained gain gaining lost lose losing dropped heavier lighter zugenommen abgenommen verloren runter leichter "
      "schwerer gestiegen gefallen bought gekauft");
  return set;
}

const WordSet& others() {
  static const WordSet set = set_of(
      "he she they his her hers their him them son sons daughter daughters wife husband kid kids child children boy "
      "girl friend friends buddy mate boyfriend girlfriend partner brother sister mom mum mother dad father guy "
      "someone "
      "somebody trainer colleague roommate dog cat grandma grandpa er sie ihr sein seine sohn soehne tochter toechter "
      "ehefrau frau mann ehemann kind kinder junge freund freunde freundin kumpel partnerin bruder schwester mutter "
      "mama "
      "vater papa jemand mitbewohner kollege kollegin hund katze oma opa");
  return set;
}

const WordSet& vague() {
  static const WordSet set = set_of(
      "much many lot lots little bit some few enough too very well badly good great nice fine big small huge large "
      "tiny "
      "healthy unhealthy clean less more most out something anything everything stuff thing things food meal meals "
      "cheat day cold flu fever headache question meeting time break work piece portion home restaurant dish ton tons "
      "plenty usual same over full again late early fast best bad decent proper awesome delicious tasty "
      "viel viele vieles zuviel wenig weniger mehr genug etwas was irgendwas alles zu sehr gut gute guten gutes "
      "schlecht "
      "gesund ungesund lecker leckeres kleines grosses kleine grosse kleinen grossen ordentlich reichlich essen "
      "mahlzeit "
      "tag termin frage pause kopfschmerzen fieber erkaeltung schnupfen hunger durst spaeter spaet frueh draussen "
      "auswaerts zuhause daheim unterwegs rest portion stueck ganz ganze woche stress streit arbeit noch nur bisschen "
      "menge haufen lust appetit besonders richtig schoen schoenes steps schritte schritten date fun spass urlaub "
      "besprechung unfall gespraech "
      "party "
      "shower bath call appointment gross klein hoch breit alt jung tall old wide high idea problem termine idee");
  return set;
}

const WordSet& comments() {
  static const WordSet set = set_of(
      "easy hard heavy light slow slowly fast quick quickly good great nice well finally again new pr prs pb record "
      "best "
      "personal hit bestleistung "
      "gym "
      "home work park outside outdoors indoors treadmill first second last felt feeling strong tough ok okay fine long "
      "short little big early late straight total warmup warm hill hills trail track forest lake pool beach field "
      "woods "
      "rain sun bar barbell dumbbell dumbbells kettlebell machine cable band body bodyweight added plus extra full "
      "whole "
      "workout session training exercise class course distance time pace speed nonstop break breaks without rest "
      "before finished ago earlier hour minutes minute proud happy tired sweaty wow phew lol haha yay woohoo "
      "locker lockere lockeren schnell schnelle langsam langsame endlich wieder neu neue neuer neuen rekord bestzeit "
      "studio fitnessstudio hause daheim park draussen arbeit laufband erste ersten erster zweite letzte letzten "
      "schwer "
      "schwere leicht leichte gut super stark lang lange kurz kurze kleine kleinen grosse ganz gefuehlt fuehlte "
      "anstrengend "
      "hart langhantel kurzhantel kurzhanteln kettlebell maschine kabel band koerpergewicht wald see schwimmbad halle "
      "regen sonne aufwaermen einheit runde training workout uebung kurs zeit tempo pause pausen vorher vorhin stolz "
      "muede puh uff haha juhu ride rides tour sick ill cold flu fever headache cough cramps krank erkaeltet "
      "erkaeltung "
      "grippe fieber schnupfen husten kopfschmerzen kopfweh");
  return set;
}

const WordSet& fillers() {
  static const WordSet set = set_of(
      "i ive im id my me we have had has did do done just finished completed got was were been am is it its that this "
      "the a an some of for to at in on with after then also today now went go made log logged add track record please "
      "note enter save entry up about around approximately roughly pretty really only was ate eaten drank drunk eat "
      "drink having eating drinking weighed myself morning and or so far all total held hold doing taking took take "
      "but aber feeling fuehle heut snacked genascht gesnackt trank ass wir sind another glaub ich hab habe hatte hat "
      "hatten bin war waren ist "
      "mir mich mein meine meinen wir gerade grad eben heute "
      "jetzt ein "
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
  return at == 0 ||
         !is_among(words[at - 1],
                   "heute am diesen guten gestern montag dienstag mittwoch donnerstag freitag samstag sonntag");
}

}  // namespace

bool is_among(const SpokenWord& word, std::string_view words) {
  if (word.word.empty()) return false;
  for (std::size_t at = words.find(word.word); at != std::string_view::npos; at = words.find(word.word, at + 1)) {
    const std::size_t end = at + word.word.size();
    if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
  }
  return false;
}

bool has_among(const SpokenWords& words, std::string_view list) {
  return std::ranges::any_of(words, [&](const SpokenWord& each) { return is_among(each, list); });
}

bool is_article(const SpokenWord& word) { return is_among(word, "a an ein eine einen einem einer ne nen ner one"); }

bool is_question(const SpokenWords& words) { return has_any(words, {"?"}) || begins_with_question(words); }

bool begins_with_question(const SpokenWords& words) {
  std::size_t first = 0;
  while (first < words.size() && is_among(words[first], "hey hi hallo coach , und and so also ok")) ++first;
  if (first >= words.size()) return false;
  if (is_in(words[first], asking()) && !is_noun_can(words, first)) return true;
  const bool asks_self = is_among(words[first], "did have do has habe hab bin war was");
  return asks_self && first + 1 < words.size() && is_among(words[first + 1], "i ich you we they du wir");
}

bool is_about_others(const SpokenWords& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    // "One at the gym did …", "einer im Studio hat …".
    const bool is_somebody = words[at].is_any({"einer", "eine", "one"}) && at + 1 < words.size() &&
                             is_among(words[at + 1], "im in aus von at from");
    if (is_somebody) return true;
    if (!is_in(words[at], others())) continue;
    // "With my son", "mit dem Hund", "walked the dog".
    std::size_t before = at;
    while (before > 0 &&
           is_among(words[before - 1], "my the a meinem meiner meinen dem der den einem einer some two our unserem"))
      --before;
    const bool is_with = before > 0 && is_among(words[before - 1], "with mit walked walking for fuer from von by w");
    if (!is_with) return true;
  }
  return false;
}

bool is_person(const SpokenWord& word) { return is_in(word, others()); }

bool is_vague(const SpokenWord& word) { return is_in(word, vague()); }

bool is_comment(const SpokenWord& word) { return is_in(word, comments()); }

namespace {

// Two words that together say that nothing has happened now: "about to", "used to", "a day", "am Tag", "old".
bool is_not_now(const SpokenWords& words, std::size_t at) {
  const auto pair = [&](std::initializer_list<std::string_view> first, std::initializer_list<std::string_view> second) {
    return words[at].is_any(first) && at + 1 < words.size() && words[at + 1].is_any(second);
  };
  return pair({"about", "used", "plan", "need", "have", "going", "try", "ready"}, {"to"}) ||
         pair({"going"}, {"for", "on"}) || pair({"let"}, {"us", "s"}) || pair({"gave", "give"}, {"up"}) ||
         pair({"ran", "run"}, {"out"}) || pair({"id", "i"}, {"like", "need"}) ||
         pair({"plan", "programme", "program", "routine", "coach", "programm"}, {"says", "has", "is", "sagt", "hat"}) ||
         pair({"meinem", "dem"}, {"plan", "programm", "trainingsplan"}) || pair({"coach"}, {"meint"}) ||
         pair({"a", "per", "each"}, {"day", "week", "night"}) || pair({"am", "pro"}, {"tag", "woche"}) ||
         pair({"die", "der"}, {"woche"}) || pair({"most"}, {"nights", "days", "mornings"}) ||
         pair({"down", "up"}, {"by"}) || pair({"years", "year", "jahre"}, {"old", "alt"}) || pair({"put"}, {"on"}) ||
         pair({"habe", "hab"}, {"vor"});
}

// "I am down 4 kg", "up 1.5 kg this week", "4 kg mehr": a change of the weight.
bool is_weight_change(const SpokenWords& words, std::size_t at) {
  const auto is_weight = [&](std::size_t number) {
    return number + 1 < words.size() && words[number].number &&
           is_among(words[number + 1], "kg kgs kilo kilos lb lbs pounds pfund");
  };
  // Not "lat pull down 60 kg".
  const bool is_change =
      words[at].is_any({"down", "up"}) && !(at > 0 && is_among(words[at - 1], "pull push sit step chin press"));
  if (is_change && is_weight(at + 1)) return true;
  return is_weight(at) && at + 2 < words.size() && is_among(words[at + 2], "more less mehr weniger down up");
}

// "In 2019", "2019 habe ich …".
bool is_year(const SpokenWords& words, std::size_t at) {
  const SpokenWord& each = words[at];
  const bool is_four_digits = each.number && each.decimals == 0 && *each.number >= 1950 && *each.number < 2100;
  const auto next_is = [&](std::string_view list) { return at + 1 < words.size() && is_among(words[at + 1], list); };
  if (!is_four_digits || (at + 1 < words.size() && is_unit(words[at + 1]) && !next_is("a i"))) return false;
  return at == 0 ? next_is("habe hab bin war wog i we") : is_among(words[at - 1], "in im jahr year since seit of");
}

// "Water in my bottle", "the bottle has 500 ml" are not drunk.
bool is_kept(const SpokenWords& words, std::size_t at) {
  const bool is_container = is_among(words[at],
                                     "bottle bottles glass cup mug jug shaker fridge freezer bag backpack cupboard "
                                     "lunchbox pantry flasche flaschen glas becher tasse krug shaker kuehlschrank "
                                     "gefrierfach tasche rucksack schrank brotdose");
  if (!is_container) return false;
  if (at + 1 < words.size() && is_among(words[at + 1], "has holds is contains hat ist fasst enthaelt")) return true;
  std::size_t before = at;
  while (before > 0 && is_among(words[before - 1], "my the der dem meiner meinem")) --before;
  if (before == 0) return false;
  return words[before - 1].is_any({"im"}) || (before < at && words[before - 1].is_any({"in"}));
}

}  // namespace

bool is_not_done(const SpokenWords& words) {
  const bool may_be_kept = !says_eaten(words) && !says_log(words);
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (is_not_now(words, at) || is_weight_change(words, at) || is_year(words, at)) return true;
    if (may_be_kept && is_kept(words, at)) return true;
    if (is_in(words[at], not_done()) || is_tomorrow(words, at)) return true;
    if (words[at].is_any({"can"}) && !is_noun_can(words, at)) return true;
  }
  return false;
}

bool says_either(const SpokenWords& words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool goes_on = at + 1 < words.size() && !is_among(words[at + 1], "so less more weniger mehr rather");
    if (words[at].is_any({"or", "oder"}) && goes_on) return true;
  }
  return false;
}

bool is_unit(const SpokenWord& word) { return is_in(word, units()); }

bool is_filler(const SpokenWord& word) { return is_in(word, fillers()); }

bool says_done(const SpokenWords& words) {
  static const WordSet set = set_of(
      "did done finished completed had went played was gemacht gehabt gefahren gespielt geschafft absolviert "
      "gewesen war hatte gehalten held trained trainiert erledigt fertig gegangen gelaufen geuebt beendet");
  // "Just 20 minutes of HIIT" asks.
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    if (words[at].is_any({"just"}) && words[at + 1].is_any({"now"})) return true;
  }
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
