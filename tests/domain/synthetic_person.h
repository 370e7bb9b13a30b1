// People with daily entries made from a seed, to test what insights find in noise and in real effects.
#pragma once

#include <algorithm>
#include <cmath>
#include <random>

#include "domain/insights.h"

namespace fitapp::tests {

// Effects: 0 is none. Minutes of sleep, grams of protein, points of a rating.
struct Effects {
  double training_on_night_before = 0;
  double training_on_night_after = 0;
  double training_on_mood = 0;
  double training_on_protein = 0;
  double late_food_on_night = 0;
  double late_food_on_quality = 0;
  double period_on_energy = 0;
  double premenstrual_on_mood = 0;
  double moment_on_quality = 0;
  double sleep_on_training_minutes = 0;  // minutes of training for each hour of sleep
};

struct Habits {
  int days = 364;
  bool fixed_weekdays = false;  // trains on Monday, Wednesday and Friday, and keeps to it in 4 of 5 weeks
  bool weekend = false;         // sleeps longer and trains less on weekends, eats late on Fridays and Saturdays
  double memory = 0;            // how much a day resembles the day before, 0 to 0.9
  bool seasons = false;         // training, sleep and mood drift over the months
  double missing = 0.1;         // share of entries that the person forgets
};

class SyntheticPerson {
 public:
  SyntheticPerson(std::uint64_t seed, const Habits& habits, const Effects& effects)
      : random_(seed), habits_(habits), effects_(effects) {}

  domain::InsightFacts facts() {
    facts_.today = today_;
    facts_.seed = random_();
    facts_.goals = {{today_ - days{1000}, 3}};
    start_ = today_ - days{habits_.days - 1};
    decide();
    for (int i = 0; i < habits_.days; ++i) add_day(i);
    return facts_;
  }

 private:
  using days = std::chrono::days;
  using minutes = std::chrono::minutes;

  double uniform() { return static_cast<double>(random_() >> 11U) * 0x1.0p-53; }
  double normal() { return std::sqrt(-2 * std::log(uniform() + 1e-300)) * std::cos(6.283185307179586 * uniform()); }
  bool chance(double share) { return uniform() < share; }
  bool forgets() { return chance(habits_.missing); }
  // Noise with the person's memory and a standard deviation of 1.
  double next(double& state) {
    state = habits_.memory * state + std::sqrt(1 - habits_.memory * habits_.memory) * normal();
    return state;
  }
  static int rating(double value) { return std::clamp(static_cast<int>(std::lround(value)), 1, 5); }
  domain::DayStamp at(int day, int minute) const {
    const LocalDate date = start_ + days{day};
    return {Instant{date.time_since_epoch()} + minutes{minute}, date, 0};
  }

  // What the person does on each day, and one day more.
  void decide() {
    double training = 0;
    double eating = 0;
    for (int i = 0; i <= habits_.days; ++i) {
      const int weekday = day_of_week(start_ + days{i});
      const bool is_weekend = weekday == 0 || weekday == 6;
      const double season = habits_.seasons ? std::sin(i / 50.0) : 0;
      double push = next(training) + season;
      if (habits_.weekend && is_weekend) push -= 1;
      bool trains = push > 0.2;
      if (habits_.fixed_weekdays) trains = chance(weekday == 1 || weekday == 3 || weekday == 5 ? 0.8 : 0.07);
      trains_.push_back(trains);
      const double late = next(eating) + (habits_.weekend && (weekday == 5 || weekday == 6) ? 1.5 : 0);
      eats_late_.push_back(late > 0.5);
      has_moment_.push_back(chance(0.45));
    }
  }

