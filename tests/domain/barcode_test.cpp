// Tests the check digits of barcodes.
#include "domain/barcode.h"

#include <doctest/doctest.h>

#include <array>

using fitapp::domain::normal_barcode;

namespace {

struct Typed {
  const char* text;
  const char* stored;  // nullptr when it is no barcode
};

}  // namespace

TEST_CASE("a barcode is stored with 13 or 8 digits if its check digit is right") {
  constexpr std::array cases{
      Typed{"4006381333931", "4006381333931"},      // EAN-13
      Typed{"3017620422003", "3017620422003"},      // EAN-13
      Typed{"96385074", "96385074"},                // EAN-8
      Typed{"73513537", "73513537"},                // EAN-8
      Typed{"036000291452", "0036000291452"},       // UPC-A
      Typed{"0036000291452", "0036000291452"},      // the same product as EAN-13
      Typed{" 4 006381 333931 ", "4006381333931"},  // as printed
      Typed{"4006381-33393-1", "4006381333931"},
      Typed{"4006381333932", nullptr},   // wrong check digit
      Typed{"4006381339331", nullptr},   // two digits swapped
      Typed{"96385075", nullptr},        // wrong check digit
      Typed{"036000291453", nullptr},    // wrong check digit
      Typed{"400638133393", nullptr},    // a digit is missing
      Typed{"40063813339310", nullptr},  // a digit too many
      Typed{"12345670123456789012345678901234567890", nullptr},
      Typed{"400638133393x", nullptr},
      Typed{"\xd9\xa4"
            "006381333931",
            nullptr},  // an Arabic digit
      Typed{"0000000000000", nullptr},
      Typed{"00000000", nullptr},
      Typed{"", nullptr},
      Typed{" - ", nullptr},
  };
  for (const Typed& each : cases) {
    CAPTURE(each.text);
    const auto stored = normal_barcode(each.text);
    CHECK(stored.has_value() == (each.stored != nullptr));
    if (stored && each.stored != nullptr) CHECK(*stored == each.stored);
  }
}
