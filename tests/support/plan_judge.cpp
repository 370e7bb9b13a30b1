// The list of rules, and the tally of many plans.
#include "support/plan_judge.h"

#include <iomanip>

#include "support/plan_judge_parts.h"

namespace fitapp::test {

namespace judging {

namespace {

// In the order of Rule.
constexpr auto rule_texts = std::to_array<RuleText>({
    {"every exercise is in the catalogue", true},
    {"every exercise has sets and either repetitions or seconds", true},
    {"no spared area is loaded", true},
    {"the equipment is available", true},
    {"pregnancy: no unsafe exercise", true},
    {"pregnancy: no maximal lifts, no intervals", true},
    {"under 16: no advanced skill, no heavy sets, no weight loss", true},
    {"from 65: no impact, no fall risk, no advanced skill", true},
    {"no advanced skill for beginners", true},
    {"no exercise twice in a session", true},
    {"minutes within 10 % of the time asked", true},
    {"sections in order and of the right size", true},
    {"days as asked, with rest between them", true},
    {"unique titles", true},

    {"sets by role and goal", false},
    {"repetitions or seconds by role and goal", false},
    {"small exercises above 6 repetitions", false},
    {"rests by role and goal", false},
    {"number of main exercises by time", false},
    {"warm-up and cool-down are short and to the point", false},
    {"main lifts, assistance, isolation, conditioning in order", false},
    {"no same pattern and muscle in a row", false},
    {"with weights at hand the session starts with them", false},
    {"barbell main lifts from intermediate on", false},
    {"beginners: at most two overhead and two axial exercises", false},
    {"full-body days hold legs, a push and a pull", false},
    {"the week covers every movement", false},
    {"pull sets at least push sets", false},
    {"hamstrings and glutes at least 0.7 of quadriceps", false},
    {"no large muscle above 22 sets a week", false},
    {"no large muscle above 10 sets a session", false},
    {"weekly sets at most those of the level", false},
    {"weekly sets at least those of the level", false},
    {"every large muscle on two days", false},
    {"a day between hard sessions of a muscle", false},
    {"isolation for arms, shoulders and calves", false},
    {"the same main lifts come back", false},
    {"core at most 16 sets a week", false},

    {"endurance: 70 to 90 % of the minutes are easy", false},
    {"endurance: strength on one or two days", false},
    {"endurance: one long piece", false},
    {"conditioning pieces of at least 10 minutes", false},
    {"intervals on at most 3 days", false},
    {"intervals of 15 to 60 seconds", false},
    {"intervals for 10 to 25 minutes in all", false},
    {"mobility days: six holds of 30 to 60 seconds, twice", false},
    {"flexibility: strength on one or two days", false},
    {"from 65: balance on two days", false},

    {"the description names every spared area", false},
    {"the description says what was turned down", false},
    {"the description compares the cardio with the WHO's aim", false},
    {"every main exercise has a progression", false},
    {"a block of 4 to 8 weeks", false},

    {"one dose per exercise and week", false},
    {"raises do not take the place of other sets", false},
    {"strength: squat and bench press on two days", false},
    {"fewer than 5 repetitions only for the tested lifts", false},
    {"hard core exercises for at most 12 repetitions", false},
    {"no long sets or short rests of bar squats and deadlifts", false},
    {"a focus has at least the sets of the rest", false},
    {"without weights nothing far below the level", false},
    {"from 65: single-leg work with support", true},
    {"from 65: power with light loads", false},
    {"pairs of different muscles; weight loss has some", false},
    {"the cardio of a day in one mode", false},
    {"the modes of cardio alternate in a gym", false},
    {"the long piece is clearly the longest", false},
    {"the long day says how it grows", false},
    {"endurance: beginners run with walking breaks", false},
    {"cardio in lifting plans only after the sets", false},
    {"no cardio on mobility days", false},
    {"mobility days differ", false},
    {"drills fit what follows", false},
    {"titles say what is inside", true},
    {"from three injuries on: see a physiotherapist", false},

    {"under 16 and from 65: holds of at most 30 s", false},
    {"short rests after small exercises and holds", false},
    {"from 65: no bending of the spine against a load", true},
    {"drills and stretches of the kind of the day", false},
    {"in a gym no floor press, no hip thrust with a dumbbell", false},
    {"the long piece on a machine that the week has", false},
    {"mobility days go from balance to lying", false},
});
static_assert(rule_texts.size() == static_cast<std::size_t>(Rule::count));

Week week_of(const PlanPreferences& preferences, const planning::BuiltPlan& plan, const Catalogue& catalogue) {
  Week week{preferences, plan, catalogue, {}};
  for (const Exercise& exercise : catalogue.all()) {
    if (exercise.category != Section::main || !is_suitable_for(exercise, preferences)) continue;
    ++week.main_choice;
    if (is_lift(exercise)) ++week.lift_choice;
  }
  for (const planning::BuiltWorkout& workout : plan.workouts) {
    Session session{&workout, {}, {}, {}, {}};
    for (const PlannedExercise& planned : workout.exercises) {
      const Exercise* exercise = planned.exercise_key ? catalogue.find_by_key(*planned.exercise_key) : nullptr;
      if (exercise == nullptr) continue;
      const Entry entry{&planned, exercise};
      session.all.push_back(entry);
      switch (planned.category) {
        case Section::warmup: session.warmup.push_back(entry); break;
        case Section::main: session.main.push_back(entry); break;
        case Section::cooldown: session.cooldown.push_back(entry); break;
      }
    }
    week.sessions.push_back(std::move(session));
  }
  return week;
}

}  // namespace

const RuleText& text_of(Rule rule) { return rule_texts[static_cast<std::size_t>(rule)]; }

Verdicts::Verdicts() {
  for (const RuleText& rule : rule_texts) judgements_.push_back({std::string(rule.name), false, true, ""});
}

}  // namespace judging

std::vector<Judgement> judge(const domain::PlanPreferences& preferences, const domain::planning::BuiltPlan& plan,
                             const domain::Catalogue& catalogue) {
  const domain::PlanPreferences wishes = judging::as_followed(preferences);
  const judging::Week week = judging::week_of(wishes, plan, catalogue);
  judging::Verdicts verdicts;
  judging::judge_safety(week, verdicts);
  judging::judge_sessions(week, verdicts);
  judging::judge_week(week, verdicts);
  judging::judge_sets(week, verdicts);
  judging::judge_conditioning(week, verdicts);
  judging::judge_texts(week, verdicts);
  judging::judge_lifting(week, verdicts);
  judging::judge_content(week, verdicts);
  judging::judge_person(week, verdicts);
  return verdicts.take();
}

namespace {

template <class E>
std::string joined(const std::vector<E>& members) {
  std::string text;
  for (const E member : members) {
    if (!text.empty()) text += ',';
    text += name_of(member);
  }
  return text.empty() ? "-" : text;
}

constexpr std::size_t kept_failures = 10;

}  // namespace

std::string described(const domain::PlanPreferences& preferences) {
  std::ostringstream text;
  text << "level=" << name_of(preferences.fitness_level) << " goal=" << name_of(preferences.primary_goal)
       << " eq=" << name_of(preferences.equipment) << " min=" << preferences.workout_duration
       << " days=" << preferences.workouts_per_week << " int=" << name_of(preferences.intensity)
       << " areas=" << joined(preferences.target_areas) << " inj=" << joined(preferences.injuries)
       << " age=" << (preferences.age ? std::to_string(*preferences.age) : "-") << " preg=" << preferences.pregnant;
  return text.str();
}

Tally::Tally() {
  for (std::size_t i = 0; i < static_cast<std::size_t>(judging::Rule::count); ++i) {
    const judging::RuleText& rule = judging::text_of(static_cast<judging::Rule>(i));
    rows_.push_back({std::string(rule.name), 0, 0, rule.safety, {}});
  }
}

void Tally::add(const domain::PlanPreferences& preferences, const domain::planning::BuiltPlan& plan,
                const domain::Catalogue& catalogue) {
  const std::vector<Judgement> judgements = judge(preferences, plan, catalogue);
  for (std::size_t i = 0; i < judgements.size(); ++i) {
    if (!judgements[i].applies) continue;
    Row& row = rows_[i];
    ++row.applies;
    if (judgements[i].kept) {
      ++row.kept;
    } else if (row.failures.size() < kept_failures) {
      row.failures.push_back(described(preferences) + ": " + judgements[i].detail);
    }
  }
}

void Tally::merge(const Tally& other) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].applies += other.rows_[i].applies;
    rows_[i].kept += other.rows_[i].kept;
    for (const std::string& failure : other.rows_[i].failures) {
      if (rows_[i].failures.size() < kept_failures) rows_[i].failures.push_back(failure);
    }
  }
}

std::string Tally::table() const {
  std::size_t width = 4;
  for (const Row& row : rows_) width = std::max(width, row.rule.size());
  std::ostringstream text;
  text << std::left << std::setw(static_cast<int>(width)) << "rule" << std::right << std::setw(9) << "plans"
       << std::setw(9) << "kept" << std::setw(10) << "percent" << '\n';
  for (const Row& row : rows_) {
    text << std::left << std::setw(static_cast<int>(width)) << row.rule << std::right << std::setw(9) << row.applies
         << std::setw(9) << row.kept << std::setw(10);
    if (row.applies == 0) {
      text << "-";
    } else {
      // Rounded down, so that 100.00 means every plan.
      const std::size_t hundredths = row.kept * 10000 / row.applies;
      std::ostringstream percent;
      percent << hundredths / 100 << '.' << std::setw(2) << std::setfill('0') << hundredths % 100;
      text << percent.str();
    }
    text << '\n';
  }
  return text.str();
}

}  // namespace fitapp::test
