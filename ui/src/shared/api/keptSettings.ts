// What the user lets this device keep.
import { settingStore } from '@/shared/lib/settingStore';

interface KeepingSettings {
  // Also answers with periods, sleep and body data.
  health: boolean;
  // The day and the planned workouts for which the answers for training were fetched.
  prefetched: string;
}

const store = settingStore<KeepingSettings>('kept-answers', { health: false, prefetched: '' });
export const useKeepingSettings = store.use;
export const changeKeepingSettings = store.change;
