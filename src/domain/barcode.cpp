// Checks barcodes by their last digit (GS1 General Specifications, section 7.9).
#include "domain/barcode.h"

namespace fitapp::domain {
namespace {

constexpr std::size_t ean_13 = 13;
constexpr std::size_t ean_8 = 8;
constexpr std::size_t upc_a = 12;

// From the right, every second digit counts three times, and the sum is a multiple of 10.
bool has_right_check_digit(std::string_view digits) {
  int sum = 0;
  for (std::size_t at = 0; at < digits.size(); ++at) {
    const int digit = digits[digits.size() - 1 - at] - '0';
    sum += at % 2 == 1 ? digit * 3 : digit;
  }
  return sum % 10 == 0;
}

}  // namespace

std::optional<std::string> normal_barcode(std::string_view typed) {
  std::string digits;
  for (const char each : typed) {
    if (each == ' ' || each == '-') continue;
    if (each < '0' || each > '9' || digits.size() == ean_13) return std::nullopt;
    digits += each;
  }
  if (digits.size() != ean_13 && digits.size() != upc_a && digits.size() != ean_8) return std::nullopt;
  // Zeros alone have a right check digit, and belong to no product.
  if (digits.find_first_not_of('0') == std::string::npos || !has_right_check_digit(digits)) return std::nullopt;
  return digits.size() == upc_a ? "0" + digits : digits;
}

}  // namespace fitapp::domain
