// Cardio, interval and mobility sessions.
#include <algorithm>

#include "domain/contains.h"
#include "domain/planning/light.h"
#include "domain/planning/session.h"
#include "domain/planning/suitability.h"

namespace fitapp::domain::planning {

namespace {

constexpr int shortest_piece = 300;  // s
constexpr int longest_hard = 2100;   // s
constexpr int longest_work = 60;     // s, of an interval
constexpr std::size_t circuit_size = 5;
constexpr int most_rounds = 6;
constexpr int most_holds = 4;                   // sets
constexpr int most_core_sets = 12;              // a week
constexpr int shortest_easy_before_hard = 300;  // s

// Swimming and cycling outdoors need a pool or a bicycle, so they are never prescribed.
bool is_piece(const Exercise& exercise) {
  return exercise.rank < 3 && exercise.role == ExerciseRole::conditioning && exercise.category == Section::main &&
         exercise.default_duration.value_or(0) >= shortest_piece;
}

// Runs and rides whose effort changes on purpose.
bool is_harder(const Exercise& exercise) {
  return exercise.key.find("interval") != std::string::npos || exercise.key.find("tempo") != std::string::npos;
}

int piece_score(const Exercise& exercise, const Choice& choice) {
  int score = 20 * (3 - exercise.rank) + choice.jitter(exercise, 14);
  score -= 10 * std::abs(static_cast<int>(exercise.difficulty) - static_cast<int>(choice.preferences().fitness_level));
  if (is_senior(choice.preferences()) && has_trait(exercise, Trait::supported)) score += 15;
  return score;
}

template <class Accept, class Score>
const Exercise* best_of(const Choice& choice, const ExerciseList& chosen, Accept accept, Score score) {
  const Exercise* best = nullptr;
  int best_score = 0;
  for (const Exercise* exercise : choice.suitable()) {
    if (exercise->difficulty > choice.preferences().fitness_level || contains(chosen, exercise)) continue;
    if (!accept(*exercise)) continue;
    const int points = score(*exercise);
    if (best != nullptr && points <= best_score) continue;
    best = exercise;
    best_score = points;
  }
  return best;
}

const Exercise* harder_piece(const Choice& choice) {
  return best_of(
      choice, {}, [](const Exercise& each) { return is_piece(each) && is_harder(each); },
      [&](const Exercise& each) { return piece_score(each, choice); });
}

Dose piece_dose(const Exercise& exercise, const Choice& choice, int seconds) {
  Dose dose = main_dose(exercise, choice.preferences());
  dose.sets = 1;
  dose.rest = 0;
  dose.limits.sets = {1, 1};
  dose.limits.rest = {0, 0};
  dose.limits.seconds = {shortest_piece, 5400};
  dose.seconds = seconds;
  return dose;
}

int left_seconds(const SessionDraft& draft, const Choice& choice) {
  return choice.preferences().workout_duration * 60 - seconds_of(draft);
}

// Two exercises for the trunk and hips, which cardio alone does not train.
void add_trunk_work(SessionDraft& draft, Choice& choice, int number) {
  const PlanPreferences& wishes = choice.preferences();
  const int count = wishes.workouts_per_week > 4 || wishes.workout_duration < 45 ? 1 : 2;
  const bool senior = is_senior(choice.preferences());
  ExerciseList chosen;
  for (int i = 0; i < count; ++i) {
    const ExerciseRole role = senior && i == 0 ? ExerciseRole::balance : ExerciseRole::core;
    const Exercise* best = best_of(
        choice, chosen, [&](const Exercise& each) { return each.category == Section::main && each.role == role; },
        [&](const Exercise& each) {
          const auto same = [&](const Exercise* other) { return other->pattern == each.pattern; };
          return 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 20 -
                 (std::ranges::any_of(chosen, same) ? 30 : 0) - 25 * choice.times_used(each);
        });
    if (best == nullptr) continue;
    chosen.push_back(best);
    draft.main.push_back(main_dose(*best, choice.preferences()));
  }
  choice.remember(draft.outline, chosen);
}

bool is_core(const Exercise* exercise) { return exercise->role == ExerciseRole::core; }

bool suits_circuit(const Exercise& exercise, PlannedType style) {
  return exercise.role == ExerciseRole::conditioning && exercise.category == Section::main &&
         exercise.default_duration.value_or(0) <= longest_work && contains(exercise.styles, style);
}

// Different exercises in turn; `sets` rounds of each.
ExerciseList circuit(const Choice& choice, PlannedType style, std::size_t count, int number) {
  ExerciseList chosen;
  while (chosen.size() < count) {
    const Exercise* best = best_of(
        choice, chosen, [&](const Exercise& each) { return suits_circuit(each, style); },
        [&](const Exercise& each) {
          const bool alike = !chosen.empty() && chosen.back()->primary_muscles.front() == each.primary_muscles.front();
          return 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 20 - (alike ? 8 : 0);
        });
    if (best == nullptr) break;
    chosen.push_back(best);
  }
  return chosen;
}

Dose interval_dose(const Exercise& exercise, const Choice& choice, int sets) {
  Dose dose = main_dose(exercise, choice.preferences());
  const bool high = choice.preferences().intensity == PlanIntensity::high;
  dose.limits = {{sets, sets}, {}, {15, 60}, {20, 45}};
  if (dose.seconds == 0) {  // a set lasts at most about 40 s
    const int reps = exercise.per_side ? 6 : 10;
    dose.limits.seconds = {};
    dose.limits.reps = dose.reps = {reps, reps};
  }
  dose.sets = sets;
  dose.rest = high ? 20 : 30;
  if (dose.seconds > 0) dose.seconds = std::clamp(dose.seconds, 20, high ? 40 : 30);
  return dose;
}

void fill_steady(SessionDraft& draft, Choice& choice, int hard_seconds, int number) {
  const Exercise* easy = easy_piece(choice);
  const Exercise* hard = hard_seconds >= shortest_piece ? harder_piece(choice) : nullptr;
  if (easy == nullptr) {  // no steady exercise is left: gentle exercises in turn
    const ExerciseList gentle = circuit(choice, PlannedType::cardio, 8, number);
    for (const Exercise* exercise : gentle) {
      Dose dose = interval_dose(*exercise, choice, 2);
      dose.limits.sets = {2, 6};
      draft.main.push_back(dose);
    }
    while (left_seconds(draft, choice) > 60) {
      const auto least = std::ranges::min_element(draft.main, {}, [](const Dose& dose) { return dose.sets; });
      if (least == draft.main.end() || least->sets >= 6) break;
      ++least->sets;
    }
    return;
  }
  add_trunk_work(draft, choice, number);
  int left = left_seconds(draft, choice) - 60;
  std::vector<Dose> pieces;
  hard_seconds = std::min({hard_seconds, longest_hard, (left - 60 - shortest_easy_before_hard) / 60 * 60});
  if (hard != nullptr && hard_seconds >= shortest_piece) {
    left -= hard_seconds + 60;
    pieces.push_back(piece_dose(*easy, choice, std::max(shortest_piece, left / 60 * 60)));
    pieces.push_back(piece_dose(*hard, choice, hard_seconds));
  } else {
    pieces.push_back(piece_dose(*easy, choice, std::max(shortest_piece, left / 60 * 60)));
  }
  draft.main.insert(draft.main.begin(), pieces.begin(), pieces.end());
}

void fill_intervals(SessionDraft& draft, const Choice& choice, int number) {
  const ExerciseList chosen = circuit(choice, PlannedType::hiit, circuit_size, number);
  const int sets = choice.preferences().workout_duration >= 45 ? 4 : 3;
  for (const Exercise* exercise : chosen) draft.main.push_back(interval_dose(*exercise, choice, sets));
  // Less than a piece is left: more rounds.
  for (int round = sets; round < most_rounds; ++round) {
    for (Dose& dose : draft.main) {
      const int left = left_seconds(draft, choice);
      if (left < shortest_piece + 30 && left > 45) ++dose.sets;
    }
  }
  fill_with_easy_piece(draft, choice);
}

void fill_mobility(SessionDraft& draft, const Choice& choice, int number) {
  constexpr std::size_t most = 9;
  const int core_allowed = std::max(1, most_core_sets / 3 / (choice.preferences().workouts_per_week + 1));
  const bool few = std::ranges::count_if(choice.suitable(), [](const Exercise* each) {
                     return each->category == Section::main && each->role == ExerciseRole::mobility;
                   }) < 6;
  ExerciseList chosen;
  while (chosen.size() < most && left_seconds(draft, choice) > 100) {
    const bool wants_balance = is_senior(choice.preferences()) && chosen.empty();
    const Exercise* best = best_of(
        choice, chosen,
        [&](const Exercise& each) {
          if (each.category != Section::main) return false;
          if (wants_balance) return each.role == ExerciseRole::balance;
          const bool held = each.role == ExerciseRole::mobility || each.role == ExerciseRole::stretch;
          // Where injuries leave few holds, exercises for the trunk fill the day.
          const bool more_core = std::ranges::count_if(chosen, is_core) < core_allowed;
          return (held && each.default_duration) || (few && more_core && is_core(&each));
        },
        [&](const Exercise& each) {
          int score = 20 * (3 - each.rank) + (choice.jitter(each, 97) + 31 * number) % 26;
          for (const Exercise* other : chosen) {
            if (other->primary_muscles.front() == each.primary_muscles.front()) score -= 25;
          }
          return score;
        });
    if (best == nullptr) break;
    chosen.push_back(best);
    draft.main.push_back(main_dose(*best, choice.preferences()));
  }
  while (left_seconds(draft, choice) > 60 && change_amounts(draft.main, 1)) {
  }
  if (easy_piece(choice) == nullptr || left_seconds(draft, choice) < shortest_piece + 30) {
    while (left_seconds(draft, choice) > 120) {
      const auto least = std::ranges::min_element(
          draft.main, {}, [](const Dose& dose) { return is_core(dose.exercise) ? most_holds : dose.sets; });
      if (least == draft.main.end() || is_core(least->exercise) || least->sets >= most_holds) break;
      ++least->sets;
    }
  }
  if (draft.main.size() < 3) {
    for (const Exercise* exercise : circuit(choice, PlannedType::cardio, 4, number)) {
      draft.main.push_back(interval_dose(*exercise, choice, 3));
    }
  }
  add_any(draft, choice);
  fill_with_easy_piece(draft, choice);
}

void shorten(SessionDraft& draft, const Choice& choice) {
  while (left_seconds(draft, choice) < -60 && change_amounts(draft.main, -1)) {
  }
  while (left_seconds(draft, choice) < -90 && draft.main.size() > 3) draft.main.pop_back();
}

}  // namespace

void add_any(SessionDraft& draft, const Choice& choice) {
  while (draft.main.size() < 3) {
    const Exercise* best = best_of(
        choice, {},
        [&](const Exercise& each) {
          const auto same = [&](const Dose& dose) { return dose.exercise == &each; };
          return each.category == Section::main && !is_piece(each) && std::ranges::none_of(draft.main, same);
        },
        [&](const Exercise& each) { return -20 * each.skill + choice.jitter(each, 14); });
    if (best == nullptr) return;
    draft.main.push_back(main_dose(*best, choice.preferences()));
  }
}

const Exercise* easy_piece(const Choice& choice) {
  return best_of(
      choice, {}, [](const Exercise& each) { return is_piece(each) && !is_harder(each); },
      [&](const Exercise& each) { return piece_score(each, choice); });
}

void fill_with_easy_piece(SessionDraft& draft, const Choice& choice) {
  const Exercise* easy = easy_piece(choice);
  const int left = left_seconds(draft, choice) - 60;
  if (easy == nullptr || left < shortest_piece - 30 || draft.main.size() >= 10) return;
  draft.main.push_back(piece_dose(*easy, choice, std::max(shortest_piece, (left + 30) / 60 * 60)));
}

SessionDraft build_conditioning_session(const SessionOutline& outline, Choice& choice, int hard_seconds, int number) {
  SessionDraft draft;
  draft.outline = outline;
  ExerciseList lead;
  if (const Exercise* easy = easy_piece(choice)) lead.push_back(easy);
  add_light(draft, lead, choice, number);
  switch (outline.shape) {
    case Shape::intervals: fill_intervals(draft, choice, number); break;
    case Shape::mobility: fill_mobility(draft, choice, number); break;
    default: fill_steady(draft, choice, outline.shape == Shape::harder_cardio ? hard_seconds : 0, number);
  }
  if (draft.main.empty()) fill_mobility(draft, choice, number);
  shorten(draft, choice);
  return draft;
}

}  // namespace fitapp::domain::planning
