// How one likes to train, in a small sheet beside the training.
import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Popover } from '@/shared/ui/Popover';
import { TimerChoices } from './TimerChoices';
import { timerMessages } from './timerMessages';
import classes from './TimerSettings.module.css';
import { WeightSteps } from '@/features/workouts/weights/WeightStepFields';

export function TimerSettings() {
  const t = useT(timerMessages);
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.open}
          aria-label={t('settings')}
          onClick={() => setOpened(!opened)}
        >
          <IconAdjustments size={20} aria-hidden />
          <span className={classes.word}>{t('settings')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={t('settings')}>
        <TimerChoices />
        <WeightSteps />
      </Popover.Dropdown>
    </Popover>
  );
}
