// Builds the daily series that relations compare. Today is left out where it is not over yet.
#include <algorithm>
#include <map>
#include <set>

#include "domain/insight_relations.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;
using std::chrono::minutes;

constexpr int shortest_night = 180;  // minutes; less is a nap
constexpr int late_food = 21 * 60;   // local minute
constexpr int small_hours = 4 * 60;  // food before then belongs to the evening before
constexpr int afternoon = 16 * 60;
constexpr int late_training = 20 * 60;
constexpr int logged_at_once = 60;  // minutes in which all meals of a day were written down
constexpr int noon = 12 * 60;
constexpr double complete_share = 0.6;       // of the usual energy of a logged day
constexpr double protein_known_share = 0.8;  // of the day's energy
constexpr int limit_step = 5;                // minutes
constexpr int days_before_period = 7;
constexpr int usual_period_days = 5;
constexpr int mornings_of_week = 3;

struct Night {
  std::optional<int> length;  // minutes
  std::optional<int> quality;
  std::optional<int> mood;
  int rank = -1;
  SleepId id;
};

struct Food {
  double calories = 0;
  double protein = 0;
  double calories_with_protein = 0;
  std::set<MealType> meals;
  std::vector<int> times;  // local minutes of the entries whose time is known, without the small hours
};

// Entries without a time of their own are dated to noon.
std::optional<int> minute_of(const DayStamp& when) {
  const auto local = when.at.time_since_epoch() + minutes{when.utc_offset};
  const auto of_day = local - std::chrono::floor<days>(local);
  if (of_day == minutes{noon}) return std::nullopt;
  return static_cast<int>(std::chrono::duration_cast<minutes>(of_day).count());
}

