// Reads a message clause by clause. A clause that names muscles and says that they are tired, or were trained, is no
// wish.
#include "coach/spared_muscles.h"

#include <algorithm>
#include <array>

#include "coach/session_patterns.h"
#include "coach/session_words.h"
#include "coach/spoken.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

using domain::contains;

// What is known to load these muscles: "squatted yesterday".
const Named<SessionTarget>& exercises_of_targets() {
  using enum SessionTarget;
  static const Named<SessionTarget> list{
      {legs, Pattern("squat|squats|squatted|kniebeuge*|lunges|run|ran|running|jogging|gelaufen|laufen|rennen|joggen|"
                     "gejoggt|marathon|"
                     "halbmarathon|half_marathon|cycled|radtour|wandern|wanderung|gewandert|hike|hiked|hiking|"
                     "ausfallschritt*")},
      {legs, Pattern("deadlift|deadlifts|deadlifted|kreuzheben")},
      {back, Pattern("deadlift|deadlifts|deadlifted|kreuzheben|pull_ups|pullups|klimmzuege|rows")},
      {chest, Pattern("benched|bench_pressed|bench_press|bankdruecken|bankgedrueckt|push_ups|pushups|liegestuetze")}};
  return list;
}

const Pattern& tired_words() {
  static const Pattern words(
      "dead|sore|fried|toast|toasted|burning|on_fire|jelly|tired|wrecked|smoked|shot|cooked|destroyed|killing_me|"
      "exhausted|doms|shaking|shaky|aching|achy|spent|trashed|wiped_out|tot|platt|muede|kaputt|brennen|brennt|"
      "muskelkater|fertig|hinueber|erledigt|pudding|zittern|wackelig|schlapp|im_eimer|wie_blei|wie_feuer|"
      "are_heavy|feel_heavy|still_heavy|sind_schwer !lift !bug !bugs !hang !hangs !im !i_am !ich_bin !bin");
  return words;
}

const Pattern& trained_words() {
  static const Pattern words(
      "yesterday|gestern|vorgestern|did|trained|had|hatte|finished|squatted|benched|deadlifted|blasted|crushed|smashed|"
      "hammered|last_night|day_before|ran|gelaufen !like !wie !same !again !nochmal !gleiche*");
  return words;
}
const Pattern& trained_words_in_german() {
  static const Pattern words("hab|habe|haben|hatte|eben|gerade|schon trainiert|gemacht|durch|hinter_mir !wie !nochmal");
  return words;
}

bool is_after_training(const SpokenWords& clause) {
  for (std::size_t at = 0; at < clause.size(); ++at) {
    if (!clause[at].is_any({"after", "nach", "from", "vom"})) continue;
    std::size_t next = at + 1;
    while (next < clause.size() && clause[next].is_any({"my", "the", "a", "dem", "der", "meinem", "meiner", "hard"}))
      ++next;
    if (next == clause.size()) continue;
    const Words word{clause[next].word};
    const bool is_target =
        std::ranges::any_of(session_targets(), [&](const auto& each) { return says(each.second, word); }) ||
        std::ranges::any_of(exercises_of_targets(), [&](const auto& each) { return says(each.second, word); });
    if (is_target) return true;
  }
  return false;
}

void add_target(std::vector<SessionTarget>& list, SessionTarget target) {
  if (!contains(list, target)) list.push_back(target);
}

// "Was" begins a question in German, and is a verb in English.
bool begins_clause(const SpokenWords& words, std::size_t at) {
  const SpokenWord& word = words[at];
  const SpokenWord next = at + 1 < words.size() ? words[at + 1] : SpokenWord{};
  if (word.is_any({"what",    "which", "give",   "make",  "build", "create",  "plan",  "want",     "need",   "lets",
                   "can",     "could", "should", "shall", "but",   "instead", "today", "now",      "welche", "welches",
                   "welchen", "gib",   "mach",   "bau",   "plane", "kann",    "soll",  "sollte",   "will",   "moechte",
                   "brauche", "aber",  "heute",  "jetzt", "also",  "deshalb", "darum", "therefore"}))
    return true;
  if (word.is_any({"so"})) return next.word.empty() || !says(tired_words(), Words{next.word});
  return word.is_any({"was"}) &&
         next.is_any({"soll", "sollte", "kann", "koennte", "heute", "jetzt", "mache", "mach", "trainiere", "trainier",
                      "nun", "dann", "geht", "noch", "waere", "schlaegst", "empfiehlst", "fuer"});
}

bool is_sign(const SpokenWord& word) { return word.is_any({",", ".", ";", ":", "!", "?", "("}); }

