// Foods by barcode: own foods, products that were looked up before, and Open Food Facts if the owner allows it
// (docs/behaviour.md, Own foods, recipes and saved meals).
#include "api/barcodes.h"

#include "api/known_foods.h"
#include "api/open_food_facts.h"
#include "api/shapes/nutrition.h"
#include "domain/barcode.h"
#include "domain/messages.h"
#include "store/barcode_products.h"
#include "store/own_foods.h"

namespace fitapp::api {
namespace {

// Recipes of products change; after this time one is asked for again.
constexpr std::chrono::days product_kept{180};

// True when the product is stored afterwards.
bool look_up(const Caller& me, const std::string& barcode) {
  const auto known = store::find_barcode_product(me.database(), barcode);
  if (known && me.now - known->fetched_at < product_kept) return true;
  if (!me.services.find_product) return known.has_value();
  me.services.attempts.count_lookup(me.user, me.now);
  const outbound::ProductAnswer answer = me.services.find_product(barcode);
  if (answer.status == outbound::ProductStatus::unavailable) {
    me.services.notice(answer.problem);
    if (known) return true;
    throw Error(ErrorKind::unavailable, messages::lookup_unavailable);
  }
  auto product = answer.status == outbound::ProductStatus::found ? read_product(answer.json, barcode) : std::nullopt;
  if (!product) return known.has_value();
  store::save_barcode_product(me.database(), {std::move(*product), me.now});
  return true;
}

domain::FoodSuggestion find_food_by_barcode(const Caller& me, const Path<std::string>& code) {
  const auto barcode = domain::normal_barcode(code.value);
  if (!barcode) throw invalid("code", messages::barcode_invalid);
  const bool is_own = store::find_own_food_by_barcode(me.user, me.database(), *barcode).has_value();
  if (!is_own && !look_up(me, *barcode)) throw Error(ErrorKind::not_found, messages::barcode_unknown);
  auto food = KnownFoods(me).find_by_barcode(*barcode);
  if (!food) throw Error(ErrorKind::not_found, messages::barcode_unknown);
  return std::move(*food);
}

}  // namespace

std::vector<Endpoint> barcodes_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/foods/barcode/:code", find_food_by_barcode,
                   "Find a food by its barcode: an own food, else a product of Open Food Facts if the owner allows it"),
  };
}

}  // namespace fitapp::api
