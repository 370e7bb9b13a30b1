// Reads amounts and fits them to the portions of a food.
#include "domain/food_amounts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

// A plain number from here on is a weight: "150 chicken" are 150 g, "12 eggs" are pieces.
constexpr double least_plain_grams = 25;
constexpr std::size_t longest_number = 12;
constexpr std::size_t shortest_attached_word = 3;
constexpr double ml_per_us_cup = 236.588;
constexpr double metric_gram_step = 10;
constexpr double metric_ml_step = 50;

struct Named {
  std::string_view word;
  double value;
};
constexpr std::array number_words{
    Named{"a", 1},           Named{"an", 1},         Named{"one", 1},      Named{"two", 2},
    Named{"three", 3},       Named{"four", 4},       Named{"five", 5},     Named{"six", 6},
    Named{"half", 0.5},      Named{"quarter", 0.25}, Named{"ein", 1},      Named{"eine", 1},
    Named{"einen", 1},       Named{"einer", 1},      Named{"zwei", 2},     Named{"drei", 3},
    Named{"vier", 4},        Named{"funf", 5},       Named{"sechs", 6},    Named{"halb", 0.5},
    Named{"halbe", 0.5},     Named{"halber", 0.5},   Named{"halbes", 0.5}, Named{"halben", 0.5},
    Named{"viertel", 0.25},  Named{"couple", 2},     Named{"paar", 2},     Named{"anderthalb", 1.5},
    Named{"eineinhalb", 1.5}};

struct Weight {
  std::string_view word;
  std::string_view unit;
  double factor;
};
constexpr std::array weights{Weight{"g", "g", 1},          Weight{"gr", "g", 1},          Weight{"gram", "g", 1},
                             Weight{"grams", "g", 1},      Weight{"gramm", "g", 1},       Weight{"kg", "g", 1000},
                             Weight{"kilo", "g", 1000},    Weight{"pfund", "g", 500},     Weight{"oz", "oz", 1},
                             Weight{"ounce", "oz", 1},     Weight{"ounces", "oz", 1},     Weight{"lb", "oz", 16},
                             Weight{"lbs", "oz", 16},      Weight{"pound", "oz", 16},     Weight{"ml", "ml", 1},
                             Weight{"cl", "ml", 10},       Weight{"dl", "ml", 100},       Weight{"l", "ml", 1000},
                             Weight{"liter", "ml", 1000},  Weight{"litre", "ml", 1000},   Weight{"liters", "ml", 1000},
                             Weight{"litres", "ml", 1000}, Weight{"milliliter", "ml", 1}, Weight{"pint", "ml", 473}};
constexpr double grams_per_oz = 28.35;

// Units that count things: a plain number means the whole food before a part of it.
constexpr std::array whole_units{"piece", "medium", "large", "small"};
constexpr std::array part_units{"slice", "fillet", "bar",   "wrap",  "ball", "square", "stick",
                                "strip", "cube",   "spear", "stalk", "leaf", "clove",  "wedge"};

const FoodPortion* counted_portion(const std::vector<FoodPortion>& portions) {
  const auto one_of = [&](const auto& units) {
    const auto found = std::find_if(portions.begin(), portions.end(), [&](const FoodPortion& each) {
      return std::find(units.begin(), units.end(), each.unit) != units.end();
    });
    return found == portions.end() ? nullptr : &*found;
  };
  const FoodPortion* found = one_of(whole_units);
  return found == nullptr ? one_of(part_units) : found;
}

std::vector<std::string> tokens_of(std::string_view text) {
  std::vector<std::string> tokens;
  std::string token;
  for (const char each : text) {
    if (each == ' ' || each == '\t' || each == '\n' || each == '\r') {
      if (!token.empty()) tokens.push_back(std::move(token));
      token.clear();
    } else {
      token += each;
    }
  }
  if (!token.empty()) tokens.push_back(std::move(token));
  return tokens;
}

std::string plain(const std::string& token) {
  const auto words = food_words(token);
  return words.size() == 1 ? words[0] : std::string();
}

