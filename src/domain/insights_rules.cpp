// The counting insights of each subject. They state numbers; they neither judge nor give medical advice.
#include "domain/insights_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "domain/insights_messages.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

// A weekday is a habit if the user trained on at least this share of it.
constexpr double habit_share = 0.5;
constexpr int habit_weeks = 4;
// From here on less is lifted than before: Mujika I, Padilla S, Sports Med 2000;30:79-87 and 145-154. A week without a
// workout lies within, so nobody who reached every goal is meant.
constexpr int long_pause_days = 14;
constexpr int long_run_days = 7;
constexpr int goal_weeks = 4;
// Below this number a mean is not meaningful.
constexpr int few_values = 3;
constexpr int days_of_year = 366;

double as_number(auto count) { return static_cast<double>(count); }

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

std::size_t training_days(const InsightFacts& facts, LocalDate last, int count) {
  std::set<LocalDate> result;
  for (const Workout& workout : facts.workouts) {
    if (within(workout.when.local_date, last, count)) result.insert(workout.when.local_date);
  }
  return result.size();
}

void add_frequency(const InsightFacts& facts, std::vector<Insight>& out) {
  const double now = as_number(training_days(facts, facts.today, insight_days));
  const double before = as_number(training_days(facts, facts.today - days{insight_days}, insight_days));
  if (now == 0) return;
  const MessageText& text = before == 0     ? messages::insight_training_days
                            : now == before ? messages::insight_training_days_same
                            : now > before  ? messages::insight_training_days_more
                                            : messages::insight_training_days_fewer;
  out.push_back({InsightKind::training_days, {text, {{"count", now}, {"change", std::abs(now - before)}}}});
}

void add_pause(const InsightFacts& facts, std::vector<Insight>& out) {
  LocalDate last = facts.workouts.front().when.local_date;
  for (const Workout& workout : facts.workouts) last = std::max(last, workout.when.local_date);
  const auto pause = (facts.today - last).count();
  if (pause < long_pause_days) return;
  out.push_back({InsightKind::training_pause, {messages::insight_training_pause, {{"count", as_number(pause)}}}});
}

// Counts the full weeks since the first workout, at most `goal_weeks`.
void add_goal(const InsightFacts& facts, std::vector<Insight>& out) {
  std::map<LocalDate, int> workouts;
  for (const Workout& workout : facts.workouts) ++workouts[week_start(workout.when.local_date)];
  int weeks = 0;
  int reached = 0;
  const LocalDate this_week = week_start(facts.today);
  for (LocalDate monday = this_week - days{7}; weeks < goal_weeks && monday >= workouts.begin()->first;
       monday -= days{7}) {
    ++weeks;
    const auto found = workouts.find(monday);
    if (found != workouts.end() && found->second >= goal_in_week(monday, facts.goals)) ++reached;
  }
  if (weeks < 2 || reached * 2 < weeks) return;
  const MessageText& text = reached == weeks ? messages::insight_training_goal_each : messages::insight_training_goal;
  out.push_back({InsightKind::training_goal, {text, {{"count", as_number(reached)}, {"weeks", as_number(weeks)}}}});
}

