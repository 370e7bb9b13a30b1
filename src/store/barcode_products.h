// Products by barcode that were looked up before. They belong to no user.
#pragma once

#include <optional>
#include <string>

#include "domain/own_foods.h"
#include "store/db.h"

namespace fitapp::store {

struct BarcodeProduct {
  domain::OwnFood food;  // without an id
  Instant fetched_at;
};

std::optional<BarcodeProduct> find_barcode_product(Database& database, const std::string& barcode);
// Replaces the product with the same barcode, which it must have.
void save_barcode_product(Database& database, const BarcodeProduct& product);

}  // namespace fitapp::store
