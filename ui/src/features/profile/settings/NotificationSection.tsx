// Notification settings of the account and of this device.
import { TextInput } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { useNotificationPermission } from '@/shared/hooks/useNotificationPermission';
import { useT } from '@/shared/i18n/locale';
import { changeNoticeSettings, useNoticeSettings } from '@/shared/lib/noticeSettings';
import { useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import { SettingGroup } from './SettingGroup';
import { SettingRow } from './SettingRow';
import { SwitchRow } from './SwitchRow';

export function NotificationSection() {
  const t = useT(choiceMessages);
  const { notifyWorkoutReminders = true, notifyProgressUpdates = true, notifyAchievements = true } = useUser();
  const change = useSetting();
  const { remindAt, browser } = useNoticeSettings();
  const permission = useNotificationPermission();

  const changeBrowser = async (enabled: boolean) => {
    const allowed = !enabled || (await permission.request());
    changeNoticeSettings({ browser: enabled && allowed });
  };

  return (
    <>
      <SettingGroup>
        <SwitchRow
          label={t('workoutReminders')}
          hint={t('workoutRemindersHint')}
          checked={notifyWorkoutReminders}
          onChange={(enabled) => change({ notifyWorkoutReminders: enabled })}
        />
        <SwitchRow
          label={t('progressUpdates')}
          hint={t('progressUpdatesHint')}
          checked={notifyProgressUpdates}
          onChange={(enabled) => change({ notifyProgressUpdates: enabled })}
        />
        <SwitchRow
          label={t('achievements')}
          hint={t('achievementsHint')}
          checked={notifyAchievements}
          onChange={(enabled) => change({ notifyAchievements: enabled })}
        />
      </SettingGroup>
      <SettingGroup title={t('onThisDevice')}>
        {notifyWorkoutReminders && (
          <SettingRow label={<label htmlFor="remind-at">{t('remindAt')}</label>} hint={t('remindAtHint')}>
            <TextInput
              id="remind-at"
              type="time"
              value={remindAt}
              onChange={(event) =>
                event.currentTarget.value && changeNoticeSettings({ remindAt: event.currentTarget.value })
              }
            />
          </SettingRow>
        )}
        {permission.supported ? (
          <SwitchRow
            label={t('browser')}
            hint={t('browserHint')}
            checked={browser && permission.granted}
            onChange={(enabled) => void changeBrowser(enabled)}
          />
        ) : (
          <SettingRow label={t('browser')} hint={t('browserMissing')} />
        )}
        {permission.denied && (
          <div role="alert">
            <SettingRow label="" hint={t('browserBlocked')} />
          </div>
        )}
      </SettingGroup>
    </>
  );
}
