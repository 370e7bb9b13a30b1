// What the parts of the judge of plans share. Only plan_judge*.cpp include this.
#pragma once

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/plan_judge.h"

namespace fitapp::test::judging {

using namespace domain;

enum class Rule {
  known,
  complete,
  spared,
  equipment,
  pregnancy,
  pregnancy_effort,
  youth,
  senior,
  skill,
  twice,
  minutes,
  sections,
  days,
  titles,
  sets,
  repetitions,
  small_repetitions,
  rests,
  main_count,
  warmup,
  order,
  alternation,
  implements,
  barbell,
  beginner,
  full_body,
  coverage,
  pull_push,
  posterior,
  week_ceiling,
  session_ceiling,
  level_ceiling,
  level_floor,
  frequency,
  recovery,
  isolation,
  same_lifts,
  core_sets,
  easy_share,
  endurance_strength,
  long_piece,
  crumbs,
  interval_days,
  interval_work,
  interval_block,
  stretches,
  flexibility_strength,
  balance,
  spared_named,
  turned_down_named,
  cardio_named,
  schemes,
  block,

  one_dose,
  raises,
  repeated_lifts,
  triples,
  hard_core,
  long_bar_sets,
  focus,
  level_without_weights,
  support,
  power,
  pairs,
  one_mode,
  modes,
  longest,
  growth,
  run_walk,
  filler,
  mobility_only,
  mobility_differs,
  drills,
  title_content,
  physiotherapist,

  gentle_holds,
  small_rests,
  old_spine,
  kinds,
  makeshifts,
  known_long,
  standing_first,
  count
};

struct RuleText {
  std::string_view name;
  bool safety;
};
const RuleText& text_of(Rule rule);

// The outcome of each rule. A rule applies once something was expected of it.
class Verdicts {
 public:
  Verdicts();

  template <class... Parts>
  void expect(Rule rule, bool good, const Parts&... detail) {
    Judgement& judgement = judgements_[static_cast<std::size_t>(rule)];
    judgement.applies = true;
    if (good || !judgement.kept) return;
    judgement.kept = false;
    std::ostringstream text;
    (text << ... << detail);
    judgement.detail = text.str();
  }

  std::vector<Judgement> take() { return std::move(judgements_); }

 private:
  std::vector<Judgement> judgements_;
};

struct Entry {
  const PlannedExercise* planned;
  const Exercise* exercise;  // exercises that are not in the catalogue are left out
};

struct Session {
  const planning::BuiltWorkout* workout;
  std::vector<Entry> all;
  std::vector<Entry> warmup;
  std::vector<Entry> main;
  std::vector<Entry> cooldown;

  const std::string& title() const { return workout->title.text; }
  PlannedType type() const { return workout->type; }
};

struct Week {
  const PlanPreferences& wishes;
  const planning::BuiltPlan& plan;
  const Catalogue& catalogue;
  std::vector<Session> sessions;
  int main_choice = 0;  // suitable exercises of the main section
  int lift_choice = 0;  // the lifts among them
};
// From so many suitable lifts on, a session can be built as the rules want it.
inline constexpr int ample_lifts = 20;

template <class List, class T>
bool contains(const List& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

template <class List, class Test>
int count_where(const List& list, const Test& test) {
  return static_cast<int>(std::count_if(list.begin(), list.end(), test));
}

// ---- The person ----
bool has_gym(const PlanPreferences& wishes);
bool has_rack(const PlanPreferences& wishes);       // home gym or gym
bool has_dumbbells(const PlanPreferences& wishes);  // or more
bool owns(EquipmentChoice choice, Equipment needed);
// Cardio alone is an endurance plan, and nobody under 16 gets a weight-loss plan; the plan says so.
PlanPreferences as_followed(PlanPreferences wishes);
bool is_young(const PlanPreferences& wishes);
bool is_old(const PlanPreferences& wishes);
// An adult below 65, not injured, not pregnant.
bool is_healthy(const PlanPreferences& wishes);
// Injuries or pregnancy leave this person too few exercises to fill any number of minutes.
bool has_few_exercises(const PlanPreferences& wishes);
bool trains_for_strength_or_muscle(const PlanPreferences& wishes);

// ---- The exercise ----
bool is_suitable_for(const Exercise& exercise, const PlanPreferences& wishes);
bool has_trait(const Exercise& exercise, Trait trait);
bool key_has(const Exercise& exercise, std::string_view word);
bool is_compound(const Exercise& exercise);         // main lift or assistance
bool is_lift(const Exercise& exercise);             // also isolation, core and carries
bool is_held_up_by_body(const Exercise& exercise);  // body weight, band, suspension: more repetitions replace weight
bool is_loaded(const Exercise& exercise);
bool is_conditioning(const Entry& entry);
bool is_hard_conditioning(const Entry& entry, Level level);
// The first primary muscle, with the lats as part of the back.
std::string_view main_mover(const Exercise& exercise);

// ---- The minutes ----
double set_seconds(const Entry& entry);   // both sides
double work_seconds(const Entry& entry);  // sets and the rests between them
double seconds_of(const Entry& entry);    // also the change to the exercise
double seconds_of(const std::vector<Entry>& entries);

// A strength session that holds lifts.
bool is_strength_session(const Session& session);
int strength_days(const Week& week);
int lifts_of(const Session& session);
int compounds_of(const Session& session);

// ---- The rules ----
void judge_safety(const Week& week, Verdicts& verdicts);
void judge_sessions(const Week& week, Verdicts& verdicts);
void judge_week(const Week& week, Verdicts& verdicts);
void judge_sets(const Week& week, Verdicts& verdicts);
void judge_conditioning(const Week& week, Verdicts& verdicts);
void judge_texts(const Week& week, Verdicts& verdicts);
void judge_lifting(const Week& week, Verdicts& verdicts);
void judge_content(const Week& week, Verdicts& verdicts);
void judge_person(const Week& week, Verdicts& verdicts);

}  // namespace fitapp::test::judging
