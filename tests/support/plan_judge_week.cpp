// The rules of a week: coverage, balance and repetition of movements, and the texts of the plan.
#include <map>
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

template <class Test>
int sets_where(const Week& week, const Test& test) {
  int sets = 0;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (test(*entry.exercise)) sets += entry.planned->sets.value_or(0);
    }
  }
  return sets;
}

template <class Test>
bool any_in_week(const Week& week, const Test& test) {
  return sets_where(week, test) > 0;
}

bool wants_whole_body(Goal goal) { return goal != Goal::endurance && goal != Goal::flexibility; }

void judge_coverage(const Week& week, Verdicts& verdicts) {
  if (!is_healthy(week.wishes) || !has_rack(week.wishes) || !wants_whole_body(week.wishes.primary_goal)) return;
  if (week.wishes.workout_duration < 45) return;  // three or four lifts a day
  for (const std::string_view pattern :
       {"squat", "hinge", "horizontal_push", "horizontal_pull", "vertical_push", "vertical_pull"}) {
    const bool found = any_in_week(
        week, [&](const Exercise& exercise) { return is_compound(exercise) && exercise.pattern == pattern; });
    verdicts.expect(Rule::coverage, found, "no ", pattern);
  }
  const bool single_leg = any_in_week(week, [](const Exercise& exercise) {
    return is_compound(exercise) && (exercise.pattern == "lunge" || (exercise.pattern == "squat" && exercise.per_side));
  });
  verdicts.expect(Rule::coverage, single_leg, "no single-leg exercise");
  const bool core = any_in_week(week, [](const Exercise& exercise) { return exercise.role == ExerciseRole::core; });
  verdicts.expect(Rule::coverage, core, "no core exercise");
}

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

bool moves_weight(const Exercise& exercise) {
  return is_compound(exercise) || exercise.role == ExerciseRole::isolation;
}

void judge_balance_of_movements(const Week& week, Verdicts& verdicts) {
  if (is_healthy(week.wishes) && has_dumbbells(week.wishes)) {
    const int push =
        sets_where(week, [](const Exercise& e) { return moves_weight(e) && ends_with(e.pattern, "_push"); });
    const int pull =
        sets_where(week, [](const Exercise& e) { return moves_weight(e) && ends_with(e.pattern, "_pull"); });
    if (push + pull > 0) verdicts.expect(Rule::pull_push, pull >= push, push, " push, ", pull, " pull");
  }
  if (!week.wishes.injuries.empty() || week.wishes.pregnant) return;
  const int front =
      sets_where(week, [](const Exercise& e) { return moves_weight(e) && main_mover(e) == "quadriceps"; });
  const int back = sets_where(week, [](const Exercise& e) {
    return moves_weight(e) && (main_mover(e) == "hamstrings" || main_mover(e) == "glutes");
  });
  if (front + back > 0) {
    verdicts.expect(Rule::posterior, back >= 0.7 * front, front, " quadriceps, ", back, " hamstrings and glutes");
  }
}

void judge_barbell(const Week& week, Verdicts& verdicts) {
  if (!is_healthy(week.wishes) || !has_rack(week.wishes) || week.wishes.fitness_level == Level::beginner) return;
  if (!trains_for_strength_or_muscle(week.wishes) || strength_days(week) < 2) return;
  const bool found = any_in_week(week, [](const Exercise& exercise) {
    return exercise.role == ExerciseRole::main_lift &&
           (exercise.implement == Implement::barbell || exercise.implement == Implement::trap_bar);
  });
  verdicts.expect(Rule::barbell, found, "no barbell main lift");
}

void judge_isolation(const Week& week, Verdicts& verdicts) {
  if (!is_healthy(week.wishes) || !has_gym(week.wishes) || week.wishes.fitness_level == Level::beginner) return;
  if (strength_days(week) < 4 || week.wishes.workout_duration < 60) return;
  const auto isolates = [&](std::string_view pattern) {
    return any_in_week(week, [&](const Exercise& e) {
      return e.role == ExerciseRole::isolation &&
             (e.pattern == pattern || (pattern == "isolation_shoulders" && main_mover(e) == "shoulders"));
    });
  };
  for (const std::string_view pattern : {"isolation_arms", "isolation_shoulders", "calves"}) {
    verdicts.expect(Rule::isolation, isolates(pattern), "no ", pattern);
  }
}

void judge_same_lifts(const Week& week, Verdicts& verdicts) {
  std::map<std::string, std::set<std::string>> lifts;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (entry.exercise->role == ExerciseRole::main_lift) lifts[entry.exercise->pattern].insert(entry.exercise->name);
    }
  }
  for (const auto& [pattern, names] : lifts) {
    verdicts.expect(Rule::same_lifts, names.size() <= 2, names.size(), " main lifts of ", pattern);
  }
}

void judge_flexibility(const Week& week, Verdicts& verdicts) {
  if (week.wishes.primary_goal != Goal::flexibility || has_few_exercises(week.wishes)) return;
  const int days = count_where(week.sessions, [](const Session& session) { return lifts_of(session) >= 2; });
  verdicts.expect(Rule::flexibility_strength, days >= 1 && days <= 2, days, " days with strength");
}

void judge_senior_balance(const Week& week, Verdicts& verdicts) {
  const auto is_balance = [](const Exercise& exercise) { return exercise.role == ExerciseRole::balance; };
  const bool possible = count_where(week.catalogue.all(), [&](const Exercise& exercise) {
                          return is_balance(exercise) && is_suitable_for(exercise, week.wishes);
                        }) > 0;
  if (!is_old(week.wishes) || !possible) return;
  const int days = count_where(week.sessions, [&](const Session& session) {
    return count_where(session.all, [&](const Entry& entry) { return is_balance(*entry.exercise); }) > 0;
  });
  verdicts.expect(Rule::balance, days >= 2, days, " days with balance");
}

std::string description_of(const Week& week) {
  std::string text;
  for (const Message& sentence : week.plan.description) text += sentence.text + "\n";
  return text;
}

std::string spoken(BodyArea area) { return area == BodyArea::lower_back ? "lower back" : std::string(name_of(area)); }

}  // namespace

void judge_week(const Week& week, Verdicts& verdicts) {
  judge_coverage(week, verdicts);
  judge_balance_of_movements(week, verdicts);
  judge_barbell(week, verdicts);
  judge_isolation(week, verdicts);
  judge_same_lifts(week, verdicts);
  judge_flexibility(week, verdicts);
  judge_senior_balance(week, verdicts);
}

void judge_texts(const Week& week, Verdicts& verdicts) {
  const std::string description = description_of(week);
  for (const BodyArea area : week.wishes.injuries) {
    verdicts.expect(Rule::spared_named, description.find(spoken(area)) != std::string::npos, "not a word about the ",
                    spoken(area));
  }
  for (const Message& sentence : week.plan.turned_down) {
    verdicts.expect(Rule::turned_down_named, contains(week.plan.description, sentence), sentence.text);
  }
  const Goal goal = week.wishes.primary_goal;
  if ((goal == Goal::weight_loss || goal == Goal::general_fitness) && !is_young(week.wishes)) {
    verdicts.expect(Rule::cardio_named, description.find("World Health Organization") != std::string::npos,
                    description);
  }
  verdicts.expect(Rule::block, week.plan.block_weeks >= 4 && week.plan.block_weeks <= 8, week.plan.block_weeks,
                  " weeks");
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      verdicts.expect(Rule::schemes, entry.planned->scheme.has_value(), session.title(), ": ", entry.exercise->name);
    }
  }
}

}  // namespace fitapp::test::judging