// "1.5", "1,5", "1/2"; the rest of the token follows ("200g" leaves "g").
std::optional<double> leading_number(std::string& token) {
  const auto digits = static_cast<std::size_t>(std::find_if_not(token.begin(), token.end(),
                                                                [](char each) {
                                                                  return (each >= '0' && each <= '9') || each == '.' ||
                                                                         each == ',' || each == '/';
                                                                }) -
                                               token.begin());
  if (digits == 0 || digits > longest_number) return std::nullopt;
  std::string text = token.substr(0, digits);
  std::replace(text.begin(), text.end(), ',', '.');
  const auto slash = text.find('/');
  const auto value = [](std::string_view part) -> std::optional<double> {
    double number = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (error != std::errc{} || end != part.data() + part.size() || number <= 0) return std::nullopt;
    return number;
  };
  std::optional<double> number = value(std::string_view(text).substr(0, slash));
  if (number && slash != std::string::npos) {
    const auto divisor = value(std::string_view(text).substr(slash + 1));
    number = divisor ? std::optional(*number / *divisor) : std::nullopt;
  }
  if (number) token.erase(0, digits);
  return number;
}

// "½", "¼", "¾" as they are encoded.
std::optional<double> fraction_sign(const std::string& token) {
  if (token == "\u00BD") return 0.5;
  if (token == "\u00BC") return 0.25;
  if (token == "\u00BE") return 0.75;
  return std::nullopt;
}

std::optional<double> number_word(const std::string& token) {
  const std::string word = plain(token);
  const auto found =
      std::find_if(number_words.begin(), number_words.end(), [&](const Named& each) { return each.word == word; });
  if (found == number_words.end()) return std::nullopt;
  return found->value;
}

std::string joined(const std::vector<std::string>& tokens, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t at = from; at < to; ++at) text += (text.empty() ? "" : " ") + tokens[at];
  return text;
}

bool is_of(const std::string& token) {
  const std::string word = plain(token);
  return word == "of" || word == "von" || word == "a" || word == "an" || word == "x";
}

// ml of a measure for a liquid whose line does not name it. A German glass of spirits has 2 cl; 4 cl lie between.
constexpr std::array volumes{Named{"glass", 200}, Named{"cup", 240},    Named{"mug", 250},
                             Named{"bowl", 300},  Named{"bottle", 500}, Named{"can", 330},
                             Named{"tbsp", 15},   Named{"tsp", 5},      Named{"shot", 40}};

double rounded_to(double value, double step) { return std::max(step, std::round(value / step) * step); }

// The usual portion for metric users where the food's own is in cups.
FoodPortion metric_portion(const EverydayFood& food) {
  const FoodPortion& usual = food.portions.front();
  if (food.liquid) {
    const double ml = rounded_to(usual.grams / *food.liquid * 100, metric_ml_step);
    return {ml, "ml", ml * *food.liquid / 100, {}};
  }
  const double grams = rounded_to(usual.grams, metric_gram_step);
  return {grams, "g", grams, {}};
}

void put_first(std::vector<FoodPortion>& portions, const FoodPortion& chosen) {
  std::erase_if(portions, [&](const FoodPortion& each) {
    return each.unit == chosen.unit && each.quantity == chosen.quantity && each.grams == chosen.grams;
  });
  portions.insert(portions.begin(), chosen);
}

// The sum of "1 1/2" and "1 ½", and the half of "eine halbe".
std::optional<double> fraction_after(std::string token, double number) {
  if (token.find('%') != std::string::npos) return std::nullopt;
  const auto sign = token.find('/') != std::string::npos ? leading_number(token) : fraction_sign(token);
  if (sign) return *sign < 1 ? std::optional(number + *sign) : std::nullopt;
  const auto word = number_word(token);
  return word && *word < 1 ? std::optional(number * *word) : std::nullopt;
}

bool begins_with_digit(const std::string& token) { return token.front() >= '0' && token.front() <= '9'; }

}  // namespace

FoodUnits::FoodUnits(const std::vector<UnitWords>& units) {
  for (const UnitWords& unit : units) {
    units_[unit.key] = unit;
    std::vector<std::string> words{unit.key, unit.one.english, unit.several.english, unit.one.german,
                                   unit.several.german};
    words.insert(words.end(), unit.others.begin(), unit.others.end());
    for (const std::string& word : words) {
      if (const std::string normalized = plain(word); !normalized.empty()) keys_.try_emplace(normalized, unit.key);
    }
  }
}

