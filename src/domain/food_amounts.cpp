// Reads amounts and units from typed text.
#include "domain/food_amounts.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "domain/food_words.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t longest_number = 12;
constexpr std::size_t shortest_attached_word = 3;
// "l" and "g" alone are too short to be a measure without a number.
constexpr std::size_t shortest_measure_alone = 4;
constexpr std::size_t most_words_behind = 2;

struct Named {
  std::string_view word;
  double value;
};
constexpr std::array number_words{Named{"a", 1},
                                  Named{"an", 1},
                                  Named{"one", 1},
                                  Named{"two", 2},
                                  Named{"three", 3},
                                  Named{"four", 4},
                                  Named{"five", 5},
                                  Named{"six", 6},
                                  Named{"half", 0.5},
                                  Named{"quarter", 0.25},
                                  Named{"ein", 1},
                                  Named{"eine", 1},
                                  Named{"einen", 1},
                                  Named{"einer", 1},
                                  Named{"zwei", 2},
                                  Named{"drei", 3},
                                  Named{"vier", 4},
                                  Named{"funf", 5},
                                  Named{"sechs", 6},
                                  Named{"seven", 7},
                                  Named{"eight", 8},
                                  Named{"nine", 9},
                                  Named{"ten", 10},
                                  Named{"sieben", 7},
                                  Named{"acht", 8},
                                  Named{"neun", 9},
                                  Named{"zehn", 10},
                                  Named{"halb", 0.5},
                                  Named{"halbe", 0.5},
                                  Named{"halber", 0.5},
                                  Named{"halbes", 0.5},
                                  Named{"halben", 0.5},
                                  Named{"viertel", 0.25},
                                  Named{"couple", 2},
                                  Named{"paar", 2},
                                  Named{"anderthalb", 1.5},
                                  Named{"eineinhalb", 1.5},
                                  Named{"dozen", 12},
                                  Named{"dutzend", 12}};
// They multiply the number before them: "2 dozen", "1 Paar".
constexpr std::array<std::string_view, 3> multiples{"dozen", "dutzend", "couple"};
constexpr std::array<std::string_view, 9> joining_words{"with", "and", "plus", "from", "mit",
                                                        "und",  "aus", "von",  "of"};
constexpr std::array<std::string_view, 6> egg_joints{"from", "of", "with", "aus", "von", "mit"};
constexpr std::array<std::string_view, 3> sizes{"small", "medium", "large"};
constexpr std::array<std::string_view, 7> containers{"glass", "mug", "cup", "bowl", "plate", "portion", "piece"};
constexpr std::array<std::string_view, 4> piece_words{"piece", "pieces", "stuck", "stucke"};
constexpr std::array<std::string_view, 3> weight_units{"g", "ml", "oz"};
constexpr std::string_view egg_unit = "egg";

template <class List>
bool is_in(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

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
                             Weight{"litres", "ml", 1000}, Weight{"milliliter", "ml", 1}, Weight{"pint", "ml", 473},
                             Weight{"pints", "ml", 473},   Weight{"mass", "ml", 1000}};

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

// "ein paar" are some, "1 Paar" are two.
bool is_multiple(const std::string& token) { return token == "Paar" || is_in(multiples, plain(token)); }

