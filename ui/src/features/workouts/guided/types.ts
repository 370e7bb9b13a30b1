// What the guided mode is told and what it asks for; it knows no store, no call and no plan.
import type { Timer, TimerAction } from '@/shared/lib/timer';

// A value that can be changed before the set is ticked, in the unit that is shown.
export interface GuidedField {
  // 'Weight (lbs)', 'Reps': read to those who do not see it.
  label: string;
  // null: nothing stands there.
  value: number | null;
  unit: 'lb' | 'kg' | 'reps';
  // What − and + move it by.
  step: number;
  digits: number;
  max: number;
  onChange: (value: number | null) => void;
}

// One set of one exercise. Sets come in the order in which they are done: those of a superset take turns.
export interface GuidedSet {
  exerciseId: number;
  exerciseName: string;
  // From 0.
  setIndex: number;
  setCount: number;
  setType: 'normal' | 'warmup' | 'drop' | 'failure';
  // What is counted, as one reads it: '10 reps', '45 s'; empty when nothing is prescribed.
  dose: string;
  // Left and right count one by one: the dose is that of one side.
  perSide: boolean;
  // '40 lbs'; null without weight.
  weightText: string | null;
  // Counts down by itself when it is not null.
  durationSeconds: number | null;
  // After this set; 0: none, as between the exercises of a superset.
  restSeconds: number;
  // '40 lbs × 10', from the last time.
  lastText: string | null;
  // One sentence of how to do it.
  cue: string | null;
  weight: GuidedField | null;
  reps: GuidedField | null;
  // 10 minus the repetitions in reserve; null: not told.
  rpe: number | null;
  done: boolean;
}

// The timer of the tracker that runs or pauses now, if it is one of this workout.
export interface GuidedTimer {
  kind: 'rest' | 'exercise';
  exerciseId: number;
  timer: Timer;
}

export interface GuidedWorkoutProps {
  title: string;
  steps: readonly GuidedSet[];
  // Ticks the set with what its fields hold. `heldSeconds`: how long a timed set was held, when it was ended early.
  // It starts no rest: the guided mode does so by `onTimer`.
  onTick: (step: GuidedSet, heldSeconds?: number) => void;
  // Opens a ticked set again.
  onUntick: (step: GuidedSet) => void;
  // Asks for the repetitions in reserve after each set.
  effort: boolean;
  onEffort: (step: GuidedSet, rpe: number | null) => void;
  timer: GuidedTimer | null;
  onTimer: (kind: GuidedTimer['kind'], step: GuidedSet, action: TimerAction) => void;
  // Says the end of a rest aloud, on devices that can; the choice is one of the settings of training.
  spoken: boolean;
  onSpoken: (spoken: boolean) => void;
  // The last seconds beep. Chime, vibration and words at zero are those of the tracker's timers, on every screen.
  sound: boolean;
  // Back to the list; nothing is lost, and a running timer goes on.
  onLeave: () => void;
  // After the last set: leads to Complete.
  onFinish: () => void;
}
