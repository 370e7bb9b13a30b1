// Fuzzes the parser of stored password hashes.
#include "security/phc.h"

#include "fuzz/fuzz_target.h"

using fitapp::fuzz::require;
using namespace fitapp::security;

FITAPP_FUZZ_TARGET(phc) {
  const auto parts = parse_phc(bytes);
  if (!parts) return;
  const PasswordCost& cost = parts->cost;
  require(cost.memory_kib <= 1024 * 1024 && cost.passes <= 100 && cost.lanes <= 16, "the cost is bounded");
  require(cost.memory_kib >= 8 * cost.lanes && cost.passes > 0 && cost.lanes > 0, "Argon2 accepts the cost");
  require(parts->salt.size() >= 8 && parts->hash.size() >= 16, "salt and hash are long enough");
  require(format_phc(*parts) == bytes, "a hash that parses formats back to itself");
}
