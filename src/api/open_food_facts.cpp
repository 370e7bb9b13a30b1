// Open Food Facts gives energy in kcal or kJ and everything else in g of 100 g or 100 ml.
#include "api/open_food_facts.h"

#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.h"
#include "base/utf8.h"

namespace fitapp::api {
namespace {

using nlohmann::json;

constexpr double kj_per_kcal = 4.184;
constexpr double most_kcal = 1000;
constexpr double mg = 1000;
constexpr double ug = 1'000'000;
constexpr std::size_t longest_name = 200;
constexpr double largest_portion = 2000;  // g

struct NutrientName {
  const char* name;
  std::optional<double> domain::Nutrients::*member;
  double factor;  // from g
};

constexpr std::array nutrient_names{NutrientName{"proteins_100g", &domain::Nutrients::protein, 1},
                                    NutrientName{"carbohydrates_100g", &domain::Nutrients::carbs, 1},
                                    NutrientName{"fat_100g", &domain::Nutrients::fat, 1},
                                    NutrientName{"fiber_100g", &domain::Nutrients::fiber, 1},
                                    NutrientName{"sugars_100g", &domain::Nutrients::sugar, 1},
                                    NutrientName{"sodium_100g", &domain::Nutrients::sodium, mg},
                                    NutrientName{"saturated-fat_100g", &domain::Nutrients::saturated_fat, 1},
                                    NutrientName{"calcium_100g", &domain::Nutrients::calcium, mg},
                                    NutrientName{"iron_100g", &domain::Nutrients::iron, mg},
                                    NutrientName{"magnesium_100g", &domain::Nutrients::magnesium, mg},
                                    NutrientName{"potassium_100g", &domain::Nutrients::potassium, mg},
                                    NutrientName{"zinc_100g", &domain::Nutrients::zinc, mg},
                                    NutrientName{"vitamin-a_100g", &domain::Nutrients::vitamin_a, ug},
                                    NutrientName{"vitamin-c_100g", &domain::Nutrients::vitamin_c, mg},
                                    NutrientName{"vitamin-d_100g", &domain::Nutrients::vitamin_d, ug},
                                    NutrientName{"vitamin-b12_100g", &domain::Nutrients::vitamin_b12, ug},
                                    NutrientName{"vitamin-b9_100g", &domain::Nutrients::folate, ug}};

// Contributors enter numbers as numbers or as texts.
std::optional<double> number_in(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end()) return std::nullopt;
  double number = 0;
  if (found->is_number()) {
    number = found->get<double>();
  } else if (found->is_string()) {
    const auto& text = found->get_ref<const std::string&>();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  } else {
    return std::nullopt;
  }
  if (!std::isfinite(number) || number < 0) return std::nullopt;
  return number;
}

std::string text_in(const json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return {};
  const auto& text = found->get_ref<const std::string&>();
  return is_clean_text(text) ? std::string(trim(text)) : std::string();
}

// "Ferrero Kinder Bueno"; the brand is left out when the name has it.
std::string name_of(const json& product) {
  std::string name;
  for (const char* each : {"product_name", "product_name_en", "product_name_de"}) {
    if (name.empty()) name = text_in(product, each);
  }
  const std::string brands = text_in(product, "brands");
  const std::string brand(trim(brands.substr(0, brands.find(','))));
  if (name.empty()) return {};
  const bool has_brand = lower_case(name).find(lower_case(brand)) != std::string::npos;
  const std::string whole = has_brand ? name : brand + " " + name;
  return std::string(cut_to_characters(whole, longest_name));
}

std::optional<double> calories_of(const json& nutriments) {
  auto kcal = number_in(nutriments, "energy-kcal_100g");
  if (!kcal) {
    if (const auto kj = number_in(nutriments, "energy_100g")) kcal = *kj / kj_per_kcal;
  }
  if (!kcal || *kcal > most_kcal) return std::nullopt;
  return std::round(*kcal * 10) / 10;
}

bool is_liquid(const json& product) {
  for (const char* each : {"product_quantity_unit", "serving_quantity_unit"}) {
    const std::string unit = lower_case(text_in(product, each));
    if (unit == "ml" || unit == "cl" || unit == "l") return true;
    if (unit == "g" || unit == "kg") return false;
  }
  return false;
}

}  // namespace

std::optional<domain::OwnFood> read_product(std::string_view text, const std::string& barcode) {
  const json answer = json::parse(text, nullptr, false);
  if (!answer.is_object()) return std::nullopt;
  const auto product = answer.find("product");
  if (product == answer.end() || !product->is_object()) return std::nullopt;
  const auto nutriments = product->find("nutriments");
  if (nutriments == product->end() || !nutriments->is_object()) return std::nullopt;
  domain::OwnFood food;
  food.name = name_of(*product);
  const auto calories = calories_of(*nutriments);
  if (food.name.empty() || !calories) return std::nullopt;
  food.calories = *calories;
  food.barcode = barcode;
  food.liquid = is_liquid(*product);
  for (const NutrientName& each : nutrient_names) {
    const auto grams = number_in(*nutriments, each.name);
    if (grams && *grams <= 100) food.*each.member = std::round(*grams * each.factor * 1000) / 1000;
  }
  const auto portion = number_in(*product, "serving_quantity");
  if (portion && *portion > 0 && *portion <= largest_portion) {
    food.portion_unit = "portion";
    food.portion_grams = std::round(*portion * 10) / 10;
  }
  return food;
}

}  // namespace fitapp::api
