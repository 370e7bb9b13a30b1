// Tests relations against chance.
#include "domain/insight_relations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

namespace fitapp::domain {
namespace {

using Values = std::vector<double>;
using Labels = std::vector<int>;

constexpr int block_days = 28;
constexpr int weekly_block_days = 84;
// Centring by weekday and by block in turn converges quickly.
constexpr int centring_rounds = 12;
// What remains of the groups after centring, in days of a balanced comparison times a quarter: 2 is 4 days in each
// group. Less remains if the weekday decides about the group, and then there is nothing to compare.
constexpr double min_remaining = 2;

double mean_of(const Values& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// Ranks from 1; equal values share their mean rank.
Values ranks_of(const Values& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  Values ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t last = first;
    while (last < order.size() && values[order[last]] == values[order[first]]) ++last;
    for (std::size_t i = first; i < last; ++i) ranks[order[i]] = static_cast<double>(first + last + 1) / 2;
    first = last;
  }
  return ranks;
}

void subtract_means(Values& values, const Labels& labels) {
  const auto count = static_cast<std::size_t>(*std::max_element(labels.begin(), labels.end())) + 1;
  Values sums(count);
  Values counts(count);
  for (std::size_t i = 0; i < values.size(); ++i) {
    sums[static_cast<std::size_t>(labels[i])] += values[i];
    counts[static_cast<std::size_t>(labels[i])] += 1;
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto label = static_cast<std::size_t>(labels[i]);
    values[i] -= sums[label] / counts[label];
  }
}

double product(const Values& a, const Values& b) { return std::inner_product(a.begin(), a.end(), b.begin(), 0.0); }

// The days of a question in order, with their weekday and their block of four weeks.
class Test {
 public:
  explicit Test(const RelationQuestion& question) : question_(question), days_(question.days) {
    std::sort(days_.begin(), days_.end(), [](const RelationDay& a, const RelationDay& b) { return a.day < b.day; });
    for (const RelationDay& each : days_) (each.in_group ? group_ : others_).push_back(each.value);
  }

  bool has_enough_data() const {
    return std::min(group_.size(), others_.size()) >= min_group_days &&
           (days_.back().day - days_.front().day).count() + 1 >= min_span_days;
  }

  // 1 if the difference is too small to matter. Needs enough data.
  double p(std::mt19937_64& random) {
    const double least = min_difference(question_.measure);
    const double difference = mean_of(group_) - mean_of(others_);
    if (std::abs(difference) < least || without_best_value(difference > 0) < least) return 1;
    label();
    const Values groups = centred([](const RelationDay& each) { return each.in_group ? 1.0 : 0.0; });
    const double remaining = product(groups, groups);
    if (remaining < min_remaining) return 1;
    const double comparable = product(groups, centred([](const auto& each) { return each.value; })) / remaining;
    if (comparable * difference < 0 || std::abs(comparable) < std::max(least, std::abs(difference) / 2)) return 1;
    return permuted(groups, centred(ranks_of(values())), random);
  }

  Relation relation(double p) const {
    return {question_.kind,
            question_.measure,
            question_.limit,
            static_cast<int>(group_.size()),
            static_cast<int>(others_.size()),
            mean_of(group_),
            mean_of(others_),
            p};
  }

 private:
  Values values() const {
    Values all;
    for (const RelationDay& each : days_) all.push_back(each.value);
    return all;
  }

  // The size of the difference without the value that adds most to it.
  double without_best_value(bool group_is_higher) const {
    const Values& higher = group_is_higher ? group_ : others_;
    const Values& lower = group_is_higher ? others_ : group_;
    const auto without = [](const Values& all, double one) {
      return (mean_of(all) * static_cast<double>(all.size()) - one) / static_cast<double>(all.size() - 1);
    };
    const double top = without(higher, *std::max_element(higher.begin(), higher.end())) - mean_of(lower);
    const double bottom = mean_of(higher) - without(lower, *std::min_element(lower.begin(), lower.end()));
    return std::min(top, bottom);
  }

  void label() {
    for (const RelationDay& each : days_) {
      weekdays_.push_back(question_.weekly ? 0 : day_of_week(each.day));
      blocks_.push_back(static_cast<int>((each.day - days_.front().day).count()) /
                        (question_.weekly ? weekly_block_days : block_days));
    }
  }

  Values centred(Values values) const {
    for (int round = 0; round < centring_rounds; ++round) {
      subtract_means(values, weekdays_);
      subtract_means(values, blocks_);
    }
    return values;
  }
  template <class Read>
    requires std::invocable<Read, const RelationDay&>
  Values centred(Read read) const {
    Values values;
    for (const RelationDay& each : days_) values.push_back(read(each));
    return centred(std::move(values));
  }

  double permuted(const Values& groups, const Values& ranks, std::mt19937_64& random) const {
    // For each block the sum of products after every rotation.
    std::vector<Values> rotations;
    for (std::size_t first = 0; first < blocks_.size();) {
      std::size_t end = first;
      while (end < blocks_.size() && blocks_[end] == blocks_[first]) ++end;
      const std::size_t length = end - first;
      Values sums(length);
      for (std::size_t turn = 0; turn < length; ++turn) {
        for (std::size_t i = 0; i < length; ++i) sums[turn] += groups[first + i] * ranks[first + (i + turn) % length];
      }
      rotations.push_back(std::move(sums));
      first = end;
    }
    constexpr double rounding = 1e-9;
    const double observed = std::abs(product(groups, ranks)) - rounding;
    int as_extreme = 0;
    for (int i = 0; i < relation_permutations; ++i) {
      double sum = 0;
      for (const Values& sums : rotations) sum += sums[random() % sums.size()];
      if (std::abs(sum) >= observed) ++as_extreme;
    }
    return (as_extreme + 1.0) / (relation_permutations + 1.0);
  }

  const RelationQuestion& question_;
  std::vector<RelationDay> days_;
  Values group_;
  Values others_;
  Labels weekdays_;
  Labels blocks_;
};

}  // namespace

double min_difference(RelationMeasure measure) {
  static constexpr std::array smallest{20.0, 5.0, 10.0, 0.5};
  return smallest[static_cast<std::size_t>(measure)];
}

bool has_enough_data(const RelationQuestion& question) { return Test(question).has_enough_data(); }

std::vector<Relation> relations_among(const std::vector<RelationQuestion>& questions, std::uint64_t seed) {
  std::vector<Relation> tested;
  for (const RelationQuestion& question : questions) {
    Test test(question);
    if (!test.has_enough_data()) continue;
    // Its own sequence, so that a question does not depend on the others.
    std::mt19937_64 random(seed ^ ((static_cast<std::uint64_t>(question.kind) + 1) * 0x9E3779B97F4A7C15U));
    tested.push_back(test.relation(test.p(random)));
  }
  std::stable_sort(tested.begin(), tested.end(), [](const Relation& a, const Relation& b) { return a.p < b.p; });
  std::size_t kept = 0;
  while (kept < tested.size() && tested[kept].p * static_cast<double>(tested.size() - kept) < relation_alpha) ++kept;
  tested.erase(tested.begin() + static_cast<std::ptrdiff_t>(kept), tested.end());
  return tested;
}

}  // namespace fitapp::domain
