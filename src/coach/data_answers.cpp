// Chooses the sentences of a data answer and fills in its values.
#include "coach/data_answers.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "coach/data_values.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::Aggregate;
using domain::Comparison;
using domain::DataAnswer;
using domain::Measure;
using domain::SpanName;

constexpr double smallest_change = 0.05;  // in the unit of the measure: less is steady
constexpr int most_changes = 6;

bool is_eaten(Measure measure) { return measure <= Measure::water; }
bool is_measured(Measure measure) { return measure >= Measure::weight && measure <= Measure::neck; }
bool is_of_nights(Measure measure) { return measure >= Measure::sleep && measure <= Measure::mood; }
bool is_vital(const Facts& facts) { return facts.health.underweight || (facts.age && *facts.age < adult_age); }

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

// Phrase values that also get a capitalised form, for the beginning of a sentence.
class Values {
 public:
  void set(const std::string& name, const std::string& text) {
    values_[name] = text;
    values_[name + "_cap"] = first_upper(text);
  }
  void flag(const char* name, bool is_set = true) {
    if (is_set) values_.emplace(name, "");
  }
  const PhraseValues& all() const { return values_; }

 private:
  PhraseValues values_;
};

}  // namespace

// One answer in the making.
struct DataAnswers::Saying {
  const Texts& texts;
  const CoachContext& context;
  const DataAnswer& answer;
  const std::vector<std::string>& previous;
  Values values = {};
  std::string text = {};

  Measure measure() const { return answer.query.measure; }
  std::string name_of_measure(Measure measure) const {
    const auto found = texts.names.find(fitapp::name_of(measure));
    return found == texts.names.end() ? std::string(fitapp::name_of(measure)) : found->second;
  }
  std::string amount(double value) const { return amount_of(measure(), value); }
  std::string amount_of(Measure measure, double value) const {
    return data_amount(measure, value, context.facts, context.language);
  }
  std::string day(LocalDate date) const { return data_day(date, context.language); }

  // Adds a sentence. One that stands in an earlier answer is avoided, when there is another.
  void say(const char* kind) {
    const Phrases& phrases = texts.phrases.at(kind);
    std::vector<std::string> exclude = previous;
    for (const std::string& each : previous) {
      for (std::size_t at = 0; (at = each.find(". ", at)) != std::string::npos; at += 2) {
        exclude.push_back(each.substr(0, at + 1));
      }
    }
    const std::string sentence = phrases.choose(values.all(), mix_seed(context.seed, text.size()), exclude);
    if (!text.empty() && !sentence.empty()) text += " ";
    text += sentence;
  }

  void add_common() {
    values.set("what", name_of_measure(measure()));
    values.set("period", data_period(answer, context.facts.today, context.language));
    if (answer.before.from <= answer.before.to) {
      values.set("before_period", data_period_before(answer, context.language));
      values.set("before_period_noun", data_period_before(answer, context.language, true));
    }
    if (answer.day) {
      values.set("day", day(*answer.day));
      values.set("ago", days_ago(static_cast<int>((context.facts.today - *answer.day).count()), context.language));
    }
    values.set("days_dative", data_count(answer.count, "day", "days", "Tag", "Tagen", context.language));
    const bool nights = is_of_nights(measure());
    values.set("days", nights ? data_count(answer.count, "night", "nights", "Nacht", "Nächte", context.language)
                              : data_count(answer.count, "logged day", "logged days", "Tag mit Einträgen",
                                           "Tage mit Einträgen", context.language));
    values.flag("today", answer.span.from == context.facts.today);
    values.flag(answer.aggregate == Aggregate::average   ? "average"
                : answer.aggregate == Aggregate::highest ? "highest"
                : answer.aggregate == Aggregate::lowest  ? "lowest"
                                                         : "total");
    values.flag(fitapp::name_of(measure()).data());
  }