std::vector<SessionTarget> trained_in(const SpokenWords& clause, const std::string& text) {
  const Words words = words_of(text);
  std::vector<SessionTarget> targets;
  for (const auto& [target, pattern] : session_targets()) {
    if (says(pattern, words)) add_target(targets, target);
  }
  if (targets.empty()) {
    for (const auto& [target, pattern] : exercises_of_targets()) {
      if (says(pattern, words)) add_target(targets, target);
    }
  }
  if (targets.empty()) return {};
  const bool is_trained = says(tired_words(), words) || says(trained_words(), words) ||
                          says(trained_words_in_german(), words) || is_after_training(clause);
  return is_trained ? targets : std::vector<SessionTarget>{};
}

std::optional<SessionTarget> target_named(domain::Muscle muscle) { return parse_enum<SessionTarget>(name_of(muscle)); }

// "The legs" is shorter than their parts.
void join_legs(std::vector<SessionTarget>& targets) {
  using enum SessionTarget;
  const std::vector parts{quadriceps, hamstrings, glutes};
  const auto has = [&](SessionTarget each) { return contains(targets, each); };
  if (!has(legs) && !std::ranges::all_of(parts, has)) return;
  std::erase_if(targets, [&](SessionTarget each) { return each == calves || contains(parts, each); });
  add_target(targets, legs);
}

}  // namespace

TrainedHard trained_hard_in(const std::string& text) {
  const SpokenWords words = spoken_words(text);
  TrainedHard trained;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= words.size(); ++at) {
    const bool ends = at == words.size() || is_sign(words[at]) || (at > from && begins_clause(words, at));
    if (!ends) continue;
    const std::size_t begin = from < words.size() ? words[from].begin : text.size();
    const std::size_t end = at < words.size() ? words[at].begin : text.size();
    const std::string clause = text.substr(begin, end - begin);
    const SpokenWords of_clause(words.begin() + static_cast<std::ptrdiff_t>(std::min(from, words.size())),
                                words.begin() + static_cast<std::ptrdiff_t>(at));
    const auto targets = trained_in(of_clause, clause);
    for (const SessionTarget target : targets) add_target(trained.targets, target);
    if (targets.empty()) trained.rest += clause;
    from = at;
  }
  join_legs(trained.targets);
  return trained;
}

bool asks_what_to_train(const Words& words) {
  static const Pattern english(
      "what|which|something|anything|idea|ideas|suggest* "
      "should|shall|can|could|do|to|would|else|now|today|next|instead|train|left|give|got");
  static const Pattern german(
      "was|welche*|idee|ideen|vorschlag soll|sollte|kann|koennte|heute|jetzt|mache|mach|machen|trainiere|trainier|"
      "trainieren|dann|nun|geht|noch|stattdessen|training|workout|gib");
  return says(english, words) || says(german, words);
}

bool is_about_recovery(const Words& words) {
  static const Pattern pattern(
      "help|helps|eat|eating|food|drink|recover|recovery|why|cure|fix|against|soreness|normal|mean|means|wrong|"
      "about_it|about_that|hilft|helfen|dagegen|gegen|essen|trinken|warum|wieso|erholen|erholung|erholt|bedeutet|"
      "los_mit|was_tun|kann_ich_tun|normal|how_long|wie_lange|stretch_it|wann");
  return says(pattern, words);
}

std::vector<SessionTarget> without_wished(std::vector<SessionTarget> spared, const std::vector<SessionTarget>& wished) {
  std::erase_if(spared, [&](SessionTarget each) {
    const auto of_spared = muscles_of(each);
    return std::ranges::any_of(wished, [&](SessionTarget wish) {
      if (wish == each) return true;
      const auto muscles = muscles_of(wish);
      return !muscles.empty() &&
             std::ranges::all_of(muscles, [&](const std::string& muscle) { return contains(of_spared, muscle); });
    });
  });
  return spared;
}

TrainedLately trained_lately(const Facts& facts) {
  constexpr int lately = 1;  // days, for workouts of which only the name is known
  TrainedLately trained;
  std::optional<LocalDate> last;
  const auto add = [&](SessionTarget target, LocalDate day) {
    add_target(trained.targets, target);
    if (!last || day > *last) last = day;
  };
  for (const domain::MuscleStatus& status : facts.training.muscles) {
    if (status.recovery == domain::Recovery::ready || !status.last_trained) continue;
    if (const auto target = target_named(status.muscle)) add(*target, *status.last_trained);
  }
  for (const LoggedTraining& each : facts.last_two_weeks) {
    if ((facts.today - each.date).count() > lately) continue;
    const Words words = words_of(each.name);
    for (const auto& [target, pattern] : session_targets()) {
      if (target != SessionTarget::full_body && says(pattern, words)) add(target, each.date);
    }
  }
  if (last) trained.days_ago = static_cast<int>((facts.today - *last).count());
  join_legs(trained.targets);
  return trained;
}

}  // namespace fitapp::coach
