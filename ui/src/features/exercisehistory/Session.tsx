// One session of an exercise: its day, which leads to the workout, each of its sets, and what was noted; it knows no call.
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ExerciseCompletion } from '@/shared/api/types';
import { setMessages } from '@/shared/exercises/setMessages';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { workoutPath } from '@/shared/lib/paths';
import { performedSets, repsInReserve, setLetter, type SetValues } from '@/shared/lib/sets';
import { historyMessages } from './messages';
import classes from './Session.module.css';

export function Session({ session }: { session: ExerciseCompletion }) {
  const t = useT(historyMessages);
  const format = useFormat();
  const places = useScreenPaths();
  const sets = performedSets(session);
  const day = formatDay(session.localDate, format, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <li className={classes.session}>
      {session.workoutId !== null && places.has('/workout') ? (
        <Anchor
          component={Link}
          to={workoutPath(session.workoutId)}
          className={classes.day}
          aria-label={t('openWorkout', { day })}
        >
          {day}
          <IconChevronRight size={18} aria-hidden />
        </Anchor>
      ) : (
        <span className={classes.day}>{day}</span>
      )}
      {sets.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noSets')}
        </Text>
      ) : (
        <ol className={`${classes.sets} fit-numbers`} aria-label={t('setsOf', { day })}>
          {sets.map((set, index) => (
            <DoneSet key={index} set={set} number={index + 1} />
          ))}
        </ol>
      )}
      {session.notes && <Text className={classes.notes}>{session.notes}</Text>}
    </li>
  );
}

function DoneSet({ set, number }: { set: SetValues; number: number }) {
  const t = useT(setMessages);
  const texts = useSetTexts();
  const format = useFormat();
  const letter = setLetter(set.setType);
  const reserve = repsInReserve(set.rpe);
  return (
    <li className={classes.set}>
      <span className={classes.mark} data-type={set.setType} aria-hidden>
        {letter ?? number}
      </span>
      {letter && <VisuallyHidden>{t(set.setType)}: </VisuallyHidden>}
      <span>{texts.set(set) || '–'}</span>
      {reserve !== null && (
        <span className={classes.reserve}>{t('reserve', { count: formatNumber(reserve, format, 1) })}</span>
      )}
    </li>
  );
}
