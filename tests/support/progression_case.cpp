// Reads the short forms of progression cases.
#include "support/progression_case.h"

#include <doctest/doctest.h>

#include <cmath>
#include <sstream>

#include "domain/plans.h"
#include "support/days.h"

namespace fitapp::tests {
namespace {

using namespace domain;

// Cases are built before main(), in any order of files.
LocalDate today() { return day("2026-11-20"); }
constexpr double kilograms_of_pound = 0.45359237;

// The part before `mark`, which is removed together with it; nullopt without the mark.
std::optional<std::string> cut_before(std::string& text, std::string_view mark) {
  const auto at = text.find(mark);
  if (at == std::string::npos) return std::nullopt;
  std::string part = text.substr(0, at);
  text = text.substr(at + mark.size());
  return part;
}

std::optional<double> cut_after(std::string& text, char mark) {
  const auto at = text.find(mark);
  if (at == std::string::npos) return std::nullopt;
  const double value = std::stod(text.substr(at + 1));
  text = text.substr(0, at);
  return value;
}

LoggedSet set_of(std::string text) {
  LoggedSet set;
  if (const auto type = cut_before(text, ":")) {
    set.set_type = *type == "w" ? SetType::warmup : *type == "d" ? SetType::drop : SetType::failure;
  }
  set.rir = cut_after(text, '@');
  set.rpe = cut_after(text, '%');
  if (const auto kilograms = cut_before(text, "kgx")) {
    set.weight = std::round(std::stod(*kilograms) / kilograms_of_pound * 100) / 100;
  } else if (const auto pounds = cut_before(text, "x")) {
    set.weight = std::stod(*pounds);
  }
  if (text.empty()) return set;
  (text.back() == 's' ? set.duration : set.reps) = std::stoi(text);
  return set;
}

void read_plan(ExerciseTarget& target, std::string text) {
  target.sets = std::stoi(*cut_before(text, "x"));
  target.reps = target.reps_max = target.duration = std::nullopt;
  if (text == "?") return;
  if (text.back() == 's') {
    target.duration = std::stoi(text);
  } else if (const auto bottom = cut_before(text, "-")) {
    target.reps = std::stoi(*bottom);
    target.reps_max = std::stoi(text);
  } else {
    target.reps = std::stoi(text);
  }
}

std::string number(double value) {
  std::ostringstream out;
  out << std::round(value * 100) / 100;
  return out.str();
}

}  // namespace

ProgressionCase::ProgressionCase(std::string_view plan) {
  std::string text(plan);
  request.target.scheme = *parse_enum<ProgressionScheme>(*cut_before(text, " "));
  read_plan(request.target, text);
  request.target.implement = Implement::barbell;
  request.today = today();
}

ProgressionCase ProgressionCase::with(Implement implement) const {
  auto copy = *this;
  copy.request.target.implement = implement;
  return copy;
}

ProgressionCase ProgressionCase::kg() const {
  auto copy = *this;
  copy.request.steps.unit = WeightUnit::kg;
  return copy;
}

ProgressionCase ProgressionCase::own_step(double step, std::optional<double> lightest) const {
  auto copy = *this;
  copy.request.steps.own.push_back({request.target.implement, step, lightest});
  return copy;
}

ProgressionCase ProgressionCase::week(int week, int length) const {
  auto copy = *this;
  copy.request.block = Block{week, length};
  return copy;
}

ProgressionCase ProgressionCase::harder(std::string key) const {
  auto copy = *this;
  copy.request.target.harder = std::move(key);
  return copy;
}

ProgressionCase ProgressionCase::section(Section section) const {
  auto copy = *this;
  copy.request.target.section = section;
  return copy;
}

ProgressionCase ProgressionCase::planned_weight(double pounds) const {
  auto copy = *this;
  copy.request.target.weight = pounds;
  return copy;
}

ProgressionCase ProgressionCase::sets(std::string_view sets) const {
  auto copy = *this;
  SetTargets targets;
  std::istringstream words{std::string(sets)};
  for (std::string word; words >> word;) {
    const auto top = cut_after(word, '-');
    const LoggedSet set = set_of(word);
    const auto reps_max = top ? std::optional(static_cast<int>(*top)) : std::nullopt;
    targets.push_back({set.set_type, set.reps, reps_max, set.weight, set.duration});
  }
  PlannedExercise planned;
  planned.set_targets = targets;
  take_values_of_sets(planned);
  ExerciseTarget& target = copy.request.target;
  target.sets = *planned.sets;
  target.reps = planned.reps;
  target.reps_max = planned.reps_max;
  target.weight = planned.weight;
  target.duration = planned.duration;
  target.set_targets = std::move(targets);
  return copy;
}

ProgressionCase ProgressionCase::log(int days_ago, std::string_view sets, std::string_view planned) const {
  auto copy = *this;
  LoggedSession session;
  session.date = today() - std::chrono::days{days_ago};
  std::istringstream words{std::string(sets)};
  for (std::string word; words >> word;) session.sets.push_back(set_of(word));
  ExerciseTarget then = request.target;
  if (!planned.empty()) read_plan(then, std::string(planned));
  session.planned = {then.sets, then.reps, then.weight, then.duration, std::nullopt, std::nullopt};
  if (planned.empty()) session.planned.set_targets = request.target.set_targets;
  copy.request.log.push_back(std::move(session));
  return copy;
}

ProgressionCase ProgressionCase::light_log(int days_ago, std::string_view sets) const {
  auto copy = log(days_ago, sets);
  copy.request.log.back().lighter_week = true;
  copy.request.log.back().planned.sets = lighter_sets(request.target.sets);
  return copy;
}

ProgressionCase ProgressionCase::answered(SuggestionAnswer answer, int days_ago, SuggestionKind kind,
                                          std::optional<double> value) const {
  auto copy = *this;
  SuggestionResponse response{answer, today() - std::chrono::days{days_ago}, kind, {}, {}, {}};
  const auto whole = value ? std::optional(static_cast<int>(*value)) : std::nullopt;
  if (kind == SuggestionKind::more_repetitions) {
    response.reps = whole;
  } else if (kind == SuggestionKind::longer) {
    response.duration = whole;
  } else {
    response.weight = value;
  }
  copy.request.response = response;
  return copy;
}

ProgressionCase ProgressionCase::declined(int days_ago, SuggestionKind kind, std::optional<double> value) const {
  return answered(SuggestionAnswer::declined, days_ago, kind, value);
}

namespace {

std::string described(const SetTarget& set) {
  std::string text = set.set_type == SetType::warmup ? "w:" : set.set_type == SetType::drop ? "d:" : "";
  if (set.set_type == SetType::failure) text = "f:";
  if (set.weight) text += number(*set.weight) + "x";
  if (set.reps) text += std::to_string(*set.reps);
  if (set.reps_max) text += "-" + std::to_string(*set.reps_max);
  if (set.duration) text += std::to_string(*set.duration) + "s";
  return text;
}

}  // namespace

std::string described(const Suggestion& suggestion, WeightUnit unit) {
  std::string text(name_of(suggestion.kind));
  if (suggestion.set_targets) {
    std::string sets;
    for (const SetTarget& set : *suggestion.set_targets) sets += (sets.empty() ? "" : " ") + described(set);
    return text + " [" + sets + "]" + (suggestion.note ? " +light" : "");
  }
  text += " " + std::to_string(suggestion.sets) + "x";
  if (suggestion.reps) text += std::to_string(*suggestion.reps);
  if (suggestion.reps && suggestion.reps_max) text += "-" + std::to_string(*suggestion.reps_max);
  if (suggestion.duration) text += std::to_string(*suggestion.duration) + "s";
  if (suggestion.weight) {
    const bool metric = unit == WeightUnit::kg;
    text += " " + number(*suggestion.weight * (metric ? kilograms_of_pound : 1)) + (metric ? "kg" : "lb");
  }
  for (std::size_t i = 0; i < suggestion.set_reps.size(); ++i) {
    text += (i == 0 ? " (" : " ") + std::to_string(suggestion.set_reps[i]);
  }
  if (!suggestion.set_reps.empty()) text += ")";
  if (suggestion.variant) text += " -> " + *suggestion.variant;
  if (suggestion.note) text += " +light";
  return text;
}

void check(const std::vector<ProgressionRow>& rows) {
  for (const ProgressionRow& row : rows) {
    CAPTURE(row.what);
    const Suggestion suggestion = suggestion_for(row.request.request);
    CHECK(described(suggestion, row.request.request.steps.unit) == row.expected);
    CHECK(suggestion.reason.code == "PROGRESSION_" + row.reason);
    // Every placeholder has its value.
    CHECK(suggestion.reason.text.find('{') == std::string::npos);
    if (suggestion.note) CHECK(suggestion.note->text.find('{') == std::string::npos);
  }
}

}  // namespace fitapp::tests
