// Builds single sessions of each kind and fits them to their minutes.
#pragma once

#include <vector>

#include "domain/planning/dose.h"
#include "domain/planning/pick.h"
#include "domain/planning/volume.h"

namespace fitapp::domain::planning {

struct SessionDraft {
  SessionOutline outline;
  std::vector<Dose> warm_up;
  std::vector<Dose> main;
  std::vector<Dose> cool_down;
  int target = 0;  // s, without the cardio piece that ends the session
};

int seconds_of(const SessionDraft& draft);
// Lengthens or shortens rests, repetitions and seconds until the session takes about `target` seconds.
void adjust_amounts(SessionDraft& draft, int target);
// Adds warm-up and cool-down for the exercises `main`.
void add_light(SessionDraft& draft, const ExerciseList& main, const Choice& choice, int number);
// Leaves out drills for exercises that have left the session since.
void drop_idle_drills(SessionDraft& draft);
// Lets the next session choose other drills and stretches.
void remember_light(const SessionDraft& draft, Choice& choice);

// `number` counts the sessions of the week from 0, so that warm-ups differ.
// The cardio piece is missing: see `finish_strength_session`.
SessionDraft build_strength_session(const SessionOutline& outline, Choice& choice, WeekVolume& volume, int number);

// Adds the cardio piece that was planned, or that fills what the weekly sets leave free.
void finish_strength_session(SessionDraft& draft, Choice& choice, WeekVolume& volume);
// Where no exercise is left, a longer warm-up and longer holds of the cool-down fill some minutes.
void lengthen_light_parts(SessionDraft& draft, int target);

// Steady, harder, interval or mobility session. `hard_seconds` is the harder share of the week.
SessionDraft build_conditioning_session(const SessionOutline& outline, Choice& choice, int hard_seconds, int number);

// Fewer than three exercises: whatever the injuries leave.
void add_any(SessionDraft& draft, const Choice& choice);

// Adds a steady piece at the end, so that the session reaches its minutes. Does nothing for less than ten minutes.
void fill_with_easy_piece(SessionDraft& draft, const Choice& choice);

// How much longer than asked a session may become for the sake of one more set or a piece, in percent.
inline constexpr int small_excess = 6;
inline constexpr int excess_of_piece = 9;  // the same for a cardio piece, which is never shorter than ten minutes

}  // namespace fitapp::domain::planning
