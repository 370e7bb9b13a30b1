// Weights that fall with a wobble, nights of a working week, and cycles; knows no storage.
#include "demo/body.h"

#include <algorithm>

#include "domain/stats.h"

namespace fitapp::demo {
namespace {

using std::chrono::days;

constexpr double first_body_fat = 31.5;  // per cent
constexpr double body_fat_lost = 5.8;

// To a tenth, as scales show it.
double scale_reading(double value, double spread, Dice& dice) {
  return domain::rounded(value + spread * dice.noise(), 1);
}

// To a quarter, as a tape shows it.
double tape_reading(double value, Dice& dice) { return domain::rounded((value + 0.15 * dice.noise()) * 4, 0) / 4; }

void add_tape(domain::BodyMeasurement& measurement, double progress, Dice& dice) {
  measurement.body_fat = scale_reading(first_body_fat - body_fat_lost * progress, 0.4, dice);
  measurement.muscle_mass = scale_reading(*measurement.weight * (1 - *measurement.body_fat / 100) * 0.92, 0.4, dice);
  measurement.chest = tape_reading(38.5 - 1.5 * progress, dice);
  measurement.waist = tape_reading(33.5 - 3.5 * progress, dice);
  measurement.hips = tape_reading(41.5 - 2.25 * progress, dice);
  measurement.arms = tape_reading(12.25 + 0.25 * progress, dice);
  measurement.thighs = tape_reading(24.25 - 1.0 * progress, dice);
  measurement.neck = tape_reading(13.5 - 0.25 * progress, dice);
}

bool is_weekend(LocalDate day) { return day_of_week(day) == 0 || day_of_week(day) == 6; }

domain::Sleep night_before(const Year& year, LocalDate day, Dice& dice) {
  static constexpr const char* notes[] = {"Too much screen before bed.", "Slept like a stone.", "Neighbours were loud.",
                                          "Late coffee, bad idea.", "Woke before the alarm."};
  static constexpr const char* dreams[] = {"Missed a train, again.", "Something with the sea.",
                                           "Back at school without shoes."};
  constexpr int midnight = 24 * 60;
  const bool free_day = is_weekend(day);
  const int bedtime = midnight - 80 + (free_day ? 55 : 0) + static_cast<int>(28 * dice.noise());
  const int waking = 6 * 60 + 25 + (free_day ? 70 : 0) + static_cast<int>(18 * dice.noise());
  const domain::DayStamp to_bed = year.at(day - days{1}, bedtime);
  const domain::DayStamp up = year.at(day, waking);
  domain::Sleep sleep;
  sleep.sleep_date = day;
  sleep.bedtime = to_bed.at;
  sleep.bedtime_utc_offset = to_bed.utc_offset;
  sleep.wake_time = up.at;
  sleep.utc_offset = up.utc_offset;
  sleep.interruptions = dice.chance(0.6) ? 0 : dice.between(1, 3);
  const int hours = (waking + midnight - bedtime) / 60;
  sleep.quality = std::clamp(hours - 4 + dice.between(0, 1) - sleep.interruptions / 2, 1, 5);
  sleep.mood = std::clamp(*sleep.quality + dice.between(-1, 1), 2, 5);
  if (dice.chance(0.08)) sleep.notes = dice.pick(notes);
  if (dice.chance(0.05)) sleep.dreams = dice.pick(dreams);
  return sleep;
}

}  // namespace

std::vector<domain::BodyMeasurement> make_measurements(const Year& year, std::uint64_t seed) {
  static constexpr const char* notes[] = {"Weighed twice, same number.", "Before breakfast, as always.",
                                          "Salty dinner yesterday.", "Jeans fit again!"};
  constexpr int days_apart = 7;
  constexpr int weigh_ins_per_tape = 4;
  Dice dice(seed, 2);
  std::vector<domain::BodyMeasurement> all;
  for (LocalDate day = year.first; day < year.today; day += days{days_apart}) {
    domain::BodyMeasurement measurement;
    // The very first one stands beside the sign-up.
    const int minute = day == year.first ? 8 * 60 + 20 : 6 * 60 + 45 + dice.between(0, 30);
    static_cast<domain::DayStamp&>(measurement) = year.at(day, minute);
    measurement.weight = scale_reading(year.body_weight(day), 0.7, dice);
    if (all.size() % weigh_ins_per_tape == 1) add_tape(measurement, year.progress(day), dice);
    if (dice.chance(0.06)) measurement.notes = dice.pick(notes);
    all.push_back(std::move(measurement));
  }
  return all;
}

std::vector<domain::Sleep> make_sleep(const Year& year, std::uint64_t seed) {
  Dice dice(seed, 4);
  std::vector<domain::Sleep> all;
  for (LocalDate day = year.first_whole_day(); day <= year.today; day += days{1}) {
    const bool forgotten = dice.chance(0.05) && year.today - day > days{7};
    domain::Sleep night = night_before(year, day, dice);
    if (!forgotten && *night.wake_time <= year.now) all.push_back(std::move(night));
  }
  return all;
}

std::vector<domain::Period> make_periods(const Year& year, std::uint64_t seed) {
  static constexpr const char* symptoms[] = {"Cramps", "Cramps, tired", "Headache", "Bloating", "Back pain, tired"};
  Dice dice(seed, 5);
  std::vector<domain::Period> all;
  for (LocalDate start = year.today - days{dice.between(10, 18)}; start > year.first;
       start -= days{dice.between(27, 30)}) {
    domain::Period period;
    static_cast<domain::DayStamp&>(period) = year.at(start, 7 * 60 + 30 + dice.between(0, 600));
    period.start_date = start;
    period.end_date = start + days{dice.between(3, 5)};
    period.flow = dice.chance(0.55)  ? domain::Flow::medium
                  : dice.chance(0.5) ? domain::Flow::light
                                     : domain::Flow::heavy;
    if (dice.chance(0.7)) period.symptoms = dice.pick(symptoms);
    period.mood = dice.between(2, 4);
    period.energy = dice.between(2, 4);
    all.push_back(std::move(period));
  }
  return all;
}

}  // namespace fitapp::demo
