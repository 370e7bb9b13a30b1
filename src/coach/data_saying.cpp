// Chooses the sentences about food, body, nights and changes.
#include "coach/data_saying.h"

#include <algorithm>
#include <cmath>

#include "coach/data_values.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::Comparison;
using domain::DataAnswer;
using domain::Measure;

constexpr double smallest_change = 0.05;  // in the unit of the measure: less is steady

bool is_eaten(Measure measure) { return measure <= Measure::water; }
bool is_measured(Measure measure) { return measure >= Measure::weight && measure <= Measure::neck; }
bool is_of_nights(Measure measure) { return measure >= Measure::sleep && measure <= Measure::mood; }
bool is_vital(const Facts& facts) { return facts.health.underweight || hears_no_change(facts); }

// "308 g of protein", "308 g Eiweiß"; energy needs no noun.
std::string with_noun(const std::string& amount, Measure measure, const std::string& noun, Language language) {
  if (measure == Measure::calories) return amount;
  return amount + (language == Language::german ? " " : " of ") + noun;
}

std::string first_upper(std::string text) {
  if (text.starts_with("ä") || text.starts_with("ö") || text.starts_with("ü")) {
    text[1] = static_cast<char>(text[1] - 0x20);
  } else if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

std::string days_ago(int days, Language language) {
  if (language == Language::english) return format_days_ago(days);
  if (days <= 0) return "heute";
  return days == 1 ? "gestern" : "vor " + std::to_string(days) + " Tagen";
}

}  // namespace

bool hears_no_change(const Facts& facts) { return facts.expecting || (facts.age && *facts.age < adult_age); }

domain::DataQuery careful_query(domain::DataQuery query, const Facts& facts) {
  if (!is_measured(query.measure) || !hears_no_change(facts)) return query;
  return {.measure = query.measure,
          .asks_day = query.asks_day,
          .weight_unit = query.weight_unit,
          .in_half_kilograms = query.in_half_kilograms};
}

std::vector<const DataAnswer*> told_changes(const DataAnswer& answer, const Facts& facts) {
  std::vector<const DataAnswer*> told;
  for (const DataAnswer& part : answer.parts) {
    const Measure measure = part.query.measure;
    // Nobody who must not lose weight hears of a loss or of eating less.
    if ((measure == Measure::weight || measure == Measure::calories) && is_vital(facts)) continue;
    if (told.size() < most_changes) told.push_back(&part);
  }
  return told;
}

std::string exercise_name_in(const std::string& name, const domain::ExerciseMentions& mentions, Language language) {
  const domain::Exercise* known = name.empty() ? nullptr : mentions.named(name);
  const bool has_german = known != nullptr && language == Language::german && !known->german_name.empty();
  return has_german ? known->german_name : name;
}

void DataSaying::Values::set(const std::string& name, const std::string& text) {
  values_[name] = text;
  values_[name + "_cap"] = first_upper(text);
}

void DataSaying::Values::flag(std::string_view name, bool is_set) {
  if (is_set) values_.emplace(name, "");
}

std::string DataSaying::name_of_measure(Measure measure) const {
  const auto found = texts_.names.find(fitapp::name_of(measure));
  return found == texts_.names.end() ? std::string(fitapp::name_of(measure)) : found->second;
}

std::string DataSaying::amount_of(Measure measure, double value) const {
  if (answer_.query.in_half_kilograms && measure == Measure::weight)
    return data_number(value * domain::pounds_to_kilograms * 2, 1, context_.language) + " Pfund";
  return data_amount(measure, value, context_.facts, context_.language);
}

std::string DataSaying::day(LocalDate date) const { return data_day(date, context_.facts.today, context_.language); }

std::string DataSaying::exercise() const {
  return exercise_name_in(answer_.query.exercise, mentions_, context_.language);
}

// Adds a sentence. One that stands in an earlier answer is avoided, when there is another.
void DataSaying::say(const char* kind) {
  const Phrases& phrases = texts_.phrases.at(kind);
  std::vector<std::string> exclude = previous_;
  for (const std::string& each : previous_) {
    for (std::size_t at = 0; (at = each.find(". ", at)) != std::string::npos; at += 2) {
      exclude.push_back(each.substr(0, at + 1));
    }
  }
  const std::string sentence = phrases.choose(values_.all(), mix_seed(context_.seed, text_.size()), exclude);
  if (!text_.empty() && !sentence.empty()) text_ += " ";
  text_ += sentence;
}

void DataSaying::add_common() {
  values_.set("what", name_of_measure(measure()));
  values_.set("period", data_period(answer_, context_.facts.today, context_.language));
  if (answer_.before.from <= answer_.before.to) {
    values_.set("before_period", data_period_before(answer_, context_.language));
    values_.set("before_period_noun", data_period_before(answer_, context_.language, true));
  }
  if (answer_.day) {
    values_.set("day", day(*answer_.day));
    values_.set("ago", days_ago(static_cast<int>((context_.facts.today - *answer_.day).count()), context_.language));
  }
  add_days();
  values_.flag("today", answer_.span.from == context_.facts.today);
  values_.flag(answer_.aggregate == Aggregate::average   ? "average"
               : answer_.aggregate == Aggregate::highest ? "highest"
               : answer_.aggregate == Aggregate::lowest  ? "lowest"
                                                         : "total");
  values_.flag(fitapp::name_of(measure()));
}

