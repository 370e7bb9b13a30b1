// Reads one page of a list that is sorted by moment and restricted by local days.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "domain/day_stamp.h"
#include "store/connection.h"

namespace fitapp::store {

// The bounds of a page as column values. A missing bound is the lowest or highest value: with coalesce() in the
// statement the query planner would not use the sorted index.
struct PageBounds {
  std::string first_day = "";
  std::string last_day = "~";
  int limit = -1;
  int offset = 0;
};
inline PageBounds bounds_of(const domain::Page& page) {
  PageBounds bounds{.limit = page.limit.value_or(-1), .offset = page.offset};
  if (page.from) bounds.first_day = format_date(*page.from);
  if (page.to) bounds.last_day = format_date(*page.to);
  return bounds;
}

// The first and last moment that a row of a page can have.
struct Moments {
  Instant first;
  Instant last;
};
// `slack` is how far a moment may be outside the UTC day with the date of its local day. No time zone was ever more
// than 16 hours from UTC.
inline Moments moments_of(const domain::Page& page, std::chrono::hours slack = std::chrono::hours{16}) {
  constexpr std::chrono::days day{1};
  return {page.from ? Instant{page.from->time_since_epoch() - slack} : Instant::min(),
          page.to ? Instant{page.to->time_since_epoch() + day + slack} : Instant::max()};
}

// `of_day` takes the user, the day, limit and offset, and is sorted by the index of days. `of_span` takes the user, the
// first and last moment, the first and last day, limit and offset. It scans the index of moments between the two
// moments and skips rows of other days. The unary plus before its days keeps the planner from using the index of days,
// which would need sorting.
struct PageStatements {
  std::string_view of_day;
  std::string_view of_span;
};

template <class Read>
auto list_page(UserId user, Connection& connection, const domain::Page& page, const PageStatements& sql, Read read,
               std::chrono::hours slack = std::chrono::hours{16}) {
  const PageBounds bounds = bounds_of(page);
  if (page.from && page.from == page.to) {
    return connection.query(sql.of_day, user, bounds.first_day, bounds.limit, bounds.offset).list(read);
  }
  const Moments moments = moments_of(page, slack);
  return connection
      .query(sql.of_span, user, moments.first, moments.last, bounds.first_day, bounds.last_day, bounds.limit,
             bounds.offset)
      .list(read);
}

}  // namespace fitapp::store