std::optional<FoodUnits::Measure> FoodUnits::measure_of(const std::string& word) const {
  const std::string normalized = plain(word);
  const auto weight =
      std::find_if(weights.begin(), weights.end(), [&](const Weight& each) { return each.word == normalized; });
  if (weight != weights.end()) return Measure{std::string(weight->unit), weight->factor};
  const auto key = keys_.find(normalized);
  if (key == keys_.end()) return std::nullopt;
  return Measure{key->second, 1};
}

// Reads a number at `at`, then a unit.
std::optional<FoodUnits::Found> FoodUnits::amount_at(const std::vector<std::string>& tokens, std::size_t at) const {
  std::string token = tokens[at];
  std::optional<double> number = leading_number(token);
  const bool attached = number && !token.empty();  // "200g"
  if (!number) number = fraction_sign(token);
  if (!number) number = number_word(token);
  std::size_t next = at + 1;
  const bool percent = token.find('%') != std::string::npos || (next < tokens.size() && tokens[next].starts_with('%'));
  if (!number || percent) return std::nullopt;
  if (attached) {
    const auto measure = measure_of(token);
    if (!measure) return std::nullopt;  // "7up"
    return Found{{*number * measure->factor, measure->unit}, next};
  }
  if (const auto part = next < tokens.size() ? fraction_after(tokens[next], *number) : std::nullopt) {
    *number = *part;
    ++next;
  }
  while (next < tokens.size() && is_of(tokens[next])) ++next;  // "half an avocado", "2 x banana"
  Found found{{*number, ""}, next};
  if (const auto measure = next < tokens.size() ? measure_of(tokens[next]) : std::nullopt) {
    found = {{*number * measure->factor, measure->unit}, next + 1};
  }
  while (found.next < tokens.size() && is_of(tokens[found.next])) ++found.next;
  return found;
}

TypedFood FoodUnits::parse(std::string_view typed) const {
  std::vector<std::string> tokens = tokens_of(typed);
  // "2eggs" is "2 eggs".
  if (!tokens.empty() && begins_with_digit(tokens[0])) {
    std::string rest = tokens[0];
    const auto number = leading_number(rest);
    const bool is_word = rest.size() >= shortest_attached_word && !plain(rest).empty() && !measure_of(rest);
    if (number && is_word && rest.find('%') == std::string::npos) {
      tokens[0].resize(tokens[0].size() - rest.size());
      tokens.insert(tokens.begin() + 1, rest);
    }
  }
  if (tokens.size() >= 2) {
    if (const auto found = amount_at(tokens, 0); found && found->next < tokens.size()) {
      return {found->amount, joined(tokens, found->next, tokens.size())};
    }
    for (std::size_t at = std::max<std::size_t>(1, tokens.size() - 2); at < tokens.size(); ++at) {
      if (!begins_with_digit(tokens[at])) continue;
      const auto found = amount_at(tokens, at);
      if (found && found->next == tokens.size()) return {found->amount, joined(tokens, 0, at)};
    }
  }
  return {std::nullopt, std::string(typed)};
}

TypedFood FoodUnits::parse_unit(std::string_view typed) const {
  const std::vector<std::string> tokens = tokens_of(typed);
  const auto measure = tokens.size() < 2 ? std::nullopt : measure_of(tokens[0]);
  std::size_t next = 1;
  while (next < tokens.size() && is_of(tokens[next])) ++next;
  if (!measure || measure->unit == "g" || measure->unit == "ml" || next == tokens.size()) {
    return {std::nullopt, std::string(typed)};
  }
  return {FoodAmount{measure->factor, measure->unit}, joined(tokens, next, tokens.size())};
}

std::optional<std::string> FoodUnits::key_of(const std::string& word) const {
  const auto measure = measure_of(word);
  if (!measure || measure->factor != 1) return std::nullopt;
  return measure->unit;
}

FoodPortion FoodUnits::in_words(FoodPortion portion, Language language) const {
  const auto unit = units_.find(portion.unit);
  if (unit == units_.end()) return portion;
  portion.plural = unit->second.several.in(language);
  portion.unit = unit->second.one.in(language);
  return portion;
}

