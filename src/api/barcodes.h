// The route of foods by barcode.
#pragma once

#include <vector>

#include "api/endpoint.h"

namespace fitapp::api {

std::vector<Endpoint> barcodes_endpoints();

}  // namespace fitapp::api
