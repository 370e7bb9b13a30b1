// The shown month with buttons for today, the previous and the next month. Its title names the grid.
import { ActionIcon, Button, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { addMonths, firstOf, type Month } from '@/shared/lib/months';
import classes from './MonthHead.module.css';

interface MonthHeadProps {
  // The id of the title.
  id: string;
  month: Month;
  words: Record<'today' | 'previous' | 'next', string>;
  // The month stands in a card with other titles.
  small?: boolean;
  onToday: () => void;
  onMonth: (month: Month) => void;
}

export function MonthHead({ id, month, words, small = false, onToday, onMonth }: MonthHeadProps) {
  const format = useFormat();
  return (
    <div className={classes.head} data-small={small || undefined}>
      <Title order={2} {...(small && { size: 'h3' })} id={id} aria-live="polite" className={classes.month}>
        {formatDay(firstOf(month), format, { month: 'long', year: 'numeric' })}
      </Title>
      <Button variant="default" className={classes.today} onClick={onToday}>
        {words.today}
      </Button>
      <ActionIcon aria-label={words.previous} onClick={() => onMonth(addMonths(month, -1))}>
        <IconChevronLeft size={22} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={words.next} onClick={() => onMonth(addMonths(month, 1))}>
        <IconChevronRight size={22} aria-hidden />
      </ActionIcon>
    </div>
  );
}
