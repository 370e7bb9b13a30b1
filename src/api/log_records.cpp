// Finds foods, nights, plans and workouts for entries that a sentence describes.
#include "api/log_records.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "api/coach_facts.h"
#include "coach/question_language.h"
#include "domain/contains.h"
#include "domain/food_words.h"
#include "store/chat.h"
#include "store/completions.h"
#include "store/draft_entries.h"
#include "store/periods.h"
#include "store/plans.h"
#include "store/sleep.h"
#include "store/workouts.h"

namespace fitapp::api {
namespace {

constexpr std::size_t looked_through = 8;
constexpr std::size_t shortest_with_error = 5;  // letters; shorter words with an error are other words
constexpr std::size_t shortest_part = 4;        // of a compound: "bier" in "weizenbier"
constexpr std::size_t longest_ending = 2;       // letters that a form of a word adds
constexpr int same_word_fit = 97;
constexpr int ending_fit = 60;
constexpr int prefix_fit = 75;

struct FoodName {
  std::string text;
  std::optional<domain::Language> language;  // nullopt: that of the user
};

std::vector<FoodName> names_of(const store::FoodTable& table, const domain::FoodSuggestion& food) {
  using enum domain::Language;
  std::vector<FoodName> names{{food.name, std::nullopt}};
  if (!food.composed) names.push_back({food.description, std::nullopt});
  if (const domain::EverydayFood* everyday = table.everyday().find(food.food)) {
    names.push_back({everyday->name.english, english});
    names.push_back({everyday->name.german, german});
    for (const std::string& each : everyday->english_names) names.push_back({each, english});
    for (const std::string& each : everyday->german_names) names.push_back({each, german});
  }
  return names;
}

std::vector<std::string> texts_of(const std::vector<FoodName>& names) {
  std::vector<std::string> texts;
  for (const FoodName& each : names) texts.push_back(each.text);
  return texts;
}

std::string without_doubled(std::string word) {
  const auto repeated = std::ranges::unique(word);
  word.erase(repeated.begin(), repeated.end());
  return word;
}

// The search completes words that are still being typed. Here they are complete.
bool is_whole_word(const store::FoodTable& table, const std::string& typed, const std::string& word,
                   domain::Typing typing = domain::Typing::forgiving) {
  const int fit = domain::word_fit(typed, word, typing);
  if (fit >= same_word_fit) return true;
  if (fit >= prefix_fit) return typed.size() >= shortest_part && word.size() <= typed.size() + longest_ending;
  if (fit == ending_fit) return typed.size() >= shortest_part;
  if (fit == 0) return false;
  // "Fries" is no typing error for "free".
  const bool is_known = !table.suggest_foods({typed, domain::Typing::exact, {}}, 1, {}).empty();
  if (is_known || coach::is_everyday_word(typed)) return false;
  if (typed.size() >= shortest_with_error) return true;
  // "Apfl", "egss".
  const bool is_missing_one = word.size() == typed.size() + 1;
  return typed.size() + 1 == shortest_with_error && (is_missing_one || without_doubled(typed) == without_doubled(word));
}

bool is_measure(const std::string& word) {
  static const std::set<std::string> measures{
      "g", "gram", "grams", "gramm", "kg",  "ml",   "cl",    "dl",    "l",    "liter", "litre",  "oz",     "of",
      "a", "an",   "mg",    "x",     "ein", "eine", "einen", "einer", "half", "halbe", "halben", "halber", "halbes"};
  return (word.front() >= '0' && word.front() <= '9') || measures.contains(word);
}

// Words of an amount, and what the search ignores.
bool is_beside_name(const store::FoodTable& table, const std::string& word) {
  return is_measure(word) || table.is_ignored(word) || table.units().key_of(word).has_value();
}

// Whether the food has all typed words in its names, so that none of them can mean something else.
bool names_all(const store::FoodTable& table, const std::vector<std::string>& names, const std::string& typed,
               domain::Typing typing = domain::Typing::forgiving) {
  std::vector<std::string> words = domain::food_words(typed);
  std::string joined;
  std::string with_units;  // "a wrap"
  for (const std::string& word : words) {
    joined += is_beside_name(table, word) ? "" : word;
    with_units += is_measure(word) ? "" : word;
  }
  std::set<std::string> known;
  for (const std::string& name : names) {
    std::string whole;
    for (const std::string& word : domain::food_words(name)) {
      known.insert(word);
      whole += word;
    }
    const auto is_whole = [&](const std::string& text) { return !text.empty() && domain::same_word(text, whole); };
    if (is_whole(joined) || is_whole(with_units)) return true;
  }
  const auto is_named = [&](const std::string& word) {
    return std::ranges::any_of(known,
                               [&](const std::string& each) { return is_whole_word(table, word, each, typing); });
  };
  const auto is_known = [&](const std::string& word) { return is_named(word) || is_beside_name(table, word); };
  const auto is_name = [&](const std::string& word) { return is_named(word) && !is_beside_name(table, word); };
  return std::ranges::all_of(words, is_known) && std::ranges::any_of(words, is_name);
}

// "Alcohol-free beer" has no alcohol: without the words that a name denies and that were not typed with their denial.
std::string without_denied(const std::string& name, const std::vector<std::string>& typed) {
  static const std::set<std::string> before{"non", "no", "without", "ohne", "zero"};
  static const std::set<std::string> after{"free", "frei", "freies", "freie", "less"};
  const std::vector<std::string> words = domain::food_words(name);
  const auto denies = [&](const std::set<std::string>& denials, std::size_t at) {
    return at < words.size() && denials.contains(words[at]) && !domain::contains(typed, words[at]);
  };
  std::string kept;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool is_denied = denies(after, at + 1) || (at > 0 && denies(before, at - 1));
    if (!is_denied) kept += (kept.empty() ? "" : " ") + words[at];
  }
  return kept;
}

// Whether a part of the description is what was typed: "Cheese, gouda" is gouda, "Soy protein, produced by alcohol
// extraction" is no alcohol.
bool has_typed_part(const store::FoodTable& table, const std::string& description,
                    const std::vector<std::string>& typed) {
  const auto is_typed = [&](const std::string& word) {
    return std::ranges::any_of(typed, [&](const std::string& each) { return domain::same_word(each, word); });
  };
  std::istringstream parts(description);
  for (std::string part; std::getline(parts, part, ',');) {
    const std::vector<std::string> words = domain::food_words(part);
    const auto fits = [&](const std::string& word) { return is_typed(word) || is_beside_name(table, word); };
    if (std::ranges::any_of(words, is_typed) && std::ranges::all_of(words, fits)) return true;
  }
  return false;
}

// Whether the food is the one that is asked about. A typing error may not lead to another food: it counts only in the
// language of the question, and if the whole name was typed. "Bleach" is no "Blechkartoffeln".
bool is_asked_food(const store::FoodTable& table, const domain::FoodSuggestion& food, const std::string& typed,
                   domain::Language language) {
  const std::vector<FoodName> names = names_of(table, food);
  const std::vector<std::string> words = domain::food_words(typed);
  std::vector<std::string> texts = texts_of(names);
  for (std::string& each : texts) each = without_denied(each, words);
  const bool is_row = food.kind == domain::FoodKind::table && table.everyday().find(food.food) == nullptr;
  if (is_row && !has_typed_part(table, food.description, words)) return false;
  if (names_all(table, texts, typed, domain::Typing::exact)) return true;
  return std::ranges::any_of(names, [&](const FoodName& name) {
    const auto is_typed = [&](const std::string& word) {
      return std::ranges::any_of(words, [&](const std::string& each) { return is_whole_word(table, each, word); });
    };
    return name.language.value_or(language) == language && names_all(table, {name.text}, typed) &&
           std::ranges::all_of(domain::food_words(name.text), is_typed);
  });
}

// "Oat milk" is no milk: porridge with milk is another dish.
bool has_other_milk(const store::FoodTable& table, const domain::FoodSuggestion& food, const std::string& typed) {
  static constexpr std::string_view plants[] = {"oat",    "almond", "soy",  "soya",  "coconut", "rice",
                                                "cashew", "hafer",  "soja", "kokos", "mandel",  "reis"};
  const auto words = domain::food_words(typed);
  const auto is_plant_milk = [&](std::string_view plant) {
    for (std::size_t at = 0; at < words.size(); ++at) {
      const bool is_joined = words[at] == std::string(plant) + "milch" || words[at] == std::string(plant) + "milk";
      if (is_joined || (words[at] == plant && at + 1 < words.size() && words[at + 1] == "milk")) return true;
    }
    return false;
  };
  if (std::ranges::none_of(plants, is_plant_milk)) return false;
  const domain::EverydayFood* everyday = table.everyday().find(food.food);
  const auto name = domain::food_words(everyday != nullptr ? everyday->name.english : food.name);
  return std::ranges::find(name, "milk") != name.end() && std::ranges::none_of(plants, [&](std::string_view plant) {
           return std::ranges::find(name, plant) != name.end();
         });
}

// Weights fit every food; pieces and sizes are what its portions are.
bool has_unit(const domain::FoodSuggestion& food, const domain::FoodAmount& amount, const domain::FoodUnits& units,
              domain::Language language) {
  static const std::set<std::string> always{"", "g", "ml", "oz", "piece", "portion", "small", "medium", "large", "egg"};
  if (always.contains(amount.unit)) return true;
  const std::string unit =
      units.in_words({.quantity = 1, .unit = amount.unit, .grams = 0, .plural = {}}, language).unit;
  const auto is_unit = [&](const domain::FoodPortion& each) { return each.unit == unit || each.unit == amount.unit; };
  return food.unit == unit || std::ranges::any_of(food.portions, is_unit);
}

void multiply(domain::FoodSuggestion& food, double times) {
  food.calories *= times;
  for (const auto member : domain::nutrient_members) {
    if (auto& value = food.*member) *value *= times;
  }
  food.grams *= times;
  food.quantity *= times;
}

}  // namespace

