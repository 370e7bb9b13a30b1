// Computes the demo account's calendar and random numbers.
#include "demo/year.h"

#include <algorithm>

#include "demo/demo.h"

namespace fitapp::demo {

using std::chrono::days;

namespace {

constexpr double first_weight = 172;  // lb
constexpr double last_weight = 157;
constexpr int sign_up_minute = 8 * 60 + 12;

}  // namespace

std::uint64_t Random::next() {
  state_ += 0x9E3779B97F4A7C15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

int Random::between(int low, int high) {
  return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1));
}

double Random::real(double low, double high) {
  constexpr double steps = 9007199254740992.0;  // 2^53
  return low + (high - low) * (static_cast<double>(next() >> 11U) / steps);
}

Year::Year(const Zone& zone_of_user, Instant moment)
    : zone(zone_of_user),
      now(moment),
      today(zone.local(moment).date),
      first(today - days{total_days}),
      second_plan(week_start(first + days{total_days / 2})),
      holiday{first + days{80}, first + days{91}},
      illness{first + days{222}, first + days{229}} {}

domain::DayStamp Year::at(LocalDate day, int minute) const {
  constexpr int day_minutes = 24 * 60;
  const Instant moment = zone.instant(day + days{minute / day_minutes}, std::chrono::minutes{minute % day_minutes});
  return domain::stamp_of(moment, zone);
}

double Year::progress(LocalDate day) const {
  return std::clamp(static_cast<double>((day - first).count()) / total_days, 0.0, 1.0);
}

double Year::body_weight(LocalDate day) const {
  const double p = progress(day);
  // Faster at first, slower later.
  double weight = first_weight - (first_weight - last_weight) * (1.35 * p - 0.35 * p * p);
  const auto fading = [day](const Break& left, double most, int length) {
    const auto since = (day - left.last).count();
    return since < 0 || since > length ? 0.0 : most * (1.0 - static_cast<double>(since) / length);
  };
  weight += fading(holiday, 2.6, 28);
  weight -= fading(illness, 2.2, 18);
  return weight;
}

domain::DayStamp demo_start(const Zone& zone, Instant now) {
  const Year year(zone, now);
  return year.at(year.first, sign_up_minute);
}

}  // namespace fitapp::demo