// "6 whole days" leave today out; "6 logged days"; "6 nights".
void DataSaying::add_days() {
  const Language language = context_.language;
  const bool whole = answer_.is_without_today;
  const int number = is_eaten(measure()) && answer_.whole_days > 0 ? answer_.whole_days : answer_.count;
  if (is_of_nights(measure())) {
    values_.set("days", data_count(number, "night", "nights", "Nacht", "Nächte", language));
  } else if (whole) {
    values_.set("days", data_count(number, "whole day", "whole days", "ganzen Tag", "ganze Tage", language));
  } else {
    values_.set("days",
                data_count(number, "logged day", "logged days", "Tag mit Einträgen", "Tage mit Einträgen", language));
  }
  values_.set("days_dative", whole ? data_count(number, "day", "days", "ganzen Tag", "ganzen Tagen", language)
                                   : data_count(number, "day", "days", "Tag", "Tagen", language));
}

void DataSaying::say_comparison(std::optional<double> now, std::optional<double> before) {
  if (!now || answer_.query.comparison != Comparison::before) return;
  if (!before) {
    values_.flag("no_before");
  } else {
    const double difference = *now - *before;
    const bool is_said = amount(std::abs(difference)) != amount(0) && std::abs(difference) >= smallest_change;
    if (is_said) values_.flag(difference > 0 ? "more" : "less");
    const auto text_of = [&](double value) {
      return measure() == Measure::workouts && answer_.aggregate != Aggregate::average
                 ? data_count(static_cast<int>(std::lround(value)), "workout", "workouts", "Training", "Trainings",
                              context_.language)
                 : amount(value);
    };
    values_.set("difference", text_of(std::abs(difference)));
    values_.set("before", text_of(*before));
  }
  say("compared");
}

void DataSaying::say_eaten() {
  if (answer_.unknown && *answer_.unknown > 0) {
    values_.set("unknown", data_count(*answer_.unknown, "entry", "entries", "Eintrag", "Einträge", context_.language));
    values_.flag("all_unknown", !answer_.value);
  }
  if (!answer_.value) {
    values_.flag("food", measure() != Measure::water && answer_.unknown.value_or(0) == 0);
    return say(answer_.unknown.value_or(0) > 0 ? "unknown_amounts" : "nothing");
  }
  const bool several = answer_.span.from != answer_.span.to;
  values_.set("amount", with_noun(amount(*answer_.value), measure(), name_of_measure(measure()), context_.language));
  if (answer_.per_day) values_.set("per_day", amount(*answer_.per_day));
  values_.flag("several", several);
  if (answer_.query.meal) {
    const auto found = texts_.names.find(fitapp::name_of(*answer_.query.meal));
    if (found != texts_.names.end()) values_.set("meal", found->second);
  }
  say("eaten");
  if (answer_.unknown.value_or(0) > 0) say("unknown_amounts");
  const bool is_total = answer_.aggregate == Aggregate::total;
  const bool is_before_several = answer_.before.from != answer_.before.to;
  const bool is_mean = is_total && (several || is_before_several) && answer_.per_day && answer_.per_day_before;
  values_.flag("a_day", is_mean || answer_.aggregate == Aggregate::average);
  if (is_mean) {
    say_comparison(answer_.per_day, answer_.per_day_before);
  } else {
    say_comparison(answer_.value, answer_.value_before);
  }
  if (!answer_.query.meal && (is_total || answer_.aggregate == Aggregate::average)) say_goal_of_days(several);
}

// For several days the goal of a day alone, and how many of them reached it if that was asked.
void DataSaying::say_goal_of_days(bool several) {
  if (!answer_.goal || *answer_.goal <= 0) return;
  values_.set("goal", amount(*answer_.goal));
  if (!several) {
    const double difference = *answer_.value - *answer_.goal;
    values_.flag("limit", measure() == Measure::sodium || measure() == Measure::saturated_fat);
    values_.set(difference < 0 ? "left" : "over", amount(std::abs(difference)));
    if (amount(std::abs(difference)) == amount(0)) values_.flag("met");
  } else if (answer_.query.comparison == Comparison::goal && answer_.days_at_goal) {
    values_.set("met_days", std::to_string(*answer_.days_at_goal));
    values_.flag("below", domain::is_limit(measure()));
  }
  say("goal_of_day");
}