LogRecords::LogRecords(const Caller& me)
    : request_(me.request),
      me_{me.services, request_, me.now, me.user, me.session, me.zone},
      user_(account_of(me)),
      language_(language_of(me)) {}

std::optional<domain::FoodSuggestion> LogRecords::find_food(const std::string& typed) const {
  const auto is_meant = [&](const domain::FoodSuggestion& food) {
    return names_all(me_.services.foods, texts_of(names_of(me_.services.foods, food)), typed);
  };
  return find_food(typed, language_of(me_), is_meant);
}

std::optional<domain::FoodSuggestion> LogRecords::find_food(const coach::AskedFood& asked) const {
  const auto is_meant = [&](const domain::FoodSuggestion& food) {
    return is_asked_food(me_.services.foods, food, asked.text, language_);
  };
  auto food = find_food(asked.text, language_, is_meant);
  if (food && coach::is_too_much(*food)) food.reset();
  return food;
}

std::optional<domain::FoodSuggestion> LogRecords::find_food(
    const std::string& typed, domain::Language language,
    const std::function<bool(const domain::FoodSuggestion&)>& is_meant) const {
  KnownFoods foods(me_, language);
  const domain::FoodUnits& units = me_.services.foods.units();
  const auto amount = units.parse(typed).amount;
  std::optional<domain::FoodSuggestion> other;
  for (domain::FoodSuggestion& each : foods.search(typed, looked_through)) {
    if (!is_meant(each) || has_other_milk(me_.services.foods, each, typed)) continue;
    if (!amount || has_unit(each, *amount, units, language)) return std::move(each);
    if (!other) other = std::move(each);
  }
  // Without such a unit, "2 cups" are two of its usual portions.
  if (other) multiply(*other, amount->quantity);
  return other;
}

