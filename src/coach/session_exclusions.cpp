// Reads what stands behind "without", "no", "I hate" and the like.
#include "coach/session_exclusions.h"

#include <algorithm>
#include <cstddef>

#include "coach/session_patterns.h"
#include "coach/session_words.h"
#include "domain/contains.h"

namespace fitapp::coach {
namespace {

using domain::contains;

constexpr std::size_t longest_name = 12;  // words

bool trains_first(const domain::Exercise& exercise, SessionTarget target) {
  return !exercise.primary_muscles.empty() && contains(muscles_of(target), exercise.primary_muscles.front());
}

bool is_running_word(const std::string& word) {
  return contains(std::vector<std::string>{"run", "running", "laufen", "lauf", "jog", "jogging", "joggen", "rennen"},
                  word);
}

bool is_gear_word(const Words& word) {
  return std::ranges::any_of(session_gears(), [&](const auto& each) { return says(each.second, word); });
}

// "Without", "no", "I hate", "leave out"; the words that it takes, 0 for none.
std::size_t excludes_at(const SpokenWords& words, std::size_t at) {
  const auto next_is = [&](std::initializer_list<std::string_view> list) {
    return at + 1 < words.size() && words[at + 1].is_any(list);
  };
  if (words[at].is_any(
          {"without", "no", "ohne", "kein", "keine", "keinen", "skip", "avoid", "except", "ausser", "hate", "hasse"}))
    return 1;
  if (words[at].is_any({"dont"}) && next_is({"want", "like", "do", "include"})) return 2;
  if (words[at].is_any({"leave", "cut"}) && next_is({"out"})) return 2;
  return words[at].is_any({"lass"}) && has_any(words, {"weg", "aus"}) ? 1 : 0;
}

// Up to three words from `at` on, over hyphens.
std::vector<std::size_t> phrase_at(const SpokenWords& words, std::size_t at) {
  std::vector<std::size_t> phrase;
  for (; at < words.size() && phrase.size() < 3; ++at) {
    const SpokenWord& each = words[at];
    if (each.is_any({"-"}) && !phrase.empty()) continue;
    if (phrase.empty() && each.is_any({"the", "any", "all", "die", "der", "den", "das", "more"})) continue;
    const bool is_short = each.word.size() < 3 && !each.is_any({"up", "ab"});
    if (each.number || is_short || each.is_any({"please", "bitte", "pls", "and", "und", "oder"})) break;
    phrase.push_back(at);
  }
  return phrase;
}

}  // namespace

std::vector<std::string> first_excluded_words(const SpokenWords& words) {
  std::vector<std::string> list;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::size_t count = excludes_at(words, at);
    const auto phrase = count == 0 ? std::vector<std::size_t>{} : phrase_at(words, at + count);
    if (!phrase.empty()) list.push_back(words[phrase.front()].word);
  }
  return list;
}

ExclusionReader::ExclusionReader(const domain::Catalogue& catalogue, const domain::ExerciseWords& words)
    : catalogue_(catalogue), abbreviations_(words.abbreviations) {
  for (const domain::Exercise& each : catalogue.all()) {
    auto name = domain::exercise_words(each.name, longest_name);
    const auto german = abbreviations_.written_out(domain::exercise_words(each.german_name, longest_name));
    name.insert(name.end(), german.begin(), german.end());
    for (std::string& word : name) word = domain::without_ending(word);
    names_.push_back(std::move(name));
  }
}

// Of both languages: "Kniebeugen" are goblet squats too.
std::vector<std::string> ExclusionReader::named_exercises(const std::vector<std::string>& words) const {
  const bool is_running = words.size() == 1 && is_running_word(words.front());
  static const Pattern running("run|running|jog*|treadmill|lauf*|rennen|tempolauf|intervalllauf");
  std::vector<std::string> stems = abbreviations_.written_out(words);
  for (std::string& word : stems) word = domain::without_ending(word);
  std::vector<std::string> keys;
  for (std::size_t at = 0; at < names_.size(); ++at) {
    const bool fits = is_running
                          ? says(running, names_[at])
                          : std::ranges::all_of(stems, [&](const auto& stem) { return contains(names_[at], stem); });
    if (fits) keys.push_back(catalogue_.all()[at].key);
  }
  return keys;
}

