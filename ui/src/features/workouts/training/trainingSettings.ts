// Training settings of this device: rest with each tick, sound, notification.
import { settingStore } from '@/shared/lib/settingStore';

interface TrainingSettings {
  autoRest: boolean;
  sound: boolean;
  notify: boolean;
  // Ask for repetitions in reserve after each set.
  effort: boolean;
  // Announcements by voice in the guided mode.
  spoken: boolean;
}

const store = settingStore<TrainingSettings>('training', {
  autoRest: true,
  sound: true,
  notify: false,
  effort: false,
  spoken: false,
});
export const trainingSettings = store.get;
export const useTrainingSettings = store.use;
export const changeTrainingSettings = store.change;
