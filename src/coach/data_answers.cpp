// Parses the texts, and adds the screens to the answers.
#include "coach/data_answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "coach/data_saying.h"
#include "coach/data_values.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::DataAnswer;
using domain::Measure;

constexpr std::size_t most_links = 3;

std::string address_of_exercise(const std::string& name) {
  std::string target = "/exercise?name=";
  for (const char c : name) target += c == ' ' ? "+" : std::string(1, c);
  return target;
}

// "1 medium (118 g)", "100 g".
std::string portion_of(const domain::FoodSuggestion& food, Language language) {
  std::string unit = food.unit;
  for (const domain::FoodPortion& each : food.portions) {
    if (each.unit == food.unit && food.quantity != 1 && !each.plural.empty()) unit = each.plural;
  }
  std::string text = format_number(food.quantity, 1, language) + " " + unit;
  if (food.unit != "g" && food.unit != "ml") text += ", " + data_number(food.grams, 0, language) + " g";
  return text;
}

std::optional<double> amount_in(const domain::Nutrients& food, Measure nutrient) {
  if (nutrient == Measure::calories) return food.calories;
  return food.*domain::nutrient_members.at(static_cast<std::size_t>(nutrient) - 1);
}

}  // namespace

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

Link DataAnswers::link_of(const DataAnswer& answer, Language language) const {
  const Measure measure = answer.query.measure;
  if (!answer.query.exercise.empty()) {
    const std::string name = exercise_name_in(answer.query.exercise, mentions_, language);
    return {fill_placeholders(texts(language).links.find("/exercise")->second, {{"exercise", name}}),
            address_of_exercise(answer.query.exercise)};
  }
  const bool several = answer.span.from != answer.span.to;
  if (measure == Measure::foods) return link_to("/nutrition", language);
  if (measure <= Measure::water) return link_to(several ? "/progress?tab=nutrition" : "/nutrition", language);
  if (measure >= Measure::weight && measure <= Measure::neck) return link_to("/nutrition?tab=body", language);
  if (measure >= Measure::sleep && measure <= Measure::mood) return link_to("/wellness?tab=sleep", language);
  switch (measure) {
    case Measure::cycle: return link_to("/wellness?tab=period", language);
    case Measure::wellness: return link_to("/wellness", language);
    case Measure::goals: return link_to("/", language);
    case Measure::targets: return link_to("/profile", language);
    case Measure::planned: return link_to("/workout-planner?tab=myplans", language);
    case Measure::changes:
    case Measure::streak: return link_to("/progress", language);
    default: return link_to("/progress?tab=workouts", language);
  }
}

ChatReply DataAnswers::food_reply(const CoachContext& context, Measure nutrient, const domain::FoodSuggestion& food,
                                  const std::vector<std::string>& previous_answers) const {
  const Language language = context.language;
  const DataTexts& words = texts(language);
  const auto name = [&](Measure measure) { return words.names.find(name_of(measure))->second; };
  const auto amount = [&](Measure measure) {
    const std::string text = data_amount(measure, amount_in(food, measure).value_or(0), context.facts, language);
    if (measure == Measure::calories) return text;
    return text + (language == Language::german ? " " : " of ") + name(measure);
  };
  PhraseValues values;
  const auto set = [&](const char* key, std::string text) { values[key] = std::move(text); };
  set("food", food.name);
  set("portion", portion_of(food, language));
  set("what", name(nutrient));
  set("energy", amount(Measure::calories));
  set("amount", amount(nutrient));
  if (!amount_in(food, nutrient)) set("none", "");
  if (nutrient == Measure::calories && food.protein && food.carbs && food.fat) {
    set("protein", amount(Measure::protein));
    set("carbs", amount(Measure::carbs));
    set("fat", amount(Measure::fat));
  }
  ChatReply reply{words.phrases.at("food_facts").choose(values, mix_seed(context.seed, 6), previous_answers)};
  reply.links.push_back(link_to("/nutrition", language));
  return reply;
}

// What changed has the screens of its lines.
std::vector<Link> DataAnswers::links_of(const DataAnswer& answer, const Facts& facts, Language language) const {
  std::vector<Link> links;
  const auto told =
      answer.query.measure == Measure::changes ? told_changes(answer, facts) : std::vector<const DataAnswer*>{};
  for (const DataAnswer* part : told) {
    Link link = link_of(*part, language);
    const bool is_known = std::ranges::find(links, link.target, &Link::target) != links.end();
    if (!is_known && links.size() < most_links) links.push_back(std::move(link));
  }
  if (links.empty()) links.push_back(link_of(answer, language));
  return links;
}

ChatReply DataAnswers::reply(const CoachContext& context, const DataAnswer& answer,
                             const std::vector<std::string>& previous_answers) const {
  // A question that names a unit is answered in it.
  Facts facts = context.facts;
  facts.distance_unit = answer.query.distance_unit.value_or(facts.distance_unit);
  facts.weight_unit = answer.query.weight_unit.value_or(facts.weight_unit);
  const CoachContext in_units{.facts = facts, .seed = context.seed, .language = context.language};
  DataSaying saying(texts(context.language), mentions_, in_units, answer, previous_answers);
  return {saying.text(), links_of(answer, facts, context.language), {}};
}

}  // namespace fitapp::coach
