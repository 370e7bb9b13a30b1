// The rules of what stands where: modes of cardio, mobility days, drills, titles and advice. Seiler, ACSM 2011.
#include <map>
#include <set>

#include "support/plan_judge_parts.h"

namespace fitapp::test::judging {

namespace {

constexpr int piece_from = 120;      // s; shorter ones are intervals
constexpr int shortest_piece = 600;  // s
constexpr double clearly_longer = 1.1;

bool is_piece(const Entry& entry) {
  return is_conditioning(entry) && entry.planned->duration.value_or(0) >= piece_from;
}

bool has_word(const std::string& text, std::string_view word) { return text.find(word) != std::string::npos; }

// What one walks, rides or rows on.
std::string mode_of(const Exercise& exercise) {
  const std::string& key = exercise.key;
  for (const std::string_view mode : {"treadmill", "elliptical", "stair", "ski", "swim"}) {
    if (has_word(key, mode)) return std::string(mode);
  }
  if (has_word(key, "bike") || has_word(key, "cycling")) return "bike";
  if (has_word(key, "rowing")) return "rower";
  return "foot";
}

void judge_modes(const Week& week, Verdicts& verdicts) {
  std::set<std::string> modes;
  int days = 0;
  for (const Session& session : week.sessions) {
    std::set<std::string> today;
    for (const Entry& entry : session.main) {
      if (!is_piece(entry)) continue;
      today.insert(mode_of(*entry.exercise));
      verdicts.expect(Rule::crumbs, entry.planned->duration.value_or(0) >= shortest_piece, session.title(), ": ",
                      entry.exercise->name, ' ', entry.planned->duration.value_or(0), " s");
    }
    if (today.empty()) continue;
    ++days;
    verdicts.expect(Rule::one_mode, today.size() == 1, session.title(), ": ", today.size(), " modes");
    modes.merge(today);
  }
  if (!has_gym(week.wishes) || !is_healthy(week.wishes) || days < 3) return;
  verdicts.expect(Rule::modes, modes.size() >= 2, days, " days on the ", *modes.begin());
}

// A day that is called long holds the longest piece, and no other day comes near it.
void judge_longest(const Week& week, Verdicts& verdicts) {
  double longest = 0;
  double other = 0;
  for (const Session& session : week.sessions) {
    const bool is_long = has_word(session.title(), "Long");
    for (const Entry& entry : session.main) {
      if (!is_piece(entry)) continue;
      (is_long ? longest : other) = std::max(is_long ? longest : other, set_seconds(entry));
    }
    if (!is_long) continue;
    const auto tells = [](const Message& note) { return has_word(note.text, "5 to 10 %"); };
    verdicts.expect(Rule::growth, count_where(session.workout->notes, tells) == 1, session.title());
  }
  if (longest > 0) {
    verdicts.expect(Rule::longest, longest >= clearly_longer * other, longest / 60, " minutes, elsewhere ", other / 60);
  }
}

void judge_mobility_days(const Week& week, Verdicts& verdicts) {
  const bool limited = !week.wishes.injuries.empty() || week.wishes.pregnant;
  std::vector<std::set<std::string>> days;
  for (const Session& session : week.sessions) {
    if (session.type() != PlannedType::yoga) continue;
    std::set<std::string> keys;
    for (const Entry& entry : session.main) {
      keys.insert(entry.exercise->key);
      verdicts.expect(Rule::mobility_only, limited || !is_piece(entry), session.title(), ": ", entry.exercise->name);
    }
    days.push_back(keys);
  }
  if (limited) return;
  for (std::size_t i = 1; i < days.size(); ++i) {
    const int shared = count_where(days[i], [&](const std::string& key) { return days[i - 1].count(key) > 0; });
    verdicts.expect(Rule::mobility_differs, 2 * shared <= static_cast<int>(days[i].size()), shared, " of ",
                    days[i].size(), " again");
  }
}

enum class Region { upper, lower, trunk };

std::set<Region> regions_of(const std::vector<std::string>& muscles) {
  static const std::map<std::string, Region> table = {
      {"chest", Region::upper},     {"back", Region::upper},        {"lats", Region::upper},
      {"shoulders", Region::upper}, {"traps", Region::upper},       {"biceps", Region::upper},
      {"triceps", Region::upper},   {"quadriceps", Region::lower},  {"hamstrings", Region::lower},
      {"glutes", Region::lower},    {"calves", Region::lower},      {"adductors", Region::lower},
      {"abductors", Region::lower}, {"hip flexors", Region::lower}, {"core", Region::trunk},
      {"obliques", Region::trunk},  {"lower back", Region::trunk},  {"forearms", Region::upper},
      {"neck", Region::upper}};
  std::set<Region> regions;
  for (const std::string& muscle : muscles) {
    if (muscle == "full body") return {Region::upper, Region::lower, Region::trunk};
    const auto found = table.find(muscle);
    if (found != table.end()) regions.insert(found->second);
  }
  return regions;
}

// Regions that work: of a run the legs, of rowing all.
std::set<Region> worked_in(const Session& session) {
  std::set<Region> worked;
  for (const Entry& entry : session.main) {
    const Exercise& exercise = *entry.exercise;
    if (is_piece(entry)) {
      const std::string mode = mode_of(exercise);
      worked.insert(Region::lower);
      if (mode == "rower" || mode == "ski" || mode == "elliptical") worked.insert({Region::upper, Region::trunk});
    } else if (exercise.role == ExerciseRole::conditioning) {
      worked.insert({Region::upper, Region::lower, Region::trunk});
    } else {
      worked.merge(regions_of(exercise.primary_muscles));
    }
  }
  return worked;
}

void judge_drills(const Session& session, Verdicts& verdicts) {
  if (session.type() == PlannedType::yoga) return;
  static const std::set<std::string> fillers = {"finger_spread_and_fist", "diaphragmatic_breathing", "chin_tuck",
                                                "neck_turns"};
  const std::set<Region> worked = worked_in(session);
  for (const Entry& entry : session.warmup) {
    const Exercise& drill = *entry.exercise;
    if (is_conditioning(entry)) continue;
    const std::set<Region> regions = regions_of(drill.primary_muscles);
    const bool fits =
        std::any_of(regions.begin(), regions.end(), [&](Region region) { return worked.count(region) > 0; });
    verdicts.expect(Rule::drills, fits && fillers.count(drill.key) == 0, session.title(), ": ", drill.name);
  }
}

bool holds(const Session& session, std::initializer_list<std::string_view> patterns) {
  return std::any_of(session.main.begin(), session.main.end(), [&](const Entry& entry) {
    return is_compound(*entry.exercise) &&
           std::find(patterns.begin(), patterns.end(), entry.exercise->pattern) != patterns.end();
  });
}

void judge_title(const Week& week, const Session& session, Verdicts& verdicts) {
  const std::string& title = session.title();
  const bool push = holds(session, {"horizontal_push", "vertical_push"});
  const bool pull = holds(session, {"horizontal_pull", "vertical_pull"});
  const bool legs = holds(session, {"squat", "hinge", "lunge"});
  const auto says = [&](std::string_view word, bool good) {
    if (has_word(title, word)) verdicts.expect(Rule::title_content, good, title, " does not hold what it says");
  };
  says("Full Body", push && pull && legs);
  says("Upper Body", push && pull && !legs);
  says("Lower Body", legs && !push && !pull);
  says("Push", push);
  says("Pull", pull);
  says("Legs", legs);
  says("Cardio", count_where(session.main, is_conditioning) > 0);
  const auto hard = [&](const Entry& entry) {
    return is_conditioning(entry) &&
           (is_hard_conditioning(entry, week.wishes.fitness_level) || key_has(*entry.exercise, "interval"));
  };
  says("Harder", count_where(session.main, hard) > 0);
}

void judge_advice(const Week& week, Verdicts& verdicts) {
  if (week.wishes.injuries.size() < 3) return;
  const auto advises = [](const Message& sentence) { return has_word(sentence.text, "physiotherapist"); };
  verdicts.expect(Rule::physiotherapist, count_where(week.plan.description, advises) == 1, "no advice");
}

void judge_first_runs(const Week& week, Verdicts& verdicts) {
  const PlanPreferences& wishes = week.wishes;
  const bool bare = wishes.equipment == EquipmentChoice::none || wishes.equipment == EquipmentChoice::bodyweight;
  if (wishes.primary_goal != Goal::endurance || wishes.fitness_level != Level::beginner) return;
  if (!bare || !is_healthy(wishes) || wishes.workouts_per_week < 3) return;
  const int days = count_where(week.sessions, [](const Session& session) {
    return count_where(session.main, [](const Entry& entry) { return key_has(*entry.exercise, "run_walk"); }) > 0;
  });
  verdicts.expect(Rule::run_walk, days >= 1, "no running with walking breaks");
}

// Cardio in a lifting plan only where the sets have filled the time.
void judge_filler(const Week& week, const Session& session, Verdicts& verdicts) {
  if (!trains_for_strength_or_muscle(week.wishes) || !is_healthy(week.wishes) || !has_rack(week.wishes)) return;
  if (session.type() != PlannedType::strength) return;
  double cardio = 0;
  int sets = 0;
  for (const Entry& entry : session.main) {
    if (is_conditioning(entry))
      cardio += seconds_of(entry) / 60;
    else
      sets += entry.planned->sets.value_or(0);
  }
  if (cardio == 0) return;
  verdicts.expect(Rule::filler, sets >= (week.wishes.workout_duration - cardio) / 4.5, session.title(), ": ", cardio,
                  " minutes of cardio after ", sets, " sets");
}

}  // namespace

void judge_content(const Week& week, Verdicts& verdicts) {
  judge_modes(week, verdicts);
  judge_longest(week, verdicts);
  judge_mobility_days(week, verdicts);
  judge_advice(week, verdicts);
  judge_first_runs(week, verdicts);
  for (const Session& session : week.sessions) {
    judge_drills(session, verdicts);
    judge_title(week, session, verdicts);
    judge_filler(week, session, verdicts);
  }
}

}  // namespace fitapp::test::judging
