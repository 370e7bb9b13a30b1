import { describe, expect, it } from 'vitest';
import { joinedNext, keepingSupersets } from './superset';
import { movedBy, movedOnto, withoutExercise, withPicked, type FormExercise } from './workoutForm';

// 'A+ B | C' in one line: a plus joins an exercise to the next one, the bar starts the main section.
function list(text: string): FormExercise[] {
  let category: FormExercise['category'] = 'warmup';
  return text.split(' ').flatMap((word, index) => {
    if (word === '|') category = 'main';
    const [blank] = withPicked([], category, [word.replace('+', '')]);
    return word === '|' || !blank ? [] : [{ ...blank, id: -index - 1, supersetWithNext: word.endsWith('+') }];
  });
}
const read = (exercises: readonly FormExercise[]) =>
  exercises.map(({ exerciseName, supersetWithNext }) => exerciseName + (supersetWithNext ? '+' : '')).join(' ');
const idOf = (exercises: readonly FormExercise[], name: string) =>
  exercises.find(({ exerciseName }) => exerciseName === name)!.id;

describe('a superset', () => {
  it('can join an exercise to the next one of its section', () => {
    const all = list('A B | C D');
    expect(joinedNext(all, idOf(all, 'A'))?.exerciseName).toBe('B');
  });

  it('cannot start at the last exercise of a section', () => {
    const all = list('A B | C D');
    expect(joinedNext(all, idOf(all, 'B'))).toBeNull();
    expect(joinedNext(all, idOf(all, 'D'))).toBeNull();
  });

  it('stays together when its exercises change order', () => {
    const all = list('A+ B C');
    expect(read(movedBy(all, idOf(all, 'A'), 1))).toBe('B+ A C');
  });

  it('releases an exercise that moves away, and the others stay joined', () => {
    const all = list('A+ B+ C D');
    expect(read(movedOnto(all, idOf(all, 'B'), idOf(all, 'D')))).toBe('A+ C D B');
  });

  it('includes an exercise that is dropped between its exercises', () => {
    const all = list('A+ B C');
    expect(read(movedBy(all, idOf(all, 'C'), -1))).toBe('A+ C+ B');
  });

  it('ends when one of its two exercises is removed', () => {
    const all = list('A+ B C');
    expect(read(withoutExercise(all, idOf(all, 'B')))).toBe('A C');
    expect(read(withoutExercise(all, idOf(all, 'A')))).toBe('B C');
  });

  it('does not extend to exercises added after it', () => {
    expect(read(withPicked(list('A B+'), 'warmup', ['New']))).toBe('A B New');
  });

  it('does not extend into another section', () => {
    const all = list('A B+ | C D');
    expect(read(movedOnto(all, idOf(all, 'C'), idOf(all, 'A')))).toBe('C A B D');
    expect(read(keepingSupersets(all, all))).toBe('A B C D');
  });
});
