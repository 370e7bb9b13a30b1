// What changed from one span to the next: the measures that can be compared, the biggest change first.
#include <algorithm>
#include <array>
#include <cmath>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

// A change of this size is worth telling: a share of the value before, or an amount.
struct Noticed {
  Measure measure;
  double share;
  double amount;
  int least_days;  // with entries, in each span
};
constexpr std::array noticed{
    Noticed{Measure::workouts, 0.25, 1, 0}, Noticed{Measure::volume, 0.2, 0, 1}, Noticed{Measure::minutes, 0.2, 0, 1},
    Noticed{Measure::weight, 0.005, 0, 1},  Noticed{Measure::sleep, 0, 0.5, 2},  Noticed{Measure::calories, 0.1, 0, 2},
    Noticed{Measure::protein, 0.15, 0, 2},
};
constexpr double steady_size = 0.5;

// In changes that are worth telling.
double size_of(const DataAnswer& part, const Noticed& each) {
  const double unit = std::max(each.amount, each.share * std::abs(*part.value_before));
  return unit > 0 ? std::abs(*part.value - *part.value_before) / unit : 0;
}

// The last mean of 7 days, which is what the screen of the body shows.
std::optional<double> weight_at_end(const DataRows& rows, const Span& span) {
  const auto weights = weights_in(rows, span);
  return weights.empty() ? std::nullopt : std::optional(weights.back().mean);
}

DataAnswer part_of(const DataQuery& query, const DataRows& rows, Measure measure) {
  DataQuery part{.measure = measure, .span = asked_span(query), .comparison = Comparison::before};
  part.against = query.against;
  if (is_consumed(measure)) part.aggregate = Aggregate::average;
  DataAnswer answer = answer_query(part, rows);
  if (measure != Measure::weight) return answer;
  answer.value = weight_at_end(rows, answer.span);
  answer.value_before = weight_at_end(rows, answer.before);
  answer.count_before = answer.value_before ? 1 : 0;
  return answer;
}

}  // namespace

DataAnswer changes_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  std::vector<std::pair<double, DataAnswer>> parts;  // with the size of the change, 0 if it is steady
  bool has_volume = false;
  for (const Noticed& each : noticed) {
    DataAnswer part = part_of(query, rows, each.measure);
    if (each.measure == Measure::workouts && part.value_before) part.value = part.value.value_or(0);
    if (each.measure == Measure::workouts && part.value) part.value_before = part.value_before.value_or(0);
    if (!part.value || !part.value_before) continue;
    if (part.count < each.least_days || part.count_before < each.least_days) continue;
    // Volume says more than the minutes.
    if (each.measure == Measure::minutes && has_volume) continue;
    has_volume |= each.measure == Measure::volume;
    const double size = size_of(part, each);
    part.is_steady = size < steady_size;
    parts.emplace_back(part.is_steady ? 0 : size, std::move(part));
  }
  std::ranges::stable_sort(parts, std::ranges::greater{}, &std::pair<double, DataAnswer>::first);
  for (auto& [size, part] : parts) answer.parts.push_back(std::move(part));
  answer.count = static_cast<int>(answer.parts.size());
  return answer;
}

}  // namespace fitapp::domain
