// Generates a plausible rhythm: most planned workouts, some runs and walks, a holiday and an illness.
#include "demo/training.h"

#include <algorithm>
#include <cmath>

#include "domain/planning/minutes.h"

namespace fitapp::demo {
namespace {

using domain::WorkoutType;
using std::chrono::days;
using std::chrono::minutes;

bool is_weekend(LocalDate day) { return day_of_week(day) == 0 || day_of_week(day) == 6; }

// Every sixth week and each week after a break is easy.
Week week_of(const Year& year, LocalDate day) {
  const auto number = (week_start(day) - week_start(year.first)).count() / 7;
  const auto follows = [day](const Break& left) { return day > left.last && day <= left.last + days{7}; };
  return number % 6 == 5 || follows(year.holiday) || follows(year.illness) ? Week::easy : Week::normal;
}

struct Outing {
  WorkoutType type;
  const char* name;
  int min_minutes, max_minutes;  // minutes
  double metres_per_minute;      // 0 without a distance
  domain::Intensity intensity;
};

constexpr Outing run{WorkoutType::running, "Easy run", 26, 40, 152, domain::Intensity::moderate};
constexpr Outing long_run{WorkoutType::running, "Long run", 46, 66, 148, domain::Intensity::vigorous};
constexpr Outing walk{WorkoutType::walking, "Evening walk", 30, 55, 88, domain::Intensity::light};
constexpr Outing hike{WorkoutType::walking, "Hike by the lake", 80, 130, 74, domain::Intensity::moderate};
constexpr Outing ride{WorkoutType::cycling, "Bike ride", 45, 80, 310, domain::Intensity::moderate};
constexpr Outing swim{WorkoutType::swimming, "Swim", 30, 45, 34, domain::Intensity::moderate};
constexpr Outing yoga{WorkoutType::yoga, "Yoga at home", 20, 35, 0, domain::Intensity::light};

const Outing& choose_outing(LocalDate day, Random& random) {
  static constexpr const Outing* on_weekdays[] = {&run, &run, &run, &walk, &yoga, &swim};
  static constexpr const Outing* on_weekends[] = {&run, &long_run, &walk, &hike, &ride};
  return is_weekend(day) ? *random.pick(on_weekends) : *random.pick(on_weekdays);
}

std::optional<std::string> random_note(WorkoutType type, Random& random) {
  static constexpr const char* outside[] = {"Legs heavy, kept it easy.",
                                            "Headwind on the way back.",
                                            "New route along the river.",
                                            "Felt great, could have gone on.",
                                            "With Sam.",
                                            "Rain all the way."};
  static constexpr const char* inside[] = {"Good one.", "Tired after work but glad I went.", "Slept badly, still fine.",
                                           "Finally got all the sets in.", "Music was a good idea."};
  if (!random.chance(0.09)) return std::nullopt;
  const bool is_inside = type == WorkoutType::strength || type == WorkoutType::yoga || type == WorkoutType::cardio;
  return is_inside ? random.pick(inside) : random.pick(outside);
}

int start_minute(LocalDate day, Random& random) {
  return is_weekend(day) ? 9 * 60 + 20 + random.between(0, 70) : 17 * 60 + 35 + random.between(0, 50);
}

class SessionGenerator {
 public:
  SessionGenerator(const Training& training, std::uint64_t seed)
      : training_(training), year_(training.year), random_(seed, 1) {}

  std::vector<Session> write() {
    for (LocalDate day = year_.first; day < year_.today; day += days{1}) add_day(day);
    return std::move(sessions_);
  }

 private:
  void add_day(LocalDate day) {
    const bool follows_plan = random_.chance(day < year_.second_plan ? 0.84 : 0.88);
    const bool has_outing = random_.chance(chance_of_outing(day));
    if (year_.illness.contains(day)) return;
    const domain::PlannedWorkout* planned = plan_on(day).on(day_of_week(day));
    if (year_.holiday.contains(day)) planned = nullptr;
    const bool streak = day >= year_.today - days{min_streak_days};
    const bool disciplined = day >= week_start(year_.today) - days{7 * disciplined_weeks};
    if (planned != nullptr && (follows_plan || disciplined)) {
      add_planned_session(day, *planned);
    } else if (planned == nullptr && (has_outing || streak)) {
      add_outing(day, choose_outing(day, random_));
    }
  }

