// The meals of a week: the days to come, those before today on request, and buttons that plan them.
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconCalendarPlus, IconChevronDown, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useEntriesOf } from '@/features/mealplan/api';
import { entryOf, fitProfile, mealsInOrder } from '@/features/mealplan/logic';
import type { FoodEntry, WeekPlan } from '@/shared/api/types';
import { useMealNote } from '@/shared/hooks/useMealNote';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import type { Day } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { DayCard } from './DayCard';
import { lastDayOf, rangeText, splitDays, type DayOfWeek } from './logic';
import { mealWeekMessages } from './messages';
import { PaperButtons } from './PaperButtons';
import { PlanButton } from './PlanButton';
import { PrintTitle } from './PrintTitle';
import { useWeekPlanning, type WeekPlanning } from './useWeekPlanning';
import classes from './WeekMeals.module.css';

interface WeekMealsProps {
  week: WeekPlan;
  today: Day;
}

export function WeekMeals({ week, today }: WeekMealsProps) {
  const t = useT(mealWeekMessages);
  const format = useFormat();
  const { data: entries = [] } = useEntriesOf(today);
  const planning = useWeekPlanning(week.first);
  const { coming, empty, past } = splitDays(week, today);
  const days = (shown: readonly DayOfWeek[]) => (
    <div className={classes.days}>
      {shown.map((day) => (
        <DayCard
          key={day.date}
          day={day}
          today={today}
          target={week.dailyCalories}
          entries={day.date === today ? entries : []}
          isStale={planning.isReplacing && day.date >= today}
        />
      ))}
    </div>
  );
  const isOver = coming.length === 0;
  const isEmpty = empty.length === coming.length;
  return (
    <div className={classes.week}>
      <PrintTitle text={t('printMeals', { range: rangeText(week.first, lastDayOf(week.first), format, today) })} />
      {!isEmpty && (
        <div className={classes.summary}>
          {t('daysPlanned', { count: coming.length - empty.length })}
          <PaperButtons actions={[]} />
        </div>
      )}
      {week.notes.map((note) => (
        <Text key={note.code} size="sm">
          {noteText(note)}
        </Text>
      ))}
      {past.length > 0 && (isOver ? days(past) : <EarlierDays count={past.length}>{days(past)}</EarlierDays>)}
      {isOver && past.length === 0 && (
        <Card>
          <EmptyState icon={IconCalendarPlus} title={t('nonePast')} />
        </Card>
      )}
      {!isOver && isEmpty && (
        <Card>
          <EmptyState
            icon={IconCalendarPlus}
            title={t('none')}
            description={t('noneHint')}
            action={<PlanButton planning={planning} />}
          />
        </Card>
      )}
      {!isEmpty && (
        <>
          {empty.length > 0 && (
            <div className={classes.offer}>
              <Text size="sm">{t('emptyDays', { count: empty.length })}</Text>
              <PlanButton planning={planning} />
            </div>
          )}
          {days(coming)}
          <ProfileNote days={coming} today={today} entries={entries} />
          <Replan planning={planning} coming={coming} today={today} />
        </>
      )}
    </div>
  );
}

function EarlierDays({ count, children }: { count: number; children: ReactNode }) {
  const t = useT(mealWeekMessages);
  const [open, setOpen] = useState(false);
  const content = useId();
  return (
    <div className={classes.earlier} data-open={open || undefined}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={18} aria-hidden className={classes.arrow} />
        {t('earlier', { count })}
      </UnstyledButton>
      <div id={content} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

interface ProfileNoteProps {
  days: readonly DayOfWeek[];
  today: Day;
  // Of today.
  entries: readonly FoodEntry[];
}

function ProfileNote({ days, today, entries }: ProfileNoteProps) {
  const meals = days.flatMap(({ date, meals: planned }) =>
    (planned ? mealsInOrder(planned) : []).filter((meal) => date !== today || !entryOf(meal, entries)),
  );
  const note = useMealNote(fitProfile(meals));
  return (
    <Text size="xs" c="dimmed" className={classes.note}>
      <IconInfoCircle size={16} stroke={1.8} aria-hidden />
      {note}
    </Text>
  );
}

interface ReplanProps {
  planning: WeekPlanning;
  coming: readonly DayOfWeek[];
  today: Day;
}

function Replan({ planning, coming, today }: ReplanProps) {
  const t = useT(mealWeekMessages);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [from, to] = [coming[0]?.date ?? today, coming.at(-1)?.date ?? today];
  const replace = () => {
    setAsking(false);
    planning.plan({ replace: true });
  };
  return (
    <>
      <Button
        variant="default"
        className={classes.replan}
        leftSection={<IconRefresh size={18} aria-hidden />}
        aria-disabled={planning.isPending || undefined}
        data-disabled={planning.isPending || undefined}
        onClick={() => !planning.isPending && setAsking(true)}
      >
        {t('replan')}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          title={t('replanTitle')}
          confirmLabel={t('replan')}
          onConfirm={replace}
          onClose={() => setAsking(false)}
        >
          {t('replanText', { range: rangeText(from, to, format, today) })}
        </ConfirmDialog>
      )}
    </>
  );
}
