// Which sets of an exercise this device left alone, so that what another device corrected of them stays corrected. Pure.
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

// `shown`, as the server last showed them, without those that were changed or removed here. These are this device's word
// for good, also when they are changed back after an answer was lost. A set without a moment cannot be told apart.
export function untouchedSets<T extends SetInput>(shown: readonly T[], sets: readonly SetInput[]): T[] {
  const now = new Set(sets.map(textOf));
  return shown.filter((set) => set.doneAt != null && now.has(textOf(set)));
}