  // `now` and `before` in the unit of the measure.
  void say_comparison(std::optional<double> now, std::optional<double> before) {
    if (!now || answer.query.comparison != Comparison::before) return;
    if (!before) {
      values.flag("no_before");
    } else {
      const double difference = *now - *before;
      if (std::abs(difference) >= smallest_change) values.flag(difference > 0 ? "more" : "less");
      values.set("difference", amount(std::abs(difference)));
      values.set("before", amount(*before));
    }
    say("compared");
  }

  void say_eaten(const std::string& meal) {
    if (answer.unknown && *answer.unknown > 0) {
      values.set("unknown", data_count(*answer.unknown, "entry", "entries", "Eintrag", "Einträge", context.language));
      values.flag("all_unknown", !answer.value);
    }
    if (!answer.value) {
      values.flag("food", measure() != Measure::water && answer.unknown.value_or(0) == 0);
      return say(answer.unknown.value_or(0) > 0 ? "unknown_amounts" : "nothing");
    }
    const bool several = answer.span.from != answer.span.to;
    values.set("amount", with_noun(amount(*answer.value), measure(), name_of_measure(measure()), context.language));
    if (answer.per_day) values.set("per_day", amount(*answer.per_day));
    values.flag("several", several);
    if (!meal.empty()) {
      values.set("meal", meal);
      values.set("meal_short", meal);
    }
    say("eaten");
    if (answer.unknown.value_or(0) > 0) say("unknown_amounts");
    const bool is_total = answer.aggregate == Aggregate::total;
    if (is_total && several && answer.per_day && answer.per_day_before) {
      say_comparison(answer.per_day, answer.per_day_before);
    } else {
      say_comparison(answer.value, answer.value_before);
    }
    if (meal.empty() && (is_total || answer.aggregate == Aggregate::average)) say_goal_of_day(several);
  }

  // For several days the goal of a day alone, without a judgement.
  void say_goal_of_day(bool several) {
    if (!answer.goal || *answer.goal <= 0) return;
    values.set("goal", amount(*answer.goal));
    if (!several) {
      const double difference = *answer.value - *answer.goal;
      values.flag("limit", measure() == Measure::sodium || measure() == Measure::saturated_fat);
      values.set(difference < 0 ? "left" : "over", amount(std::abs(difference)));
      if (amount(std::abs(difference)) == amount(0)) values.flag("met");
    }
    say("goal_of_day");
  }

  void say_measured() {
    if (!answer.value) return say("nothing");
    values.set("amount", amount(*answer.value));
    values.set("span", data_period(answer, context.facts.today, context.language));
    const double change = answer.change.value_or(0);
    // Nobody who must not lose weight hears of a loss.
    const bool may_say = measure() != Measure::weight || change > 0 || !is_vital(context.facts);
    if (answer.change && may_say && answer.aggregate == Aggregate::latest) {
      values.flag("steady", std::abs(change) < smallest_change);
      if (std::abs(change) >= smallest_change) values.set("change", amount(std::abs(change)));
      const bool german = context.language == Language::german;
      values.set("direction", change > 0 ? (german ? "gestiegen" : "up") : (german ? "gesunken" : "down"));
    }
    say("measured");
    if (measure() != Measure::weight || answer.aggregate != Aggregate::latest) return;
    const auto& health = context.facts.health;
    const bool is_past = answer.span.to < context.facts.today;
    if (!health.target_weight || is_past || is_vital(context.facts)) return;
    values.set("goal", amount(*health.target_weight));
    const double to_go = std::abs(*answer.value - *health.target_weight);
    if (to_go >= smallest_change) values.set("to_go", amount(to_go));
    say("weight_goal");
  }

  void say_nights() {
    if (!answer.value) return say("nothing");
    values.set("amount", amount(*answer.value));
    values.flag("one", answer.count == 1);
    if (answer.count == 1 && !answer.day) values.set("day", day(answer.span.to));
    say("nights");
    say_comparison(answer.value, answer.value_before);
  }

