// The calendar of the demo account's year, and its random numbers.
#pragma once

#include <cstdint>
#include <span>

#include "domain/day_stamp.h"

namespace fitapp::demo {

// Random numbers that are the same on every machine (SplitMix64, public domain, by Sebastiano Vigna). The distributions
// of the standard library differ between compilers.
class Random {
 public:
  // Each `topic` has its own sequence, so that a change in one does not affect the others.
  Random(std::uint64_t seed, std::uint64_t topic) : state_(seed ^ (topic * 0xD1B54A32D192ED03U)) { next(); }

  std::uint64_t next();
  // Inclusive.
  int between(int low, int high);
  double real(double low, double high);
  bool chance(double probability) { return real(0, 1) < probability; }
  // Around 0, mostly within ±1.
  double noise() { return real(-1, 1) + real(-1, 1); }

  template <class T, std::size_t Size>
  const T& pick(const T (&choices)[Size]) {
    return choices[static_cast<std::size_t>(between(0, static_cast<int>(Size) - 1))];
  }
  template <class T>
  const T& pick(std::span<const T> choices) {
    return choices[static_cast<std::size_t>(between(0, static_cast<int>(choices.size()) - 1))];
  }

 private:
  std::uint64_t state_;
};

// A period with little or no training, including `last`.
struct Break {
  LocalDate first;
  LocalDate last;
  bool contains(LocalDate day) const { return first <= day && day <= last; }
};

inline constexpr int total_days = 364;  // 52 weeks

// All days are local.
struct Year {
  const Zone& zone;
  Instant now;
  LocalDate today;
  LocalDate first;        // the day of sign-up
  LocalDate second_plan;  // the Monday on which plan and goals change
  Break holiday;
  Break illness;

  Year(const Zone& zone, Instant now);

  // The day after sign-up.
  LocalDate first_full_day() const { return first + std::chrono::days{1}; }
  // `minute` counts from local midnight and may reach into the next day.
  domain::DayStamp at(LocalDate day, int minute) const;
  // 0 on the first day, 1 today.
  double progress(LocalDate day) const;
  // In lb. Falls towards the target, with an increase after the holiday and a decrease after the illness.
  double body_weight(LocalDate day) const;
};

inline constexpr double target_weight = 150;  // lb

}  // namespace fitapp::demo
