// The days of the shown week, with buttons for the week before, the week after and the present one.
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { weekAfter } from './logic';
import { mealWeekMessages } from './messages';
import classes from './WeekBar.module.css';

interface WeekBarProps {
  first: Day;
  range: string;
  isPresent: boolean;
  // No later week can be planned.
  isFurthest: boolean;
  // Null for the present week.
  onWeek: (first: Day | null) => void;
}

export function WeekBar({ first, range, isPresent, isFurthest, onWeek }: WeekBarProps) {
  const t = useT(mealWeekMessages);
  return (
    <div className={classes.bar}>
      <ActionIcon aria-label={t('previous')} onClick={() => onWeek(weekAfter(first, -1))}>
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <Title order={2} className={classes.range} aria-live="polite">
        {range}
      </Title>
      <ActionIcon
        aria-label={t('next')}
        // Stays focusable, so that the keyboard does not lose its place.
        aria-disabled={isFurthest || undefined}
        data-disabled={isFurthest || undefined}
        title={isFurthest ? t('noWeekAfter') : undefined}
        onClick={() => !isFurthest && onWeek(weekAfter(first, 1))}
      >
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
      {!isPresent && (
        <Button variant="default" className={classes.present} onClick={() => onWeek(null)}>
          {t('thisWeek')}
        </Button>
      )}
    </div>
  );
}
