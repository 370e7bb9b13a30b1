// Finds the sets of an exercise that were not changed on this device, so that corrections from another device are
// preserved.
import type { CompletionInput } from '@/shared/api/types';

type SetInput = NonNullable<CompletionInput['sets']>[number];

const textOf = ({
  setType = 'normal',
  reps = null,
  weight = null,
  duration = null,
  distance = null,
  rpe = null,
  doneAt = null,
}: SetInput) => JSON.stringify([setType, reps, weight, duration, distance, rpe, doneAt]);

// Returns `shown`, the sets that the server returned last, without those that were changed or removed here. Such a set
// stays changed, even if it is changed back after a response was lost. Sets without `doneAt` cannot be identified and
// are left out.
export function unchangedSets<T extends SetInput>(shown: readonly T[], sets: readonly SetInput[]): T[] {
  const now = new Set(sets.map(textOf));
  return shown.filter((set) => set.doneAt != null && now.has(textOf(set)));
}
