// Reads a note clause by clause, so that words of two faults do not mix. In each clause the fault with the most
// matching words counts.
#include "coach/form_faults.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace fitapp::coach {
namespace {

constexpr std::size_t most_faults = 2;
constexpr std::array<std::string_view, 10> movement_names{"squat", "lunge", "hinge", "push",      "overhead",
                                                          "pull",  "core",  "carry", "isolation", "any"};

Movement movement_named(const std::string& name) {
  const auto* const found = std::find(movement_names.begin(), movement_names.end(), name);
  if (found == movement_names.end())
    throw Error(ErrorKind::internal, "UNKNOWN_MOVEMENT", "embed/coach_form.json names the movement " + name + ".");
  return static_cast<Movement>(found - movement_names.begin());
}

std::vector<Movement> movements_in(const nlohmann::json& json) {
  if (json.is_string()) return {movement_named(json.get<std::string>())};
  std::vector<Movement> movements;
  for (const auto& name : json) movements.push_back(movement_named(name.get<std::string>()));
  return movements;
}

std::optional<Held> held_named(const std::string& name) {
  if (name.empty()) return std::nullopt;
  if (name == "bar") return Held::bar;
  if (name == "body") return Held::body;
  throw Error(ErrorKind::internal, "UNKNOWN_IMPLEMENT", "embed/coach_form.json names the implement " + name + ".");
}

bool denies(const Words& words) {
  static const Pattern negation("dont|doesnt|not|never|no_longer|nicht|nie|kein|keine|keinen|stopped");
  return negation.weight_in(words, TypoTolerance::none) > 0;
}

// The parts of a sentence between commas and conjunctions.
std::vector<Words> clauses_of(std::string_view notes) {
  std::string text(notes);
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == ',' || c == ';' || c == ':'; }, '.');
  constexpr std::array<std::string_view, 8> conjunctions{"and", "but", "und", "aber", "while", "sowie", "plus", "also"};
  std::vector<Words> clauses;
  for (const Words& sentence : sentences_of(text)) {
    clauses.emplace_back();
    for (const std::string& word : sentence) {
      if (std::find(conjunctions.begin(), conjunctions.end(), word) != conjunctions.end()) {
        clauses.emplace_back();
      } else {
        clauses.back().push_back(word);
      }
    }
  }
  return clauses;
}

}  // namespace

Movement movement_of(const domain::Exercise& exercise) {
  using enum Movement;
  const std::string& pattern = exercise.pattern;
  if (pattern.starts_with("core")) return core;
  if (pattern.starts_with("isolation") || pattern == "calves") return isolation;
  if (pattern == "horizontal_push") return push;
  if (pattern == "vertical_push") return overhead;
  if (pattern.ends_with("_pull")) return pull;
  if (pattern == "balance") return lunge;
  const auto* const found = std::find(movement_names.begin(), movement_names.end(), pattern);
  return found == movement_names.end() ? other : static_cast<Movement>(found - movement_names.begin());
}

Held held_in(const domain::Exercise& exercise) {
  using enum domain::Implement;
  switch (exercise.implement) {
    case barbell:
    case ez_bar:
    case trap_bar:
    case smith: return Held::bar;
    case bodyweight:
    case suspension: return Held::body;
    default: return Held::other;
  }
}

FormFaults::Text FormFaults::text_of(const nlohmann::json& json) {
  return {json.at("en").get<std::string>(), json.at("de").get<std::string>()};
}

FormFaults::FormFaults(const nlohmann::json& json, WordRules& rules) : rules_(rules) {
  for (const auto& each : json.at("faults")) {
    Fault fault;
    fault.name = each.at("fault").get<std::string>();
    for (const auto& pattern : each.at("patterns")) fault.patterns.emplace_back(pattern.get<std::string>());
    for (const auto& pattern : each.value("negated", nlohmann::json::array())) {
      fault.negated.emplace_back(pattern.get<std::string>());
    }
    for (const auto& name : each.value("only", nlohmann::json::array())) {
      fault.only.push_back(movement_named(name.get<std::string>()));
    }
    fault.is_negative = each.value("negative", false);
    fault.why = text_of(each.at("why"));
    for (const auto& advice : each.at("advice")) {
      fault.advice.push_back({movements_in(advice.at("for")), held_named(advice.value("with", "")),
                              text_of(advice.at("cue")), text_of(advice.at("easier")), text_of(advice.at("load"))});
    }
    faults_.push_back(std::move(fault));
  }
  const auto& sounds = json.at("sounds");
  for (const auto& pattern : sounds.at("patterns")) sounds_.emplace_back(pattern.get<std::string>());
  sound_why_ = text_of(sounds.at("why"));
  sound_try_ = text_of(sounds.at("try"));
  sound_see_ = text_of(sounds.at("see"));
  const auto compile = [&](const char* name, std::vector<WordRules::Rule>& compiled) {
    for (const auto& rule : json.at("pain").at(name)) compiled.push_back(rules.compile(rule.get<std::string>()));
  };
  compile("rules", pain_);
  compile("denied", no_pain_);
  compile("insisted", not_without_pain_);
}

