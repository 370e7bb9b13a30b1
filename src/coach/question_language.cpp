// Counts words of each language.
#include "coach/question_language.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <sstream>

#include "base/text.h"
#include "coach/coach.h"
#include "coach/words.h"

namespace fitapp::coach {
namespace {

using WordList = std::set<std::string, std::less<>>;

WordList list_of(const char* text) {
  std::istringstream words(text);
  WordList list;
  for (std::string word; words >> word;) list.insert(word);
  return list;
}

// Words of both languages are in neither list: am, an, also, arm, fit, form, gym, hand, hat, in, man, plan, so, will.
const WordList& english_words() {
  static const WordList words = list_of(
      "the a and or but if then of to from for with without at by on off about into over after before between than "
      "i me my mine myself you your yours we our us he she it its they them their this that these those there here "
      "is are be been being isnt arent wasnt were does do did done doing dont doesnt didnt have has had havent "
      "hasnt having can cant cannot could couldnt should shouldnt shall would wouldnt wont must may might let lets "
      "ive ill youre theyre thats whats hows wheres whens whos what which who whose when where why how much many "
      "more less most least any some every each all both no not never always often again too very just only still "
      "yet already now today tonight tomorrow yesterday week weeks weekly month months year years day days daily "
      "morning evening night hour hours please thanks thank hello yes yeah yep nope sorry maybe sure okey want need "
      "needs like likes feel feeling felt get gets got getting give gives make makes made take takes took go goes "
      "going gone went tell show shows explain help know think try tried started begin keep use used using eat "
      "eating ate eaten food foods meal meals breakfast lunch dinner drink water sugar bread egg eggs milk sleep "
      "slept sleeping tired sick cold sore soreness stressed pain pains painful hurt hurts hurting ache aches "
      "injury injured pregnant pregnancy birth doctor weight weigh weights heavy heavier light lighter hard harder "
      "easy easier lose losing lost gain gained fat thin muscle muscles strength strong stronger body belly stomach "
      "leg legs knee knees back lower upper chest shoulder shoulders neck ankle wrist wrists head abs train trained "
      "trains lift lifted lifting exercise exercises working worked workouts run running ran walk walking walks "
      "stretch stretches rest recover recovered recovery calorie calories goal goals record records longest last "
      "next first best better good bad great well nice new old same different instead replace alternative log "
      "logged add change delete account password find really one two three four five six seven eight nine ten once "
      "twice times half because since until while during up down out away feels age weird quick short long pounds "
      "feet inches left right reach reached progress stuck motivated bored lazy quit dead dying kill life live "
      "anymore point nothing anything something everything someone anyone");
  return words;
}

const WordList& german_words() {
  static const WordList words = list_of(
      "der das den dem des ein eine einen einem einer eines und oder aber wenn dann weil dass ob als von vom zu zum "
      "zur aus bei beim mit ohne nach vor fuer gegen durch bis seit ueber unter zwischen auf ins im ich mich mir "
      "mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er sie es wir uns unser "
      "unsere ihr euch ihre ihm ihn sich dies diese dieser dieses diesen diesem jede jeder jedes jeden kein keine "
      "keinen keiner keinem nicht nichts nie niemals noch nochmal schon sehr zuviel viel viele vielen mehr weniger "
      "meiste meisten wenig alle alles etwas manchmal immer wieder oft nur auch doch mal eigentlich gerade jetzt "
      "wie wieviel wieviele welche welcher welches welchen welchem wer wen wem wessen wann wo wohin woher warum "
      "wieso weshalb wofuer womit wozu woran was bin bist ist sind seid sein waren wart gewesen hab habe hast habt "
      "haben hatte hatten wird werde werden wurde wuerde kann kannst koennen koennte konnte soll sollte sollen muss "
      "musst muessen darf darfst duerfen willst wollen moechte mag magst mache machen macht machst mach gemacht tun "
      "tut tue gibt gib geben geht gehe gehen ging gegangen komme kommt kommen nehme nehmen nimmt genommen brauche "
      "braucht brauchen zeig zeige zeigen sag sage sagen erklaer erklaere erklaeren hilf hilfe helfen hilft weiss "
      "wissen finde finden trage eintragen traegt heute morgen gestern abend abends morgens mittags nachts nacht "
      "tag tage tagen woche wochen monat monate jahr jahre jahren minuten stunde stunden uhr montag dienstag "
      "mittwoch donnerstag freitag samstag sonntag bitte danke dankeschoen hallo moin servus tschuess ja nein nee "
      "klar genau vielleicht guten gute guter essen esse isst gegessen trinken trinke getrunken fruehstueck "
      "mittagessen abendessen wasser zucker brot ei eier milch obst gemuese eiweiss kalorien fett schlaf schlafe "
      "schlafen geschlafen muede krank erkaeltet fieber schmerz schmerzen weh verletzt verletzung muskelkater "
      "schwanger schwangerschaft geburt stillen arzt aerztin gewicht wiege wiegen schwer schwerer leicht leichter "
      "abnehmen abgenommen zunehmen zugenommen nehm muskel muskeln kraft stark staerker koerper bauch bein beine "
      "knie ruecken brust schulter schultern nacken hals huefte kopf handgelenk fuss fuesse arme po trainiere "
      "trainieren trainiert trainierst uebung uebungen satz saetze saetzen wiederholung wiederholungen laufen laufe "
      "springen huepfen "
      "gelaufen joggen spazieren dehnen aufwaermen pausen ruhetag ruhetage erholt erholung ziel ziele rekord "
      "rekorde bestleistung bestleistungen letzte letzter letztes letzten naechste naechster naechstes naechsten "
      "erste erster erstes ersten beste bester bestes besten besser gut schlecht toll neu neue neuen alt anders "
      "statt stattdessen ersetzen ersatz loeschen aendern konto passwort eins zwei drei vier fuenf sechs sieben "
      "acht neun zehn zwanzig dreissig einmal zweimal dreimal halb lange lang kurz kurze kurzes schnell richtig "
      "falsch genug gesund lust keinbock bock faul motiviere fortschritt fortschritte lebensmittel leben sinn ende "
      "angst traurig allein fuehle fuehl geh los dran ueberhaupt irgendwie trotzdem dabei danach davor davon dazu "
      "hunger hungrig zeit zuhause daheim geraete hanteln urlaub buero meinst denkst ne nen isses gehts laeufts "
      "wars haltet halte halten hoch runter wetter politik hier dort da gleich sonst lieber ganz zusammen andere "
      "anderes haette waere waers daran keins meins kriege kriegen kriegt bekomme bekommen denn naemlich "
      "mittlerweile bisher heut paar einfach ziemlich zweite dritte baue bauen verbessern steigern schaffe schaffen "
      "laeuft");
  return words;
}

// They mean something in the other language too, and count only when nothing else does.
const WordList& weak_german_words() {
  static const WordList words = list_of("die war was im");
  return words;
}

// Beginnings of words about form. They are also in names of exercises, so they count in notes only.
const WordList& english_movements() {
  static const WordList beginnings = list_of(
      "heel hip hips elbow wrist spine pelvis butt bum tailbone toe foot feet glute hamstring quad grip barbell torso "
      "chin "
      "forearm shoulder thigh calf calves rib knee caving cave round flare flaring drift lift rise rising drop sag "
      "tuck wink "
      "bend bent bounc wobbl shak shift tilt twist arch lean swing shrug click crack pop snap creak grind straight "
      "deep low "
      "high forward backward sideways inward outward uneven unstable weak tight stiff collaps buckl valgus "
      "slouch");
  return beginnings;
}

const WordList& german_movements() {
  static const WordList beginnings = list_of(
      "fers hueft ellbog ellenbog handgelenk wirbel becken hintern gesaess zehe rueck knoech gelenk stange rumpf "
      "unterarm "
      "oberarm oberkoerper oberschenkel hohlkreuz kinn schulter knie griff knick kipp kippt heb hebt abheb einroll "
      "absink "
      "haengt haengen durchhaeng schieb verschieb zitter wackel schwank knack knirsch krumm rundruecken schief steif "
      "instabil nach innen aussen vorn hinten unten oben raus rein hoch tief schnell schwung beugt beugen dreht "
      "verdreh "
      "faellt fallen gehen ungleich links rechts buckel katzenbuckel");
  return beginnings;
}

bool begins_like(const std::string& word, const WordList& beginnings) {
  return std::ranges::any_of(beginnings, [&](const std::string& each) { return word.starts_with(each); });
}

// "Übungen", "Beweglichkeit", "gemütlich", "trainieren"; not the English "young" or "sung".
bool has_german_ending(const std::string& word) {
  constexpr std::size_t least = 7;
  if (word.size() < least) return false;
  return std::ranges::any_of(std::initializer_list<std::string_view>{"ung", "ungen", "keit", "heit", "lich", "ieren",
                                                                     "schaft", "schmerz", "schmerzen"},
                             [&](std::string_view ending) { return word.ends_with(ending); });
}

// Parts of names of exercises: "Liegestütz", "Bankdrücken", "Klimmzüge".
bool names_an_exercise(const std::string& word) {
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"stuetz", "drueck", "brueck", "zueg", "ueberzug", "ueberkopf", "schraeg",
                                              "rumaen", "schwuenge", "spruenge", "ausfallschritt", "beuge", "heben",
                                              "strecker", "rudern"},
      [&](std::string_view part) { return word.find(part) != std::string::npos; });
}

