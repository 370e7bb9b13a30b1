// Finds overlapping periods, both ends inclusive, and derives the cycle from their starts.
#include "domain/periods.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fitapp::domain {
namespace {

using std::chrono::days;

// The cycles that count, oldest first. `periods` must be sorted by start.
std::vector<int> counted_gaps(const std::vector<Period>& periods) {
  std::vector<int> gaps;
  for (std::size_t i = 1; i < periods.size(); ++i) {
    const auto gap = static_cast<int>((periods[i].start_date - periods[i - 1].start_date).count());
    if (gap >= shortest_cycle_days && gap <= longest_cycle_days && !periods[i].cycle_excluded) gaps.push_back(gap);
  }
  return gaps;
}

CycleConfidence confidence_of(std::size_t cycles, int spread) {
  if (cycles < steady_cycles || spread > wide_spread) return CycleConfidence::low;
  return spread <= narrow_spread && cycles > steady_cycles ? CycleConfidence::high : CycleConfidence::medium;
}

void predict_next(Cycle& cycle, const std::vector<int>& gaps) {
  const std::vector<int> recent(gaps.end() - static_cast<std::ptrdiff_t>(std::min(gaps.size(), recent_cycles)),
                                gaps.end());
  const auto [shortest, longest] = std::minmax_element(recent.begin(), recent.end());
  const int average = *cycle.average_length;
  const int margin = recent.size() < steady_cycles ? margin_of_few_cycles : 1;
  cycle.next_expected = *cycle.last_start + days{average};
  cycle.earliest = *cycle.last_start + days{std::min(*shortest, average - margin)};
  cycle.latest = *cycle.last_start + days{std::max(*longest, average + margin)};
  cycle.confidence = confidence_of(recent.size(), *longest - *shortest);
}

}  // namespace

const Period* overlapped_by(const Period& period, const std::vector<Period>& others) {
  const auto found = std::find_if(others.begin(), others.end(), [&](const Period& other) {
    return other.id != period.id && other.start_date <= period.last_day() && period.start_date <= other.last_day();
  });
  return found == others.end() ? nullptr : &*found;
}

Cycle cycle_of(std::vector<Period> periods) {
  Cycle cycle;
  if (periods.empty()) return cycle;
  std::sort(periods.begin(), periods.end(),
            [](const Period& a, const Period& b) { return a.start_date < b.start_date; });
  cycle.last_start = periods.back().start_date;
  const std::vector<int> gaps = counted_gaps(periods);
  if (gaps.empty()) return cycle;
  const auto [shortest, longest] = std::minmax_element(gaps.begin(), gaps.end());
  cycle.cycles_counted = static_cast<int>(gaps.size());
  cycle.shortest = *shortest;
  cycle.longest = *longest;
  const double sum = std::accumulate(gaps.begin(), gaps.end(), 0.0);
  cycle.average_length = static_cast<int>(std::lround(sum / static_cast<double>(gaps.size())));
  predict_next(cycle, gaps);
  return cycle;
}

}  // namespace fitapp::domain
