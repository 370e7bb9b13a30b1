// Reads one page of a list that is ordered by moment and narrowed by local days.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "domain/day_stamp.h"
#include "store/connection.h"

namespace fitapp::store {

// The bounds of a page as values of their columns. An absent bound is the widest value: a statement that compares with
// coalesce() instead leaves the planner without the index that has the order.
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

// The moments between which every row of a page lies.
struct Moments {
  Instant first;
  Instant last;
};
// `apart`: how far a moment may lie outside of its local day, taken as a day of UTC. No zone of the earth was ever more
// than 16 hours off.
inline Moments moments_of(const domain::Page& page, std::chrono::hours apart = std::chrono::hours{16}) {
  constexpr std::chrono::days day{1};
  return {page.from ? Instant{page.from->time_since_epoch() - apart} : Instant::min(),
          page.to ? Instant{page.to->time_since_epoch() + day + apart} : Instant::max()};
}

// `of_day` takes the user, the day, limit and offset, and finds its order in the index by days. `of_span` takes the
// user, first and last moment, first and last day, limit and offset: it walks the index by moments, from the newest one
// that may belong to the page to the last one that the page needs, and drops the rows of days just outside. The unary
// plus before its days keeps the planner from the index by days, which would have to be sorted.
struct PageStatements {
  std::string_view of_day;
  std::string_view of_span;
};

template <class Read>
auto list_page(UserId user, Connection& connection, const domain::Page& page, const PageStatements& sql, Read read,
               std::chrono::hours apart = std::chrono::hours{16}) {
  const PageBounds bounds = bounds_of(page);
  if (page.from && page.from == page.to) {
    return connection.query(sql.of_day, user, bounds.first_day, bounds.limit, bounds.offset).list(read);
  }
  const Moments moments = moments_of(page, apart);
  return connection
      .query(sql.of_span, user, moments.first, moments.last, bounds.first_day, bounds.last_day, bounds.limit,
             bounds.offset)
      .list(read);
}

}  // namespace fitapp::store
