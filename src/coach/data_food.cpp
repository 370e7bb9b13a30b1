// Takes the words of the question away; what is left is the food.
#include "coach/data_food.h"

#include <array>
#include <vector>

#include "coach/words.h"

namespace fitapp::coach {
namespace {

using domain::Measure;

struct NutrientWords {
  Measure nutrient;
  const char* words;
};

constexpr std::array<NutrientWords, 12> nutrients{
    {{Measure::calories,
      "calorie|calories|kcal|kcals|cal|cals|kalorie|kalorien|naehrwert|naehrwerte|macros|makros|nutrition"},
     {Measure::protein, "protein|proteins|proteine|eiweiss"},
     {Measure::carbs, "carb|carbs|carbohydrate|carbohydrates|kohlenhydrate|kohlenhydraten"},
     {Measure::fat, "fat|fats|fett"},
     {Measure::fiber, "fiber|fibre|ballaststoffe"},
     {Measure::sugar, "sugar|zucker"},
     {Measure::sodium, "sodium|salt|salz|natrium"},
     {Measure::iron, "iron|eisen"},
     {Measure::calcium, "calcium|kalzium"},
     {Measure::magnesium, "magnesium"},
     {Measure::potassium, "potassium|kalium"},
     {Measure::zinc, "zinc|zink"}}};

// A question about the user, a day, advice or training is no question about a food.
constexpr const char* other_words =
    "my|i|ive|id|me|we|you|mein|meine|meinem|meinen|meiner|ich|mir|wir|du|today|heute|yesterday|gestern|week|woche|"
    "month|monat|year|jahr|left|noch|uebrig|should|soll|sollte|sollten|need|needs|brauch*|burn*|verbrenn*|verbrauch*|"
    "lose|gain|abnehmen|zunehmen|enough|genug|per_day|a_day|pro_tag|am_tag|daily|taeglich|recommended|empfohlen|goal|"
    "ziel|why|warum|wieso|bad|good|healthy|gesund|schlecht|more|mehr|less|weniger|most|meisten|average|schnitt|ate|"
    "eaten|gegessen|ein_tag|workout|training|run|running|laufen|minute*|stunde*|hour*|woman|man|frau|mann|kilo_fett|"
    "body|koerper|muscle|muskel*|deficit|defizit|keto|diet|diaet|high|low|best|calorie_intake|difference|than|als|"
    "oder|"
    "or|without|ohne|rich|reich|source*|quelle*|day|tag|track|log|zaehl*|count|can|kann|was_ist|was_sind|too";

// Words of the question around the food.
constexpr const char* question_words =
    "how|many|much|what|whats|is|are|does|do|did|had|hatte|has|have|contain|contains|there|got|number|amount|content|"
    "value|values|"
    "facts|info|wie|viel|viele|wieviel|wieviele|was|hat|haben|ist|sind|steckt|stecken|enthaelt|enthalten|gibt|es|"
    "hast|"
    "angaben|gehalt|anzahl|please|bitte|denn|eigentlich|so|und|and|what_about|ungefaehr|about|mit|roughly|circa|etwa";

// They stand before the food and say that it is one.
constexpr const char* signs = "in|of|im|von|vom|bei|fuer|for|the|der|die|das|den|dem";
constexpr const char* question_signs = "how|what|whats|wie|wieviel|wieviele|was";
constexpr const char* verbs = "in|of|has|have|contain|contains|hat|haben|steckt|stecken|enthaelt|von|im";

// Without a table of patterns: a message has few words.
bool is(const char* pattern, const Words& words) { return Pattern(pattern).weight_in(words, TypoTolerance::none) > 0; }

// As the food search reads amounts: "2 eggs", "1 Apfel".
std::string with_digits(const std::string& typed, const Words& word) {
  constexpr std::array numbers{
      "one|einem|einen|einer|eines|nem|nen|ne|n", "two|zwei", "three|drei", "four|vier", "five|fuenf", "six|sechs"};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (is(numbers.at(i), word)) return std::to_string(i + 1);
  }
  return typed;
}

std::vector<std::string> typed_words(const std::string& message) {
  std::vector<std::string> typed(1);
  for (const char c : message) {
    const bool is_end = c == ' ' || c == '?' || c == '!' || c == ',' || c == '\n' || c == '\t' || c == '"';
    if (!is_end) {
      typed.back() += c;
    } else if (!typed.back().empty()) {
      typed.emplace_back();
    }
  }
  if (typed.back().empty()) typed.pop_back();
  if (!typed.empty() && typed.back().size() > 1 && typed.back().back() == '.') typed.back().pop_back();
  return typed;
}

struct ReadFood {
  std::optional<Measure> nutrient;
  std::string food;
  bool has_verb = false;
  bool is_certain = false;
};

ReadFood read(const std::string& message) {
  ReadFood result;
  bool asks = false;
  for (const std::string& typed : typed_words(message)) {
    const Words word = words_of(typed);
    if (word.empty()) continue;
    asks |= is(question_signs, word);
    result.has_verb |= is(verbs, word);
    bool is_nutrient = false;
    for (const NutrientWords& each : nutrients) {
      if (result.nutrient || !is(each.words, word)) continue;
      result.nutrient = each.nutrient;
      is_nutrient = true;
    }
    // "How many grams of protein".
    const bool is_unit = result.food.empty() && is("g|gram|grams|gramm", word);
    if (is_nutrient || is_unit || is(question_words, word) || is(signs, word)) continue;
    result.food += (result.food.empty() ? "" : " ") + with_digits(typed, word);
  }
  result.is_certain = asks && result.has_verb;
  return result;
}

}  // namespace

std::optional<FoodQuestion> food_question_in(const std::string& message) {
  constexpr std::size_t most_words = 14;
  const Words words = words_of(message);
  if (words.size() < 2 || words.size() > most_words || is(other_words, words)) return std::nullopt;
  ReadFood asked = read(message);
  if (!asked.nutrient || asked.food.empty()) return std::nullopt;
  // "Calories banana" is one, "fat loss" is none.
  if (!asked.has_verb && *asked.nutrient != Measure::calories) return std::nullopt;
  return FoodQuestion{*asked.nutrient, {std::move(asked.food)}, asked.is_certain};
}

std::optional<FoodQuestion> food_question_of(const ChatQuestion& question) {
  if (auto asked = food_question_in(question.message)) return asked;
  constexpr std::size_t most_words = 6;
  const Words words = words_of(question.message);
  const bool goes_on = words.size() <= most_words && is("and|und|what_about|how_about|was_ist_mit|wie_ist_es", words);
  if (!goes_on || is(other_words, words)) return std::nullopt;
  for (auto turn = question.history.rbegin(); turn != question.history.rend(); ++turn) {
    if (!turn->is_user) continue;
    auto before = food_question_in(turn->text);
    if (!before) return std::nullopt;
    ReadFood next = read(question.message);
    if (next.nutrient) before->nutrient = *next.nutrient;
    if (!next.food.empty()) before->food.text = std::move(next.food);
    before->is_certain = false;
    return before;
  }
  return std::nullopt;
}

}  // namespace fitapp::coach