  void add_day(int i) {
    const LocalDate date = start_ + days{i};
    const std::size_t day = static_cast<std::size_t>(i);
    const bool trained_before = i > 0 && trains_[day - 1];
    const bool late_before = i > 0 && eats_late_[day - 1];
    const bool moment_before = i > 0 && has_moment_[day - 1];
    const int weekday = day_of_week(date);
    const bool is_weekend = weekday == 0 || weekday == 6;
    const double season = habits_.seasons ? std::sin(i / 50.0) : 0;

    domain::Sleep night;
    night.id.value = i + 1;
    night.sleep_date = date;
    double length = 440 + 45 * next(sleep_) + 25 * season + (habits_.weekend && is_weekend ? 50 : 0);
    if (trains_[day]) length += effects_.training_on_night_before;
    if (trained_before) length += effects_.training_on_night_after;
    if (late_before) length += effects_.late_food_on_night;
    night.wake_time = at(i, 7 * 60).at;
    night.bedtime = *night.wake_time - minutes{std::lround(length)};
    const double quality = 3.4 + 0.9 * next(quality_) + 0.5 * season +
                           (late_before ? effects_.late_food_on_quality : 0) +
                           (moment_before ? effects_.moment_on_quality : 0);
    const double mood = 3.4 + 0.9 * next(mood_) + 0.5 * season + (trained_before ? effects_.training_on_mood : 0);
    night.quality = rating(quality);
    night.mood = rating(mood);
    if (forgets()) night.bedtime.reset();
    if (forgets()) night.mood.reset();
    if (!forgets()) facts_.nights.push_back(night);

    if (trains_[day]) {
      domain::Workout workout;
      workout.when = at(i, 17 * 60 + static_cast<int>(uniform() * 240));
      workout.duration = std::max(
          10,
          static_cast<int>(std::lround(45 + 10 * normal() + effects_.sleep_on_training_minutes * (length - 440) / 60)));
      facts_.workouts.push_back(workout);
    }
    if (has_moment_[day]) {
      domain::WellnessActivity moment;
      static_cast<domain::DayStamp&>(moment) = at(i, 18 * 60);
      facts_.moments.push_back(moment);
    }
    if (!forgets()) add_food(i);
    add_cycle_day(i);
  }

  void add_food(int i) {
    const std::size_t day = static_cast<std::size_t>(i);
    const double protein = 85 + 18 * next(protein_) + (trains_[day] ? effects_.training_on_protein : 0);
    const int last = eats_late_[day] ? 21 * 60 + 20 : 19 * 60;
    const domain::MealType meals[] = {domain::MealType::breakfast, domain::MealType::lunch, domain::MealType::dinner};
    const int times[] = {8 * 60, 13 * 60 - 20, last};
    for (int meal = 0; meal < 3; ++meal) {
      domain::FoodEntry entry;
      static_cast<domain::DayStamp&>(entry) = at(i, times[meal]);
      entry.meal_type = meals[meal];
      entry.calories = 650 + 40 * normal();
      entry.protein = protein / 3;
      facts_.food.push_back(entry);
    }
  }

  void add_cycle_day(int i) {
    const int phase = i % 28;
    if (phase == 0) {
      domain::Period period;
      period.start_date = start_ + days{i};
      period.end_date = period.start_date + days{4};
      facts_.periods.push_back(period);
    }
    if (forgets() || chance(0.4)) return;
    domain::PeriodDay day;
    day.local_date = start_ + days{i};
    day.energy = rating(3.4 + 0.9 * next(energy_) + (phase < 5 ? effects_.period_on_energy : 0));
    day.mood = rating(3.4 + 0.9 * next(cycle_mood_) + (phase >= 21 ? effects_.premenstrual_on_mood : 0));
    facts_.period_days.push_back(day);
  }

  const LocalDate today_ = *parse_date("2026-11-20");
  LocalDate start_;
  std::mt19937_64 random_;
  Habits habits_;
  Effects effects_;
  domain::InsightFacts facts_;
  std::vector<bool> trains_;
  std::vector<bool> eats_late_;
  std::vector<bool> has_moment_;
  double sleep_ = 0;
  double quality_ = 0;
  double mood_ = 0;
  double protein_ = 0;
  double energy_ = 0;
  double cycle_mood_ = 0;
};

}  // namespace fitapp::tests
