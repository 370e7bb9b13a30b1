// The choices about timers in a small sheet: rest with each tick, sound, notification; it knows no timer.
import { Button, Popover, Switch, Text } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { unlockSound } from '@/shared/lib/chime';
import { timerMessages } from './timerMessages';
import classes from './TimerSettings.module.css';
import { changeTrainingSettings, useTrainingSettings } from './trainingSettings';

const canNotify = () => typeof Notification !== 'undefined';

export function TimerSettings() {
  const t = useT(timerMessages);
  const { autoRest, sound, notify } = useTrainingSettings();
  const [blocked, setBlocked] = useState(false);

  const changeNotify = async (wanted: boolean) => {
    const allowed = !wanted || (await Notification.requestPermission()) === 'granted';
    setBlocked(!allowed);
    changeTrainingSettings({ notify: wanted && allowed });
  };

  return (
    <Popover position="bottom-end" width={300} trapFocus withinPortal>
      <Popover.Target>
        <Button variant="subtle" color="gray" className={classes.open} leftSection={<IconAdjustments size={18} aria-hidden />}>
          {t('settings')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={t('settings')}>
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
        {canNotify() && (
          <Switch label={t('notify')} checked={notify} onChange={(event) => void changeNotify(event.currentTarget.checked)} />
        )}
        {blocked && (
          <Text size="sm" c="dimmed" role="alert">
            {t('notifyBlocked')}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
