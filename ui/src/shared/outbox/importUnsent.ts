// Imports the moments that earlier versions stored as drafts until the server had them.
import type { WellnessActivityInput } from '@/shared/api/types';
import { draftNames, readDraft, removeDraft } from '@/shared/lib/drafts';
import { addEntry, nextSequence } from './entries';
import { newRowId } from './record';
import { stampOf } from './stamp';

const PREFIX = 'unsent:';

// The key of the body keeps the server from storing a moment twice that an earlier version had already sent.
export function importOldEntries(): void {
  for (const name of draftNames(PREFIX)) {
    const old = readDraft<{ body: WellnessActivityInput }>(name);
    if (!old) {
      removeDraft(name);
      continue;
    }
    const completedAt = old.body.completedAt ?? new Date().toISOString();
    const id = name.slice(PREFIX.length);
    const isStored = addEntry({
      id,
      sequence: nextSequence(),
      kind: 'moment',
      at: Date.parse(completedAt),
      method: 'post',
      path: '/api/wellness-activities',
      body: old.body,
      key: id,
      rows: [{ id: newRowId(), ...old.body, completedAt, ...stampOf(completedAt) } as { id: number }],
      refetch: ['/api/wellness-activities'],
      state: 'waiting',
      isShown: true,
      // An earlier version may have sent it.
      attempted: true,
      follows: false,
      revision: 0,
    });
    if (isStored) removeDraft(name);
  }
}
