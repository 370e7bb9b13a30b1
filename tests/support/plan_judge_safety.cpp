// The rules that every plan must keep.
#include <cctype>
#include <cmath>
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

void judge_forms(const Week& week, Verdicts& verdicts) {
  for (const planning::BuiltWorkout& workout : week.plan.workouts) {
    std::set<std::string> names;
    for (const PlannedExercise& planned : workout.exercises) {
      const bool known = planned.exercise_key && week.catalogue.find_by_key(*planned.exercise_key) != nullptr;
      const auto& where = workout.title.text;
      verdicts.expect(Rule::known, known, where, ": ", planned.exercise_name);
      const bool complete = planned.sets.value_or(0) >= 1 && planned.reps.has_value() != planned.duration.has_value() &&
                            planned.reps.value_or(1) >= 1 && planned.duration.value_or(1) >= 1 &&
                            planned.rest_time.value_or(0) >= 0 &&
                            planned.reps_max.value_or(planned.reps.value_or(0)) >= planned.reps.value_or(0);
      verdicts.expect(Rule::complete, complete, where, ": ", planned.exercise_name);
      const bool first = names.insert(planned.exercise_key.value_or(planned.exercise_name)).second;
      verdicts.expect(Rule::twice, first, where, ": ", planned.exercise_name);
    }
  }
}

void judge_suitability(const Week& week, const Session& session, Verdicts& verdicts) {
  for (const Entry& entry : session.all) {
    const Exercise& exercise = *entry.exercise;
    for (const BodyArea area : week.wishes.injuries) {
      verdicts.expect(Rule::spared, !contains(exercise.loads, area), exercise.name, " loads ", name_of(area));
    }
    verdicts.expect(Rule::equipment, owns(week.wishes.equipment, exercise.equipment), exercise.name, " needs ",
                    name_of(exercise.equipment));
    if (week.wishes.fitness_level == Level::beginner) {
      verdicts.expect(Rule::skill, exercise.skill < 3, exercise.name);
    }
  }
}

// ACOG 804.
void judge_pregnancy(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!week.wishes.pregnant) return;
  verdicts.expect(Rule::pregnancy_effort, session.type() != PlannedType::hiit, session.title(), " is HIIT");
  for (const Entry& entry : session.all) {
    const Exercise& exercise = *entry.exercise;
    for (const Trait trait :
         {Trait::supine, Trait::prone, Trait::twist, Trait::fall_risk, Trait::impact, Trait::inverted, Trait::power}) {
      verdicts.expect(Rule::pregnancy, !has_trait(exercise, trait), exercise.name, " is ", name_of(trait));
    }
    verdicts.expect(Rule::pregnancy, exercise.skill < 3 && exercise.difficulty != Level::advanced, exercise.name,
                    " is advanced");
    verdicts.expect(Rule::pregnancy_effort, !is_loaded(exercise) || entry.planned->reps.value_or(6) >= 6, exercise.name,
                    " x ", entry.planned->reps.value_or(0));
  }
}

void judge_age(const Week& week, const Session& session, Verdicts& verdicts) {
  for (const Entry& entry : session.all) {
    const Exercise& exercise = *entry.exercise;
    if (is_young(week.wishes)) {
      verdicts.expect(Rule::youth, exercise.skill < 3, exercise.name, " is of skill 3");
      verdicts.expect(Rule::youth, !is_loaded(exercise) || entry.planned->reps.value_or(8) >= 8, exercise.name, " x ",
                      entry.planned->reps.value_or(0));
    }
    if (!is_old(week.wishes)) continue;
    for (const Trait trait : {Trait::impact, Trait::inverted, Trait::fall_risk}) {
      verdicts.expect(Rule::senior, !has_trait(exercise, trait), exercise.name, " is ", name_of(trait));
    }
    verdicts.expect(Rule::senior, exercise.skill < 3, exercise.name, " is of skill 3");
  }
}