// An umlaut in UTF-8: ä ö ü Ä Ö Ü ß.
bool has_umlaut(std::string_view word) {
  constexpr std::string_view umlauts[] = {"ä", "ö", "ü", "Ä", "Ö", "Ü", "ß"};
  return std::ranges::any_of(umlauts, [&](std::string_view each) { return word.find(each) != std::string_view::npos; });
}

// "I'm", "don't", "they're"; not "geht's", which German writes too.
bool has_english_apostrophe(std::string_view word) {
  std::string plain(word);
  for (std::size_t at; (at = plain.find("’")) != std::string::npos;)
    plain.replace(at, std::string_view("’").size(), "'");
  while (!plain.empty() && !std::isalpha(static_cast<unsigned char>(plain.back()))) plain.pop_back();
  return std::ranges::any_of(std::initializer_list<std::string_view>{"'m", "'t", "'re", "'ll", "'ve", "'d"},
                             [&](std::string_view ending) { return lower_case(plain).ends_with(ending); });
}

struct Count {
  int english = 0;
  int german = 0;
  int weak_german = 0;
};

void count_word(Count& count, std::string_view written) {
  if (has_english_apostrophe(written)) {
    ++count.english;
    return;
  }
  for (const std::string& word : words_of(written)) {
    if (english_words().contains(word)) {
      ++count.english;
    } else if (weak_german_words().contains(word)) {
      ++count.weak_german;
    } else if (german_words().contains(word) || (has_german_ending(word) && !names_an_exercise(word))) {
      ++count.german;
    }
    if (has_umlaut(written) && !names_an_exercise(word)) ++count.german;
  }
}

}  // namespace

