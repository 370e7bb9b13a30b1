// Personal records, newest first, with links to their exercises.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Text, Title } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import type { PersonalRecord } from '@/shared/api/types';
import { Link } from 'react-router';
import { useUser } from '@/shared/api/user';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { exercisePath } from '@/shared/lib/paths';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { recordText } from './logic';
import { progressMessages } from './messages';
import classes from './List.module.css';

export function RecordList({ records }: { records: readonly PersonalRecord[] }) {
  const t = useT(progressMessages);
  return (
    <Card aria-labelledby="progress-records">
      <Title order={2} size="h3" id="progress-records">
        {t('records')}
      </Title>
      {records.length === 0 && <EmptyState icon={IconTrophy} title={t('recordsNone')} description={t('recordsHint')} />}
      <ul className={classes.list}>
        {records.map((record) => (
          <li key={record.id} className={classes.entry}>
            <Record record={record} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Record({ record }: { record: PersonalRecord }) {
  const t = useT(progressMessages);
  const nameOf = useExerciseName();
  const format = useFormat();
  const places = useScreenPaths();
  const { weightUnit = 'lb' } = useUser();
  const content = (
    <>
      <span className={classes.medal} aria-hidden>
        <IconTrophy size={18} />
      </span>
      <span className={classes.words}>
        <Text component="span" fw={600} className={classes.name}>
          {nameOf(record.exerciseName)}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {formatDay(record.localDate, format, { day: 'numeric', month: 'long', year: 'numeric' })}
        </Text>
      </span>
      <span className={`${classes.value} fit-numbers`}>{recordText(record, weightUnit, format, t('repetitions'))}</span>
    </>
  );
  if (!places.has('/exercise')) return <div className={classes.row}>{content}</div>;
  return (
    <Link to={exercisePath(record.exerciseName)} className={`${classes.row} ${classes.link}`}>
      {content}
    </Link>
  );
}
