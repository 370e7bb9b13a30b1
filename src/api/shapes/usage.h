// JSON shape of what a user has stored.
#pragma once

#include "api/shapes/common.h"

namespace fitapp::api {

struct UsageView {
  std::int64_t rows = 0;
  std::int64_t max_rows = 0;
  std::int64_t bytes = 0;
  std::int64_t max_bytes = 0;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::UsageView> {
  using T = api::UsageView;
  static constexpr std::string_view name = "Usage";
  static constexpr auto fields = std::make_tuple(field("rows", &T::rows), field("maxRows", &T::max_rows),
                                                 field("bytes", &T::bytes), field("maxBytes", &T::max_bytes));
};

}  // namespace fitapp