std::optional<domain::Language> clear_language(std::string_view text) {
  Count count;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) count_word(count, word);
  if (count.english == count.german) {
    return count.english == 0 && count.weak_german > 0 ? std::optional(domain::Language::german) : std::nullopt;
  }
  return count.english > count.german ? domain::Language::english : domain::Language::german;
}

bool is_everyday_word(const std::string& word) {
  return english_words().contains(word) || german_words().contains(word) || weak_german_words().contains(word);
}

domain::Language language_of_question(std::string_view text, domain::Language fallback) {
  return clear_language(text).value_or(fallback);
}

domain::Language language_of_note(std::string_view note, domain::Language fallback) {
  constexpr int sure = 2;  // "hips sag", although "sag" is a German word
  int balance = 0;
  for (const std::string& word : words_of(note)) {
    if (begins_like(word, english_movements())) ++balance;
    if (begins_like(word, german_movements())) --balance;
  }
  const auto by_movements = balance > 0 ? domain::Language::english : domain::Language::german;
  if (std::abs(balance) >= sure) return by_movements;
  return clear_language(note).value_or(balance == 0 ? fallback : by_movements);
}

domain::Language language_of_chat(const ChatQuestion& question, domain::Language screen) {
  if (const auto clear = clear_language(question.message)) return *clear;
  for (auto turn = question.history.rbegin(); turn != question.history.rend(); ++turn) {
    if (!turn->is_user) continue;
    if (const auto clear = clear_language(turn->text)) return *clear;
  }
  return screen;
}

}  // namespace fitapp::coach