void judge_name(const Week& week, Verdicts& verdicts) {
  if (!is_young(week.wishes)) return;
  std::string name = week.plan.name.text;
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
  const bool about_weight =
      name.find("weight loss") != std::string::npos || name.find("weight-loss") != std::string::npos;
  verdicts.expect(Rule::youth, !about_weight, week.plan.name.text);
}

void judge_minutes(const Week& week, const Session& session, Verdicts& verdicts) {
  const double asked = 60.0 * week.wishes.workout_duration;
  const double share = seconds_of(session.all) / asked;
  const bool long_enough = share >= 0.9 || has_few_exercises(week.wishes);
  verdicts.expect(Rule::minutes, share <= 1.1 && long_enough, session.title(), " takes ",
                  std::lround(share * week.wishes.workout_duration), " minutes");
}

// A long run is one piece, so days of cardio and intervals may hold fewer exercises.
int fewest_main(const Week& week, PlannedType type) {
  if (type == PlannedType::cardio || type == PlannedType::hiit) return 1;
  return week.main_choice >= 12 ? 3 : 0;
}

void judge_sections(const Week& week, const Session& session, Verdicts& verdicts) {
  Section section = Section::warmup;
  int order = 0;
  for (const PlannedExercise& planned : session.workout->exercises) {
    verdicts.expect(Rule::sections, planned.category >= section, session.title(), ": ", planned.exercise_name,
                    " is out of order");
    verdicts.expect(Rule::sections, planned.order_index == order++, session.title(), ": index of ",
                    planned.exercise_name);
    section = planned.category;
  }
  verdicts.expect(Rule::sections, session.warmup.size() <= 7, session.title(), ": ", session.warmup.size(),
                  " warm-ups");
  verdicts.expect(Rule::sections, session.main.size() <= 10, session.title(), ": ", session.main.size(), " main");
  verdicts.expect(Rule::sections, session.cooldown.size() <= 5, session.title(), ": ", session.cooldown.size(),
                  " cool-downs");
  const int least = fewest_main(week, session.type());
  verdicts.expect(Rule::sections, static_cast<int>(session.main.size()) >= least, session.title(), ": only ",
                  session.main.size(), " main");
}

int longest_run(const std::set<int>& days) {
  int longest = 0;
  for (int start = 0; start < 7; ++start) {
    int run = 0;
    while (run < 7 && days.count((start + run) % 7) == 1) ++run;
    longest = std::max(longest, run);
  }
  return longest;
}

void judge_days(const Week& week, Verdicts& verdicts) {
  const int asked = week.wishes.workouts_per_week;
  std::set<int> days;
  std::set<std::string> titles;
  int last = -1;
  for (const Session& session : week.sessions) {
    const int day = session.workout->day_of_week;
    verdicts.expect(Rule::days, day >= 0 && day <= 6, "day ", day);
    verdicts.expect(Rule::days, (day + 6) % 7 > last, "days are not in the order Monday to Sunday");
    last = (day + 6) % 7;
    if (session.type() != PlannedType::rest) days.insert(day);
    verdicts.expect(Rule::titles, !session.title().empty() && titles.insert(session.title()).second, session.title());
  }
  verdicts.expect(Rule::days, static_cast<int>(days.size()) == std::min(asked, 6), days.size(), " days");
  const int longest = longest_run(days);
  verdicts.expect(Rule::days, asked > 3 || longest <= 1, "neighbouring days");
  verdicts.expect(Rule::days, asked > 5 || longest < asked, "all days in one run");
}

}  // namespace

void judge_safety(const Week& week, Verdicts& verdicts) {
  judge_forms(week, verdicts);
  judge_name(week, verdicts);
  judge_days(week, verdicts);
  for (const Session& session : week.sessions) {
    judge_suitability(week, session, verdicts);
    judge_pregnancy(week, session, verdicts);
    judge_age(week, session, verdicts);
    if (session.type() == PlannedType::rest) continue;
    judge_minutes(week, session, verdicts);
    judge_sections(week, session, verdicts);
  }
}

}  // namespace fitapp::test::judging
