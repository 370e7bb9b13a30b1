// One session of an exercise: its day with a link to the workout, its sets and its notes.
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ExerciseCompletion } from '@/shared/api/types';
import { SetMark } from '@/shared/exercises/SetMark';
import { setMessages } from '@/shared/exercises/setMessages';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { workoutPath } from '@/shared/lib/paths';
import { countedSet, performedSets, repsInReserve, type CountedSet, type SetValues } from '@/shared/lib/sets';
import { historyMessages } from './messages';
import classes from './Session.module.css';

export function Session({ session }: { session: ExerciseCompletion }) {
  const t = useT(historyMessages);
  const format = useFormat();
  const places = useScreenPaths();
  const sets = performedSets(session);
  const types = sets.map(({ setType }) => setType);
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
            <DoneSet key={index} set={set} counted={countedSet(types, index)} />
          ))}
        </ol>
      )}
      {session.notes && <Text className={classes.notes}>{session.notes}</Text>}
    </li>
  );
}

function DoneSet({ set, counted }: { set: SetValues; counted: CountedSet }) {
  const t = useT(setMessages);
  const texts = useSetTexts();
  const format = useFormat();
  const reserve = repsInReserve(set.rpe);
  return (
    <li className={classes.set}>
      <SetMark set={counted} />
      {set.setType !== 'normal' && <VisuallyHidden>{t(set.setType)}: </VisuallyHidden>}
      <span>{texts.set(set) || '–'}</span>
      {reserve !== null && (
        <span className={classes.reserve}>{t('reserve', { count: formatNumber(reserve, format, 1) })}</span>
      )}
    </li>
  );
}
