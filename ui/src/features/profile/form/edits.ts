// Unsaved edits of the profile, stored per user on this device and shared by all tabs.
import { persistedStore } from '@/shared/lib/persistedStore';
import type { Edits } from '@/features/profile/logic';

export const profileEdits = persistedStore<Edits>('profile', {}, (edits) => Object.keys(edits).length === 0);
