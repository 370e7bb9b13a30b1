// The days that a query is about, and those before them.
#include <algorithm>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

constexpr int usual_body_days = 28;
constexpr int usual_mean_days = 7;

LocalDate month_start(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return LocalDate((std::chrono::sys_days(day.year() / day.month() / 1)).time_since_epoch());
}

LocalDate year_start(LocalDate date) {
  const std::chrono::year_month_day day(std::chrono::sys_days(date.time_since_epoch()));
  return LocalDate((std::chrono::sys_days(day.year() / 1 / 1)).time_since_epoch());
}

AskedSpan usual_span(const DataQuery& query) {
  const Measure measure = query.measure;
  if (query.day_kind != DayKind::all) return {SpanName::days, usual_body_days};
  const bool has_goal_of_day = is_consumed(measure) && query.comparison == Comparison::goal;
  if (is_consumed(measure)) {
    if (query.aggregate == Aggregate::average) return {SpanName::days, usual_mean_days};
    return is_extreme(query.aggregate) && !has_goal_of_day ? AskedSpan{SpanName::days, usual_body_days}
                                                           : AskedSpan{SpanName::today};
  }
  if (is_extreme(query.aggregate) && (is_measured(measure) || is_of_nights(measure) || is_trained(measure)))
    return {SpanName::ever};
  if (measure == Measure::one_rep_max && query.comparison == Comparison::before)
    return {SpanName::days, usual_body_days};
  // A mean of weeks needs some.
  if (is_trained(measure) && query.aggregate == Aggregate::average) return {SpanName::days, usual_body_days};
  if (is_measured(measure) || measure == Measure::pace) return {SpanName::days, usual_body_days};
  if (is_of_nights(measure)) return {SpanName::days, usual_mean_days};
  if (measure == Measure::workouts && !query.exercise.empty()) return {SpanName::ever};
  switch (measure) {
    case Measure::changes: return {SpanName::last_week};
    case Measure::foods:
      if (query.aggregate == Aggregate::highest) return {SpanName::days, usual_body_days};
      return {SpanName::today};
    case Measure::planned:
    case Measure::targets:
    case Measure::steps: return {SpanName::today};
    case Measure::wellness:
    case Measure::goals:
    case Measure::muscles:
    case Measure::rest_days: return {SpanName::this_week};
    default: return {is_trained(measure) ? SpanName::this_week : SpanName::ever};
  }
}

}  // namespace

bool is_of_kind(LocalDate date, DayKind kind) {
  const int weekday = day_of_week(date);
  return kind == DayKind::all || (kind == DayKind::weekends) == (weekday == 0 || weekday == 6);
}

AskedSpan asked_span(const DataQuery& query) {
  // Nothing comes before all days, so a change is asked for within the usual span.
  const bool has_no_before = query.measure == Measure::changes && query.span.name == SpanName::ever;
  return query.span.name == SpanName::usual || has_no_before ? usual_span(query) : query.span;
}

Span span_of(const DataQuery& query, LocalDate today) {
  const AskedSpan asked = asked_span(query);
  switch (asked.name) {
    case SpanName::usual:
    case SpanName::today: return {today, today};
    case SpanName::yesterday: return {today - days{1}, today - days{1}};
    case SpanName::this_week: return {week_start(today), today};
    case SpanName::last_week: return {week_start(today) - days{7}, week_start(today) - days{1}};
    case SpanName::this_month: return {month_start(today), today};
    case SpanName::last_month: return {month_start(month_start(today) - days{1}), month_start(today) - days{1}};
    case SpanName::this_year: return {year_start(today), today};
    case SpanName::days: return {today - days{std::max(asked.count, 1) - 1}, today};
    case SpanName::dates: return {asked.from, std::min(asked.to, today)};
    case SpanName::ever: return {LocalDate{}, today};
  }
  return {today, today};
}

Span span_before(const DataQuery& query, LocalDate today) {
  if (query.against) return *query.against;
  const Span span = span_of(query, today);
  if (query.day_kind != DayKind::all) return span;
  switch (asked_span(query).name) {
    case SpanName::this_week:
    case SpanName::last_week: return {span.from - days{7}, span.to - days{7}};
    case SpanName::this_month: {
      const LocalDate start = month_start(span.from - days{1});
      return {start, std::min(start + (span.to - span.from), span.from - days{1})};
    }
    case SpanName::last_month: return {month_start(span.from - days{1}), span.from - days{1}};
    case SpanName::ever: return {LocalDate{}, LocalDate{} - days{1}};
    default: return {span.from - (span.to - span.from) - days{1}, span.from - days{1}};
  }
}

}  // namespace fitapp::domain
