import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import {
  toPlan,
  toPlanInput,
  plannedTypeOf,
  supersetOf,
  withExerciseReplaced,
  withIds,
  withList,
  withMoved,
  withoutExercise,
  withPicked,
  withReplaced,
  withSuperset,
} from './list';
import { toPlannedExercises, bySection } from './shownExercises';
import { blankSet, emptyFree, newTraining, withEntry, withSaved, type SessionList } from './training';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const exerciseOf = (key: string) => catalogue.find((each) => each.key === key) as Exercise;
const [done] = example<ExerciseCompletion[]>('list_exercise_completions.unplanned').response.body ?? [];

describe('a workout without a plan', () => {
  it('adds exercises with their default dose, and custom ones with three sets', () => {
    const free = withPicked(emptyFree, [exerciseOf('wall_sit'), 'Log Flip']);
    expect(free.exercises).toMatchObject([
      { id: -1, exerciseKey: 'wall_sit', sets: 3, duration: 30, reps: null, restTime: 60 },
      { id: -2, exerciseKey: null, exerciseName: 'Log Flip', sets: 3, reps: null, restTime: 60 },
    ]);
  });

  it('never reuses an id, even after a removal', () => {
    const free = withPicked(withoutExercise(withPicked(emptyFree, ['A', 'B', 'C']), -2), ['D']);
    expect(free.exercises.map(({ id }) => id)).toEqual([-1, -3, -4]);
    const last = withPicked(withoutExercise(free, -4), ['E']);
    expect(last.exercises.map(({ id }) => id)).toEqual([-1, -3, -5]);
  });

  it("includes the catalogue's instructions and invents none", () => {
    const [sit, sled] = toPlannedExercises(
      withPicked(emptyFree, [exerciseOf('wall_sit'), 'Log Flip']).exercises,
      catalogue,
    );
    expect(sit?.instructions).toBe(exerciseOf('wall_sit').instructions);
    expect(sled).toMatchObject({ instructions: null, muscleGroups: [] });
  });

  it('converts what was done to a plan', () => {
    const [squat] = toPlannedExercises(withPicked(emptyFree, [exerciseOf('dumbbell_sumo_squat')]).exercises, catalogue);
    expect(squat && done && toPlan(squat, done)).toEqual({
      exerciseName: 'Dumbbell Sumo Squat',
      category: 'main',
      sets: 1,
      reps: 12,
      weight: 30,
      restTime: 75,
      supersetWithNext: false,
      rampUpSets: 0,
      scheme: null,
    });
  });

  const squat = toPlannedExercises(
    withPicked(emptyFree, [exerciseOf('dumbbell_sumo_squat')]).exercises,
    catalogue,
  )[0] as PlannedExercise;
  const row = {
    setType: 'normal' as const,
    reps: null,
    weight: null,
    duration: null,
    distance: null,
    rpe: null,
    doneAt: null,
  };
  const planOf = (...sets: Partial<ExerciseCompletion['sets'][number]>[]) =>
    toPlan(squat, { ...(done as ExerciseCompletion), sets: sets.map((each) => ({ ...row, ...each })) });

  it('is planned with its successful working sets, which may differ, and the weight and repetitions of one of them', () => {
    const pyramid = planOf(
      { setType: 'warmup', weight: 50, reps: 10 },
      { weight: 100, reps: 12 },
      { weight: 120, reps: 10 },
      { weight: 140, reps: 6 },
      { weight: 160, reps: 0 },
      { setType: 'drop', weight: 110, reps: 8 },
      { setType: 'drop', weight: 80, reps: 9 },
    );
    expect(pyramid).toMatchObject({ sets: 3, reps: 6, weight: 140 });
    expect(pyramid.setTargets?.map(({ setType, reps, weight }) => [setType, reps, weight])).toEqual([
      ['normal', 12, 100],
      ['normal', 10, 120],
      ['normal', 6, 140],
      ['drop', 8, 110],
      ['drop', 9, 80],
    ]);
  });

  it('is planned with its most common sets, not with a single attempt above them', () => {
    const [five, best] = [
      { weight: 225, reps: 5 },
      { weight: 245, reps: 1 },
    ];
    expect(planOf(five, five, five, best)).toMatchObject({ sets: 4, reps: 5, weight: 225 });
    expect(planOf(five, five, five, best)).not.toHaveProperty('setTargets');
    expect(planOf({ weight: 100, reps: 10 }, { weight: 100, reps: 9 }, { weight: 100, reps: 8 })).toMatchObject({
      sets: 3,
      reps: 10,
      weight: 100,
    });
  });

  it('is planned with holds for holds, and with the planned values if nothing succeeded', () => {
    const held = planOf({ duration: 45 }, { duration: 40 }, { duration: 45 });
    expect(held).toMatchObject({ sets: 3, duration: 45 });
    expect(held).not.toHaveProperty('reps');
    expect(planOf({ weight: 160, reps: 0 })).toMatchObject({ sets: squat.sets, reps: squat.reps });
    expect(planOf({ weight: 160, reps: 0 })).not.toHaveProperty('weight');
  });

  it('is planned with its supersets', () => {
    expect(toPlan({ ...squat, supersetWithNext: true }, done as ExerciseCompletion)).toMatchObject({
      supersetWithNext: true,
    });
  });

  it('is planned as the closest planned type', () => {
    expect((['strength', 'stretching', 'running', 'other'] as const).map(plannedTypeOf)).toEqual([
      'strength',
      'yoga',
      'cardio',
      'cardio',
    ]);
  });
});

