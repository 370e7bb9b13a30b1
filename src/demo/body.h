// Generates the demo account's measurements, sleep entries and periods.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "demo/year.h"
#include "domain/measurements.h"
#include "domain/period_days.h"
#include "domain/periods.h"
#include "domain/sleep.h"
#include "domain/wellness.h"

namespace fitapp::demo {

// One weigh-in a week from the first day on, every fourth with body measurements. Oldest first, none today.
std::vector<domain::BodyMeasurement> make_measurements(const Year& year, std::uint64_t seed);

// Nearly every night of the year, oldest first; the last one only if it is over.
// Nights after a day of training are longer, and mornings after a quiet moment brighter.
std::vector<domain::Sleep> make_sleep(const Year& year, const std::set<LocalDate>& training_days,
                                      const std::vector<domain::WellnessActivity>& moments, std::uint64_t seed);

// Cycles of 27 to 30 days, newest first. All periods have ended.
std::vector<domain::Period> make_periods(const Year& year, std::uint64_t seed);
// Flow and symptoms on the days of these periods, and symptoms on some days before them.
std::vector<domain::PeriodDay> make_period_days(const Year& year, const std::vector<domain::Period>& periods,
                                                std::uint64_t seed);

}  // namespace fitapp::demo
