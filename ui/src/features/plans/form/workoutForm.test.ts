import { describe, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import {
  contentOf,
  emptyWorkout,
  leastToSave,
  missingIn,
  movedBy,
  movedOnto,
  obstacleTo,
  roomIn,
  sectionLimits,
  takesWeight,
  temporaryId,
  valuesOf,
  withoutIds,
  withPicked,
  type FormExercise,
} from './workoutForm';

const catalogue = example<Exercise[]>('list_exercises.all').response.body ?? [];
const named = (name: string) => {
  const found = catalogue.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const ofSection = (section: string, count: number) =>
  catalogue.filter(({ category }) => category === section).slice(0, count);
const ids = (exercises: readonly FormExercise[]) => exercises.map(({ id }) => id);

describe('adding exercises', () => {
  it('gives unsaved exercises temporary negative ids', () => {
    const all = withPicked([], 'main', [named('Goblet Squat'), 'Farmer walk uphill']);
    expect(ids(all)).toEqual([-1, -2]);
    expect(temporaryId(all)).toBe(-3);
  });

  it("uses the catalogue's amounts", () => {
    const squat = named('Goblet Squat');
    expect(withPicked([], 'main', [squat])[0]).toMatchObject({
      exerciseName: 'Goblet Squat',
      exerciseKey: 'goblet_squat',
      category: 'main',
      sets: squat.defaultSets,
      reps: squat.defaultReps,
      restTime: squat.defaultRestTime,
    });
  });

  it("plans three sets and a minute's rest for a custom exercise, one set in the cool-down", () => {
    expect(withPicked([], 'main', ['Wood chopping'])[0]).toMatchObject({ exerciseKey: null, sets: 3, restTime: 60 });
    expect(withPicked([], 'cooldown', ['Lie on the grass'])[0]).toMatchObject({ sets: 1, restTime: 60 });
  });

  it('stops when the section is full', () => {
    const all = withPicked([], 'cooldown', ofSection('cooldown', 9));
    expect(all).toHaveLength(5);
    expect(roomIn(all, 'cooldown')).toBe(0);
    expect(withPicked(all, 'cooldown', ['One more'])).toHaveLength(5);
  });

  it('keeps the sections in their order', () => {
    const all = withPicked(withPicked([], 'cooldown', ['Rest']), 'warmup', ['Hop']);
    expect(all.map(({ category }) => category)).toEqual(['warmup', 'cooldown']);
  });
});

describe('the limits of a workout', () => {
  it('are 3 to 7, 3 to 10 and 2 to 5', () => {
    expect(sectionLimits).toEqual({
      warmup: { least: 3, most: 7 },
      main: { least: 3, most: 10 },
      cooldown: { least: 2, most: 5 },
    });
  });

  it('report how many exercises a section still needs', () => {
    expect(missingIn(withPicked([], 'warmup', ['Hop']), 'warmup')).toBe(2);
    expect(missingIn(withPicked([], 'warmup', ofSection('warmup', 5)), 'warmup')).toBe(0);
  });

  it('enable Save at five exercises for a new workout, and at one for a day that has fewer', () => {
    expect(leastToSave(null)).toBe(5);
    expect(leastToSave(8)).toBe(5);
    expect(leastToSave(5)).toBe(5);
    expect(leastToSave(4)).toBe(1);
    expect(leastToSave(0)).toBe(1);
  });

  it('report what prevents saving', () => {
    const four = { ...emptyWorkout, title: 'Push', exercises: withPicked([], 'main', ofSection('main', 4)) };
    expect(obstacleTo({ ...four, title: '  ' }, 5)).toBe('title');
    expect(obstacleTo({ ...four, exercises: [] }, 1)).toBe('none');
    expect(obstacleTo(four, 5)).toBe('few');
    expect(obstacleTo(four, 1)).toBeNull();
    expect(obstacleTo({ ...four, type: 'rest', exercises: [] }, 5)).toBeNull();
  });
});

describe('the order of exercises', () => {
  const all = withPicked(withPicked([], 'warmup', ['a', 'b', 'c']), 'main', ['d', 'e']);

  it('changes by one position with a key, within the section', () => {
    expect(ids(movedBy(all, -1, 1))).toEqual([-2, -1, -3, -4, -5]);
    expect(ids(movedBy(all, -3, -1))).toEqual([-1, -3, -2, -4, -5]);
    expect(ids(movedBy(all, -3, 1))).toEqual(ids(all));
    expect(ids(movedBy(all, -1, -1))).toEqual(ids(all));
  });

  it('changes when one exercise is dropped onto another', () => {
    expect(ids(movedOnto(all, -1, -3))).toEqual([-2, -3, -1, -4, -5]);
    expect(ids(movedOnto(all, -3, -1))).toEqual([-3, -1, -2, -4, -5]);
  });

  it('moves an exercise to the section of the one it was dropped onto, while that section has room', () => {
    const moved = movedOnto(all, -1, -4);
    expect(moved.find(({ id }) => id === -1)?.category).toBe('main');
    const full = withPicked(withPicked([], 'main', ['x']), 'cooldown', ['1', '2', '3', '4', '5']);
    expect(movedOnto(full, -1, -2)).toEqual(full);
  });
});

describe('the request body', () => {
  const stored = example<PlannedExercise[]>('list_planned_exercises.custom').response.body ?? [];
  const workout = { id: 1, workoutPlanId: 1, dayOfWeek: 1, title: 'Push day', type: 'strength', notes: null } as const;
  const values = valuesOf(workout, stored);

  it('contains the ids of stored rows and omits temporary ids', () => {
    const { exercises } = contentOf({ ...values, exercises: withPicked(values.exercises, 'cooldown', ['Lie down']) });
    expect(exercises.map(({ id }) => id)).toEqual([...stored.map(({ id }) => id), undefined]);
    expect(exercises.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is trimmed, and empty notes become null', () => {
    expect(contentOf({ ...values, title: '  Push  ', notes: ' ' })).toMatchObject({ title: 'Push', notes: null });
  });

  it('has no exercises on a rest day', () => {
    expect(contentOf({ ...values, type: 'rest' }).exercises).toEqual([]);
  });

  it('adds exercises again if another window removed them', () => {
    const [first, second] = values.exercises;
    const stored = withoutIds(values.exercises, new Set([first?.id ?? 0]));
    expect(stored[0]?.id).toBe(first?.id);
    expect(stored[1]?.id).toBeLessThan(0);
    expect(stored[1]?.exerciseName).toBe(second?.exerciseName);
    expect(new Set(ids(stored)).size).toBe(stored.length);
  });
});

describe('weight', () => {
  const [squat, pushUp, own] = withPicked([], 'main', [named('Goblet Squat'), named('Push-Up'), 'Sled']);

  it('is offered for exercises with equipment and for custom exercises', () => {
    expect(squat && takesWeight(squat, 'dumbbells')).toBe(true);
    expect(pushUp && takesWeight(pushUp, 'bodyweight')).toBe(false);
    expect(own && takesWeight(own, undefined)).toBe(true);
    expect(pushUp && takesWeight({ ...pushUp, weight: 10 }, 'bodyweight')).toBe(true);
  });
});
