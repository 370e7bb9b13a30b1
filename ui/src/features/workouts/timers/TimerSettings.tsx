// Training settings beside their button, and in a dialog on a phone, where there is no room for them beside it.
import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhone } from '@/shared/hooks/usePhone';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { Popover } from '@/shared/ui/Popover';
import { TimerChoices } from './TimerChoices';
import { timerMessages } from './timerMessages';
import classes from './TimerSettings.module.css';
import { WeightSteps } from '@/features/workouts/weights/WeightStepFields';

export function TimerSettings() {
  const t = useT(timerMessages);
  const words = useT(common);
  const phone = usePhone();
  const [opened, setOpened] = useState(false);
  const button = (
    <Button
      variant="subtle"
      color="gray"
      className={classes.open}
      aria-label={t('settings')}
      aria-haspopup="dialog"
      onClick={() => setOpened(!opened)}
    >
      <IconAdjustments size={20} aria-hidden />
      <span className={classes.word}>{t('settings')}</span>
    </Button>
  );
  if (phone)
    return (
      <>
        {button}
        <Modal
          opened={opened}
          onClose={() => setOpened(false)}
          title={t('settings')}
          closeButtonProps={{ 'aria-label': words('close') }}
        >
          <div className={classes.rows}>
            <TimerChoices />
            <WeightSteps />
          </div>
        </Modal>
      </>
    );
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus withinPortal>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={`${classes.choices} ${classes.rows}`} aria-label={t('settings')}>
        <TimerChoices />
        <WeightSteps />
      </Popover.Dropdown>
    </Popover>
  );
}