// The longest phrase from the beginning of `phrase` that names exercises. "No kettlebell swings", but "no kettlebell"
// is about the equipment.
std::optional<ExclusionReader::Found> ExclusionReader::exercises_at(const std::string& text, const SpokenWords& words,
                                                                    std::vector<std::size_t> phrase) const {
  const Words first{words[phrase.front()].word};
  const std::size_t shortest = is_gear_word(first) && !says(Pattern("bench"), first) ? 2 : 1;
  for (; phrase.size() >= shortest; phrase.pop_back()) {
    const std::size_t from = words[phrase.front()].begin;
    const std::string name = text.substr(from, words[phrase.back()].end - from);
    auto keys = named_exercises(domain::exercise_words(name, longest_name));
    if (!keys.empty()) return Found{std::move(phrase), std::move(keys)};
  }
  return std::nullopt;
}

// Muscles, cardio, or a type: "I hate yoga" asks for no yoga.
std::optional<ExclusionReader::Found> ExclusionReader::group_at(const SpokenWords& words, std::size_t at) const {
  const Words first{words[at].word};
  Found found{{at}, {}};
  bool is_named = false;
  const auto add_if = [&](const auto& is_meant) {
    for (const domain::Exercise& each : catalogue_.all()) {
      if (is_meant(each)) found.keys.push_back(each.key);
    }
    is_named = true;
  };
  for (const auto& [target, pattern] : session_targets()) {
    if (!says(pattern, first)) continue;
    const SessionTarget named = target;
    add_if([named](const domain::Exercise& each) { return trains_first(each, named); });
  }
  if (!is_named && says(Pattern("cardio|kardio"), first))
    add_if([](const domain::Exercise& each) { return each.role == domain::ExerciseRole::conditioning; });
  const auto is_type = [&](const auto& each) { return says(each.second, first); };
  is_named = is_named || std::ranges::any_of(session_types(), is_type);
  return is_named ? std::optional(std::move(found)) : std::nullopt;
}

std::optional<ExclusionReader::Found> ExclusionReader::found_at(const std::string& text, const SpokenWords& words,
                                                                std::size_t at) const {
  static const Pattern no_exercise(
      "jump|jumps|jumping|springen|sprung|spruenge|huepf*|equipment|weights|gewichte|geraet*|noise|time|zeit|pain|"
      "schmerz*");
  const auto phrase = phrase_at(words, at);
  if (phrase.empty()) return std::nullopt;
  const Words first{words[phrase.front()].word};
  if (says(no_exercise, first)) return std::nullopt;
  if (auto found = exercises_at(text, words, phrase)) return found;
  return is_gear_word(first) ? std::nullopt : group_at(words, phrase.front());
}

Excluded ExclusionReader::read(const std::string& text) const {
  Excluded excluded{{}, {}, text};
  const SpokenWords words = spoken_words(text);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::size_t count = excludes_at(words, at);
    std::size_t next = at + count;
    while (count > 0 && next < words.size()) {
      const auto found = found_at(text, words, next);
      if (!found) break;
      const std::size_t begin = words[found->phrase.front()].begin;
      const std::size_t length = words[found->phrase.back()].end - begin;
      if (!found->keys.empty()) excluded.names.push_back(text.substr(begin, length));
      excluded.rest.replace(begin, length, length, ' ');
      excluded.keys.insert(excluded.keys.end(), found->keys.begin(), found->keys.end());
      next = found->phrase.back() + 1;
      if (next >= words.size() || !words[next].is_any({"and", "or", "und", "oder", ",", "nor"})) break;
      ++next;
    }
  }
  return excluded;
}

}  // namespace fitapp::coach
