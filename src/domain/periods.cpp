// Finds overlapping periods, both ends inclusive, and derives the cycle and its regularity from their starts.
#include "domain/periods.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fitapp::domain {
namespace {

using std::chrono::days;

struct Gaps {
  std::vector<int> counted;  // oldest first
  int not_counted = 0;
};

// `periods` must be sorted by start.
Gaps gaps_of(const std::vector<Period>& periods) {
  Gaps gaps;
  for (std::size_t i = 1; i < periods.size(); ++i) {
    const auto gap = static_cast<int>((periods[i].start_date - periods[i - 1].start_date).count());
    if (periods[i].cycle_excluded) continue;
    if (gap >= shortest_cycle_days && gap <= longest_cycle_days) {
      gaps.counted.push_back(gap);
    } else {
      ++gaps.not_counted;
    }
  }
  return gaps;
}

std::vector<int> latest(const std::vector<int>& gaps) {
  return {gaps.end() - static_cast<std::ptrdiff_t>(std::min(gaps.size(), recent_cycles)), gaps.end()};
}

int rounded_mean(const std::vector<int>& values) {
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  return static_cast<int>(std::lround(sum / static_cast<double>(values.size())));
}

int variation_limit_of(std::optional<int> age) {
  const bool is_narrow = !age || (*age >= narrow_variation_from_age && *age <= narrow_variation_to_age);
  return is_narrow ? regular_variation : regular_variation_of_other_ages;
}

std::optional<RecentCycles> recent_cycles_of(const std::vector<int>& gaps, std::optional<int> age) {
  if (gaps.size() < steady_cycles) return std::nullopt;
  const std::vector<int> recent = latest(gaps);
  const auto [shortest, longest] = std::minmax_element(recent.begin(), recent.end());
  RecentCycles cycles{static_cast<int>(recent.size()), *shortest, *longest, *longest - *shortest,
                      variation_limit_of(age)};
  cycles.regularity = cycles.variation <= cycles.variation_limit ? Regularity::regular : Regularity::varies;
  return cycles;
}

std::optional<int> average_period_days_of(const std::vector<Period>& periods) {
  std::vector<int> lengths;
  for (const Period& period : periods) {
    if (period.end_date) lengths.push_back(static_cast<int>((*period.end_date - period.start_date).count()) + 1);
  }
  return lengths.empty() ? std::nullopt : std::optional(rounded_mean(lengths));
}

CycleConfidence confidence_of(std::size_t cycles, int spread) {
  if (cycles < steady_cycles || spread > wide_spread) return CycleConfidence::low;
  return spread <= narrow_spread && cycles > steady_cycles ? CycleConfidence::high : CycleConfidence::medium;
}

void predict_next(Cycle& cycle, const std::vector<int>& gaps) {
  const std::vector<int> recent = latest(gaps);
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

Cycle cycle_of(std::vector<Period> periods, std::optional<int> age) {
  Cycle cycle;
  if (periods.empty()) return cycle;
  std::sort(periods.begin(), periods.end(),
            [](const Period& a, const Period& b) { return a.start_date < b.start_date; });
  cycle.last_start = periods.back().start_date;
  cycle.average_period_days = average_period_days_of(periods);
  const auto [gaps, not_counted] = gaps_of(periods);
  cycle.gaps_not_counted = not_counted;
  if (gaps.empty()) return cycle;
  const auto [shortest, longest] = std::minmax_element(gaps.begin(), gaps.end());
  cycle.cycles_counted = static_cast<int>(gaps.size());
  cycle.shortest = *shortest;
  cycle.longest = *longest;
  cycle.average_length = rounded_mean(gaps);
  cycle.recent = recent_cycles_of(gaps, age);
  predict_next(cycle, gaps);
  return cycle;
}

}  // namespace fitapp::domain
