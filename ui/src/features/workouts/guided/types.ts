// Types of the guided mode's props.
import type { SuggestionChoicesProps } from '@/features/workouts/suggestions/SuggestionChoices';
import type { CountedSet, SetType } from '@/shared/lib/sets';
import type { Timer, TimerAction } from '@/shared/lib/timer';

// A value that can be changed before the set is ticked, in the displayed unit.
export interface GuidedField {
  // 'Weight (lbs)', 'Reps': the accessible name.
  label: string;
  // null: empty.
  value: number | null;
  unit: 'lb' | 'kg' | 'reps';
  // Step of the − and + buttons.
  step: number;
  digits: number;
  max: number;
  onChange: (value: number | null) => void;
}

// What is suggested for an exercise and why, with the answers to it.
export interface GuidedSuggestion extends SuggestionChoicesProps {
  text: string;
}

// One set of one exercise. Sets come in the order done; those of a superset alternate.
export interface GuidedSet {
  exerciseId: number;
  exerciseName: string;
  // From 0.
  setIndex: number;
  setCount: number;
  setType: SetType;
  // From 1. Warm-up sets and working sets are counted separately.
  setNumber: number;
  // The warm-up sets or the working sets of the exercise.
  setsOfKind: number;
  // '10 reps', '45 s'; empty when nothing is prescribed.
  dose: string;
  // The dose is for one side.
  perSide: boolean;
  // '40 lbs'; null without weight.
  weightText: string | null;
  // Length of the countdown; null for a set without one.
  durationSeconds: number | null;
  // Rest after this set; 0 means none, as between the exercises of a superset.
  restSeconds: number;
  // 'Aim: 8–12 reps'; null without a range.
  aim: string | null;
  // Before the first set of an exercise, and before its first working set.
  suggestion: GuidedSuggestion | null;
  // '40 lbs × 10', from the last time.
  lastText: string | null;
  // One sentence of instructions.
  cue: string | null;
  weight: GuidedField | null;
  reps: GuidedField | null;
  // 10 minus the repetitions in reserve; null if not rated.
  rpe: number | null;
  done: boolean;
}

export function countedOf({ setType, setNumber }: GuidedSet): CountedSet {
  return { type: setType, number: setNumber };
}

// The tracker's active timer, if it belongs to this workout.
export interface GuidedTimer {
  kind: 'rest' | 'exercise';
  exerciseId: number;
  timer: Timer;
}

export interface GuidedWorkoutProps {
  title: string;
  steps: readonly GuidedSet[];
  // Ticks the set with the values of its fields. `heldSeconds`: how long a timed set was held if it ended early. Does
  // not start a rest; the guided mode does so through `onTimer`.
  onTick: (step: GuidedSet, heldSeconds?: number) => void;
  // Reopens a ticked set.
  onUntick: (step: GuidedSet) => void;
  // Ask for the repetitions in reserve after each set.
  effort: boolean;
  onEffort: (step: GuidedSet, rpe: number | null) => void;
  timer: GuidedTimer | null;
  onTimer: (kind: GuidedTimer['kind'], step: GuidedSet, action: TimerAction) => void;
  // Announce the end of a rest by voice, where the device supports it. One of the training settings.
  spoken: boolean;
  onSpoken: (spoken: boolean) => void;
  // Beep in the last seconds. The chime, vibration and message at zero come from the tracker's timers on every screen.
  sound: boolean;
  // Returns to the list. Nothing is lost, and a running timer continues.
  onLeave: () => void;
  // Called after the last set; leads to Complete Workout.
  onFinish: () => void;
}