const planned = example<PlannedExercise[]>('list_planned_exercises.generated').response.body ?? [];
const names = ({ exercises }: SessionList) => exercises.map(({ exerciseName }) => exerciseName);
const three = withPicked(emptyFree, ['A', 'B', 'C']);

describe("changing today's exercises", () => {
  it('replaces one in its position, with its sets, rest and superset', () => {
    const joined = withSuperset(
      { ...three, exercises: three.exercises.map((each) => ({ ...each, sets: 4, restTime: 90 })) },
      -2,
      true,
    );
    const list = withReplaced(joined, -2, exerciseOf('wall_sit'), 0);
    expect(names(list)).toEqual(['A', 'Wall Sit', 'C']);
    expect(list.exercises[1]).toMatchObject({ id: -4, sets: 4, restTime: 90, duration: 30, supersetWithNext: true });
  });

  it('keeps the repetitions only if both exercises count them', () => {
    const five = { ...three, exercises: three.exercises.map((each) => ({ ...each, sets: 5, reps: 5, restTime: 180 })) };
    const counted = withReplaced(five, -2, exerciseOf('dumbbell_row'), 0).exercises[1];
    expect(counted).toMatchObject({ exerciseName: 'Dumbbell Row', sets: 5, reps: 5, restTime: 180 });
    expect(withReplaced(five, -2, exerciseOf('wall_sit'), 0).exercises[1]).toMatchObject({ reps: null, duration: 30 });
    const held = { ...three, exercises: three.exercises.map((each) => ({ ...each, duration: 30 })) };
    expect(withReplaced(held, -2, exerciseOf('dumbbell_row'), 0).exercises[1]?.reps).toBe(
      exerciseOf('dumbbell_row').defaultReps,
    );
  });

  it('keeps the sets that differ of a replaced exercise, without their weights', () => {
    const targets = [12, 10, 8].map((reps) => ({
      ...{ setType: 'normal' as const, reps, repsMax: null, weight: 50, duration: null },
    }));
    const pyramid = {
      ...three,
      exercises: three.exercises.map((each) =>
        each.id === -2 ? { ...each, sets: 3, reps: 12, setTargets: targets } : each,
      ),
    };
    const weightless = targets.map((each) => ({ ...each, weight: null }));
    const row = exerciseOf('dumbbell_row');
    expect(withReplaced(pyramid, -2, row, 0).exercises[1]?.setTargets).toEqual(weightless);
    expect(withReplaced(pyramid, -2, exerciseOf('wall_sit'), 0).exercises[1]).not.toHaveProperty('setTargets');
    const half = withReplaced(pyramid, -2, row, 1);
    expect(half.exercises[2]).toMatchObject({ sets: 2, setTargets: weightless.slice(1) });
    expect(toPlanInput(half.exercises)[1]).toMatchObject({ sets: 3, setTargets: weightless });
  });

  it('leaves ticked sets with their exercise', () => {
    const list = withReplaced(three, -1, 'D', 2);
    expect(list.exercises.map(({ exerciseName, sets }) => [exerciseName, sets])).toEqual([
      ['A', 2],
      ['D', 1],
      ['B', 3],
      ['C', 3],
    ]);
  });

  it('moves one past its neighbour in the same section', () => {
    const mixed = {
      ...three,
      exercises: three.exercises.map((each, at) => (at === 1 ? { ...each, category: 'cooldown' as const } : each)),
    };
    expect(names(withMoved(mixed, -1, 1))).toEqual(['C', 'B', 'A']);
    expect(withMoved(mixed, -2, 1)).toBe(mixed);
  });

  it('starts with a copy of the plan, which does not change', () => {
    const training = withList(
      newTraining('2026-11-20', 0, 'key'),
      planned,
      (list) => withoutExercise(list, planned[0]?.id ?? 0),
      5,
    );
    expect(training.today?.exercises).toHaveLength(planned.length - 1);
    expect(training.touchedAt).toBe(5);
    const [first] = toPlannedExercises(training.today?.exercises ?? [], catalogue, planned);
    expect(first).toMatchObject({
      exerciseName: planned[1]?.exerciseName,
      instructions: planned[1]?.instructions,
      plannedWorkoutId: planned[1]?.plannedWorkoutId,
    });
  });

  it('is stored in the plan with the existing ids', () => {
    const training = withList(newTraining('2026-11-20', 0, 'key'), planned, (list) => withPicked(list, ['D']), 0);
    const input = toPlanInput(training.today?.exercises ?? []);
    expect(input[0]).toMatchObject({ id: planned[0]?.id, exerciseName: planned[0]?.exerciseName });
    expect(input.at(-1)).toEqual({
      exerciseName: 'D',
      category: 'main',
      sets: 3,
      restTime: 60,
      supersetWithNext: false,
    });
  });

  it('removes the open rows of a partly done exercise that is replaced', () => {
    const begun = { ...newTraining('2026-11-20', 0, 'key'), free: three };
    const rows = [{ ...blankSet, reps: 10, doneAt: 1 }, blankSet, { ...blankSet, reps: 12 }];
    const training = withExerciseReplaced(
      withEntry(begun, -1, { sets: rows }, 0),
      [],
      { id: -1, picked: 'D', ticked: 1 },
      5,
    );
    expect(training.entries[-1]?.sets).toEqual([rows[0]]);
    expect(training.free?.exercises.map(({ exerciseName, sets }) => [exerciseName, sets])).toEqual([
      ['A', 1],
      ['D', 2],
      ['B', 3],
      ['C', 3],
    ]);
  });

  it('is stored in the plan with all sets, even if some were done with the replaced exercise', () => {
    const half = withReplaced(withReplaced(three, -1, 'D', 1), -4, 'E', 0);
    expect(toPlanInput(half.exercises).map(({ exerciseName, sets }) => [exerciseName, sets])).toEqual([
      ['E', 3],
      ['B', 3],
      ['C', 3],
    ]);
  });

  it("keeps a partly done exercise in today's list after its replacement is stored in the plan", () => {
    const begun = withSaved(newTraining('2026-11-20', 0, 'key'), -4, { completion: 7, record: null });
    const today = { ...withReplaced(three, -1, 'D', 1), inPlan: true };
    const changed = withIds({ ...begun, today }, new Map([[-4, 90]]));
    expect(changed.today?.inPlan).toBe(true);
    expect(changed.today?.exercises.map(({ id }) => id)).toEqual([-1, 90, -2, -3]);
    expect(changed.saved[90]?.completion).toBe(7);
    expect(withList(changed, [], (list) => withoutExercise(list, 90), 0).today?.inPlan).toBe(false);
  });

  it('keeps changes made while the plan was being stored', () => {
    const sent = { ...newTraining('2026-11-20', 0, 'key'), today: { ...withPicked(three, ['D']), inPlan: true } };
    const changed = withIds(
      withList(sent, [], (list) => withPicked(list, ['E']), 0),
      new Map([[-4, 90]]),
    );
    expect(changed.today?.inPlan).toBe(false);
    expect(changed.today?.exercises.map(({ id }) => id)).toEqual([-1, -2, -3, 90, -5]);
  });

  it('keeps typed and saved values of an exercise that becomes a planned one', () => {
    const begun = withSaved(withEntry(newTraining('2026-11-20', 0, 'key'), -1, { notes: 'Slow' }, 0), -1, {
      completion: 7,
      record: null,
    });
    const today = { exercises: [], inPlan: true };
    const stored = withIds({ ...begun, today }, new Map([[-1, 90]]));
    expect(stored).toMatchObject({ entries: { 90: { notes: 'Slow' } }, saved: { 90: { completion: 7 } } });
    expect(stored).not.toHaveProperty('today');
  });
});

