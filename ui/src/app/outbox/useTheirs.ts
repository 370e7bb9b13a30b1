// The version of an entry that another device has changed later, as the server has it now.
import { useQuery } from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import type { Day } from '@/shared/lib/dates';
import { rowIdOf, type OutboxEntry, type OutboxRow } from '@/shared/outbox/entries';

// The days of both versions that this device knows.
function daysOf({ rows: [row] }: OutboxEntry): { from: Day; to: Day } {
  const known = [row, row?.replaced] as ({ localDate?: Day } | undefined)[];
  const days = known.flatMap((each) => each?.localDate ?? []).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

async function fetchTheirs(entry: OutboxEntry, signal: AbortSignal): Promise<OutboxRow | null> {
  // Of a note or a mark its exercise, of a day of the cycle its date.
  const id = entry.rows[0] ? rowIdOf(entry.rows[0].id) : 0;
  const path = { id: Number(id) };
  const find = (rows: OutboxRow[]) => rows.find((each) => each.id === id) ?? null;
  const ofDays = { params: { query: daysOf(entry) }, signal };
  switch (entry.kind) {
    case 'workout':
      return get('/api/workouts/{id}', { params: { path }, signal });
    case 'plan-edit':
      return {
        id,
        exercises: await get('/api/planned-workouts/{id}/exercises', { params: { path }, signal }),
      } as OutboxRow;
    case 'food':
      return find(await get('/api/food-entries', ofDays));
    case 'measurement':
      return find(await get('/api/body-measurements', ofDays));
    case 'night':
      return find(await get('/api/sleep-trackings', ofDays));
    case 'period':
      return find(await get('/api/period-trackings', { signal }));
    case 'note':
      return find(
        (await get('/api/exercise-notes', { signal })).map((note) => ({
          ...note,
          id: note.exerciseName.toLowerCase(),
        })),
      );
    case 'mark':
      return find(
        (await get('/api/exercise-marks', { signal })).marked.map((mark) => ({
          ...mark,
          id: mark.exerciseName.toLowerCase(),
        })),
      );
    case 'period-day':
      return find(
        (await get('/api/period-days', { params: { query: { from: String(id), to: String(id) } }, signal })).map(
          (day) => ({ ...day, id: day.localDate }),
        ),
      );
    default:
      return null;
  }
}

interface Theirs {
  row: OutboxRow | undefined;
  isLoading: boolean;
}

// Fetched when it is shown: what a list has may be older than the other device's change.
export function useTheirs(entry: OutboxEntry): Theirs {
  const isLater = entry.state === 'refused' && entry.reason?.status === 412;
  const { data, isLoading } = useQuery({
    queryKey: ['outbox-theirs', entry.id, entry.revision],
    queryFn: ({ signal }) => fetchTheirs(entry, signal),
    enabled: isLater,
    staleTime: 0,
    gcTime: 0,
  });
  return { row: data ?? undefined, isLoading };
}
