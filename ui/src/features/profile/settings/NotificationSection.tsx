// What FitApp may tell by itself, and how on this device; it tells nothing.
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

  const changeBrowser = async (wanted: boolean) => {
    const allowed = !wanted || (await permission.ask());
    changeNoticeSettings({ browser: wanted && allowed });
  };

  return (
    <>
      <SettingGroup>
        <SwitchRow
          label={t('workoutReminders')}
          hint={t('workoutRemindersHint')}
          checked={notifyWorkoutReminders}
          onChange={(wanted) => change({ notifyWorkoutReminders: wanted })}
        />
        <SwitchRow
          label={t('progressUpdates')}
          hint={t('progressUpdatesHint')}
          checked={notifyProgressUpdates}
          onChange={(wanted) => change({ notifyProgressUpdates: wanted })}
        />
        <SwitchRow
          label={t('achievements')}
          hint={t('achievementsHint')}
          checked={notifyAchievements}
          onChange={(wanted) => change({ notifyAchievements: wanted })}
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
        {permission.exists ? (
          <SwitchRow
            label={t('browser')}
            hint={t('browserHint')}
            checked={browser && permission.granted}
            onChange={(wanted) => void changeBrowser(wanted)}
          />
        ) : (
          <SettingRow label={t('browser')} hint={t('browserMissing')} />
        )}
        {permission.refused && (
          <div role="alert">
            <SettingRow label="" hint={t('browserBlocked')} />
          </div>
        )}
      </SettingGroup>
    </>
  );
}