std::optional<domain::FoodSuggestion> LogRecords::amount_of(const domain::DraftFood& food,
                                                            const std::string& amount) const {
  KnownFoods foods(me_);
  for (domain::FoodSuggestion& each : foods.search(amount + " " + food.name, looked_through)) {
    if (each.food == food.food) return std::move(each);
  }
  return std::nullopt;
}

std::vector<domain::Sleep> LogRecords::nights_near(const domain::Sleep& night) const {
  return store::list_sleep_near(me_.user, me_.database(), night);
}

std::vector<domain::Period> LogRecords::periods() const { return store::list_periods(me_.user, me_.database(), {}); }

bool LogRecords::is_logged(const EarlierDraft& draft) const {
  return store::has_draft_entries(me_.user, me_.database(), draft.id);
}

void LogRecords::take_back(const EarlierDraft& draft) const {
  const auto draft_of = [&](const domain::ChatMessage&) { return draft.draft; };
  store::take_back_draft(me_.user, me_.database(), draft.id, draft_of, me_.now);
}

// A planned exercise that has no completion today. One that is ticked already keeps its sets.
LogRecords::Place LogRecords::place_of(const domain::Exercise& exercise, LocalDate day) const {
  const domain::Page of_day{.from = day, .to = day, .limit = {}, .offset = 0};
  const auto workouts = store::list_workouts(me_.user, me_.database(), of_day);
  const auto planned =
      day == me_.today() ? store::find_todays_workout(me_.user, me_.database(), day_of_week(day)) : std::nullopt;
  const auto is_completed = [&](const domain::Workout& each) {
    return planned && each.planned_workout_id == planned->workout.id;
  };
  if (planned && std::ranges::none_of(workouts, is_completed)) {
    const auto done = store::list_completions(me_.user, me_.database(), of_day);
    for (const domain::PlannedExercise& each : planned->exercises) {
      const bool is_ticked =
          std::ranges::any_of(done, [&](const domain::Completion& one) { return one.planned_exercise_id == each.id; });
      if (each.exercise_key == exercise.key && !is_ticked) return {each.id, std::nullopt, planned->workout.title};
    }
  }
  const auto logged = std::ranges::find_if(
      workouts, [](const domain::Workout& each) { return each.type == domain::WorkoutType::strength; });
  if (logged == workouts.end()) return {};
  return {std::nullopt, logged->id, logged->name};
}

}  // namespace fitapp::api
