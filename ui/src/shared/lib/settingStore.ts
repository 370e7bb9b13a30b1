// A store of a user's settings on this device, synchronized between open tabs.
import type { StoreApi, UseBoundStore } from 'zustand';
import { onSettingChangedInOtherTab, readSetting, writeSetting } from './deviceSettings';
import { userStore } from './userStore';

interface SettingStore<T> {
  use: UseBoundStore<StoreApi<T>>;
  // Reads the stored value: a suspended page may have missed a change in another tab.
  get: () => T;
  change: (part: Partial<T>) => void;
}

// Call it once, at module level.
export function settingStore<T extends object>(name: string, defaults: T): SettingStore<T> {
  const get = () => readSetting(name, defaults);
  const storage = { read: get, write: writeSetting, onChangedInOtherTab: onSettingChangedInOtherTab };
  const use = userStore(name, defaults, storage, (value) => value);
  return { use, get, change: (part) => use.setState({ ...get(), ...part }, true) };
}