template <class T>
T median_of(std::vector<T> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

class Series {
 public:
  explicit Series(const InsightFacts& facts)
      : facts_(facts), first_(first_of_days(facts.today, relation_days)), yesterday_(facts.today - days{1}) {
    read_nights();
    read_workouts();
    read_food();
  }

  std::vector<RelationQuestion> questions() {
    if (!minutes_by_day_.empty()) ask_about_training();
    if (!food_.empty()) ask_about_food();
    if (!facts_.periods.empty()) ask_about_cycle();
    ask_about_sleep_length();
    if (!facts_.moments.empty()) ask_about_moments();
    return std::move(questions_);
  }

 private:
  bool in_range(LocalDate day) const { return first_ <= day && day <= facts_.today; }

  void read_nights() {
    for (const Sleep& sleep : facts_.nights) {
      if (!in_range(sleep.sleep_date)) continue;
      const std::optional<int> length = minutes_of(sleep);
      if (length && *length < shortest_night) continue;
      Night& night = nights_[sleep.sleep_date];
      // The longest of a day; among equal ones the one logged first.
      const int rank = length.value_or(0);
      if (rank < night.rank || (rank == night.rank && night.id < sleep.id)) continue;
      night = {length, sleep.quality, sleep.mood, rank, sleep.id};
    }
  }

  void read_workouts() {
    for (const Workout& workout : facts_.workouts) {
      const LocalDate day = workout.when.local_date;
      if (!in_range(day)) continue;
      minutes_by_day_[day] += workout.duration.value_or(0);
      const std::optional<int> time = minute_of(workout.when);
      if (time) latest_training_[day] = std::max(latest_training_[day], *time);
    }
  }

  void read_food() {
    for (const FoodEntry& entry : facts_.food) {
      if (!in_range(entry.local_date)) continue;
      Food& food = food_[entry.local_date];
      food.calories += entry.calories;
      if (entry.protein) {
        food.protein += *entry.protein;
        food.calories_with_protein += entry.calories;
      }
      food.meals.insert(entry.meal_type);
      const std::optional<int> time = minute_of(entry);
      if (time && *time >= small_hours) food.times.push_back(*time);
      if (time && *time < small_hours) ate_after_midnight_.insert(entry.local_date - days{1});
    }
  }

  RelationQuestion& ask(InsightKind kind, RelationMeasure measure) {
    return questions_.emplace_back(RelationQuestion{.kind = kind, .measure = measure, .days = {}});
  }

  // Asks about each day from `first` to `last`. `group` and `value` return nullopt when they do not know the day.
  template <class Group, class Value>
  void ask(InsightKind kind, RelationMeasure measure, LocalDate first, LocalDate last, Group group, Value value) {
    RelationQuestion& question = ask(kind, measure);
    for (LocalDate day = std::max(first, first_); day <= last; day += days{1}) {
      const std::optional<bool> in_group = group(day);
      if (!in_group) continue;
      if (const std::optional<double> known = value(day)) question.days.push_back({day, *in_group, *known});
    }
  }

  const Night* night(LocalDate day) const {
    const auto found = nights_.find(day);
    return found == nights_.end() ? nullptr : &found->second;
  }
  // Of the night that ends on the day.
  std::optional<double> length(LocalDate day) const { return night(day) ? night(day)->length : std::nullopt; }
  std::optional<double> quality(LocalDate day) const { return night(day) ? night(day)->quality : std::nullopt; }
  std::optional<double> morning_mood(LocalDate day) const { return night(day) ? night(day)->mood : std::nullopt; }

  auto length_after() const {
    return [this](LocalDate day) { return length(day + days{1}); };
  }
  auto quality_after() const {
    return [this](LocalDate day) { return quality(day + days{1}); };
  }
  auto mood_after() const {
    return [this](LocalDate day) { return morning_mood(day + days{1}); };
  }

  // Days before the first workout may have been days without logging.
  void ask_about_training() {
    using enum InsightKind;
    const LocalDate begin = minutes_by_day_.begin()->first;
    const auto trained = [this](LocalDate day) { return std::optional(minutes_by_day_.contains(day)); };
    ask(sleep_before_training, RelationMeasure::minutes_slept, begin, yesterday_, trained,
        [this](LocalDate day) { return length(day); });
    ask(sleep_after_training, RelationMeasure::minutes_slept, begin, yesterday_, trained, length_after());
    ask(sleep_quality_after_training, RelationMeasure::rating, begin, yesterday_, trained, quality_after());
    ask(mood_after_training, RelationMeasure::rating, begin, yesterday_, trained, mood_after());
    const auto late = [this](LocalDate day) -> std::optional<bool> {
      const auto found = latest_training_.find(day);
      return found == latest_training_.end() ? std::nullopt : std::optional(found->second >= late_training);
    };
    ask(sleep_after_late_training, RelationMeasure::minutes_slept, begin, yesterday_, late, length_after());
    const auto complete = complete_days();
    ask(protein_on_training_days, RelationMeasure::protein, begin, yesterday_, trained,
        [&](LocalDate day) -> std::optional<double> {
          return complete.contains(day) ? std::optional(food_.at(day).protein) : std::nullopt;
        });
    ask_about_goal_weeks(begin);
  }

  // Days on which the food log seems complete and its protein is known.
  std::set<LocalDate> complete_days() const {
    std::vector<double> energies;
    for (const auto& [day, food] : food_) energies.push_back(food.calories);
    std::set<LocalDate> complete;
    if (energies.empty()) return complete;
    const double least = complete_share * median_of(std::move(energies));
    for (const auto& [day, food] : food_) {
      const bool known = food.calories_with_protein >= protein_known_share * food.calories;
      if (food.calories >= least && food.meals.size() > 1 && known) complete.insert(day);
    }
    return complete;
  }

  // Whole weeks with the mean mood of their mornings.
  void ask_about_goal_weeks(LocalDate begin) {
    RelationQuestion& question = ask(InsightKind::mood_in_goal_weeks, RelationMeasure::rating);
    question.weekly = true;
    std::map<LocalDate, int> workouts;
    for (const Workout& workout : facts_.workouts) ++workouts[week_start(workout.when.local_date)];
    for (LocalDate monday = week_start(begin + days{6}); monday + days{7} <= facts_.today; monday += days{7}) {
      double sum = 0;
      int count = 0;
      for (int i = 0; i < 7; ++i) {
        if (const auto mood = morning_mood(monday + days{i})) {
          sum += *mood;
          ++count;
        }
      }
      const bool reached = workouts[monday] >= goal_in_week(monday, facts_.goals);
      if (count >= mornings_of_week) question.days.push_back({monday, reached, sum / count});
    }
  }

  void ask_about_food() {
    const LocalDate begin = food_.begin()->first;
    const auto ate_late = [this](LocalDate day) -> std::optional<bool> {
      if (ate_after_midnight_.contains(day)) return true;
      const auto found = food_.find(day);
      if (found == food_.end() || found->second.times.empty()) return std::nullopt;
      const auto [earliest, latest] = std::minmax_element(found->second.times.begin(), found->second.times.end());
      // Neither an evening without an entry nor a day written down in one go says when the user ate last.
      if (*latest < afternoon) return std::nullopt;
      if (found->second.meals.size() > 1 && *latest - *earliest < logged_at_once) return std::nullopt;
      return *latest >= late_food;
    };
    ask(InsightKind::sleep_after_late_food, RelationMeasure::minutes_slept, begin, yesterday_, ate_late,
        length_after());
    ask(InsightKind::sleep_quality_after_late_food, RelationMeasure::rating, begin, yesterday_, ate_late,
        quality_after());
  }

  void ask_about_cycle() {
    std::map<LocalDate, const PeriodDay*> logged;
    std::set<LocalDate> bleeding;
    for (const PeriodDay& day : facts_.period_days) {
      if (!in_range(day.local_date)) continue;
      logged[day.local_date] = &day;
      if (day.flow && *day.flow != DayFlow::spotting) bleeding.insert(day.local_date);
    }
    if (logged.empty()) return;
    std::vector<Period> periods = facts_.periods;
    std::sort(periods.begin(), periods.end(),
              [](const Period& a, const Period& b) { return a.start_date < b.start_date; });
    const int usual = cycle_of(periods).average_period_days.value_or(usual_period_days);
    std::map<LocalDate, bool> before;
    for (std::size_t i = 0; i < periods.size(); ++i) {
      const LocalDate start = periods[i].start_date;
      const LocalDate last = periods[i].end_date.value_or(start + days{usual - 1});
      for (LocalDate day = start; day <= last; day += days{1}) bleeding.insert(day);
      if (i == 0 || periods[i].cycle_excluded) continue;
      const LocalDate previous = periods[i - 1].start_date;
      const auto gap = (start - previous).count();
      if (gap < shortest_cycle_days || gap > longest_cycle_days) continue;
      for (LocalDate day = previous; day < start; day += days{1}) before[day] = start - day <= days{days_before_period};
    }
    const auto in_period = [&](LocalDate day) { return std::optional(bleeding.contains(day)); };
    const auto before_period = [&](LocalDate day) -> std::optional<bool> {
      const auto found = before.find(day);
      if (found == before.end() || bleeding.contains(day)) return std::nullopt;
      return found->second;
    };
    const auto rating = [&](std::optional<int> PeriodDay::*member) {
      return [&logged, member](LocalDate day) -> std::optional<double> {
        const auto found = logged.find(day);
        return found == logged.end() ? std::nullopt : found->second->*member;
      };
    };
    using enum InsightKind;
    const auto ask_both = [&](InsightKind in, InsightKind ahead, std::optional<int> PeriodDay::*member) {
      ask(in, RelationMeasure::rating, first_, facts_.today, in_period, rating(member));
      ask(ahead, RelationMeasure::rating, first_, facts_.today, before_period, rating(member));
    };
    ask_both(energy_in_period, energy_before_period, &PeriodDay::energy);
    ask_both(mood_in_period, mood_before_period, &PeriodDay::mood);
  }

  // Divides the nights at the user's own usual length.
  void ask_about_sleep_length() {
    std::vector<int> lengths;
    for (const auto& [day, night] : nights_) {
      if (night.length) lengths.push_back(*night.length);
    }
    if (lengths.empty()) return;
    const int limit = median_of(std::move(lengths)) / limit_step * limit_step;
    const auto is_long = [&](LocalDate day) -> std::optional<bool> {
      const auto known = length(day);
      return known ? std::optional(*known >= limit) : std::nullopt;
    };
    ask(InsightKind::mood_after_long_sleep, RelationMeasure::rating, first_, facts_.today, is_long,
        [this](LocalDate day) { return morning_mood(day); });
    questions_.back().limit = limit;
    ask(InsightKind::training_after_long_sleep, RelationMeasure::minutes_trained, first_, yesterday_, is_long,
        [this](LocalDate day) -> std::optional<double> {
          const auto found = minutes_by_day_.find(day);
          return found == minutes_by_day_.end() || found->second == 0 ? std::nullopt : std::optional(found->second);
        });
    questions_.back().limit = limit;
  }

  void ask_about_moments() {
    std::set<LocalDate> moments;
    for (const WellnessActivity& moment : facts_.moments) {
      if (in_range(moment.local_date)) moments.insert(moment.local_date);
    }
    if (moments.empty()) return;
    const auto had_moment = [&](LocalDate day) { return std::optional(moments.contains(day)); };
    const LocalDate begin = *moments.begin();
    ask(InsightKind::mood_after_moment, RelationMeasure::rating, begin, yesterday_, had_moment, mood_after());
    ask(InsightKind::sleep_quality_after_moment, RelationMeasure::rating, begin, yesterday_, had_moment,
        quality_after());
  }

  const InsightFacts& facts_;
  LocalDate first_;
  LocalDate yesterday_;
  std::map<LocalDate, Night> nights_;
  std::map<LocalDate, double> minutes_by_day_;
  std::map<LocalDate, int> latest_training_;
  std::map<LocalDate, Food> food_;
  std::set<LocalDate> ate_after_midnight_;  // by the day before midnight
  std::vector<RelationQuestion> questions_;
};

}  // namespace

std::vector<RelationQuestion> relation_questions(const InsightFacts& facts) { return Series(facts).questions(); }

}  // namespace fitapp::domain
