// Training settings of this device: rest with each tick, sound, notification.
import { settingStore } from '@/shared/lib/settingStore';

interface TrainingSettings {
  autoRest: boolean;
  sound: boolean;
  notify: boolean;
  // The browser asked for the permission to notify, or the user chose without being asked.
  notifyAsked: boolean;
  // Ask for repetitions in reserve after each set.
  effort: boolean;
  // Announcements by voice in the guided mode.
  spoken: boolean;
}

const store = settingStore<TrainingSettings>('training', {
  autoRest: true,
  sound: true,
  notify: false,
  notifyAsked: false,
  effort: false,
  spoken: false,
});
export const trainingSettings = store.get;
export const useTrainingSettings = store.use;
export const changeTrainingSettings = store.change;
