// Reads the wishes of a session request. The patterns are those of words.h, in English and German.
#include "coach/session_request.h"

#include <algorithm>
#include <array>
#include <utility>

#include "coach/log_words.h"
#include "coach/session_change.h"
#include "coach/session_patterns.h"
#include "coach/session_words.h"
#include "coach/spared_muscles.h"
#include "coach/spoken.h"
#include "coach/words.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

using domain::contains;

constexpr std::size_t longest_request = 400;  // bytes
constexpr std::size_t longest_change = 9;     // words
constexpr std::size_t most_between = 6;       // messages about something else between a session and its change
constexpr int quick_minutes = 20;
constexpr int most_effort = 2;
constexpr int least_minutes = 5;
constexpr int most_minutes = 150;
constexpr std::array ladder{5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 120};  // shorter and longer

std::optional<SessionTarget> target_of_area(domain::BodyArea area) {
  switch (area) {
    case domain::BodyArea::lower_back: return SessionTarget::back;
    case domain::BodyArea::shoulder: return SessionTarget::shoulders;
    case domain::BodyArea::neck: return SessionTarget::neck;
    case domain::BodyArea::hip: return SessionTarget::hips;
    default: return std::nullopt;
  }
}

// "Without dumbbells", "ohne Geräte".
void read_excluded(SessionRequest& request, const SpokenWords& words) {
  for (const std::string& word : first_excluded_words(words)) {
    const Words first{word};
    for (const auto& [gear, pattern] : session_gears()) {
      if (gear != Gear::none && says(pattern, first)) std::erase(request.gear, gear);
    }
    const bool is_all = says(
        Pattern("equipment|equipement|weights|dumbbell*|gym|geraet*|hantel*|gewichte|kit|gear|ausruestung"), first);
    if (is_all && request.gear.empty()) request.gear.push_back(Gear::none);
  }
}

void read_gear(SessionRequest& request, const Words& words, const SpokenWords& spoken) {
  for (const auto& [gear, pattern] : session_gears()) {
    if (says(pattern, words) && !contains(request.gear, gear)) request.gear.push_back(gear);
  }
  read_excluded(request, spoken);
  if (contains(request.gear, Gear::none)) request.gear = {Gear::none};
  if (contains(request.gear, Gear::home_gym)) std::erase(request.gear, Gear::gym);
  if (contains(request.gear, Gear::rower)) std::erase(request.gear, Gear::machine);
  request.needs.no_equipment = contains(request.gear, Gear::none);
}

// Those of areas to avoid are no targets, and a part of the legs is not the legs.
void read_targets(SessionRequest& request, const Words& words) {
  for (const auto& [target, pattern] : session_targets()) {
    if (says(pattern, words)) request.targets.push_back(target);
  }
  const auto drop = [&](SessionTarget target) { std::erase(request.targets, target); };
  for (const domain::BodyArea area : request.needs.areas_to_avoid) {
    if (const auto target = target_of_area(area)) drop(*target);
  }
  if (contains(request.targets, SessionTarget::full_body)) request.targets = {SessionTarget::full_body};
  if (contains(request.targets, SessionTarget::hamstrings) || contains(request.targets, SessionTarget::quadriceps)) {
    if (!says(Pattern("legs|beine|leg_day|beintag|leg"), words)) drop(SessionTarget::legs);
  }
}

// Steps of effort: "too hard" wants an easier session.
int effort_in(const Words& words) {
  if (says("too_hard", words)) return -1;
  if (says("too_easy", words)) return 1;
  return says("light", words) ? -1 : says("hard", words) ? 1 : 0;
}

int next_step(int minutes, int direction) {
  int best = minutes;
  for (const int each : ladder) {
    if (direction > 0 && each > minutes) return each;
    if (direction < 0 && each < minutes) best = each;
  }
  return best;
}

// "Lieber am Samstag", "on Sunday instead", but not "see you on Friday".
bool moves_to_day(const Words& words) {
  constexpr std::size_t longest = 6;
  return words.size() <= longest &&
         says(Pattern("on|for|move|instead|rather|better|make_it|do_it|am|fuer|auf|lieber|besser|verschieb*|leg|doch"),
              words) &&
         !says(Pattern("see|bye|until|thanks|thank|bis|danke|tschuess|tschau"), words);
}

}  // namespace

