// The rules of cardio, intervals and mobility. Seiler (easy and hard days), ACSM 2011.
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

struct CardioMinutes {
  double easy = 0;
  double hard = 0;
  double longest = 0;  // easy piece
};

CardioMinutes cardio_of(const Week& week) {
  CardioMinutes minutes;
  for (const Session& session : week.sessions) {
    for (const Entry& entry : session.main) {
      if (!is_conditioning(entry)) continue;
      const double each = entry.planned->sets.value_or(1) * set_seconds(entry) / 60;
      if (is_hard_conditioning(entry, week.wishes.fitness_level)) {
        minutes.hard += each;
      } else {
        minutes.easy += each;
        minutes.longest = std::max(minutes.longest, each);
      }
    }
  }
  return minutes;
}

void judge_endurance(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  if (wishes.primary_goal != Goal::endurance) return;
  const CardioMinutes minutes = cardio_of(week);
  if (is_healthy(wishes) && wishes.workouts_per_week > 2) {
    const double all = minutes.easy + minutes.hard;
    const double share = all > 0 ? minutes.easy / all : 0;
    // Beginners and those who want it easy need no hard piece.
    const bool gentle = wishes.fitness_level == Level::beginner || wishes.intensity == PlanIntensity::low;
    verdicts.expect(Rule::easy_share, share >= 0.7 && share <= (gentle ? 1.0 : 0.9), minutes.easy, " of ", all,
                    " minutes are easy");
  }
  if (has_few_exercises(wishes)) return;
  verdicts.expect(Rule::long_piece, minutes.longest >= 0.4 * wishes.workout_duration, "the longest piece takes ",
                  minutes.longest, " minutes");
  if (wishes.workout_duration < 45) return;
  const int days = count_where(week.sessions, [](const Session& session) { return lifts_of(session) >= 3; });
  verdicts.expect(Rule::endurance_strength, days >= 1 && days <= 2, days, " days with strength");
}

bool is_interval_work(const Entry& entry) {
  const int seconds = entry.planned->duration.value_or(0);
  if (is_conditioning(entry)) return seconds < 120;
  return seconds > 0 && seconds <= 60 && contains(entry.exercise->styles, PlannedType::hiit);
}

void judge_intervals(const Week& week, const Session& session, Verdicts& verdicts) {
  if (session.type() != PlannedType::hiit) return;
  double least = 0;  // without the changes of exercise
  double most = 0;
  for (const Entry& entry : session.main) {
    if (is_interval_work(entry)) {
      const double work = set_seconds(entry);
      verdicts.expect(Rule::interval_work, work >= 15 && work <= 60, session.title(), ": ", entry.exercise->name, ' ',
                      work, " s");
      least += work_seconds(entry);
      most += seconds_of(entry);
    } else if (is_conditioning(entry) && key_has(*entry.exercise, "interval")) {
      least += work_seconds(entry);
      most += seconds_of(entry);
    }
  }
  if (has_few_exercises(week.wishes)) return;
  verdicts.expect(Rule::interval_block, most >= 10 * 60 && least <= 25 * 60, session.title(), ": ", least / 60,
                  " minutes of intervals");
}

bool is_mobility(const Entry& entry) {
  return entry.exercise->role == ExerciseRole::mobility || entry.exercise->role == ExerciseRole::stretch;
}

void judge_stretches(const Week& week, const Session& session, Verdicts& verdicts) {
  const bool limited = !week.wishes.injuries.empty() || week.wishes.pregnant;
  if (session.type() != PlannedType::yoga || limited || week.wishes.workout_duration < 30) return;
  std::set<std::string> different;
  for (const Entry& entry : session.main) {
    if (!is_mobility(entry)) continue;
    different.insert(entry.exercise->key);
    const int seconds = entry.planned->duration.value_or(30);
    const int sets = entry.planned->sets.value_or(0);
    verdicts.expect(Rule::stretches, seconds >= 30 && seconds <= 60 && sets >= 2 && sets <= 4, session.title(), ": ",
                    entry.exercise->name, ' ', sets, " x ", seconds, " s");
  }
  for (const Entry& entry : session.cooldown) {
    if (is_mobility(entry)) different.insert(entry.exercise->key);
  }
  verdicts.expect(Rule::stretches, different.size() >= 6, session.title(), ": only ", different.size(), " exercises");
}

}  // namespace

void judge_conditioning(const Week& week, Verdicts& verdicts) {
  judge_endurance(week, verdicts);
  int interval_days = 0;
  for (const Session& session : week.sessions) {
    if (session.type() == PlannedType::hiit) ++interval_days;
    judge_intervals(week, session, verdicts);
    judge_stretches(week, session, verdicts);
  }
  if (interval_days > 0) verdicts.expect(Rule::interval_days, interval_days <= 3, interval_days, " days of intervals");
}

}  // namespace fitapp::test::judging
