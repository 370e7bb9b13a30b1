// What notices need to know of this device: when to remind, whether the browser may show them, what was told already.
import { settingStore } from './settingStore';

export interface NoticeSettings {
  // Local clock time, 'HH:MM'.
  remindAt: string;
  browser: boolean;
  // The day of the last reminder; the Monday of the last week's summary and of the last goal that was reached.
  reminded: string;
  summed: string;
  reached: string;
}

const store = settingStore<NoticeSettings>('notices', {
  remindAt: '17:00',
  browser: false,
  reminded: '',
  summed: '',
  reached: '',
});
export const useNoticeSettings = store.use;
export const changeNoticeSettings = store.change;