std::optional<WorkoutLevel> intensity_of(int effort) {
  using enum WorkoutLevel;
  if (effort == 0) return std::nullopt;
  return effort > 0 ? (effort > 1 ? very_high : high) : effort < -1 ? very_light : light;
}

// `words` are those of the text without what it leaves out.
Needs SessionRequestReader::needs_in(const std::string& text, const TrainedHard& trained, const Words& words) const {
  Needs needs = needs_.read(text);
  if (!trained.targets.empty()) {
    // Tired muscles are no tired person.
    const Needs others = needs_.read(trained.rest);
    needs.tired = others.tired;
    needs.stressed = others.stressed;
  }
  const Words all = words_of(trained.rest);
  const bool only_burpees = says(Pattern("burpee*"), all) && !says(Pattern("jump*|spring*|spruenge|hop*|huepf*"), all);
  if (only_burpees) needs.no_jumping = false;
  if (says("jumping", all)) needs.no_jumping = true;
  if (!says("spare", words)) return needs;
  // "That does not load my lower back", "shoulder friendly".
  for (const domain::BodyArea area : topics_.areas_mentioned(words)) {
    if (!contains(needs.areas_to_avoid, area)) needs.areas_to_avoid.push_back(area);
  }
  return needs;
}

SessionRequest SessionRequestReader::wishes_in(const std::string& text, LocalDate today) const {
  SessionRequest request;
  const TrainedHard trained = trained_hard_in(text);
  Excluded excluded = exclusions_.read(trained.rest);
  const Words words = words_of(excluded.rest);
  const SpokenWords spoken = spoken_words(excluded.rest);
  request.date = coming_day_in(spoken, today);
  if (const auto duration = first_duration(spoken)) {
    const int minutes = duration->value / 60;
    if (minutes >= least_minutes && minutes <= most_minutes) request.minutes = minutes;
  }
  request.is_quick = says("quick", words);
  request.is_circuit = says("circuit", words);
  request.avoided = std::move(excluded.keys);
  request.avoided_words = std::move(excluded.names);
  for (const auto& [type, pattern] : session_types()) {
    if (!request.type && says(pattern, words)) request.type = type;
  }
  request.needs = needs_in(text, trained, words);
  read_targets(request, words);
  read_gear(request, words, spoken);
  request.effort = effort_in(words);
  request.spared = without_wished(trained.targets, request.targets);
  return request;
}

std::optional<SessionRequest> SessionRequestReader::request_in(const std::string& text, LocalDate today) const {
  if (text.size() > longest_request) return std::nullopt;
  const TrainedHard trained = trained_hard_in(text);
  const Words words = words_of(trained.rest);
  const SpokenWords spoken = spoken_words(trained.rest);
  const SessionRequest request = wishes_in(text, today);
  if (!trained.targets.empty()) {
    if (is_about_recovery(words)) return std::nullopt;
    if (asks_what_to_train(words)) return request;
  }
  const bool asks_coach =
      says(Pattern(
               "can_you|could_you|kannst_du|koenntest_du|how_about|wie_waers|wie_waere|would_you|can_i_get|can_i_have|"
               "could_i_get|could_i_have"),
           words) ||
      says(Pattern("kann_ich|koennte_ich haben|kriegen|bekommen"), words);
  if (request.minutes && says("have_time", words)) return request;
  const bool has_wish = request.type || !request.targets.empty() || !request.gear.empty();
  const bool only_sign = !begins_with_question(spoken) && request.minutes && has_wish;
  // "Was Leichtes", "was für die Brust" is no question.
  const bool is_wish = words.size() > 1 && words.front() == "was" &&
                       (words[1] == "fuer" || says("light", {words[1]}) || says("hard", {words[1]}));
  if (is_question(spoken) && !asks_coach && !only_sign && !is_wish) return std::nullopt;
  if (!request.minutes && !asks_coach && asks_whether(words)) return std::nullopt;
  if (says("past", words) || says("other_topic", words)) return std::nullopt;
  const bool noun = says("noun", words);
  const bool asks = says("request", words);
  const bool something = says("something", words);
  const bool is_one = (asks && (noun || request.type || (!request.targets.empty() && request.minutes) ||
                                (something && request.effort != 0))) ||
                      (noun && (request.minutes || request.is_quick || has_wish || request.needs.seated)) ||
                      (request.minutes && (has_wish || request.needs.no_jumping || says("at_home", words) ||
                                           (something && request.effort != 0) || request.needs.pregnant)) ||
                      (request.type && !request.targets.empty()) ||
                      (something && request.effort != 0 && !request.needs.areas_to_avoid.empty());
  return is_one ? std::optional(request) : std::nullopt;
}