void add_weekday(const InsightFacts& facts, std::vector<Insight>& out) {
  using namespace messages;
  static constexpr std::array<const MessageText*, 7> names{&insight_sunday,    &insight_monday,   &insight_tuesday,
                                                           &insight_wednesday, &insight_thursday, &insight_friday,
                                                           &insight_saturday};
  std::array<std::set<LocalDate>, 7> trained;
  LocalDate first = facts.today;
  for (const Workout& workout : facts.workouts) {
    const LocalDate day = workout.when.local_date;
    if (!within(day, facts.today, insight_weekday_weeks * 7)) continue;
    trained[static_cast<std::size_t>(day_of_week(day))].insert(day);
    first = std::min(first, day);
  }
  const auto weeks = (facts.today - first).count() / 7 + 1;
  const auto best = std::max_element(trained.begin(), trained.end(),
                                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (weeks < habit_weeks || as_number(best->size()) < habit_share * as_number(weeks)) return;
  const MessageText& name = *names[static_cast<std::size_t>(best - trained.begin())];
  out.push_back(
      {InsightKind::training_weekday,
       {insight_training_weekday,
        {{"weekday", std::vector<Message>{name}}, {"count", as_number(best->size())}, {"weeks", as_number(weeks)}}}});
}

// Easy movement needs no rest day.
bool is_hard(const Workout& workout) {
  using enum WorkoutType;
  const bool is_gentle_type = workout.type == walking || workout.type == yoga || workout.type == stretching;
  return !is_gentle_type && workout.intensity.value_or(Intensity::moderate) > Intensity::light;
}

void add_run(const InsightFacts& facts, std::vector<Insight>& out) {
  std::set<LocalDate> hard;
  for (const Workout& workout : facts.workouts) {
    if (is_hard(workout)) hard.insert(workout.when.local_date);
  }
  int run = 0;
  // The user may still train today.
  for (LocalDate day = facts.today - days{hard.contains(facts.today) ? 0 : 1}; hard.contains(day); day -= days{1}) {
    ++run;
  }
  if (run < long_run_days) return;
  out.push_back({InsightKind::training_run, {messages::insight_training_run, {{"count", as_number(run)}}}});
}

void add_length(const InsightFacts& facts, std::vector<Insight>& out) {
  Mean minutes;
  for (const Workout& workout : facts.workouts) {
    if (within(workout.when.local_date, facts.today, insight_days) && workout.duration.value_or(0) > 0) {
      minutes.add(*workout.duration);
    }
  }
  if (minutes.count < few_values) return;
  out.push_back({InsightKind::training_length,
                 {messages::insight_training_length,
                  {{"minutes", duration_in_words(static_cast<int>(std::lround(minutes.value())))},
                   {"count", as_number(minutes.count)}}}});
}

// Counts the training days among the period days of the last year.
void add_training_in_periods(const InsightFacts& facts, std::vector<Insight>& out) {
  std::set<LocalDate> trained;
  for (const Workout& workout : facts.workouts) trained.insert(workout.when.local_date);
  int covered = 0;
  int both = 0;
  for (const Period& period : facts.periods) {
    if (!within(period.start_date, facts.today, days_of_year)) continue;
    for (LocalDate day = period.start_date; day <= period.last_day() && day <= facts.today; day += days{1}) {
      ++covered;
      if (trained.contains(day)) ++both;
    }
  }
  if (both < few_values) return;
  out.push_back({InsightKind::training_in_periods,
                 {messages::insight_training_in_periods, {{"count", as_number(both)}, {"days", as_number(covered)}}}});
}

void add_energy_in_periods(const InsightFacts& facts, std::vector<Insight>& out) {
  Mean energy;
  for (const Period& period : facts.periods) {
    if (period.energy && within(period.start_date, facts.today, days_of_year)) energy.add(*period.energy);
  }
  if (energy.count < few_values) return;
  out.push_back({InsightKind::energy_in_periods,
                 {messages::insight_energy_in_periods,
                  {{"count", as_number(energy.count)}, {"mean", rating_in_words(energy.value())}}}});
}

Message cycle_in_words(const Cycle& cycle, std::size_t periods) {
  if (cycle.cycles_counted == 0) {
    return {messages::insight_periods_logged,
            {{"count", as_number(periods)},
             {"shortest", as_number(shortest_cycle_days)},
             {"longest", as_number(longest_cycle_days)}}};
  }
  const MessageText& text = cycle.cycles_counted == 1           ? messages::insight_one_cycle
                            : *cycle.shortest == *cycle.longest ? messages::insight_equal_cycles
                                                                : messages::insight_cycles;
  return {text,
          {{"cycles", as_number(cycle.cycles_counted)},
           {"shortest", as_number(*cycle.shortest)},
           {"longest", as_number(*cycle.longest)},
           {"days", as_number(*cycle.average_length)}}};
}

}  // namespace

std::vector<Insight> training_insights(const InsightFacts& facts) {
  std::vector<Insight> out;
  if (facts.workouts.empty()) return out;
  add_pause(facts, out);
  add_run(facts, out);
  add_goal(facts, out);
  add_frequency(facts, out);
  add_weekday(facts, out);
  add_length(facts, out);
  return out;
}

std::vector<Insight> period_insights(const InsightFacts& facts) {
  std::vector<Insight> out;
  if (facts.periods.empty()) return out;
  out.push_back({InsightKind::cycle_length, cycle_in_words(cycle_of(facts.periods), facts.periods.size())});
  add_energy_in_periods(facts, out);
  add_training_in_periods(facts, out);
  return out;
}

std::vector<Insight> sleep_insights(const InsightFacts& facts) {
  Mean minutes;
  for (const Sleep& night : facts.nights) {
    const auto length = minutes_of(night);
    if (length && within(night.sleep_date, facts.today, insight_days)) minutes.add(*length);
  }
  if (minutes.count < few_values) return {};
  return {{InsightKind::nights,
           {messages::insight_nights,
            {{"count", as_number(minutes.count)},
             {"length", duration_in_words(static_cast<int>(std::lround(minutes.value())))}}}}};
}

std::vector<Insight> moment_insights(const InsightFacts& facts) {
  using namespace messages;
  static constexpr std::array<const MessageText*, 3> words{&insight_self_care, &insight_breathing,
                                                           &insight_mindfulness};
  std::array<int, 3> counts{};
  int all = 0;
  for (const WellnessActivity& moment : facts.moments) {
    if (!within(moment.local_date, facts.today, insight_days)) continue;
    ++counts[static_cast<std::size_t>(moment.activity_type)];
    ++all;
  }
  if (all == 0) return {};
  const auto best = std::max_element(counts.begin(), counts.end());
  const bool is_mixed = *best == all || std::count(counts.begin(), counts.end(), *best) > 1;
  return {{InsightKind::moments,
           {is_mixed ? insight_moments : insight_moments_of_kind,
            {{"count", as_number(all)},
             {"most", as_number(*best)},
             {"kind", std::vector<Message>{*words[static_cast<std::size_t>(best - counts.begin())]}}}}}};
}

std::vector<Insight> food_insights(const InsightFacts& facts) {
  std::set<LocalDate> logged;
  for (const FoodEntry& entry : facts.food) {
    if (within(entry.local_date, facts.today, insight_days)) logged.insert(entry.local_date);
  }
  if (logged.empty()) return {};
  return {{InsightKind::food_log,
           {messages::insight_food_log, {{"count", as_number(logged.size())}, {"days", as_number(insight_days)}}}}};
}

}  // namespace fitapp::domain
