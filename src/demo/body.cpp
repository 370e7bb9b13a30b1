// Generates measurements, sleep entries and periods with random variation.
#include "demo/body.h"

#include <algorithm>

#include "domain/stats.h"

namespace fitapp::demo {
namespace {

using std::chrono::days;

constexpr double first_body_fat = 31.5;  // per cent
constexpr double body_fat_lost = 5.8;

// Rounded to a tenth, like the display of a scale.
double scale_reading(double value, double spread, Random& random) {
  return domain::rounded(value + spread * random.noise(), 1);
}

// Rounded to a quarter of an inch.
double tape_reading(double value, Random& random) {
  return domain::rounded((value + 0.15 * random.noise()) * 4, 0) / 4;
}

void add_tape(domain::BodyMeasurement& measurement, double progress, Random& random) {
  measurement.body_fat = scale_reading(first_body_fat - body_fat_lost * progress, 0.4, random);
  measurement.muscle_mass = scale_reading(*measurement.weight * (1 - *measurement.body_fat / 100) * 0.92, 0.4, random);
  measurement.chest = tape_reading(38.5 - 1.5 * progress, random);
  measurement.waist = tape_reading(33.5 - 3.5 * progress, random);
  measurement.hips = tape_reading(41.5 - 2.25 * progress, random);
  measurement.arms = tape_reading(12.25 + 0.25 * progress, random);
  measurement.thighs = tape_reading(24.25 - 1.0 * progress, random);
  measurement.neck = tape_reading(13.5 - 0.25 * progress, random);
}

bool is_weekend(LocalDate day) { return day_of_week(day) == 0 || day_of_week(day) == 6; }

// What was done on the day before.
struct Evening {
  bool training = false;
  bool moment = false;
};

domain::Sleep sleep_before(const Year& year, LocalDate day, const Evening& before, Random& random) {
  static constexpr const char* notes[] = {"Too much screen before bed.", "Slept like a stone.", "Neighbours were loud.",
                                          "Late coffee, bad idea.", "Woke before the alarm."};
  static constexpr const char* dreams[] = {"Missed a train, again.", "Something with the sea.",
                                           "Back at school without shoes."};
  constexpr int midnight = 24 * 60;
  // Relations for the insights to find.
  constexpr int earlier_after_training = 38;
  const bool free_day = is_weekend(day);
  const int bedtime = midnight - 80 + (free_day ? 55 : 0) - (before.training ? earlier_after_training : 0) +
                      static_cast<int>(28 * random.noise());
  const int waking = 6 * 60 + 25 + (free_day ? 70 : 0) + static_cast<int>(18 * random.noise());
  const domain::DayStamp to_bed = year.at(day - days{1}, bedtime);
  const domain::DayStamp up = year.at(day, waking);
  domain::Sleep sleep;
  sleep.sleep_date = day;
  sleep.bedtime = to_bed.at;
  sleep.bedtime_utc_offset = to_bed.utc_offset;
  sleep.wake_time = up.at;
  sleep.utc_offset = up.utc_offset;
  sleep.interruptions = random.chance(0.6) ? 0 : random.between(1, 3);
  const int hours = (waking + midnight - bedtime) / 60;
  sleep.quality = std::clamp(hours - 4 + random.between(0, 1) - sleep.interruptions / 2, 1, 5);
  const int chance = random.between(-1, 1);
  sleep.mood = std::clamp(*sleep.quality + (before.moment ? std::max(0, chance) : std::max(-1, chance - 1)), 2, 5);
  if (random.chance(0.08)) sleep.notes = random.pick(notes);
  if (random.chance(0.05)) sleep.dreams = random.pick(dreams);
  return sleep;
}

}  // namespace

std::vector<domain::BodyMeasurement> make_measurements(const Year& year, std::uint64_t seed) {
  static constexpr const char* notes[] = {"Weighed twice, same number.", "Before breakfast, as always.",
                                          "Salty dinner yesterday.", "Jeans fit again!"};
  constexpr int days_apart = 7;
  constexpr int weigh_ins_per_tape = 4;
  Random random(seed, 2);
  std::vector<domain::BodyMeasurement> all;
  for (LocalDate day = year.first; day < year.today; day += days{days_apart}) {
    domain::BodyMeasurement measurement;
    // The first one is measured at sign-up.
    const int minute = day == year.first ? 8 * 60 + 20 : 6 * 60 + 45 + random.between(0, 30);
    static_cast<domain::DayStamp&>(measurement) = year.at(day, minute);
    measurement.weight = scale_reading(year.body_weight(day), 0.7, random);
    if (all.size() % weigh_ins_per_tape == 1) add_tape(measurement, year.progress(day), random);
    if (random.chance(0.06)) measurement.notes = random.pick(notes);
    all.push_back(std::move(measurement));
  }
  return all;
}

std::vector<domain::Sleep> make_sleep(const Year& year, const std::set<LocalDate>& training_days,
                                      const std::vector<domain::WellnessActivity>& moments, std::uint64_t seed) {
  std::set<LocalDate> moment_days;
  for (const domain::WellnessActivity& moment : moments) moment_days.insert(moment.local_date);
  Random random(seed, 4);
  std::vector<domain::Sleep> all;
  for (LocalDate day = year.first_full_day(); day <= year.today; day += days{1}) {
    const bool forgotten = random.chance(0.05) && year.today - day > days{7};
    domain::Sleep night =
        sleep_before(year, day, {training_days.contains(day - days{1}), moment_days.contains(day - days{1})}, random);
    if (!forgotten && *night.wake_time <= year.now) all.push_back(std::move(night));
  }
  return all;
}

std::vector<domain::Period> make_periods(const Year& year, std::uint64_t seed) {
  static constexpr const char* symptoms[] = {"Cramps", "Cramps, tired", "Headache", "Bloating", "Back pain, tired"};
  Random random(seed, 5);
  std::vector<domain::Period> all;
  for (LocalDate start = year.today - days{random.between(10, 18)}; start > year.first;
       start -= days{random.between(27, 30)}) {
    domain::Period period;
    static_cast<domain::DayStamp&>(period) = year.at(start, 7 * 60 + 30 + random.between(0, 600));
    period.start_date = start;
    period.end_date = start + days{random.between(3, 5)};
    period.flow = random.chance(0.55)  ? domain::Flow::medium
                  : random.chance(0.5) ? domain::Flow::light
                                       : domain::Flow::heavy;
    if (random.chance(0.7)) period.symptoms = random.pick(symptoms);
    period.mood = random.between(2, 4);
    period.energy = random.between(2, 4);
    all.push_back(std::move(period));
  }
  return all;
}

std::vector<domain::PeriodDay> make_period_days(const Year& year, const std::vector<domain::Period>& periods,
                                                std::uint64_t seed) {
  using domain::DayFlow;
  using domain::Symptom;
  static constexpr Symptom before[] = {Symptom::cravings, Symptom::mood_swings, Symptom::tender_breasts,
                                       Symptom::bloating, Symptom::acne};
  static constexpr Symptom during[] = {Symptom::cramps, Symptom::cramps, Symptom::back_pain, Symptom::fatigue,
                                       Symptom::headache};
  static constexpr DayFlow flows[] = {DayFlow::medium, DayFlow::heavy, DayFlow::medium,
                                      DayFlow::light,  DayFlow::light, DayFlow::spotting};
  Random random(seed, 7);
  std::vector<domain::PeriodDay> all;
  for (const domain::Period& period : periods) {
    for (int i = -2; i < 6 && period.start_date + days{i} <= period.last_day(); ++i) {
      domain::PeriodDay day{.local_date = period.start_date + days{i}};
      if (i >= 0) day.flow = flows[i];
      const bool hurts = random.chance(i < 0 ? 0.5 : i < 3 ? 0.9 : 0.3);
      if (hurts) day.symptoms = {i < 0 ? random.pick(before) : random.pick(during)};
      if (hurts && random.chance(0.4)) day.symptoms.push_back(Symptom::fatigue);
      day.symptoms = domain::in_order(std::move(day.symptoms));
      if (i == 0) day.energy = random.between(2, 3);
      if (day.local_date > year.first && !day.is_empty()) all.push_back(std::move(day));
    }
  }
  return all;
}

}  // namespace fitapp::demo
