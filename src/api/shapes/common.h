// Rules and JSON shapes that several features share (docs/behaviour.md, Requests and errors).
#pragma once

#include "base/fields.h"
#include "domain/day_stamp.h"

namespace fitapp::api {

inline constexpr std::size_t longest_notes = 2000;
inline constexpr std::size_t longest_client_key = 64;

constexpr Rule name_rule() { return {.min_length = 1, .max_length = 200}; }
constexpr Rule notes_rule() { return {.max_length = longest_notes}; }
constexpr Rule client_key_rule() { return {.max_length = longest_client_key}; }
constexpr Rule weight_rule() { return {.minimum = 0, .maximum = 5000, .decimals = 2}; }          // lb
constexpr Rule distance_rule() { return {.minimum = 0, .maximum = 10'000'000, .decimals = 1}; }  // m
constexpr Rule seconds_rule() { return {.minimum = 0, .maximum = 86'400}; }

// ?from=&to=&limit=&offset= of lists that grow over time.
struct PageQuery {
  std::optional<LocalDate> from;
  std::optional<LocalDate> to;
  std::optional<int> limit;
  int offset = 0;

  domain::Page page() const { return {from, to, limit, offset}; }
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::PageQuery> {
  using T = api::PageQuery;
  static constexpr std::string_view name = "PageQuery";
  static constexpr auto fields = std::make_tuple(
      field("from", &T::from), field("to", &T::to), field("limit", &T::limit, {.minimum = 1, .maximum = 10'000}),
      field("offset", &T::offset, {.minimum = 0, .maximum = 10'000'000, .optional = true}));
};

}  // namespace fitapp
