// Exercises that the user marked as favorite or hid from lists, and those done lately.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '@/shared/api/client';
import { serverMessage } from '@/shared/api/errors';
import { exerciseMarksQuery } from '@/shared/api/queries';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import type { OutboxEntry, OutboxRow } from '@/shared/outbox/entries';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { record } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import type { Exercise } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

type Answered = Answer<'get', '/api/exercise-marks'>;
type Mark = Answered['marked'][number]['mark'];

// By name in lower case.
export interface Marks {
  readonly marks: ReadonlyMap<string, Mark>;
  // With the last day, newest first.
  readonly recent: ReadonlyMap<string, Day>;
}

export const noMarks: Marks = { marks: new Map(), recent: new Map() };

export function marksOf({ marked, recent }: Answered): Marks {
  return {
    marks: new Map(marked.map(({ exerciseName, mark }) => [exerciseName.toLowerCase(), mark])),
    recent: new Map(recent.map(({ exerciseName, localDate }) => [exerciseName.toLowerCase(), localDate])),
  };
}

export interface MarkedRow extends OutboxRow {
  exerciseName: string;
  mark: Mark | null;
}

const withMark = (answered: Answered, entries: readonly OutboxEntry[]): Answered =>
  entries.reduce((all, { rows: [row] }) => {
    const { id, exerciseName, mark } = row as MarkedRow;
    const others = all.marked.filter((each) => each.exerciseName.toLowerCase() !== id);
    return { ...all, marked: mark === null ? others : [...others, { exerciseName, mark }] };
  }, answered);

// None until they are loaded. Lists do not wait for them.
export function useExerciseMarks(): Marks {
  const { data } = useOverlaidQuery(useQuery(exerciseMarksQuery), 'mark', withMark);
  return useMemo(() => (data ? marksOf(data) : noMarks), [data]);
}

export function markOf(exercise: Pick<Exercise, 'name'>, { marks }: Marks): Mark | null {
  return marks.get(exercise.name.toLowerCase()) ?? null;
}

// Null removes the mark. Shown at once, taken back if the server refuses.
export function useSaveMark() {
  const client = useQueryClient();
  const words = useT(common);
  return useMutation({
    mutationFn: (body: { exerciseName: string; mark: Mark | null }) =>
      record<MarkedRow>(client, {
        kind: 'mark',
        method: 'put',
        path: '/api/exercise-marks',
        body,
        rows: [{ id: body.exerciseName.toLowerCase(), ...body }],
        refetch: ['/api/exercise-marks'],
        isOptimistic: true,
      }),
    onError: (error) =>
      toast({ title: words('error'), description: serverMessage(error, words('failed')), destructive: true }),
  });
}

// An own exercise holds by itself that it is hidden.
export function isHidden(exercise: Pick<Exercise, 'name' | 'hidden'>, marks: Marks): boolean {
  return exercise.hidden || markOf(exercise, marks) === 'hidden';
}

// A hidden exercise is found by its whole name only.
export function isOffered(
  exercise: Pick<Exercise, 'name' | 'germanName' | 'hidden'>,
  marks: Marks,
  text: string,
): boolean {
  if (!isHidden(exercise, marks)) return true;
  const typed = text.trim().toLowerCase();
  return typed !== '' && [exercise.name, exercise.germanName].some((name) => name.toLowerCase() === typed);
}

interface MarkedGroups {
  favorites: Exercise[];
  // Those done last come first.
  recent: Exercise[];
  others: Exercise[];
}

// Each exercise is in one group. The order within favorites and others stays.
export function groupsByMarks(exercises: readonly Exercise[], marks: Marks): MarkedGroups {
  const groups: MarkedGroups = { favorites: [], recent: [], others: [] };
  for (const exercise of exercises) {
    const isRecent = marks.recent.has(exercise.name.toLowerCase());
    if (markOf(exercise, marks) === 'favorite') groups.favorites.push(exercise);
    else groups[isRecent ? 'recent' : 'others'].push(exercise);
  }
  const order = [...marks.recent.keys()];
  const placeOf = ({ name }: Exercise) => order.indexOf(name.toLowerCase());
  groups.recent.sort((one, other) => placeOf(one) - placeOf(other));
  return groups;
}
