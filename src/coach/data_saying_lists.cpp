// Says lists: what was eaten, exercises, goals; and the day of a value.
#include "coach/data_saying.h"
#include "coach/data_values.h"
#include "coach/format.h"

namespace fitapp::coach {
namespace {

using domain::DataAnswer;
using domain::Measure;

constexpr std::size_t most_foods = 5;
constexpr std::size_t most_exercises = 8;

// "Oats, Banana and 4 more", "Oats und Banana".
std::string short_list(std::vector<std::string> items, std::size_t most, Language language) {
  const bool german = language == Language::german;
  if (items.size() > most + 1) {
    const std::string more = std::to_string(items.size() - most) + (german ? " weitere" : " more");
    items.resize(most);
    items.push_back(more);
  }
  return join_words(items, language);
}

}  // namespace

std::vector<std::string> DataSaying::exercise_names() const {
  std::vector<std::string> names;
  for (const std::string& name : answer_.names) names.push_back(exercise_name_in(name, mentions_, context_.language));
  return names;
}

bool DataSaying::say_lists() {
  if (answer_.query.asks_day) {
    say_day();
    return true;
  }
  switch (measure()) {
    case Measure::foods: say_foods(); return true;
    case Measure::exercises: say_exercises(); return true;
    case Measure::planned: say_planned(); return true;
    case Measure::targets: say_targets(); return true;
    case Measure::steps: say("steps"); return true;
    default: return false;
  }
}

void DataSaying::say_day() { say(answer_.value || answer_.day ? "day" : "nothing"); }

void DataSaying::say_foods() {
  if (answer_.meals.empty()) {
    values_.flag("food");
    return say("nothing");
  }
  std::string list;
  for (const domain::EatenMeal& each : answer_.meals) {
    const auto name = texts_.names.find(fitapp::name_of(each.meal));
    const std::string foods = short_list(each.names, most_foods, context_.language);
    if (answer_.query.meal) {
      list = foods;
    } else {
      list += (list.empty() ? "" : "; ") + (name == texts_.names.end() ? "" : name->second + ": ") + foods;
    }
    if (answer_.query.meal && name != texts_.names.end()) values_.set("meal", name->second);
  }
  values_.set("list", list);
  values_.set("amount", amount_of(Measure::calories, answer_.value.value_or(0)));
  say("foods");
}

void DataSaying::say_exercises() {
  if (answer_.names.empty()) return say("nothing");
  const auto names = exercise_names();
  values_.set("list", short_list(names, most_exercises, context_.language));
  values_.set("exercise", names.front());
  values_.set("amount", data_count(static_cast<int>(answer_.value.value_or(0)), "day", "days", "Tag", "Tagen",
                                   context_.language));
  if (names.size() > 1) values_.set("second", names[1]);
  say("exercises");
}

void DataSaying::say_planned() {
  const bool is_today = answer_.span.from == context_.facts.today;
  values_.set("weekday", is_today ? (is_german() ? "heute" : "today")
                                  : (is_german() ? "am " : "on ") + data_weekday(answer_.span.from, context_.language));
  if (!answer_.name.empty()) values_.set("name", answer_.name);
  // "Easy Run: Easy Run".
  const bool is_same = answer_.names.size() == 1 && answer_.names.front() == answer_.name;
  values_.flag("alone", is_same);
  if (!answer_.names.empty() && !is_same)
    values_.set("list", short_list(exercise_names(), most_exercises, context_.language));
  say("planned");
}

void DataSaying::say_targets() {
  for (const DataAnswer& part : answer_.parts) {
    const Measure of = part.query.measure;
    if (of == Measure::weight) continue;
    values_.set(std::string(fitapp::name_of(of)) + "_goal",
                of == Measure::workouts ? data_count(static_cast<int>(part.goal.value_or(0)), "workout", "workouts",
                                                     "Training", "Trainings", context_.language)
                                        : amount_of(of, part.goal.value_or(0)));
  }
  // The facts leave out a weight that the user should not aim for.
  const auto& weight = context_.facts.health.target_weight;
  if (weight && !hears_no_change(context_.facts)) values_.set("weight_goal", amount_of(Measure::weight, *weight));
  say("targets");
}

}  // namespace fitapp::coach
