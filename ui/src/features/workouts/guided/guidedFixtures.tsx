// Renders the guided mode in a simplified tracker, for tests.
import { act, fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import type { SetEntry } from '@/features/workouts/training/training';
import { findTraining } from '@/features/workouts/training/trainingStore';
import { useExerciseActions } from '@/features/workouts/training/useExerciseActions';
import { useProgress } from '@/features/workouts/training/useProgress';
import { useTraining } from '@/features/workouts/training/useTraining';
import { example } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import type { Exercise, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { GuidedTraining } from './GuidedTraining';

const known = example<Exercise[]>('list_exercises.all').response.body ?? [];
const catalogue = new Map(known.map((each) => [each.key, each]));
const planned = (id: number, exerciseKey: string, change: Partial<PlannedExercise>): PlannedExercise => ({
  id,
  plannedWorkoutId: 7,
  exerciseKey,
  exerciseName: catalogue.get(exerciseKey)!.name,
  category: 'main',
  sets: 2,
  reps: null,
  weight: null,
  duration: null,
  restTime: 60,
  notes: null,
  orderIndex: id,
  instructions: null,
  coachingCues: 'Keep your chest up.',
  videoUrl: null,
  muscleGroups: [],
  difficulty: null,
  whyIncluded: null,
  supersetWithNext: false,
  role: null,
  perSide: false,
  rampUpSets: 0,
  repsMax: null,
  scheme: null,
  setTargets: null,
  ...change,
});

export const squat = planned(1, 'goblet_squat', { weight: 40, reps: 10 });
export const row = planned(2, 'dumbbell_row', { sets: 1, weight: 30, reps: 8 });
export const plank = planned(3, 'plank', { duration: 45, restTime: 30 });

const before: LastCompletion = {
  exerciseName: squat.exerciseName,
  localDate: '2026-11-17',
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  plannedSetTargets: null,
  sets: [{ setType: 'normal', reps: 10, weight: 40, duration: null, distance: null, rpe: null, doneAt: null }],
};
const lastTimes = new Map([[squat.exerciseName.toLowerCase(), before]]);

export const leave = vi.fn();
export const finish = vi.fn();
const nothing = () => {};
// Changes the sets of the squat, as the tracker's table does.
export const warmUp: { current: ((rows: SetEntry[]) => void) | null } = { current: null };

// A simplified tracker. Sets, ticks and timers are stored on this device.
export function Tracker({ plans }: { plans: readonly PlannedExercise[] }) {
  const [open, setOpen] = useState(true);
  const session = useTraining('7');
  const progress = useProgress(plans, [], session.training);
  const parts = { session, path: '/log-workout?workout=7', exercises: plans, lastTimes, progress, logged: null };
  const actions = useExerciseActions(parts, { opened: null, onNext: nothing, onAsk: nothing });
  useTimerWatch();
  useEffect(() => {
    warmUp.current = (rows) => actions.onRows(squat, rows, 'type');
  });
  if (!open) return <TimerBar />;
  return (
    <GuidedTraining
      {...parts}
      title="Full Body"
      catalogue={catalogue}
      pinnedNotes={new Map()}
      planned={plans}
      footer={null}
      actions={actions}
      onVariant={nothing}
      onLeave={() => {
        leave();
        setOpen(false);
      }}
      onFinish={finish}
    />
  );
}

// The ticked sets by exercise and set: '1:0 40 × 10'.
export const tickedSets = () =>
  Object.entries(findTraining('7')?.entries ?? {}).flatMap(([id, { sets }]) =>
    sets.flatMap(({ weight, reps, duration, doneAt }, index) =>
      doneAt === null ? [] : [`${id}:${index} ${weight ? `${weight} × ` : ''}${reps ?? duration}`],
    ),
  );

export const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
export const button = (name: string) => screen.getByRole('button', { name });
// Advances the clock between taps, as a user would take a moment.
export const press = (name: string) => {
  pass(1);
  fireEvent.click(button(name));
};
export const timer = () => screen.getByRole('timer').textContent;
export const shown = () => screen.getByRole('heading', { level: 3 }).textContent;

export function setUpTracker(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T11:00:00+01:00') });
  leave.mockClear();
  finish.mockClear();
  signIn();
  // The requests stay pending for the whole test.
  server.use(http.post('/api/exercise-completions', () => new Promise(nothing)));
}
