// 'Week 4 of 4 · Lighter week', and what it means.
import { Text } from '@mantine/core';
import type { WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { blockWeekOf } from './block';
import { blockMessages } from './blockMessages';
import classes from './BlockWeekText.module.css';

interface BlockWeekProps {
  plan: WorkoutPlan;
  day: Day;
}

// Nothing for a plan without weeks.
export function BlockWeekText({ plan, day }: BlockWeekProps) {
  const t = useT(blockMessages);
  const block = blockWeekOf(plan, day);
  if (!block) return null;
  return (
    <span className={classes.week}>
      <span>{t('week', { week: block.week, weeks: block.weeks })}</span>
      {block.lighter && <span className={classes.lighter}>{t('lighter')}</span>}
    </span>
  );
}

// What is different this week; nothing in most weeks.
export function BlockWeekNote({ plan, day }: BlockWeekProps) {
  const t = useT(blockMessages);
  const block = blockWeekOf(plan, day);
  if (!block || (!block.lighter && !block.again)) return null;
  return <Text className={classes.note}>{t(block.lighter ? 'lighterText' : 'againText')}</Text>;
}
