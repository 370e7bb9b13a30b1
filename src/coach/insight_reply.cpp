// Says what the insights know about a question, with the days that were compared.
#include <algorithm>
#include <array>

#include "base/translation.h"
#include "coach/format.h"
#include "coach/insight_question.h"
#include "coach/phrases.h"

namespace fitapp::coach {
namespace {

using domain::RelationCheck;
using domain::RelationSubject;

Wording name_of_subject(RelationSubject subject) {
  switch (subject) {
    case RelationSubject::training: return {"training", "Training"};
    case RelationSubject::late_food: return {"late meals", "spätem Essen"};
    case RelationSubject::cycle: return {"your cycle", "deinem Zyklus"};
    case RelationSubject::moments: return {"quiet moments", "ruhigen Momenten"};
    case RelationSubject::sleep: return {"your sleep", "deinem Schlaf"};
    case RelationSubject::protein: return {"your protein", "deinem Eiweiß"};
    case RelationSubject::energy: return {"your energy", "deiner Energie"};
    default: return {"your mood", "deiner Stimmung"};
  }
}

// The two groups of days that the first subject of a pair makes.
std::array<Wording, 2> groups_of(RelationSubject subject) {
  switch (subject) {
    case RelationSubject::training: return {{{"with training", "mit Training"}, {"without", "ohne"}}};
    case RelationSubject::late_food:
      return {{{"with food at 9 pm or later", "mit Essen ab 21 Uhr"}, {"without", "ohne"}}};
    case RelationSubject::cycle:
      return {{{"in or before a period", "in oder vor einer Periode"}, {"others", "andere"}}};
    case RelationSubject::moments: return {{{"with a quiet moment", "mit einem ruhigen Moment"}, {"without", "ohne"}}};
    default:
      return {{{"after a long night", "nach einer langen Nacht"}, {"after a shorter one", "nach einer kürzeren"}}};
  }
}

constexpr std::array<Wording, 2> cause{
    {{" They go together; what causes what stays open.", " Das tritt zusammen auf. Was was bewirkt, bleibt offen."},
     {" That is what your entries show, not why it is so.",
      " Das zeigen deine Einträge, aber nicht, warum es so ist."}}};
constexpr std::array<Wording, 2> too_few{
    {{"There is not enough data yet about {pair}. Compared are days {with} ({n} of {needed}) and {without} ({others} "
      "of "
      "{needed}), when both are logged.",
      "Es gibt noch nicht genug Daten zu {pair}. Verglichen werden Tage {with} ({n} von {needed}) und {without} "
      "({others} "
      "von {needed}), an denen beides eingetragen ist."},
     {"I cannot tell yet how {pair} go together: of {needed} days {with} there are {n}, and of {needed} {without} "
      "there "
      "are {others}.",
      "Zu {pair} kann ich noch nichts sagen: Von {needed} Tagen {with} gibt es {n}, von {needed} {without} gibt es "
      "{others}."}}};
constexpr Wording too_short{" They must also cover four weeks.", " Sie müssen außerdem vier Wochen umfassen."};
constexpr std::array<Wording, 2> unclear{
    {{"I compared {n} days {with} and {others} {without}: between {pair} there is no clear relation that could not be "
      "chance.",
      "Ich habe {n} Tage {with} und {others} {without} verglichen: Zwischen {pair} gibt es keinen klaren Zusammenhang, "
      "der "
      "kein Zufall sein könnte."},
     {"Nothing clear: {n} days {with} and {others} {without} differ too little or too irregularly to tie {pair} "
      "together.",
      "Nichts Eindeutiges: {n} Tage {with} und {others} {without} unterscheiden sich bei {pair} zu wenig oder zu "
      "unregelmäßig."}}};
constexpr std::array<Wording, 2> nothing{{{"There is nothing to compare yet. Insights need a workout or a period, and "
                                           "relations need {needed} days of each kind "
                                           "over four weeks.",
                                           "Es gibt noch nichts zu vergleichen. Erkenntnisse brauchen ein Training "
                                           "oder eine Periode, Zusammenhänge {needed} Tage "
                                           "jeder Art über vier Wochen."},
                                          {"No insights yet: log workouts, nights and meals, and I compare them once "
                                           "there are {needed} days of each kind over "
                                           "four weeks.",
                                           "Noch keine Erkenntnisse: Trag Trainings, Nächte und Mahlzeiten ein. Ab "
                                           "{needed} Tagen jeder Art über vier Wochen "
                                           "vergleiche ich sie."}}};
constexpr std::array<Wording, 2> shown{{{"This is what your entries show:", "Das zeigen deine Einträge:"},
                                        {"From your own data:", "Aus deinen eigenen Daten:"}}};
constexpr std::array<Wording, 2> none_of_subject{{{"I have found no clear relation with {subject} yet.",
                                                   "Ich habe noch keinen klaren Zusammenhang mit {subject} gefunden."},
                                                  {"Nothing goes clearly together with {subject} so far.",
                                                   "Bisher hängt nichts eindeutig mit {subject} zusammen."}}};

class InsightSaying {
 public:
  InsightSaying(Language language, const std::vector<std::string>& previous)
      : language_(language), previous_(previous) {}

