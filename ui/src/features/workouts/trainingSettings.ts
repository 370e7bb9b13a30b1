// How a person likes to train on this device: rest with each tick, sound, notification.
import { create } from 'zustand';
import { readSetting, writeSetting } from '@/shared/lib/deviceSettings';

export interface TrainingSettings {
  autoRest: boolean;
  sound: boolean;
  notify: boolean;
  // Ask for repetitions in reserve after each set.
  effort: boolean;
  // The guided mode speaks.
  spoken: boolean;
}

const NAME = 'training';
const defaults: TrainingSettings = { autoRest: true, sound: true, notify: false, effort: false, spoken: false };

// Counts the changes; the choices themselves stand in the storage, bound to the person.
const useChanges = create(() => ({ count: 0 }));

export function trainingSettings(): TrainingSettings {
  return readSetting(NAME, defaults);
}

export function useTrainingSettings(): TrainingSettings {
  useChanges((state) => state.count);
  return trainingSettings();
}

export function changeTrainingSettings(change: Partial<TrainingSettings>): void {
  writeSetting(NAME, { ...trainingSettings(), ...change });
  useChanges.setState((state) => ({ count: state.count + 1 }));
}
