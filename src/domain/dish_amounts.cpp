// Rounds the amounts of a dish as a cook measures them, and says them in words.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "domain/dishes.h"
#include "domain/food_weights.h"

namespace fitapp::domain {
namespace {

// g; a shop weighs smaller pieces, and a cook weighs more than `most_small_pieces` of them.
constexpr double smallest_counted_piece = 20;
constexpr double most_small_pieces = 12;
constexpr double most_leaves = 6;

bool is_spoon(const FoodPortion& measure) { return measure.unit == "tbsp" || measure.unit == "tsp"; }

bool is_weighed(const PlanIngredient& ingredient) {
  return ingredient.measures.empty() || ingredient.measures.front().unit == "g";
}

bool is_small_piece(const FoodPortion& measure) {
  return measure.unit == "piece" && measure.grams < smallest_counted_piece;
}

double weighed_step(double grams) {
  if (grams >= 100) return 10;
  return grams >= 10 ? 5 : 1;
}

// The measure for about this much; nullptr when it is weighed.
const FoodPortion* measure_for(const PlanIngredient& ingredient, double grams) {
  if (is_weighed(ingredient)) return nullptr;
  const FoodPortion* measure = &ingredient.measures.front();
  if (is_spoon(*measure) && grams < measure->grams - 0.01) measure = &ingredient.measures.back();
  const double count = grams / measure->grams;
  const bool too_many = (is_spoon(*measure) && count > most_spoons + 0.01) ||
                        (is_small_piece(*measure) && count > most_small_pieces + 0.01) ||
                        (measure->unit == "leaf" && count > most_leaves + 0.01);
  return too_many ? nullptr : measure;
}

// How many parts of a measure a cook counts.
int parts_of_measure(const PlanIngredient& ingredient, const FoodPortion& measure) {
  constexpr std::array<std::string_view, 5> whole_units{"slice", "clove", "leaf", "pinch", "spear"};
  const bool whole = ingredient.protein == "egg" ||
                     std::find(whole_units.begin(), whole_units.end(), measure.unit) != whole_units.end();
  return whole ? 1 : ingredient.fractions;
}

double step_of(const PlanIngredient& ingredient, double grams) {
  const FoodPortion* measure = measure_for(ingredient, grams);
  if (measure != nullptr && measure->unit == "ml") return 10 * measure->grams / 100;
  if (measure != nullptr) return measure->grams / parts_of_measure(ingredient, *measure);
  const bool has_step = !ingredient.measures.empty() && ingredient.measures.front().unit == "g";
  return has_step ? ingredient.measures.front().grams : weighed_step(grams);
}

// "2", "1½", "¼"
std::string count_in_words(double count) {
  constexpr std::array<std::string_view, 4> quarters{"", "\u00BC", "\u00BD", "\u00BE"};
  const auto all = static_cast<std::size_t>(std::lround(count * 4));
  const std::string whole = all >= 4 ? std::to_string(all / 4) : "";
  return whole + std::string(quarters[all % 4]);
}

std::string weight_in_words(double grams, Language language, Measures measures) {
  if (measures == Measures::metric) return std::to_string(std::lround(grams)) + " g";
  return decimal_in_words(grams / grams_per_ounce, language) + " oz";
}

std::string volume_in_words(double ml, Language language, Measures measures) {
  if (measures == Measures::metric) return std::to_string(std::lround(ml / 10) * 10) + " ml";
  return decimal_in_words(ml / ml_per_fl_oz, language) + " fl oz";
}

}  // namespace

const FoodPortion* counted_measure(const PlanIngredient& ingredient) {
  if (is_weighed(ingredient) || is_small_piece(ingredient.measures.front())) return nullptr;
  return &ingredient.measures.front();
}

double rounded_grams(const PlanIngredient& ingredient, double grams) {
  const double step = step_of(ingredient, grams);
  double steps = std::max(1.0, std::round(grams / step));
  if (steps * step > ingredient.most + 0.01 && steps > 1) steps = std::max(1.0, std::floor(ingredient.most / step));
  return steps * step;
}

std::vector<DishPart> parts_of(const Dish& dish, int tenths) {
  std::vector<DishPart> parts;
  for (const DishPart& part : dish.parts) {
    const double grams = std::min(part.grams * tenths / whole_portion, part.ingredient->most);
    parts.push_back({part.ingredient, rounded_grams(*part.ingredient, grams)});
  }
  return parts;
}

std::string amount_in_words(const DishPart& part, Language language, const FoodUnits& units, Measures measures) {
  const PlanIngredient& ingredient = *part.ingredient;
  const std::string& name = ingredient.several.in(language);
  const std::string weight = weight_in_words(part.grams, language, measures);
  const FoodPortion* measure = measure_for(ingredient, part.grams);
  if (measure == nullptr) return weight + " " + name;
  if (measure->unit == "ml") {
    return volume_in_words(part.grams / measure->grams * 100, language, measures) + " " + name;
  }
  const double count = part.grams / measure->grams;
  const std::string number = count_in_words(count);
  const bool is_one = count < 1.01;
  if (measure->unit == "piece") {
    const Bilingual& word = is_one ? ingredient.one : ingredient.several;
    const bool is_whole_egg = ingredient.protein == "egg";
    return number + " " + word.in(language) + (is_whole_egg ? "" : " (" + weight + ")");
  }
  const FoodPortion words = units.in_words(*measure, language);
  const std::string counted = number + " " + (is_one ? words.unit : words.plural) + " " + name;
  return is_spoon(*measure) || measure->unit == "pinch" ? counted : counted + " (" + weight + ")";
}

}  // namespace fitapp::domain