std::optional<SessionRequest> SessionRequestReader::changed(const SessionRequest& before, const std::string& text,
                                                            LocalDate today) const {
  const Words all = words_of(text);
  if (all.empty() || all.size() > longest_change) return std::nullopt;
  const bool asks = is_question(spoken_words(text)) && !begins_with_something(all) && !asks_politely(all);
  if (asks) return std::nullopt;
  // What a person says about themselves counts anyhow: "my knee hurts", "I'm pregnant".
  const SessionRequest said = wishes_in(text, today);
  const std::string part = changing_part(text);
  const Words words = words_of(part);
  SessionRequest wish = wishes_in(part, today);
  for (const domain::BodyArea area : said.needs.areas_to_avoid) {
    if (const auto target = target_of_area(area)) std::erase(wish.targets, *target);
  }
  SessionRequest now = before;
  bool has_change = says("other", words) || says("other_alone", words);
  const auto change = [&](bool is_wished, const auto& apply) {
    if (!is_wished) return;
    has_change = true;
    apply();
  };
  const int minutes = before.minutes.value_or(default_recommendation_minutes);
  change(says("shorter", words), [&] { now.minutes = next_step(minutes, -1); });
  change(says("longer", words), [&] { now.minutes = next_step(minutes, 1); });
  const bool is_shortened = says("shorter", words) || says("longer", words);
  change(wish.is_quick && !is_shortened,
         [&] { now.minutes = minutes > quick_minutes ? quick_minutes : next_step(minutes, -1); });
  const auto in_minutes = wish.minutes ? wish.minutes : bare_minutes_in(part, least_minutes, most_minutes);
  change(in_minutes.has_value(), [&] { now.minutes = in_minutes; });
  change(wish.type.has_value(), [&] { now.type = wish.type; });
  change(!wish.targets.empty(), [&] {
    now.targets = wish.targets;
    now.spared = without_wished(now.spared, now.targets);
  });
  change(!said.spared.empty() && !is_about_recovery(all), [&] {
    now.spared = without_wished(said.spared, wish.targets);
    std::erase_if(now.targets, [&](SessionTarget each) { return contains(now.spared, each); });
  });
  change(wish.date && moves_to_day(words), [&] { now.date = wish.date; });
  change(!wish.gear.empty(), [&] {
    now.gear = wish.gear;
    now.needs.no_equipment = wish.needs.no_equipment;
  });
  change(wish.effort != 0, [&] { now.effort = std::clamp(now.effort + wish.effort, -most_effort, most_effort); });
  // "The neighbours are asleep" tells of a need.
  change(wish.needs.no_jumping || says(Pattern("nachbar*|neighbor*|neighbour*|baby_sleeps|baby_schlaeft"), all),
         [&] { now.needs.no_jumping = true; });
  change(said.needs.no_floor, [&] { now.needs.no_floor = true; });
  change(said.needs.no_kneeling, [&] { now.needs.no_kneeling = true; });
  change(said.needs.seated, [&] { now.needs.seated = true; });
  change(said.needs.pregnant, [&] { now.needs.pregnant = true; });
  // Also equipment can be "kaputt".
  change(said.needs.tired && (said.gear.empty() || !wish.gear.empty()), [&] { now.needs.tired = true; });
  change(!wish.avoided.empty(), [&] {
    now.avoided.insert(now.avoided.end(), wish.avoided.begin(), wish.avoided.end());
    for (const std::string& name : wish.avoided_words) {
      if (!contains(now.avoided_words, name)) now.avoided_words.push_back(name);
    }
  });
  for (const domain::BodyArea area : said.needs.areas_to_avoid) {
    change(!contains(now.needs.areas_to_avoid, area), [&] { now.needs.areas_to_avoid.push_back(area); });
  }
  return has_change ? std::optional(now) : std::nullopt;
}