void DataSaying::say_measured() {
  if (!answer_.value) return say("nothing");
  values_.set("amount", amount(*answer_.value));
  values_.set("span", data_period(answer_, context_.facts.today, context_.language));
  values_.flag("nearest", answer_.is_nearest);
  values_.flag("past", answer_.span.to < context_.facts.today);
  const double change = answer_.change.value_or(0);
  // Nobody who must not lose weight hears of a loss.
  const bool may_say =
      !hears_no_change(context_.facts) && (measure() != Measure::weight || change > 0 || !is_vital(context_.facts));
  if (answer_.change && may_say && answer_.aggregate == Aggregate::latest && !answer_.is_nearest) {
    values_.flag("steady", std::abs(change) < smallest_change);
    if (std::abs(change) >= smallest_change) values_.set("change", amount(std::abs(change)));
    if (answer_.change_per_week && std::abs(*answer_.change_per_week) >= smallest_change)
      values_.set("rate", amount(std::abs(*answer_.change_per_week)));
    values_.set("direction", change > 0 ? (is_german() ? "gestiegen" : "up") : (is_german() ? "gesunken" : "down"));
  }
  say("measured");
  say_weight_goal();
  if (measure() != Measure::weight || !hears_no_change(context_.facts)) return;
  values_.flag("expecting", context_.facts.expecting);
  say("weight_care");
}

void DataSaying::say_weight_goal() {
  if (measure() != Measure::weight || answer_.aggregate != Aggregate::latest || answer_.is_nearest) return;
  const auto& health = context_.facts.health;
  const bool is_past = answer_.span.to < context_.facts.today;
  if (!health.target_weight || is_past || is_vital(context_.facts)) return;
  values_.set("goal", amount(*health.target_weight));
  const double to_go = std::abs(*answer_.value - *health.target_weight);
  if (to_go >= smallest_change) values_.set("to_go", amount(to_go));
  say("weight_goal");
}

void DataSaying::say_nights() {
  if (!answer_.value) return say("nothing");
  values_.set("amount", amount(*answer_.value));
  values_.flag("one", answer_.count == 1);
  if (answer_.count == 1 && !answer_.day) values_.set("day", day(answer_.span.to));
  say("nights");
  say_comparison(answer_.value, answer_.value_before);
}

void DataSaying::say_cycle() {
  if (answer_.cycle && answer_.cycle->last_start) {
    const domain::Cycle& cycle = *answer_.cycle;
    values_.set("started", day(*cycle.last_start));
    values_.flag("started");
    values_.set("cycle_day", std::to_string((context_.facts.today - *cycle.last_start).count() + 1));
    if (cycle.next_expected && cycle.earliest && cycle.latest && cycle.average_length) {
      values_.set("next", day(*cycle.next_expected));
      values_.set("earliest", day(*cycle.earliest));
      values_.set("latest", day(*cycle.latest));
      values_.set("length", data_count(*cycle.average_length, "day", "days", "Tag", "Tage", context_.language));
    }
  }
  say("cycle");
}

void DataSaying::say_goals() {
  for (const DataAnswer& part : answer_.parts) {
    const std::string name(fitapp::name_of(part.query.measure));
    const auto text_of = [&](double value) {
      return part.query.measure == Measure::workouts ? data_number(value, 0, context_.language)
                                                     : amount_of(part.query.measure, value);
    };
    values_.set(name, text_of(part.value.value_or(0)));
    values_.set(name + "_goal", text_of(part.goal.value_or(0)));
  }
  say("goals");
}

// One line for each change.
void DataSaying::say_changes() {
  const auto told = told_changes(answer_, context_.facts);
  values_.flag("none", told.empty());
  values_.flag("steady", !told.empty() && told.front()->is_steady);
  say("changes");
  for (const DataAnswer* part : told) {
    DataSaying line(texts_, mentions_, context_, *part, previous_);
    const auto text_of = [&](double value) {
      return part->query.measure == Measure::workouts ? data_number(value, 0, context_.language) : line.amount(value);
    };
    line.values_.flag(fitapp::name_of(part->query.measure));
    line.values_.set("now", text_of(*part->value));
    line.values_.set("before", text_of(*part->value_before));
    const bool is_same = text_of(*part->value) == text_of(*part->value_before);
    if (!is_same && part->is_steady) line.values_.flag("about");
    if (!is_same && !part->is_steady) line.values_.flag(*part->value > *part->value_before ? "more" : "less");
    line.say("change_of");
    text_ += "\n" + line.text_;
  }
}

std::string DataSaying::text() {
  add_common();
  if (say_lists()) return text_;
  if (is_eaten(measure())) {
    say_eaten();
  } else if (is_measured(measure())) {
    say_measured();
  } else if (is_of_nights(measure())) {
    say_nights();
  } else if (measure() == Measure::cycle) {
    say_cycle();
  } else if (measure() == Measure::goals) {
    say_goals();
  } else if (measure() == Measure::changes) {
    say_changes();
  } else {
    say_training();
  }
  return text_;
}

}  // namespace fitapp::coach
