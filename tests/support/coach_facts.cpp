// The facts of a test user for coaches.
#include "support/coach_facts.h"

namespace fitapp::tests {

namespace {

// Chest was trained yesterday, the back on Monday.
domain::TrainingFacts adas_training(LocalDate today) {
  domain::TrainingFacts training;
  training.today = today;
  training.has_trained = true;
  training.weekly_goal = 3;
  training.week_workouts = 2;
  training.muscles = domain::muscle_statuses({}, {}, domain::Level::beginner, {today, {}});
  for (domain::MuscleStatus& status : training.muscles) {
    if (status.muscle == domain::Muscle::back) status.sets = 4.5;
    if (status.muscle != domain::Muscle::chest) continue;
    status.sets = 8;
    status.recovery = domain::Recovery::recovering;
    status.hours_left = 20;
  }
  return training;
}

}  // namespace

coach::Facts adas_facts() {
  const auto day = [](const char* text) { return *parse_date(text); };
  coach::Facts facts;
  facts.user = UserId{1};
  facts.today = day("2026-11-20");
  facts.first_name = "Ada";
  facts.level = domain::Level::beginner;
  facts.equipment = domain::Equipment::dumbbells;
  facts.age = 34;
  facts.weekly_goal = 3;
  facts.protein_target = 120;
  facts.stats.current_streak = 2;
  facts.stats.longest_streak = 5;
  facts.stats.week_streak = 3;
  facts.stats.this_week_workouts = 2;
  facts.stats.total_hours = 9.5;
  facts.stats.total_workouts = 14;
  facts.stats.active_days = 14;
  facts.stats.avg_duration = 41;
  facts.days_since_last = 1;
  facts.last_two_weeks = {
      {day("2026-11-19"), domain::WorkoutType::strength, "Upper Body", 45, domain::Intensity::high},
      {day("2026-11-17"), domain::WorkoutType::running, "Morning Run", 30, domain::Intensity::moderate},
      {day("2026-11-14"), domain::WorkoutType::strength, "Full Body", 40, domain::Intensity::high},
      {day("2026-11-11"), domain::WorkoutType::strength, "Full Body", 40, domain::Intensity::high}};
  facts.has_plan = true;
  facts.planned_today = {"Leg Day", domain::PlannedType::strength, {"Goblet Squat", "Glute Bridge", "Plank"}};
  facts.next = coach::NextTraining{{"Easy Cardio", domain::PlannedType::cardio, {"Brisk Walk"}}, 3};
  facts.bests = {{"Goblet Squat", 45, domain::RecordUnit::lb, day("2026-11-13")},
                 {"Push-Up", 18, domain::RecordUnit::reps, day("2026-10-30")}};
  facts.last_weights = {{"goblet_squat", 45}, {"dumbbell_row", 30}};
  facts.training = adas_training(facts.today);
  facts.training.planned_title = facts.planned_today->title;
  facts.food.daily_goal = 2000;
  facts.food.total_calories = 1250;
  facts.food.remaining = 750;
  facts.food.total_protein = 80;
  facts.food.entries = 3;
  facts.health.weight = 165;
  facts.health.target_weight = 155;
  facts.health.weight_change = -2.4;
  facts.health.average_sleep = 6.4;
  facts.health.nights = 6;
  facts.health.average_quality = 3.5;
  return facts;
}

}  // namespace fitapp::tests