// Without typing errors: "knicken" is not "knacken".
bool FormFaults::matches_any(const std::vector<Pattern>& patterns, const Words& words) {
  return std::ranges::any_of(patterns,
                             [&](const Pattern& each) { return each.weight_in(words, TypoTolerance::none) > 0; });
}

bool FormFaults::names_pain(std::string_view notes) const {
  const WordRules::Text text = rules_.read(notes);
  const WordRules::Sentence whole = WordRules::joined(text);
  return std::ranges::any_of(text, [&](const auto& part) {
    WordRules::Sentence sentence = part.second;
    const auto matches = [&](const WordRules::Rule& rule) { return rules_.matches(rule, sentence, whole); };
    if (std::ranges::any_of(not_without_pain_, matches)) return true;
    rules_.remove(no_pain_, sentence);
    return std::ranges::any_of(pain_, matches);
  });
}

std::optional<SoundAdvice> FormFaults::sound_in(std::string_view notes, Language language) const {
  const std::vector<Words> clauses = clauses_of(notes);
  const bool is_heard = std::ranges::any_of(clauses, [&](const Words& clause) { return has_sound(clause); });
  if (!is_heard || names_pain(notes)) return std::nullopt;
  return SoundAdvice{sound_why_.in(language), sound_try_.in(language), sound_see_.in(language)};
}

const FormFaults::Fault* FormFaults::fault_in(const Words& words, Movement movement, TypoTolerance typos) const {
  const bool is_denied = denies(words);
  const Fault* best = nullptr;
  int most = 0;
  for (const Fault& fault : faults_) {
    const bool fits = fault.only.empty() || movement == Movement::other ||
                      std::find(fault.only.begin(), fault.only.end(), movement) != fault.only.end();
    if (!fits) continue;
    int weight = 0;
    for (const Pattern& pattern : fault.negated) weight = std::max(weight, pattern.weight_in(words, typos));
    if (!is_denied || fault.is_negative) {
      for (const Pattern& pattern : fault.patterns) weight = std::max(weight, pattern.weight_in(words, typos));
    }
    if (weight <= most) continue;
    most = weight;
    best = &fault;
  }
  return best;
}

// What is for this movement comes first, then what is for the implement.
const FormFaults::Advice& FormFaults::advice_for(const Fault& fault, Movement movement, Held held) {
  const auto is_for = [](const Advice& advice, Movement wanted) {
    return std::ranges::find(advice.movements, wanted) != advice.movements.end();
  };
  const Advice* best = nullptr;
  int most = 0;
  for (const Advice& advice : fault.advice) {
    if (advice.held && *advice.held != held) continue;
    const int fit = (is_for(advice, movement) ? 4 : is_for(advice, Movement::other) ? 2 : 0) + (advice.held ? 1 : 0);
    if (best != nullptr && fit <= most) continue;
    most = fit;
    best = &advice;
  }
  // The first one of a fault of one kind of movement only.
  return best == nullptr ? fault.advice.front() : *best;
}

std::vector<FaultAdvice> FormFaults::in(std::string_view notes, Movement movement, Held held, Language language) const {
  std::vector<const Fault*> found;
  const auto look_in = [&](const std::vector<Words>& parts, TypoTolerance typos) {
    for (const Words& words : parts) {
      if (has_sound(words)) continue;
      const Fault* fault = fault_in(words, movement, typos);
      if (fault != nullptr && std::find(found.begin(), found.end(), fault) == found.end()) found.push_back(fault);
    }
  };
  look_in(clauses_of(notes), TypoTolerance::normal);
  if (found.empty()) look_in(sentences_of(notes), TypoTolerance::normal);
  if (found.empty()) look_in(sentences_of(notes), TypoTolerance::generous);
  if (found.size() > most_faults) found.resize(most_faults);

  std::vector<FaultAdvice> all;
  for (const Fault* fault : found) {
    const Advice& advice = advice_for(*fault, movement, held);
    all.push_back({fault->name, fault->why.in(language), advice.cue.in(language), advice.easier.in(language),
                   advice.load.in(language)});
  }
  return all;
}

}  // namespace fitapp::coach