  void say_trained(const std::string& exercise) {
    if (!exercise.empty()) values.set("exercise", exercise);
    if (answer.query.muscle) values.set("muscle", *answer.query.muscle);
    const bool counts_from_zero = measure() == Measure::workouts;
    if (!answer.value && !counts_from_zero) return say("nothing");
    const double value = answer.value.value_or(0);
    values.set("amount", amount(value));
    const int whole = static_cast<int>(std::lround(value));
    values.set("amount_workouts", data_count(whole, "workout", "workouts", "Training", "Trainings", context.language));
    say("trained");
    say_comparison(value, answer.count_before > 0 || counts_from_zero ? std::optional(answer.value_before.value_or(0))
                                                                      : answer.value_before);
    const bool is_week = domain::asked_span(answer.query).name == SpanName::this_week;
    if (!counts_from_zero || !is_week || !answer.goal || answer.query.workout_type) return;
    values.set("goal", data_number(*answer.goal, 0, context.language));
    const int left = static_cast<int>(*answer.goal) - whole;
    if (left > 0) values.set("left", data_number(left, 0, context.language));
    say("week_goal");
  }

  void say_exercise(const std::string& exercise) {
    values.set("exercise", exercise);
    if (!answer.value) {
      values.flag("exercise");
      return say("nothing");
    }
    if (measure() == Measure::last_time) {
      values.set("done", data_sets(answer.done, context.facts, context.language));
      return say("last_time");
    }
    values.set("amount", amount(*answer.value));
    values.set("set", data_set(answer.done.front(), context.facts, context.language));
    say(measure() == Measure::best ? "best" : "one_rep_max");
  }

  void say_last_workout() {
    if (!answer.day) return say("nothing");
    values.set("name", answer.name);
    if (answer.value) values.set("minutes", amount_of(Measure::minutes, *answer.value));
    say("last_time");
  }

  void say_streak() {
    const auto days = [&](double value) { return amount_of(Measure::streak, value); };
    values.set("amount", days(answer.value.value_or(0)));
    values.set("longest", days(answer.value_before.value_or(0)));
    values.set("weeks", data_count(static_cast<int>(answer.per_day.value_or(0)), "week", "weeks", "Woche", "Wochen",
                                   context.language));
    values.flag("none", answer.value.value_or(0) == 0);
    say("streak");
  }

  void say_cycle() {
    if (answer.cycle && answer.cycle->last_start) {
      const domain::Cycle& cycle = *answer.cycle;
      values.set("started", day(*cycle.last_start));
      values.flag("started");
      values.set("cycle_day", std::to_string((context.facts.today - *cycle.last_start).count() + 1));
      if (cycle.next_expected && cycle.earliest && cycle.latest && cycle.average_length) {
        values.set("next", day(*cycle.next_expected));
        values.set("earliest", day(*cycle.earliest));
        values.set("latest", day(*cycle.latest));
        values.set("length", data_count(*cycle.average_length, "day", "days", "Tag", "Tage", context.language));
      }
    }
    say("cycle");
  }

  void say_goals() {
    for (const DataAnswer& part : answer.parts) {
      const std::string name(fitapp::name_of(part.query.measure));
      const auto text_of = [&](double value) {
        return part.query.measure == Measure::workouts ? data_number(value, 0, context.language)
                                                       : amount_of(part.query.measure, value);
      };
      values.set(name, text_of(part.value.value_or(0)));
      values.set(name + "_goal", text_of(part.goal.value_or(0)));
    }
    say("goals");
  }

  void say_changes() {
    std::vector<std::string> list;
    for (const DataAnswer& part : answer.parts) {
      if (!part.value && !part.value_before) continue;
      if (part.query.measure == Measure::weight && is_vital(context.facts)) continue;
      if (static_cast<int>(list.size()) == most_changes) break;
      Saying each{texts, context, part, previous};
      each.values.set("what", name_of_measure(part.query.measure));
      each.values.flag("no_before", !part.value_before);
      each.values.flag("no_now", !part.value);
      const auto text_of = [&](double value) {
        return part.query.measure == Measure::workouts ? data_number(value, 0, context.language) : each.amount(value);
      };
      if (part.value) each.values.set("now", text_of(*part.value));
      if (part.value_before) each.values.set("before", text_of(*part.value_before));
      each.say("change_of");
      list.push_back(each.text);
    }
    values.flag("none", list.empty());
    if (!list.empty()) values.set("list", join_words(list, context.language == Language::german ? "und" : "and"));
    say("changes");
  }
};

