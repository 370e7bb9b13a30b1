// The drag handle of a planned workout. Pressing it opens a menu of the other days, and of copying.
import { ActionIcon } from '@mantine/core';
import { IconCopy, IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PlannedWorkout } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { Menu } from '@/shared/ui/Menu';
import classes from './MoveMenu.module.css';
import { copyMessages } from '@/features/plans/copy/copyMessages';
import { plannerMessages } from '@/features/plans/plannerMessages';
import type { PlanDay } from './week';

interface MoveMenuProps {
  workout: PlannedWorkout;
  days: readonly PlanDay[];
  // The workout was moved here. Restores the focus, which was lost with the previous card.
  takesFocus: boolean;
  onMove: (weekday: Weekday) => void;
  onCopy: () => void;
}

export function MoveMenu({ workout, days, takesFocus, onMove, onCopy }: MoveMenuProps) {
  const t = useT(plannerMessages);
  const copying = useT(copyMessages);
  const format = useFormat();
  const grip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) grip.current?.focus();
  }, [takesFocus]);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon
          ref={grip}
          aria-label={t('moveWorkout', { title: workout.title })}
          className={classes.grip}
          data-grip
        >
          <IconGripVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('moveTo')}</Menu.Label>
        {days
          .filter(({ weekday }) => weekday !== workout.dayOfWeek)
          .map(({ weekday, workout: existing }) => (
            <Menu.Item key={weekday} onClick={() => onMove(weekday)}>
              <span className={classes.day}>{weekdayName(weekday, format)}</span>
              <span className={classes.existing}>
                {existing ? t('swapWith', { title: existing.title }) : t('free')}
              </span>
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={onCopy}>
          {copying('copyDay')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
