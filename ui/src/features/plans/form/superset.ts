// Rules for supersets: exercises of one section that are done in turn.
import type { FormExercise } from './workoutForm';

type Joined = Pick<FormExercise, 'id' | 'category' | 'supersetWithNext'>;

const inOneSection = (one: Joined | undefined, next: Joined | undefined): next is Joined =>
  one !== undefined && next !== undefined && one.category === next.category;

// Exercises of one superset share a number.
function groupsOf(exercises: readonly Joined[]): Map<number, number> {
  const groups = new Map<number, number>();
  let group = 0;
  exercises.forEach((exercise, index) => {
    const before = exercises[index - 1];
    if (!(before?.supersetWithNext && inOneSection(before, exercise))) group += 1;
    groups.set(exercise.id, group);
  });
  return groups;
}

const ALONE = -1;

// The superset of a moved exercise: the one around it, else its own if a neighbor belongs to it, else none.
function groupAt<E extends Joined>(list: readonly E[], id: number, groups: ReadonlyMap<number, number>): number {
  const at = list.findIndex((each) => each.id === id);
  const around = [list[at - 1], list[at + 1]].map((each) =>
    each && inOneSection(list[at], each) ? groups.get(each.id) : undefined,
  );
  const [one, next] = around;
  if (one !== undefined && one === next) return one;
  const own = groups.get(id);
  return own !== undefined && around.includes(own) ? own : ALONE;
}

// The list after a change, with its supersets restored.
export function keepingSupersets<E extends Joined>(before: readonly E[], after: readonly E[], moved?: number): E[] {
  const groups = groupsOf(before);
  if (moved !== undefined) groups.set(moved, groupAt(after, moved, groups));
  const groupOf = ({ id }: Joined) => groups.get(id);
  return after.map((exercise, index) => {
    const next = after[index + 1];
    const joined =
      inOneSection(exercise, next) && groupOf(exercise) !== undefined && groupOf(exercise) === groupOf(next);
    return { ...exercise, supersetWithNext: joined };
  });
}

// The exercise that can be joined to this one; null at the end of a section.
export function joinedNext<E extends Joined>(exercises: readonly E[], id: number): E | null {
  const at = exercises.findIndex((each) => each.id === id);
  const next = exercises[at + 1];
  return at >= 0 && inOneSection(exercises[at], next) ? next : null;
}
