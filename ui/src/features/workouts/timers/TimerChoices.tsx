// Switches of the timer settings: rest with each tick, sound, notification.
import { Switch, Text } from '@mantine/core';
import { useT } from '@/shared/i18n/locale';
import { unlockSound } from '@/shared/lib/chime';
import { useNotificationPermission } from '@/shared/hooks/useNotificationPermission';
import { timerMessages } from './timerMessages';
import { changeTrainingSettings, useTrainingSettings } from '@/features/workouts/training/trainingSettings';

export function TimerChoices() {
  const t = useT(timerMessages);
  const { autoRest, sound, notify, effort } = useTrainingSettings();
  const permission = useNotificationPermission();

  const changeNotify = async (wanted: boolean) => {
    const allowed = !wanted || (await permission.request());
    changeTrainingSettings({ notify: wanted && allowed, notifyAsked: true });
  };

  return (
    <>
      <Switch
        label={t('autoRest')}
        checked={autoRest}
        onChange={(event) => changeTrainingSettings({ autoRest: event.currentTarget.checked })}
      />
      <Switch
        label={t('sound')}
        checked={sound}
        onChange={(event) => {
          unlockSound();
          changeTrainingSettings({ sound: event.currentTarget.checked });
        }}
      />
      {permission.supported && (
        <Switch
          label={t('notify')}
          checked={notify && permission.granted}
          onChange={(event) => void changeNotify(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={t('effort')}
        checked={effort}
        onChange={(event) => changeTrainingSettings({ effort: event.currentTarget.checked })}
      />
      {permission.denied && (
        <Text size="sm" c="dimmed" role="alert">
          {t('notifyBlocked')}
        </Text>
      )}
    </>
  );
}