describe('a superset', () => {
  const group = toPlannedExercises(
    withSuperset(withSuperset(withPicked(three, ['D']), -1, true), -2, true).exercises,
    catalogue,
  );
  it('consists of exercises that are joined in a row', () => {
    expect(supersetOf(group, -2).map(({ id }) => id)).toEqual([-1, -2, -3]);
    expect(supersetOf(group, -4).map(({ id }) => id)).toEqual([-4]);
  });

  it('ends with its section', () => {
    const apart = group.map((each) => (each.id === -3 ? { ...each, category: 'cooldown' as const } : each));
    expect(supersetOf(apart, -1).map(({ id }) => id)).toEqual([-1, -2]);
  });

  // A is joined with B, D with E.
  const pairs = withSuperset(withSuperset(withPicked(emptyFree, ['A', 'B', 'C', 'D', 'E']), -1, true), -4, true);
  const groups = ({ exercises }: SessionList) => {
    const shown = bySection(toPlannedExercises(exercises, catalogue));
    const seen = new Set<number>();
    return shown.flatMap(({ id }) => {
      if (seen.has(id)) return [];
      const own = supersetOf(shown, id);
      own.forEach((each) => seen.add(each.id));
      return own.map(({ exerciseName }) => exerciseName).join('+');
    });
  };
  it.each([
    ['moving up passes a whole superset', withMoved(pairs, -3, -1), ['C', 'A+B', 'D+E']],
    ['moving down passes a whole superset', withMoved(pairs, -3, 1), ['A+B', 'D+E', 'C']],
    ['moving within a superset', withMoved(pairs, -1, 1), ['B+A', 'C', 'D+E']],
    ['moving out of a superset ends it', withMoved(pairs, -2, 1), ['A', 'C', 'B', 'D+E']],
    ['the last one cannot move down', withMoved(pairs, -5, 1), ['A+B', 'C', 'D+E']],
    ['removing one adds no other to its superset', withoutExercise(pairs, -2), ['A', 'C', 'D+E']],
    ['removing one of three leaves two', withoutExercise(withSuperset(pairs, -2, true), -2), ['A+C', 'D+E']],
    ['a replacement stays in the superset', withReplaced(pairs, -2, 'X', 0), ['A+X', 'C', 'D+E']],
  ])('%s', (_what, list, expected) => {
    expect(groups(list)).toEqual(expected);
  });
});