  const StoredPlan& plan_on(LocalDate day) const {
    return day < year_.second_plan ? training_.first_plan : training_.favorite;
  }

  double chance_of_outing(LocalDate day) const {
    if (year_.holiday.contains(day)) return 0.2;
    if (day >= year_.second_plan) return 0.2;
    return is_weekend(day) ? 0.42 : 0.06;
  }

  void add_planned_session(LocalDate day, const domain::PlannedWorkout& planned) {
    if (planned.type == domain::PlannedType::strength) return add_strength_session(day, planned);
    // Planned cardio is often a run outside.
    const bool outside = planned.type == domain::PlannedType::cardio && random_.chance(0.6);
    if (outside) return add_outing(day, random_.chance(0.25) ? long_run : run);
    add_unlogged_session(day, planned);
  }

  // A planned session without completions.
  void add_unlogged_session(LocalDate day, const domain::PlannedWorkout& planned) {
    Session session = planned_session(planned);
    for (const domain::PlannedExercise& exercise : planned.exercises) {
      session.workout.exercises.push_back(exercise.exercise_name);
    }
    const int length = domain::planned_minutes(planned.exercises) + random_.between(-3, 4);
    finish(std::move(session), year_.at(day, start_minute(day, random_)).at, length);
  }

  void add_strength_session(LocalDate day, const domain::PlannedWorkout& planned) {
    Session session = planned_session(planned);
    const Instant start = year_.at(day, start_minute(day, random_)).at;
    const LiftingSession lifting{year_, training_.catalogue, day, start, week_of(year_, day)};
    session.completions = make_completions(lifting, planned, random_);
    for (const domain::Completion& done : session.completions) {
      session.workout.exercises.push_back(done.exercise_name);
    }
    const auto spent = session.completions.empty()
                           ? minutes{20}
                           : std::chrono::ceil<minutes>(session.completions.back().when.at - start);
    finish(std::move(session), start, static_cast<int>(spent.count()));
  }

  Session planned_session(const domain::PlannedWorkout& planned) const {
    Session session;
    session.workout.name = planned.title;
    session.workout.type = domain::logged_type_of(planned.type).value_or(WorkoutType::other);
    session.workout.intensity = domain::intensity_of(planned.type);
    session.workout.planned_workout_id = planned.id;
    return session;
  }

  void add_outing(LocalDate day, const Outing& outing) {
    Session session;
    session.workout.name = outing.name;
    session.workout.type = outing.type;
    session.workout.intensity = outing.intensity;
    const int length = random_.between(outing.min_minutes, outing.max_minutes);
    // The pace improves by about a tenth over the year.
    const double pace = outing.metres_per_minute * (0.92 + 0.1 * year_.progress(day) + 0.03 * random_.noise());
    if (pace > 0) session.workout.distance = std::round(pace * length / 10) * 10;
    finish(std::move(session), year_.at(day, start_minute(day, random_)).at, length);
  }

  // `length` in minutes.
  void finish(Session session, Instant start, int length) {
    domain::Workout& workout = session.workout;
    workout.when = domain::stamp_of(start + minutes{length}, year_.zone);
    workout.duration = length;
    const double weight = year_.body_weight(workout.when.local_date);
    workout.calories = workout.planned_workout_id ? length * domain::calories_per_planned_minute
                                                  : domain::estimated_calories(workout.type, length, weight);
    workout.notes = random_note(workout.type, random_);
    sessions_.push_back(std::move(session));
  }

  const Training& training_;
  const Year& year_;
  Random random_;
  std::vector<Session> sessions_;
};

}  // namespace

std::vector<Session> make_sessions(const Training& training, std::uint64_t seed) {
  return SessionGenerator(training, seed).write();
}

}  // namespace fitapp::demo
