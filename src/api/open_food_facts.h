// Reads the answers of Open Food Facts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/own_foods.h"

namespace fitapp::api {

// The product with the nutrients of 100 g or 100 ml; nullopt without a name or without energy. Values that cannot be
// true, such as 300 g of protein, count as unknown.
std::optional<domain::OwnFood> read_product(std::string_view json, const std::string& barcode);

}  // namespace fitapp::api
