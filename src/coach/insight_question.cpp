// The words of questions about insights. Advice ("How can I sleep better?") and questions about a day or a span are
// none.
#include "coach/insight_question.h"

#include <algorithm>
#include <array>

#include "coach/words.h"

namespace fitapp::coach {
namespace {

using domain::RelationPair;
using domain::RelationSubject;

struct SubjectWords {
  RelationSubject subject;
  std::string_view pattern;
};
constexpr std::array<SubjectWords, 9> subject_words{{
    {RelationSubject::late_food,
     "late|9_pm|9pm|10_pm|spaet|spaete*|spaets|abends|evening eat*|ate|food|meal*|dinner*|snack*|ess*|isst|gegessen|"
     "mahlzeit*|abendessen|snacke"},
    {RelationSubject::training,
     "train*|workout*|work_out|working_out|worked_out|exercis*|lifting|gym|session*|running|trainier*|sport|"
     "krafttraining|goal*|ziel*|trainingstag*|"
     "trainingsziel*|wochenziel*"},
    {RelationSubject::cycle, "period*|cycle*|menstrua*|periode*|zyklus*|meine_tage|meinen_tagen|pms"},
    {RelationSubject::moments,
     "breathing|meditat*|mindful*|self_care|selfcare|quiet_moment*|atemuebung*|achtsam*|ruhige_momente|ruhigen_moment*|"
     "selbstfuersorge"},
    {RelationSubject::sleep,
     "sleep*|slept|night*|schlaf*|einschlaf*|durchschlaf*|schlaeft|schlief*|nacht|naechte*|geschlafen"},
    {RelationSubject::protein, "protein*|eiweiss*"},
    {RelationSubject::energy, "energ*|tired*|exhaust*|drained|muede*|kraftlos|schlapp|power"},
    {RelationSubject::mood,
     "mood*|besser_drauf|schlechter_drauf|gut_drauf|schlecht_drauf|happy|happier|cheerful|grumpy|feel_better|feel_"
     "worse|stimmung*|laune|gelaunt|gluecklich*|fuehle_ich_mich|"
     "fuehl_ich_mich|ich_mich_besser|ich_mich_schlechter|do_i_feel"},
    // Only beside another subject.
    {RelationSubject::sleep, "rest_better|ausgeruht*|erholt*|well_rested"},
}};

struct Readers {
  Pattern self{"i|my|me|mine|im|ich|mein*|mir|mich"};
  Pattern relation{
      "help*|happier|moody|make*|macht|affect*|influenc*|impact*|effect*|relat*|connect*|correlat*|link*|depend*|"
      "pattern*|improv*|hurt*|"
      "harm*|"
      "chang*|better|worse|longer|shorter|more|less|higher|lower|different*|good_for|bad_for|hilf*|beeinfluss*|"
      "einfluss|"
      "wirk*|auswirk*|zusammen*|zusammenhang|haengt|haengen|besser*|schlechter*|laenger|kuerzer|mehr|weniger|hoeher|"
      "niedriger|anders|unterschied*|verbesser*|verschlechter*|veraender*|schadet|stoert|disturb*|ruin*|muede*|tired*"};
  Pattern asks{
      "does|do|is|are|am|has|have|did|how|what|hilft|helfen|beeinflusst|beeinflussen|wirkt|schlafe|schlaf|bin|habe|hab|"
      "esse|ess|trainiere|ist|sind|gibt|haengt|haengen|wie|tut|macht|schadet|stoert|verbessert|veraendert|hat|was|"
      "wovon|"
      "fuehle|fuehl|welche|any"};
  Pattern advice{
      "should|could|would|can_i|how_can|how_do_i|how_to|how_much|how_many|how_long|tip|tips|advice|recommend*|best|"
      "want|"
      "soll|sollte|sollen|darf|koennte|kann|wuerde|wie_schaffe|wie_viel|wieviel|wie_lange|wie_oft|tipp|tipps|rat|"
      "empfiehl*|"
      "beste|besten|will|moechte|need|brauche|plan|log|erstell*|make_me_a|make_a|build|give_me_a|gib_mir_ein"};
  Pattern span{
      "yesterday|today|tonight|tomorrow|gestern|heute|vorgestern|uebermorgen|last_night|letzte_nacht|this_week|last_"
      "week|"
      "this_month|last_month|this_year|diese_woche|letzte_woche|dieser_woche|letzter_woche|diesen_monat|letzten_monat|"
      "dieses_jahr|than_last|als_letzte*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|"
      "mittwoch|"
      "donnerstag|freitag|samstag|sonntag"};
  Pattern asks_what{
      "what|wovon|was|which "
      "affect*|influenc*|impact*|depend*|help*|improv*|make*|macht|mach|haengt|beeinfluss*|auswirk*|wirkt|relat*|"
      "zusammen"};
  std::array<Pattern, 6> all{
      Pattern{
          "insight*|erkenntnis* i|me|my|mir|mich|mein*|data|daten|any|new|neue|show|zeig*|gibt|hast|have|eintraege"},
      Pattern{"pattern*|correlat*|relations|relationship*|muster|zusammenhaeng* data|daten|eintraege|entries|me|my_log|"
              "log|numbers|zahlen|stats|statistik*|you_see|siehst|mir !movement|exercise*|uebung*"},
      Pattern{"stand*_out|noticed|notice|spotted|auffaell*|faellt|aufgefallen data|daten|eintraege|entries|my_log|"
              "my_numbers|about_me|an_mir"},
      Pattern{"learned|learnt|found_out|gelernt|herausgefunden about_me|from_my|ueber_mich|aus_meinen"},
      Pattern{"interesting|interessant*|spannend* data|daten|stats|zahlen|eintraege|entries|about_me|ueber_mich"},
      Pattern{"what_affects_what|was_haengt_womit|was_haengt_zusammen"}};
};

const Readers& readers() {
  static const Readers all;
  return all;
}

bool has(const Pattern& pattern, const Words& words) { return pattern.weight_in(words, TypoTolerance::normal) > 0; }

std::vector<RelationSubject> subjects_in(const Words& words) {
  static const std::vector<Pattern> patterns = [] {
    std::vector<Pattern> all;
    for (const SubjectWords& each : subject_words) all.emplace_back(each.pattern);
    return all;
  }();
  std::vector<RelationSubject> found;
  for (std::size_t i = 0; i < patterns.size(); ++i) {
    if (has(patterns[i], words) && std::find(found.begin(), found.end(), subject_words[i].subject) == found.end())
      found.push_back(subject_words[i].subject);
  }
  return found;
}

// The first pair, by the order of `subject_words`, of which both are named.
std::optional<RelationPair> pair_among(const std::vector<RelationSubject>& subjects) {
  for (const RelationSubject first : subjects) {
    for (const RelationSubject second : subjects) {
      for (int kind = 0; kind <= static_cast<int>(domain::last_relation); ++kind) {
        const RelationPair pair = domain::pair_of(static_cast<domain::InsightKind>(kind));
        if (pair == RelationPair(first, second)) return pair;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<InsightQuestion> insight_question_in(const std::string& message) {
  const Readers& read = readers();
  const Words words = words_of(message);
  if (words.empty() || words.size() > 24) return std::nullopt;
  if (has(read.span, words) || has(read.advice, words)) return std::nullopt;
  const bool is_title = words.size() <= 2 && (words[0].starts_with("insight") || words[0].starts_with("erkenntnis"));
  const std::vector<RelationSubject> subjects = subjects_in(words);
  const auto pair = pair_among(subjects);
  const bool is_question = message.find('?') != std::string::npos || has(read.asks, {words.front()});
  if (pair && is_question && has(read.self, words) && has(read.relation, words))
    return InsightQuestion{{pair->first, pair->second}};
  const bool names_outcome = subjects.size() == 1 && subjects[0] >= RelationSubject::sleep;
  if (names_outcome && has(read.self, words) && has(read.asks_what, words)) return InsightQuestion{subjects};
  if (is_title || std::ranges::any_of(read.all, [&](const Pattern& each) { return has(each, words); }))
    return InsightQuestion{};
  return std::nullopt;
}

}  // namespace fitapp::coach
