// The insights of each subject. They describe and suggest; they never judge or give medical advice.
#include "domain/insights_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace fitapp::domain {
namespace {

using std::chrono::days;

// A weekday is a habit when it has at least this many workouts and at least this share of all workouts.
constexpr int habit_workouts = 3;
constexpr double habit_share = 0.3;
constexpr int long_pause_days = 7;
constexpr int long_run_days = 5;
// Below this number a mean is not meaningful.
constexpr int few_values = 3;
constexpr double noticeable_difference = 0.5;  // on a scale of 1 to 5

std::string counted(std::int64_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

// "3.4", and "3" for 3.0.
std::string to_one_decimal(double value) {
  const auto tenths = std::llround(value * 10);
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : whole + "." + std::to_string(tenths % 10);
}

std::string hours_and_minutes(int minutes) {
  const std::string rest = minutes % 60 == 0 ? "" : " " + std::to_string(minutes % 60) + " min";
  return std::to_string(minutes / 60) + " h" + rest;
}

// Whether `day` is one of the `count` days that end with `last`.
bool within(LocalDate day, LocalDate last, int count) { return day <= last && day > last - days{count}; }

struct Mean {
  double sum = 0;
  int count = 0;

  void add(double value) {
    sum += value;
    ++count;
  }
  double value() const { return sum / count; }
};

std::set<LocalDate> training_days(const InsightFacts& facts, LocalDate last, int count) {
  std::set<LocalDate> result;
  for (const Workout& workout : facts.workouts) {
    if (within(workout.when.local_date, last, count)) result.insert(workout.when.local_date);
  }
  return result;
}

std::string rhythm(std::size_t now, std::size_t before) {
  std::string sentence =
      "You trained on " + counted(static_cast<std::int64_t>(now), "day", "days") + " in the last four weeks";
  if (before == 0) return sentence + ".";
  const auto change = static_cast<std::int64_t>(now) - static_cast<std::int64_t>(before);
  if (change == 0) return sentence + ", exactly as many as in the four weeks before. That is a steady rhythm.";
  if (change > 0) {
    return sentence + ", " + std::to_string(change) + " more than in the four weeks before. Keep what made it easy.";
  }
  return sentence + ", " + std::to_string(-change) +
         " fewer than in the four weeks before. Weeks differ; one fixed day is a gentle way to start again.";
}

void add_frequency(const InsightFacts& facts, std::vector<std::string>& out) {
  const std::size_t now = training_days(facts, facts.today, insight_days).size();
  const std::size_t before = training_days(facts, facts.today - days{insight_days}, insight_days).size();
  if (now > 0) out.push_back(rhythm(now, before));
}

void add_pause(const InsightFacts& facts, std::vector<std::string>& out) {
  LocalDate last = facts.workouts.front().when.local_date;
  for (const Workout& workout : facts.workouts) last = std::max(last, workout.when.local_date);
  const auto pause = (facts.today - last).count();
  if (pause < long_pause_days) return;
  out.push_back("Your last workout was " + std::to_string(pause) +
                " days ago. Ten easy minutes are enough to begin again.");
}

void add_weekday(const InsightFacts& facts, std::vector<std::string>& out) {
  static constexpr std::array names{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  std::array<int, 7> counts{};
  int all = 0;
  for (const Workout& workout : facts.workouts) {
    if (!within(workout.when.local_date, facts.today, insight_weekday_days)) continue;
    ++counts[static_cast<std::size_t>(day_of_week(workout.when.local_date))];
    ++all;
  }
  const auto best = std::max_element(counts.begin(), counts.end());
  if (*best < habit_workouts || *best < habit_share * all) return;
  const std::string name = names[static_cast<std::size_t>(best - counts.begin())];
  out.push_back(name + " is your steadiest day: " + std::to_string(*best) + " of your " +
                counted(all, "workout", "workouts") +
                " in the last twelve weeks fell on it. Keeping it free pays off.");
}

void add_run(const InsightFacts& facts, std::vector<std::string>& out) {
  int run = 0;
  for (LocalDate day = facts.today; run < insight_days; day -= days{1}) {
    const bool trained = std::any_of(facts.workouts.begin(), facts.workouts.end(),
                                     [&](const Workout& each) { return each.when.local_date == day; });
    // The user may still train today.
    if (!trained && day == facts.today) continue;
    if (!trained) break;
    ++run;
  }
  if (run < long_run_days) return;
  out.push_back("You have trained " + std::to_string(run) +
                " days in a row. A day of rest belongs to training, and this may be a good moment for one.");
}

void add_length(const InsightFacts& facts, std::vector<std::string>& out) {
  Mean minutes;
  for (const Workout& workout : facts.workouts) {
    if (within(workout.when.local_date, facts.today, insight_days) && workout.duration.value_or(0) > 0) {
      minutes.add(*workout.duration);
    }
  }
  if (minutes.count < few_values) return;
  out.push_back("Your workouts of the last four weeks took " + std::to_string(std::lround(minutes.value())) +
                " minutes on average (" + std::to_string(minutes.count) +
                " with a duration). Planning that much time keeps plans honest.");
}

// Counts the training days among the period days of the last year.
void add_training_in_periods(const InsightFacts& facts, std::vector<std::string>& out) {
  std::set<LocalDate> trained;
  for (const Workout& workout : facts.workouts) trained.insert(workout.when.local_date);
  int covered = 0;
  int both = 0;
  for (const Period& period : facts.periods) {
    if (!within(period.start_date, facts.today, 366)) continue;
    for (LocalDate day = period.start_date; day <= period.last_day() && day <= facts.today; day += days{1}) {
      ++covered;
      if (trained.contains(day)) ++both;
    }
  }
  if (both < few_values) return;
  out.push_back("You trained on " + std::to_string(both) + " of the " + std::to_string(covered) +
                " period days of the last year. An easier session on such a day counts as much as a hard one.");
}

void add_energy_in_periods(const InsightFacts& facts, std::vector<std::string>& out) {
  Mean energy;
  for (const Period& period : facts.periods) {
    if (period.energy && within(period.start_date, facts.today, 366)) energy.add(*period.energy);
  }
  if (energy.count < few_values) return;
  const bool low = energy.value() < 3;
  out.push_back("In the last " + std::to_string(energy.count) + " periods with a rating you gave your energy " +
                to_one_decimal(energy.value()) + " of 5 on average. " +
                (low ? "Gentler plans for those days are a fair choice."
                     : "You seem to know what carries you through those days."));
}

void add_quality_after_training(const InsightFacts& facts, std::vector<std::string>& out) {
  const std::set<LocalDate> trained = training_days(facts, facts.today, insight_days + 1);
  Mean after;
  Mean otherwise;
  for (const Sleep& night : facts.nights) {
    if (!night.quality || !within(night.sleep_date, facts.today, insight_days)) continue;
    (trained.contains(night.sleep_date - days{1}) ? after : otherwise).add(*night.quality);
  }
  if (after.count < few_values || otherwise.count < few_values) return;
  const double difference = after.value() - otherwise.value();
  if (std::abs(difference) < noticeable_difference) return;
  out.push_back("You rated your sleep " + to_one_decimal(after.value()) + " of 5 after training days (" +
                std::to_string(after.count) + " nights) and " + to_one_decimal(otherwise.value()) +
                " after other days (" + std::to_string(otherwise.count) + " nights). " +
                (difference > 0 ? "Movement and your nights seem to get on well."
                                : "An earlier or easier session may be worth a try."));
}

}  // namespace

std::vector<std::string> training_insights(const InsightFacts& facts) {
  std::vector<std::string> out;
  if (facts.workouts.empty()) return out;
  add_pause(facts, out);
  add_frequency(facts, out);
  add_run(facts, out);
  add_weekday(facts, out);
  add_length(facts, out);
  return out;
}

std::vector<std::string> period_insights(const InsightFacts& facts) {
  std::vector<std::string> out;
  if (facts.periods.empty()) return out;
  const Cycle cycle = cycle_of(facts.periods);
  if (cycle.cycles_counted == 0) {
    out.push_back("You have logged " + counted(static_cast<std::int64_t>(facts.periods.size()), "period", "periods") +
                  " so far. A cycle of " + std::to_string(shortest_cycle_days) + " to " +
                  std::to_string(longest_cycle_days) + " days between two of them is what an average is made of.");
  } else if (cycle.cycles_counted == 1) {
    out.push_back("Your one logged cycle lasted " + counted(*cycle.average_length, "day", "days") +
                  ". Each further one makes the picture clearer.");
  } else {
    out.push_back("Your " + std::to_string(cycle.cycles_counted) + " logged cycles lasted " +
                  std::to_string(*cycle.shortest) + " to " + std::to_string(*cycle.longest) + " days, " +
                  std::to_string(*cycle.average_length) + " on average. Plan around the range rather than one date.");
  }
  add_energy_in_periods(facts, out);
  add_training_in_periods(facts, out);
  return out;
}

std::vector<std::string> sleep_insights(const InsightFacts& facts) {
  std::vector<std::string> out;
  Mean minutes;
  for (const Sleep& night : facts.nights) {
    const auto length = minutes_of(night);
    if (length && within(night.sleep_date, facts.today, insight_days)) minutes.add(*length);
  }
  if (minutes.count >= few_values) {
    out.push_back("Over your last " + std::to_string(minutes.count) + " nights with both times you were in bed for " +
                  hours_and_minutes(static_cast<int>(std::lround(minutes.value()))) +
                  " on average. A steady bedtime is the simplest thing to experiment with.");
  }
  add_quality_after_training(facts, out);
  return out;
}

std::vector<std::string> moment_insights(const InsightFacts& facts) {
  static constexpr std::array words{"self-care", "breathing", "mindfulness"};
  std::array<int, 3> counts{};
  int all = 0;
  for (const WellnessActivity& moment : facts.moments) {
    if (!within(moment.local_date, facts.today, insight_days)) continue;
    ++counts[static_cast<std::size_t>(moment.activity_type)];
    ++all;
  }
  if (all == 0) {
    return {"You took 0 quiet moments in the last four weeks. Ninety seconds of breathing would be the first."};
  }
  const auto best = std::max_element(counts.begin(), counts.end());
  std::string sentence = "You took " + counted(all, "moment", "moments") + " for yourself in the last four weeks";
  const std::string word = words[static_cast<std::size_t>(best - counts.begin())];
  if (*best == all) return {sentence + ", each of them " + word + ". What works may stay."};
  if (std::count(counts.begin(), counts.end(), *best) > 1)
    return {sentence + ". A mix keeps it from becoming a chore."};
  return {sentence + "; " + word + " was the most frequent (" + std::to_string(*best) + " of " + std::to_string(all) +
          "). It seems to be what you reach for first."};
}

std::vector<std::string> food_insights(const InsightFacts& facts) {
  static constexpr std::array words{"breakfast", "lunch", "dinner", "snacks", "other food"};
  std::set<LocalDate> logged;
  std::array<int, 5> counts{};
  for (const FoodEntry& entry : facts.food) {
    if (!within(entry.local_date, facts.today, insight_days)) continue;
    logged.insert(entry.local_date);
    ++counts[static_cast<std::size_t>(entry.meal_type)];
  }
  if (logged.empty()) return {};
  const auto best = std::max_element(counts.begin(), counts.end());
  return {"You wrote down what you ate on " + std::to_string(logged.size()) + " of the last " +
          std::to_string(insight_days) + " days, most often " + words[static_cast<std::size_t>(best - counts.begin())] +
          " (" + counted(*best, "entry", "entries") + ")."};
}

}  // namespace fitapp::domain
