// What was typed on the profile and not saved yet: kept on this device for this person, the same in every tab.
import { persistedStore } from '@/shared/lib/persistedStore';
import type { Edits } from '@/features/profile/logic';

export const profileEdits = persistedStore<Edits>('profile', {}, (edits) => Object.keys(edits).length === 0);
