// A believable rhythm: most planned days kept, a run or walk besides, a holiday and a flu; knows no storage.
#include "demo/training.h"

#include <algorithm>
#include <cmath>

#include "domain/plan_builder.h"

namespace fitapp::demo {
namespace {

using domain::WorkoutType;
using std::chrono::days;
using std::chrono::minutes;

bool is_weekend(LocalDate day) { return day_of_week(day) == 0 || day_of_week(day) == 6; }

// Every sixth week is easy, and so is the one after each break.
Week week_of(const Year& year, LocalDate day) {
  const auto number = (week_start(day) - week_start(year.first)).count() / 7;
  const auto follows = [day](const Break& left) { return day > left.last && day <= left.last + days{7}; };
  return number % 6 == 5 || follows(year.holiday) || follows(year.illness) ? Week::easy : Week::usual;
}

struct Outing {
  WorkoutType type;
  const char* name;
  int shortest, longest;     // minutes
  double metres_per_minute;  // 0 where nobody measures
  domain::Intensity intensity;
};

constexpr Outing run{WorkoutType::running, "Easy run", 26, 40, 152, domain::Intensity::moderate};
constexpr Outing long_run{WorkoutType::running, "Long run", 46, 66, 148, domain::Intensity::vigorous};
constexpr Outing walk{WorkoutType::walking, "Evening walk", 30, 55, 88, domain::Intensity::light};
constexpr Outing hike{WorkoutType::walking, "Hike by the lake", 80, 130, 74, domain::Intensity::moderate};
constexpr Outing ride{WorkoutType::cycling, "Bike ride", 45, 80, 310, domain::Intensity::moderate};
constexpr Outing swim{WorkoutType::swimming, "Swim", 30, 45, 34, domain::Intensity::moderate};
constexpr Outing yoga{WorkoutType::yoga, "Yoga at home", 20, 35, 0, domain::Intensity::light};

const Outing& choose_outing(LocalDate day, Dice& dice) {
  static constexpr const Outing* on_weekdays[] = {&run, &run, &run, &walk, &yoga, &swim};
  static constexpr const Outing* on_weekends[] = {&run, &long_run, &walk, &hike, &ride};
  return is_weekend(day) ? *dice.pick(on_weekends) : *dice.pick(on_weekdays);
}

std::optional<std::string> remark(WorkoutType type, Dice& dice) {
  static constexpr const char* outside[] = {"Legs heavy, kept it easy.",
                                            "Headwind on the way back.",
                                            "New route along the river.",
                                            "Felt great, could have gone on.",
                                            "With Sam.",
                                            "Rain all the way."};
  static constexpr const char* inside[] = {"Good one.", "Tired after work but glad I went.", "Slept badly, still fine.",
                                           "Finally got all the sets in.", "Music was a good idea."};
  if (!dice.chance(0.09)) return std::nullopt;
  const bool is_inside = type == WorkoutType::strength || type == WorkoutType::yoga || type == WorkoutType::cardio;
  return is_inside ? dice.pick(inside) : dice.pick(outside);
}

int start_minute(LocalDate day, Dice& dice) {
  return is_weekend(day) ? 9 * 60 + 20 + dice.between(0, 70) : 17 * 60 + 35 + dice.between(0, 50);
}

class Diary {
 public:
  Diary(const Training& training, std::uint64_t seed) : training_(training), year_(training.year), dice_(seed, 1) {}

  std::vector<Session> write() {
    for (LocalDate day = year_.first; day < year_.today; day += days{1}) live(day);
    return std::move(sessions_);
  }

 private:
  void live(LocalDate day) {
    const bool keeps_plan = dice_.chance(day < year_.second_plan ? 0.84 : 0.88);
    const bool goes_out = dice_.chance(chance_of_outing(day));
    if (year_.illness.contains(day)) return;
    const domain::PlannedWorkout* planned = plan_on(day).on(day_of_week(day));
    if (year_.holiday.contains(day)) planned = nullptr;
    const bool streak = day >= year_.today - days{days_of_streak};
    const bool disciplined = day >= week_start(year_.today) - days{7 * weeks_without_skipping};
    if (planned != nullptr && (keeps_plan || disciplined)) {
      train(day, *planned);
    } else if (planned == nullptr && (goes_out || streak)) {
      go_out(day, choose_outing(day, dice_));
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

  void train(LocalDate day, const domain::PlannedWorkout& planned) {
    if (planned.type == domain::PlannedType::strength) return lift_weights(day, planned);
    // Planned cardio is as often a run outside.
    const bool outside = planned.type == domain::PlannedType::cardio && dice_.chance(0.6);
    if (outside) return go_out(day, dice_.chance(0.25) ? long_run : run);
    follow(day, planned);
  }

  // A planned session without a log of each exercise.
  void follow(LocalDate day, const domain::PlannedWorkout& planned) {
    Session session = planned_session(planned);
    for (const domain::PlannedExercise& exercise : planned.exercises) {
      session.workout.exercises.push_back(exercise.exercise_name);
    }
    const int length = domain::estimated_minutes(planned.exercises) + dice_.between(-3, 4);
    finish(std::move(session), year_.at(day, start_minute(day, dice_)).at, length);
  }

  void lift_weights(LocalDate day, const domain::PlannedWorkout& planned) {
    Session session = planned_session(planned);
    const Instant start = year_.at(day, start_minute(day, dice_)).at;
    const Lifting lifting{year_, training_.catalogue, day, start, week_of(year_, day)};
    session.completions = lift(lifting, planned, dice_);
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

  void go_out(LocalDate day, const Outing& outing) {
    Session session;
    session.workout.name = outing.name;
    session.workout.type = outing.type;
    session.workout.intensity = outing.intensity;
    const int length = dice_.between(outing.shortest, outing.longest);
    // Over the year one gets a tenth faster.
    const double pace = outing.metres_per_minute * (0.92 + 0.1 * year_.progress(day) + 0.03 * dice_.noise());
    if (pace > 0) session.workout.distance = std::round(pace * length / 10) * 10;
    finish(std::move(session), year_.at(day, start_minute(day, dice_)).at, length);
  }

  // `length` in minutes.
  void finish(Session session, Instant start, int length) {
    domain::Workout& workout = session.workout;
    workout.when = domain::stamp_of(start + minutes{length}, year_.zone);
    workout.duration = length;
    const double weight = year_.body_weight(workout.when.local_date);
    workout.calories = workout.planned_workout_id ? length * domain::calories_per_planned_minute
                                                  : domain::estimated_calories(workout.type, length, weight);
    workout.notes = remark(workout.type, dice_);
    sessions_.push_back(std::move(session));
  }

  const Training& training_;
  const Year& year_;
  Dice dice_;
  std::vector<Session> sessions_;
};

}  // namespace

std::vector<Session> make_sessions(const Training& training, std::uint64_t seed) {
  return Diary(training, seed).write();
}

}  // namespace fitapp::demo
