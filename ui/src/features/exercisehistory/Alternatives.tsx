// Alternatives to an exercise, best fit first, each with a link to its page.
import { Button, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { shownName } from '@/shared/exercises/exerciseName';
import { implementLabels } from '@/shared/exercises/own/messages';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { common } from '@/shared/i18n/common';
import { useLocale, useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { Card } from '@/shared/ui/Card';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './Alternatives.module.css';
import { useAlternatives } from './api';
import { historyMessages } from './messages';

const SHOWN_AT_FIRST = 6;

interface AlternativesProps {
  exercise: string;
  // Where an alternative leads.
  pathOf?: (name: string) => string;
}

export function Alternatives({ exercise, pathOf = exercisePath }: AlternativesProps) {
  const t = useT(historyMessages);
  const locale = useLocale();
  const words = useT(common);
  const implement = useT(implementLabels);
  const muscleName = useMuscleName();
  const { data, error, refetch } = useAlternatives(exercise);
  const [all, setAll] = useState(false);
  const shown = all ? data : data?.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby="exercise-alternatives">
      <Title order={2} size="h3" id="exercise-alternatives">
        {t('alternatives')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(data?.length === 0 ? 'noAlternatives' : 'alternativesHint')}
      </Text>
      {error && (
        <div role="alert">
          <Text size="sm" mt="xs">
            {t('alternativesFailed')}
          </Text>
          <Button variant="subtle" onClick={() => void refetch()}>
            {words('retry')}
          </Button>
        </div>
      )}
      {!data && !error && (
        <LoadingRegion>
          <Placeholder height={160} mt="xs" />
        </LoadingRegion>
      )}
      <ul className={classes.list}>
        {shown?.map(({ key, name, germanName, primaryMuscles, implement: needed }) => (
          <li key={key}>
            <Link to={pathOf(name)} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{shownName({ name, germanName }, locale)}</span>
                <span className={classes.facts}>
                  {[primaryMuscles.map(muscleName).join(', '), ...(needed === 'other' ? [] : [implement(needed)])].join(
                    ' · ',
                  )}
                </span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {data && shown && shown.length < data.length && (
        <Button variant="default" fullWidth mt="sm" onClick={() => setAll(true)}>
          {t('showAll', { count: data.length })}
        </Button>
      )}
    </Card>
  );
}