std::optional<FoodPortion> portion_for(const FoodAmount& amount, const std::vector<FoodPortion>& portions,
                                       std::optional<double> liquid) {
  const double quantity = amount.quantity;
  const auto scaled = [&](const FoodPortion& each) {
    return FoodPortion{quantity, each.unit, each.grams / each.quantity * quantity, {}};
  };
  const auto with_unit = [&](const std::string& unit) {
    return std::find_if(portions.begin(), portions.end(), [&](const FoodPortion& each) { return each.unit == unit; });
  };
  if (amount.unit == "g") return FoodPortion{quantity, "g", quantity, {}};
  if (amount.unit == "oz") return FoodPortion{quantity, "oz", quantity * grams_per_oz, {}};
  if (amount.unit == "ml") {
    if (liquid) return FoodPortion{quantity, "ml", quantity * *liquid / 100, {}};
    const auto cup = with_unit("cup");
    if (cup == portions.end()) return std::nullopt;
    return FoodPortion{quantity, "ml", cup->grams / cup->quantity * quantity / ml_per_us_cup, {}};
  }
  if (!amount.unit.empty()) {
    const auto same = with_unit(amount.unit);
    if (same != portions.end()) return scaled(*same);
    const auto volume =
        std::find_if(volumes.begin(), volumes.end(), [&](const Named& each) { return each.word == amount.unit; });
    if (!liquid || volume == volumes.end()) return std::nullopt;
    return FoodPortion{quantity, amount.unit, volume->value * quantity * *liquid / 100, {}};
  }
  if (quantity >= least_plain_grams) return FoodPortion{quantity, "g", quantity, {}};
  if (const FoodPortion* piece = counted_portion(portions)) return scaled(*piece);
  // Half an avocado that is measured in halves is one half.
  if (const auto half = with_unit("half"); half != portions.end()) {
    return FoodPortion{quantity * 2, "half", half->grams / half->quantity * quantity * 2, {}};
  }
  if (portions.empty() || portions.front().unit == "g") return std::nullopt;
  return FoodPortion{
      quantity * portions.front().quantity, portions.front().unit, portions.front().grams * quantity, {}};
}

FoodSuggestion suggestion_of(const Food& food, const std::optional<FoodAmount>& amount) {
  FoodSuggestion suggestion;
  suggestion.portions = food.portions.empty() ? std::vector<FoodPortion>{{100, "g", 100, {}}} : food.portions;
  const auto chosen = amount ? portion_for(*amount, suggestion.portions, std::nullopt) : std::nullopt;
  if (chosen) put_first(suggestion.portions, *chosen);
  const FoodPortion& portion = suggestion.portions.front();
  static_cast<Nutrients&>(suggestion) = nutrients_of(food.per_100g, portion.grams);
  suggestion.name = food.description;
  suggestion.food = food.number;
  suggestion.description = food.description;
  suggestion.quantity = portion.quantity;
  suggestion.unit = portion.unit;
  suggestion.grams = portion.grams;
  return suggestion;
}

FoodSuggestion suggestion_of(const EverydayFood& food, const std::optional<FoodAmount>& amount, Language language,
                             Measures measures, const FoodUnits& units) {
  std::vector<FoodPortion> portions = food.portions;
  if (measures == Measures::metric && portions.front().unit == "cup") put_first(portions, metric_portion(food));
  if (food.liquid) portions.push_back({100, "ml", *food.liquid, {}});
  portions.push_back({100, "g", 100, {}});
  if (const auto chosen = amount ? portion_for(*amount, portions, food.liquid) : std::nullopt) {
    put_first(portions, *chosen);
  }
  FoodSuggestion suggestion;
  const FoodPortion portion = portions.front();
  static_cast<Nutrients&>(suggestion) = nutrients_of(food.per_100g, portion.grams);
  suggestion.name = food.name.in(language);
  suggestion.food = food.key;
  suggestion.description = food.description.in(language);
  suggestion.composed = food.composed;
  for (FoodPortion& each : portions) suggestion.portions.push_back(units.in_words(std::move(each), language));
  const FoodPortion& shown = suggestion.portions.front();
  suggestion.quantity = portion.quantity;
  suggestion.unit = portion.quantity > 1 && !shown.plural.empty() ? shown.plural : shown.unit;
  suggestion.grams = portion.grams;
  return suggestion;
}

}  // namespace fitapp::domain
