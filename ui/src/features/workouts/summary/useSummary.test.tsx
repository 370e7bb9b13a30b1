import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Completed, DoneExercise } from '@/features/workouts/training/useCompleteWorkout';
import { example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import type { Exercise, ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import type { Summary } from './types';
import { useSummary } from './useSummary';

const known = example<Exercise[]>('list_exercises.all').response.body ?? [];
const catalogue = new Map(known.map((each) => [each.key, each]));
const machine = known.find(({ implement }) => implement === 'assistance')!;
const bench = known.find(({ implement }) => implement === 'barbell')!;
const [anyDone] = example<ExerciseCompletion[]>('list_exercise_completions.unplanned').response.body ?? [];
const [anyPlanned] = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];

const done = (
  of: Exercise,
  planned: Partial<PlannedExercise>,
  ...sets: [weight: number, reps: number][]
): DoneExercise => {
  const name = { exerciseKey: of.key, exerciseName: of.name, category: 'main' as const };
  return {
    exercise: { ...anyPlanned!, ...name, duration: null, ...planned },
    completion: {
      ...anyDone!,
      ...name,
      sets: sets.map(([weight, reps]) => ({
        setType: 'normal',
        reps,
        weight,
        duration: null,
        distance: null,
        rpe: null,
        doneAt: null,
      })),
    },
    saved: null,
  };
};

function summaryOf(...exercises: DoneExercise[]): Summary {
  signIn(mara);
  const completed: Completed = {
    title: 'Push',
    minutes: 30,
    done: exercises,
    plannedWorkoutId: null,
    workoutId: 1,
    log: 'key',
  };
  let summary: Summary | null = null;
  function Shown() {
    summary = useSummary(completed, '2026-11-20', catalogue);
    return <p>{summary.title}</p>;
  }
  renderPart(<Shown />);
  expect(screen.getAllByText('Push').length).toBeGreaterThan(0);
  return summary!;
}

it('a failed set is no best set and no hard set', () => {
  const { lifts, muscles } = summaryOf(done(bench, { sets: 4, reps: 5 }, [225, 5], [225, 0], [225, 0], [250, 0]));
  expect(lifts).toEqual([{ exerciseName: bench.name, text: '225 lbs × 5' }]);
  expect(muscles.find(({ muscle }) => muscle === bench.primaryMuscles[0])?.sets).toBe(1);
});

it('an exercise whose sets all failed has no best set', () => {
  const { lifts } = summaryOf(done(bench, { sets: 2, reps: 5 }, [225, 0], [225, 0]));
  expect(lifts).toEqual([]);
});

it('assistance is not volume, and the least of it is the best set', () => {
  const helped = done(machine, { sets: 2, reps: 8 }, [50, 8], [50, 8]);
  const { volume, lifts } = summaryOf(helped, done(bench, { sets: 1, reps: 5 }, [100, 5]));
  expect(volume).toBe(500);
  expect(lifts.map(({ exerciseName }) => exerciseName)).toEqual([bench.name, machine.name]);
  expect(summaryOf(done(machine, { sets: 2, reps: 8 }, [50, 8], [40, 8])).lifts[0]?.text).toBe('40 lbs × 8');
});
