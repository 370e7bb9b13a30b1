// How much a user has stored.
#pragma once

#include <cstdint>

namespace fitapp::domain {

// `bytes`: of the values, without indexes and the file's own structures.
struct Usage {
  std::int64_t rows = 0;
  std::int64_t bytes = 0;
  bool operator==(const Usage&) const = default;
};

}  // namespace fitapp::domain
