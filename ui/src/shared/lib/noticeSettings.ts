// What notices need to know of this device: when to remind, whether the browser may show them, what was told already.
import { create } from 'zustand';
import { readSetting, writeSetting } from './deviceSettings';

export interface NoticeSettings {
  // Local clock time, 'HH:MM'.
  remindAt: string;
  browser: boolean;
  // The day of the last reminder; the Monday of the last week's summary and of the last goal that was reached.
  reminded: string;
  summed: string;
  reached: string;
}

const NAME = 'notices';
const defaults: NoticeSettings = { remindAt: '17:00', browser: false, reminded: '', summed: '', reached: '' };

// Counts the changes; the choices themselves stand in the storage, bound to the person.
const useChanges = create(() => ({ count: 0 }));

export function useNoticeSettings(): NoticeSettings {
  useChanges((state) => state.count);
  return readSetting(NAME, defaults);
}

export function changeNoticeSettings(change: Partial<NoticeSettings>): void {
  writeSetting(NAME, { ...readSetting(NAME, defaults), ...change });
  useChanges.setState((state) => ({ count: state.count + 1 }));
}
