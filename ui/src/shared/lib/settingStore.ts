// Choices that are kept on this device for the person who made them, the same in every open tab.
import type { StoreApi, UseBoundStore } from 'zustand';
import { onSettingChangedInOtherTab, readSetting, writeSetting } from './deviceSettings';
import { userStore } from './userStore';

export interface SettingStore<T> {
  use: UseBoundStore<StoreApi<T>>;
  // As the device has it: a page that slept may have missed what another tab chose.
  get: () => T;
  change: (part: Partial<T>) => void;
}

// Made once, at the top of a module.
export function settingStore<T extends object>(name: string, defaults: T): SettingStore<T> {
  const get = () => readSetting(name, defaults);
  const place = { read: get, write: writeSetting, onChangedInOtherTab: onSettingChangedInOtherTab };
  const use = userStore(name, defaults, place, (value) => value);
  return { use, get, change: (part) => use.setState({ ...get(), ...part }, true) };
}
