// The choices about timers in a small sheet beside the training; it knows no timer.
import { Button, Popover } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { TimerChoices } from './TimerChoices';
import { timerMessages } from './timerMessages';
import classes from './TimerSettings.module.css';

export function TimerSettings() {
  const t = useT(timerMessages);
  return (
    <Popover position="bottom-end" width={300} trapFocus withinPortal>
      <Popover.Target>
        <Button variant="subtle" color="gray" className={classes.open} leftSection={<IconAdjustments size={18} aria-hidden />}>
          {t('settings')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={t('settings')}>
        <TimerChoices />
      </Popover.Dropdown>
    </Popover>
  );
}
