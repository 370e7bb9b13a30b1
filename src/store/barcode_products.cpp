// SQL of products by barcode.
#include "store/barcode_products.h"

#include "store/nutrients.h"

namespace fitapp::store {
namespace {

#define PRODUCT_COLUMNS "barcode, name, liquid, portion_unit, portion_grams, fetched_at, " FOOD_NUTRIENT_COLUMNS

BarcodeProduct read_product(const Query& query) {
  BarcodeProduct product;
  auto row = query.row();
  row >> product.food.barcode >> product.food.name >> product.food.liquid >> product.food.portion_unit >>
      product.food.portion_grams >> product.fetched_at;
  read_nutrients(row, product.food);
  return product;
}

}  // namespace

std::optional<BarcodeProduct> find_barcode_product(Database& database, const std::string& barcode) {
  return database.read([&](Connection& connection) {
    return connection.query("SELECT " PRODUCT_COLUMNS " FROM barcode_products WHERE barcode = ?", barcode)
        .first(read_product);
  });
}

void save_barcode_product(Database& database, const BarcodeProduct& product) {
  database.write([&](Connection& connection) {
    const domain::OwnFood& food = product.food;
    connection.change("INSERT OR REPLACE INTO barcode_products (" PRODUCT_COLUMNS
                      ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      food.barcode, food.name, food.liquid, food.portion_unit, food.portion_grams, product.fetched_at,
                      FOOD_NUTRIENT_VALUES(food));
  });
}

}  // namespace fitapp::store
