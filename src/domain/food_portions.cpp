// Fits amounts to the portions of a food, and makes suggestions.
#include <algorithm>
#include <array>
#include <cmath>

#include "domain/food_amounts.h"

namespace fitapp::domain {
namespace {

// A plain number from here on is a weight: "150 chicken" are 150 g, "12 eggs" are pieces.
constexpr double least_plain_grams = 25;
constexpr double ml_per_us_cup = 236.588;
constexpr double metric_gram_step = 10;
constexpr double metric_ml_step = 50;
constexpr double grams_per_oz = 28.35;
// "0,5 Bier" is half a litre; "1,5 Wasser" is a large bottle.
constexpr double most_plain_litres = 1.5;
constexpr double grams_per_pinch = 0.4;
// Fractions of a gram matter for salt only.
constexpr double least_of_a_tenth = 1;
// A slice from this weight on is served as a piece: of a pizza, but not of a tomato.
constexpr double least_served_slice = 60;

// Units that count things: a plain number means the whole food before a part of it.
constexpr std::array whole_units{"piece", "medium", "large", "small"};
constexpr std::array part_units{"egg",   "slice", "fillet", "bar",   "wrap", "ball",  "square", "stick",
                                "strip", "cube",  "spear",  "stalk", "leaf", "clove", "wedge"};

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

// ml of a measure for a liquid whose line does not name it. A German glass of spirits has 2 cl; 4 cl lie between.
struct Volume {
  std::string_view unit;
  double ml;
};
constexpr std::array volumes{Volume{"glass", 200}, Volume{"cup", 240},         Volume{"mug", 250},
                             Volume{"bowl", 300},  Volume{"bottle", 500},      Volume{"can", 330},
                             Volume{"tbsp", 15},   Volume{"tsp", 5},           Volume{"shot", 40},
                             Volume{"splash", 20}, Volume{"large_glass", 400}, Volume{"small_glass", 200}};

// Other units that a typed one stands for, the first that the food has.
struct Stand {
  std::string_view typed;
  std::array<std::string_view, 3> units;
};
constexpr std::array stands{Stand{"small", {"small_glass", "small_mug", "small_portion"}},
                            Stand{"medium", {"medium_portion", "glass", "mug"}},
                            Stand{"large", {"large_glass", "large_mug", "large_portion"}},
                            Stand{"piece", {"square", "cube", ""}},
                            Stand{"ball", {"piece", "scoop", ""}},
                            Stand{"glass", {"jar", "", ""}}};
// A glass, bottle or can of a drink is bought by the litre.
constexpr std::array drink_units{"glass", "bottle", "can", "shot"};

bool is_drink(const std::vector<FoodPortion>& portions) {
  return !portions.empty() &&
         std::find(drink_units.begin(), drink_units.end(), portions.front().unit) != drink_units.end();
}

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

// Without the noise of the division: 16.666666666666668 g are 16.7 g.
FoodPortion rounded(FoodPortion portion) {
  portion.quantity = std::round(portion.quantity * 100) / 100;
  const double steps = portion.grams < least_of_a_tenth ? 100 : 10;
  portion.grams = std::round(portion.grams * steps) / steps;
  return portion;
}

void put_first(std::vector<FoodPortion>& portions, const FoodPortion& chosen) {
  std::erase_if(portions, [&](const FoodPortion& each) {
    return each.unit == chosen.unit && each.quantity == chosen.quantity && each.grams == chosen.grams;
  });
  portions.insert(portions.begin(), chosen);
}

}  // namespace

std::optional<FoodPortion> portion_for(const FoodAmount& amount, const std::vector<FoodPortion>& portions,
                                       std::optional<double> liquid) {
  const double quantity = amount.quantity;
  const auto scaled = [&](const FoodPortion& each) {
    return FoodPortion{quantity, each.unit, each.grams / each.quantity * quantity, {}};
  };
  const auto with_unit = [&](std::string_view unit) {
    const auto found =
        std::find_if(portions.begin(), portions.end(), [&](const FoodPortion& each) { return each.unit == unit; });
    return found == portions.end() ? nullptr : &*found;
  };
  if (amount.unit == "g") return FoodPortion{quantity, "g", quantity, {}};
  if (amount.unit == "oz") return FoodPortion{quantity, "oz", quantity * grams_per_oz, {}};
  if (amount.unit == "ml") {
    if (liquid) return FoodPortion{quantity, "ml", quantity * *liquid / 100, {}};
    const FoodPortion* cup = with_unit("cup");
    if (cup == nullptr) return std::nullopt;
    return FoodPortion{quantity, "ml", cup->grams / cup->quantity * quantity / ml_per_us_cup, {}};
  }
  if (!amount.unit.empty()) {
    const FoodPortion* slice = amount.is_piece ? with_unit("slice") : nullptr;
    const FoodPortion* whole = with_unit("piece");
    if (slice != nullptr && whole != nullptr && slice->grams / slice->quantity >= least_served_slice &&
        slice->grams / slice->quantity * 2 < whole->grams / whole->quantity) {
      return scaled(*slice);
    }
    if (const FoodPortion* same = with_unit(amount.unit)) return scaled(*same);
    const auto stand =
        std::find_if(stands.begin(), stands.end(), [&](const Stand& each) { return each.typed == amount.unit; });
    if (stand != stands.end()) {
      for (const std::string_view unit : stand->units) {
        if (const FoodPortion* other = with_unit(unit)) return scaled(*other);
      }
    }
    if (amount.unit == "egg" || amount.is_piece) return portion_for({quantity, {}}, portions, liquid);
    if (amount.unit == "pinch") return FoodPortion{quantity, amount.unit, quantity * grams_per_pinch, {}};
    const auto volume =
        std::find_if(volumes.begin(), volumes.end(), [&](const Volume& each) { return each.unit == amount.unit; });
    if (!liquid || volume == volumes.end()) return std::nullopt;
    return FoodPortion{quantity, amount.unit, volume->ml * quantity * *liquid / 100, {}};
  }
  if (amount.is_decimal && quantity <= most_plain_litres && liquid && is_drink(portions)) {
    return FoodPortion{quantity * 1000, "ml", quantity * 10 * *liquid, {}};
  }
  if (quantity >= least_plain_grams) return FoodPortion{quantity, "g", quantity, {}};
  if (const FoodPortion* piece = counted_portion(portions)) return scaled(*piece);
  // Half an avocado that is measured in halves is one half.
  if (const FoodPortion* half = with_unit("half")) {
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
  for (FoodPortion& each : suggestion.portions) each = rounded(std::move(each));
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
  for (FoodPortion& each : portions) each = rounded(std::move(each));
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