DataAnswers::DataAnswers(const nlohmann::json& json, const domain::ExerciseMentions& mentions) : mentions_(mentions) {
  for (const auto& [screen, intents] : json.at("topics").items()) {
    for (const auto& intent : intents) screens_of_topics_.emplace(intent.get<std::string>(), screen);
  }
  for (const auto& [language, texts] : {std::pair("en", &english_), std::pair("de", &german_)}) {
    for (const auto& [kind, groups] : json.at(language).items()) texts->phrases.emplace(kind, Phrases(groups));
    for (const auto& [name, text] : json.at("names").at(language).items())
      texts->names.emplace(name, text.template get<std::string>());
    for (const auto& [target, text] : json.at("links").at(language).items())
      texts->links.emplace(target, text.template get<std::string>());
  }
}

Link DataAnswers::link_to(std::string_view screen, Language language) const {
  return {texts(language).links.find(screen)->second, std::string(screen)};
}

std::vector<Link> DataAnswers::links_of_topic(const std::string& intent, Language language) const {
  const auto screen = screens_of_topics_.find(intent);
  if (screen == screens_of_topics_.end()) return {};
  return {link_to(screen->second, language)};
}

Link DataAnswers::link_of(const DataAnswer& answer, Language language, const std::string& exercise) const {
  const Measure measure = answer.query.measure;
  if (!answer.query.exercise.empty()) {
    std::string target = "/exercise?name=";
    for (const char c : answer.query.exercise) target += c == ' ' ? "+" : std::string(1, c);
    return {fill_placeholders(texts(language).links.find("/exercise")->second, {{"exercise", exercise}}), target};
  }
  const bool several = answer.span.from != answer.span.to;
  if (is_eaten(measure)) return link_to(several ? "/progress?tab=nutrition" : "/nutrition", language);
  if (is_measured(measure)) return link_to("/nutrition?tab=body", language);
  if (is_of_nights(measure)) return link_to("/wellness?tab=sleep", language);
  if (measure == Measure::cycle) return link_to("/wellness?tab=period", language);
  if (measure == Measure::wellness) return link_to("/wellness", language);
  if (measure == Measure::goals) return link_to("/", language);
  if (measure == Measure::changes || measure == Measure::streak) return link_to("/progress", language);
  return link_to("/progress?tab=workouts", language);
}

ChatReply DataAnswers::reply(const CoachContext& context, const DataAnswer& answer,
                             const std::vector<std::string>& previous_answers) const {
  const Language language = context.language;
  Saying saying{texts(language), context, answer, previous_answers};
  saying.add_common();
  const Measure measure = answer.query.measure;
  std::string exercise = answer.query.exercise;
  const domain::Exercise* known = exercise.empty() ? nullptr : mentions_.named(exercise);
  if (known != nullptr && language == Language::german && !known->german_name.empty()) exercise = known->german_name;
  std::string meal;
  if (answer.query.meal) {
    const auto found = saying.texts.names.find(fitapp::name_of(*answer.query.meal));
    if (found != saying.texts.names.end()) meal = found->second;
  }
  if (is_eaten(measure)) {
    saying.say_eaten(meal);
  } else if (is_measured(measure)) {
    saying.say_measured();
  } else if (is_of_nights(measure)) {
    saying.say_nights();
  } else {
    switch (measure) {
      case Measure::cycle: saying.say_cycle(); break;
      case Measure::streak: saying.say_streak(); break;
      case Measure::goals: saying.say_goals(); break;
      case Measure::changes: saying.say_changes(); break;
      case Measure::last_time: exercise.empty() ? saying.say_last_workout() : saying.say_exercise(exercise); break;
      case Measure::best:
      case Measure::one_rep_max: saying.say_exercise(exercise); break;
      default: saying.say_trained(exercise); break;
    }
  }
  return {saying.text, {link_of(answer, language, answer.query.exercise.empty() ? "" : exercise)}, {}};
}

}  // namespace fitapp::coach
