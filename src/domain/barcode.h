// Barcodes of packaged foods.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fitapp::domain {

// The digits of an EAN-13, EAN-8 or UPC-A as they are stored: 13 or 8. A UPC-A of 12 digits gets a leading zero, which
// makes it the EAN-13 of the same product. Blanks and hyphens are ignored. nullopt when the check digit is wrong.
std::optional<std::string> normal_barcode(std::string_view typed);

}  // namespace fitapp::domain