// A change that can mean nothing but a session: "ohne Springen", not "another one".
bool SessionRequestReader::names_change(const std::string& text, LocalDate today) const {
  const Words words = words_of(text);
  const SessionRequest wish = wishes_in(text, today);
  return says("shorter", words) || says("longer", words) || wish.needs.no_jumping || wish.needs.seated ||
         wish.needs.no_floor || wish.needs.no_kneeling || wish.type || wish.minutes || wish.effort != 0 ||
         !wish.avoided.empty() || !wish.gear.empty();
}

// "Easier, please", "could we do 45 minutes": after a session it speaks of that one.
bool SessionRequestReader::is_change_alone(const std::string& text, LocalDate today) const {
  const Words words = words_of(text);
  const SessionRequest wish = wishes_in(text, today);
  if (wish.type || !wish.targets.empty() || !wish.gear.empty()) return false;
  if (says("noun", words) && !asks_politely(words)) return false;
  return says("more_or_less", words) || says("shorter", words) || says("longer", words) || wish.minutes;
}

std::optional<SessionRequest> SessionRequestReader::read(const ChatQuestion& question, LocalDate today) const {
  const auto with_minutes = [](std::optional<SessionRequest> request) {
    if (request && request->is_quick && !request->minutes) request->minutes = quick_minutes;
    return request;
  };
  const auto may_change = [&](const std::string& text) { return changed({}, text, today).has_value(); };
  const auto own = with_minutes(request_in(question.message, today));
  if (!may_change(question.message) || (own && !is_change_alone(question.message, today))) return own;
  // The changes since the last request, newest first, and the sessions shown since.
  std::vector<const std::string*> changes{&question.message};
  std::vector<const Recommendation*> shown;
  std::optional<SessionRequest> request;
  std::size_t changes_of_it = 0;
  std::size_t others = 0;
  const ChatTurn* answer = nullptr;
  const auto& talk = question.conversation.empty() ? question.history : question.conversation;
  for (auto turn = talk.rbegin(); turn != talk.rend(); ++turn) {
    if (!turn->is_user) {
      answer = &*turn;
      continue;
    }
    const ChatTurn* to_it = std::exchange(answer, nullptr);
    if (to_it != nullptr && !is_session_answer(to_it->text)) {
      if (own || ++others > most_between || !names_change(question.message, today)) break;
      continue;
    }
    if (to_it != nullptr && to_it->session) shown.push_back(&*to_it->session);
    const bool is_change = may_change(turn->text);
    if (auto here = with_minutes(request_in(turn->text, today))) {
      request = std::move(here);
      changes_of_it = changes.size();
      if (!is_change || !is_change_alone(turn->text, today)) break;
    } else if (!is_change) {
      break;
    }
    changes.push_back(&turn->text);
  }
  if (!request) return own;
  if (!request->minutes && !shown.empty()) request->minutes = shown.back()->duration;
  SessionRequest before;
  for (std::size_t at = changes_of_it; at > 0; --at) {
    before = std::move(*request);
    request = changed(before, *changes[at - 1], today);
    if (!request) return own;
  }
  if (!shown.empty()) request->change = change_of(before, *request, shown, question.message);
  return request;
}

SessionChange SessionRequestReader::change_of(const SessionRequest& before, const SessionRequest& now,
                                              const std::vector<const Recommendation*>& shown,
                                              const std::string& message) {
  const Words words = words_of(changing_part(message));
  SessionChange change{.before = *shown.front(), .effort_before = before.effort, .effort_step = effort_in(words)};
  change.other_exercises = says("other", words) || says("other_alone", words);
  change.keeps_exercises = !change.other_exercises && now.type == before.type && now.targets == before.targets &&
                           now.gear == before.gear && now.spared == before.spared;
  change.is_effort_alone = change.keeps_exercises && now.minutes == before.minutes && now.needs == before.needs &&
                           now.avoided == before.avoided;
  for (const Recommendation* each : shown) {
    for (const RecommendedExercise& exercise : each->exercises) {
      if (each != shown.front() && exercise.category == domain::Section::main && exercise.exercise_key)
        change.earlier.push_back(*exercise.exercise_key);
    }
  }
  return change;
}

}  // namespace fitapp::coach