  std::string relation(const domain::Insight& insight) const {
    return language_ == Language::german ? in_german(insight.text) : insight.text.text;
  }
  // The first one that no earlier answer has said.
  std::string fresh(const std::array<Wording, 2>& texts, const PhraseValues& values) const {
    const std::string first = fill_placeholders(texts[0].in(language_), values);
    const bool is_said =
        std::ranges::any_of(previous_, [&](const std::string& each) { return each.find(first) != std::string::npos; });
    return is_said ? fill_placeholders(texts[1].in(language_), values) : first;
  }

  std::string pair(const RelationCheck& check) const {
    if (check.relation) return relation(*check.relation) + fresh(cause, {});
    const auto groups = groups_of(check.pair.first);
    // "8 of 8" while the other group is too small.
    const auto counted = [&](int days) {
      return std::to_string(check.has_enough_data ? days : std::min(days, domain::min_group_days));
    };
    const PhraseValues values{{"pair", join_words({name_of_subject(check.pair.first).in(language_),
                                                   name_of_subject(check.pair.second).in(language_)},
                                                  language_)},
                              {"with", groups[0].in(language_)},
                              {"without", groups[1].in(language_)},
                              {"n", counted(check.days)},
                              {"others", counted(check.other_days)},
                              {"needed", std::to_string(domain::min_group_days)}};
    if (check.has_enough_data) return fresh(unclear, values);
    std::string text = fresh(too_few, values);
    if (std::min(check.days, check.other_days) >= domain::min_group_days) text += too_short.in(language_);
    return text;
  }

  std::string subject(RelationSubject subject, const std::vector<RelationCheck>& checks) const {
    std::string found;
    const RelationCheck* nearest = nullptr;
    for (const RelationCheck& check : checks) {
      if (check.pair.second != subject) continue;
      if (check.relation) found += (found.empty() ? "" : " ") + relation(*check.relation);
      const auto least = [](const RelationCheck& each) { return std::min(each.days, each.other_days); };
      if (nearest == nullptr || least(check) > least(*nearest)) nearest = &check;
    }
    if (!found.empty()) return found + fresh(cause, {});
    return fresh(none_of_subject, {{"subject", name_of_subject(subject).in(language_)}}) + " " + pair(*nearest);
  }

  std::string all(const std::vector<domain::Insight>& insights) const {
    if (insights.empty()) return fresh(nothing, {{"needed", std::to_string(domain::min_group_days)}});
    std::string text = fresh(shown, {});
    for (const domain::Insight& each : insights) text += " " + relation(each);
    return text;
  }

 private:
  Language language_;
  const std::vector<std::string>& previous_;
};

}  // namespace

ChatReply insight_reply(const InsightQuestion& question, const domain::InsightReport& report, Language language,
                        const std::vector<std::string>& previous_answers) {
  const InsightSaying saying(language, previous_answers);
  ChatReply reply;
  if (question.subjects.empty()) {
    reply.text = saying.all(report.shown);
  } else if (question.subjects.size() == 1) {
    reply.text = saying.subject(question.subjects[0], report.checks);
  } else {
    const domain::RelationPair pair{question.subjects[0], question.subjects[1]};
    const auto check = std::ranges::find(report.checks, pair, &RelationCheck::pair);
    reply.text = saying.pair(*check);
  }
  constexpr Wording label{"Open insights", "Erkenntnisse öffnen"};
  reply.links = {{label.in(language), "/wellness?tab=insights"}};
  return reply;
}

}  // namespace fitapp::coach