// The sum of "1 1/2" and "1 ½", and the half of "eine halbe".
std::optional<double> fraction_after(std::string token, double number) {
  if (token.find('%') != std::string::npos) return std::nullopt;
  const auto sign = token.find('/') != std::string::npos ? leading_number(token) : fraction_sign(token);
  if (sign) return *sign < 1 ? std::optional(number + *sign) : std::nullopt;
  const auto word = number_word(token);
  return word && (*word < 1 || is_multiple(token)) ? std::optional(number * *word) : std::nullopt;
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
      const std::string normalized = plain(word);
      if (normalized.empty()) continue;
      // "2 eggs" are a food, not a unit.
      if (unit.key == egg_unit)
        egg_words_.insert(normalized);
      else
        keys_.try_emplace(normalized, unit.key);
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

bool FoodUnits::is_egg(const std::string& word) const { return egg_words_.contains(plain(word)); }

std::size_t FoodUnits::after_container(const std::vector<std::string>& tokens, std::size_t at,
                                       const std::string& size) const {
  if (!is_in(sizes, size) || at + 1 >= tokens.size()) return at;
  const auto container = measure_of(tokens[at]);
  return container && is_in(containers, container->unit) ? at + 1 : at;
}

// Reads a number at `at`, then a unit.
std::optional<FoodUnits::Found> FoodUnits::amount_at(const std::vector<std::string>& tokens, std::size_t at) const {
  std::string token = tokens[at];
  const bool has_point = token.find_first_of(".,") != std::string::npos;
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
  const auto multiply = [&] {
    const auto part = next < tokens.size() ? fraction_after(tokens[next], *number) : std::nullopt;
    if (!part) return;
    number = part;
    ++next;
  };
  multiply();
  while (next < tokens.size() && is_of(tokens[next])) ++next;         // "half an avocado", "2 x banana"
  if (next < tokens.size() && is_multiple(tokens[next])) multiply();  // "half a dozen"
  while (next < tokens.size() && is_of(tokens[next])) ++next;
  Found found{{*number, "", has_point}, next};
  if (const auto measure = next < tokens.size() ? measure_of(tokens[next]) : std::nullopt) {
    found = {{*number * measure->factor, measure->unit}, after_container(tokens, next + 1, measure->unit)};
    found.amount.is_piece = is_in(piece_words, plain(tokens[next]));
  }
  while (found.next < tokens.size() && is_of(tokens[found.next])) ++found.next;
  return found;
}

// "2eggs" is "2 eggs".
std::vector<std::string> FoodUnits::split_tokens(std::string_view typed) const {
  std::vector<std::string> tokens = tokens_of(typed);
  if (tokens.empty() || !begins_with_digit(tokens[0])) return tokens;
  std::string rest = tokens[0];
  const auto number = leading_number(rest);
  const bool is_word = rest.size() >= shortest_attached_word && !plain(rest).empty() && !measure_of(rest);
  if (number && is_word && rest.find('%') == std::string::npos) {
    tokens[0].resize(tokens[0].size() - rest.size());
    tokens.insert(tokens.begin() + 1, rest);
  }
  return tokens;
}

// A weight before the last words: "Nudeln 100 g roh", but not "Kaffee mit 20 ml Milch".
TypedFood FoodUnits::parse_weight_between(const std::vector<std::string>& tokens) const {
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (!begins_with_digit(tokens[at]) || is_in(joining_words, plain(tokens[at - 1]))) continue;
    const auto found = amount_at(tokens, at);
    if (!found || found->next >= tokens.size() || tokens.size() - found->next > most_words_behind) continue;
    // "Bier 0,33 alkoholfrei", but not "Milch 1,5 fettarm".
    const bool is_litres = found->amount.is_decimal && found->amount.unit.empty() && found->amount.quantity < 1;
    if (!is_litres && !is_in(weight_units, found->amount.unit)) continue;
    return {found->amount, joined(tokens, 0, at) + ' ' + joined(tokens, found->next, tokens.size())};
  }
  return {};
}

TypedFood FoodUnits::parse(std::string_view typed) const {
  const std::vector<std::string> tokens = split_tokens(typed);
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
  if (auto between = parse_weight_between(tokens); between.amount) return between;
  return {std::nullopt, std::string(typed)};
}

// "g" and "l" alone are no unit of a food, but "pint" is one.
std::optional<FoodAmount> FoodUnits::unit_alone(const std::string& token) const {
  const auto measure = measure_of(token);
  if (!measure || (is_in(weight_units, measure->unit) && token.size() < shortest_measure_alone)) return std::nullopt;
  return FoodAmount{measure->factor, measure->unit};
}

TypedFood FoodUnits::parse_unit(std::string_view typed) const {
  const std::vector<std::string> tokens = tokens_of(typed);
  const auto unit = tokens.size() < 2 ? std::nullopt : unit_alone(tokens[0]);
  if (!unit) return {std::nullopt, std::string(typed)};
  std::size_t next = after_container(tokens, 1, unit->unit);
  while (next < tokens.size() && is_of(tokens[next])) ++next;
  if (next == tokens.size()) return {std::nullopt, std::string(typed)};
  return {unit, joined(tokens, next, tokens.size())};
}

TypedFood FoodUnits::parse_last_unit(std::string_view typed) const {
  const std::vector<std::string> tokens = tokens_of(typed);
  const auto unit = tokens.size() < 2 ? std::nullopt : unit_alone(tokens.back());
  if (!unit) return {std::nullopt, std::string(typed)};
  return {unit, joined(tokens, 0, tokens.size() - 1)};
}

TypedFood FoodUnits::parse_eggs(std::string_view typed) const {
  std::string text(typed);
  std::replace(text.begin(), text.end(), '-', ' ');
  std::vector<std::string> tokens = split_tokens(text);
  // The size of an egg is not known by its dish: "2 large eggs scrambled".
  if (tokens.size() >= 4 && is_egg(tokens[2])) {
    const auto size = measure_of(tokens[1]);
    if (size && is_in(sizes, size->unit)) tokens.erase(tokens.begin() + 1);
  }
  const auto number_at = [&](std::size_t at) {
    std::string token = tokens[at];
    const auto number = leading_number(token);
    return number && token.empty() ? number : number_word(tokens[at]);
  };
  if (tokens.size() >= 3 && is_egg(tokens[1])) {
    if (const auto number = number_at(0)) {
      return {FoodAmount{*number, std::string(egg_unit)}, joined(tokens, 1, tokens.size())};
    }
  }
  if (tokens.size() >= 4 && is_egg(tokens.back()) && is_in(egg_joints, plain(tokens[tokens.size() - 3]))) {
    if (const auto number = number_at(tokens.size() - 2)) {
      return {FoodAmount{*number, std::string(egg_unit)}, joined(tokens, 0, tokens.size() - 3)};
    }
  }
  return {std::nullopt, std::string(typed)};
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

}  // namespace fitapp::domain
