// The notice settings of this device: the reminder time, browser notifications, and which notices were already shown.
import { settingStore } from './settingStore';

export interface NoticeSettings {
  // Local clock time, 'HH:MM'.
  remindAt: string;
  browser: boolean;
  // The day of the last reminder, and the Monday of the last weekly summary, of the last reached goal
  // and of the last warning about storage.
  reminded: string;
  summed: string;
  reached: string;
  warned: string;
}

const store = settingStore<NoticeSettings>('notices', {
  remindAt: '17:00',
  browser: false,
  reminded: '',
  summed: '',
  reached: '',
  warned: '',
});
export const useNoticeSettings = store.use;
export const changeNoticeSettings = store.change;
