// What was typed on the profile and not saved yet: kept on this device for this person, the same in every tab.
import { keptStore } from '@/shared/lib/keptStore';
import type { Edits } from './logic';

export const profileEdits = keptStore<Edits>('profile', {}, (edits) => Object.keys(edits).length === 0);
