// Fuzzes what people and other services send about foods: typed amounts, references, barcodes and products of Open Food
// Facts. The first byte chooses.
#include "api/open_food_facts.h"
#include "base/utf8.h"
#include "domain/barcode.h"
#include "domain/food_amounts.h"
#include "domain/own_foods.h"
#include "fuzz/fuzz_target.h"

using namespace fitapp;
using fitapp::fuzz::require;

namespace {

const domain::FoodUnits& units() {
  static const std::vector<domain::UnitWords> words{{"cup", {"cup", "Tasse"}, {"cups", "Tassen"}, {"mug"}},
                                                    {"tbsp", {"tbsp", "EL"}, {"tbsp", "EL"}, {"Esslöffel"}},
                                                    {"piece", {"piece", "Stück"}, {"pieces", "Stück"}, {}}};
  static const domain::FoodUnits some(words);
  return some;
}

void check_amount(std::string_view typed) {
  for (const domain::TypedFood& each : {units().parse(typed), units().parse_unit(typed)}) {
    if (each.amount) require(each.amount->quantity > 0, "an amount is positive");
    require(each.food.size() <= 4 * typed.size() + 4, "the food is a part of what was typed");
  }
}

void check_barcode(std::string_view typed) {
  const auto barcode = domain::normal_barcode(typed);
  if (!barcode) return;
  require(barcode->size() == 8 || barcode->size() == 13, "a barcode has 8 or 13 digits");
  require(domain::normal_barcode(*barcode) == barcode, "a normal barcode stays as it is");
}

void check_reference(std::string_view text) {
  const auto reference = domain::food_reference(text);
  switch (reference.kind) {
    case domain::FoodKind::own:
    case domain::FoodKind::recipe: require(reference.id > 0, "own foods and recipes have an id"); break;
    case domain::FoodKind::table: require(reference.key == text, "the key of the table is the text"); break;
    case domain::FoodKind::product:
      require(domain::reference_to_product(reference.key) == text, "a product is written as it is read");
      break;
  }
}

void check_product(std::string_view json) {
  const auto product = api::read_product(json, "96385074");
  if (!product) return;
  require(!product->name.empty() && count_characters(product->name) <= 200, "a product has a name of usual length");
  require(is_clean_text(product->name), "a name is text");
  require(product->calories >= 0 && product->calories <= 1000, "100 g have at most 1,000 kcal");
  for (const auto member : domain::nutrient_members) {
    const auto& value = (*product).*member;
    require(!value || (*value >= 0 && *value <= 1e8), "an amount is not negative");
  }
}

}  // namespace

FITAPP_FUZZ_TARGET(foods) {
  if (bytes.empty()) return;
  const std::string_view rest = bytes.substr(1);
  switch (bytes[0] % 4) {
    case 0: return check_amount(rest);
    case 1: return check_barcode(rest);
    case 2: return check_reference(rest);
    default: return check_product(rest);
  }
}
