// The muscles on a body map: sets of this week or recovery, with the same as a table on request.
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconStretching } from '@tabler/icons-react';
import { useState } from 'react';
import type { MuscleStatus, MuscleStatuses } from '@/shared/api/types';
import { BodyMap } from '@/shared/exercises/bodymap/BodyMap';
import { useFormat, useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { formatDay } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { Card } from '@/shared/ui/Card';
import { ChartCard } from '@/shared/ui/chart/ChartCard';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useMuscleStatus } from './api';
import { rangeText, shadesOf, views, type MuscleView } from './logic';
import { trainingAdviceMessages } from './messages';
import classes from './MuscleCard.module.css';
import { MuscleTable } from './MuscleTable';
import { useRecoveryText } from './useRecoveryText';

export function MuscleCard() {
  const t = useT(trainingAdviceMessages);
  const { data, error, refetch } = useMuscleStatus();
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Placeholder height={520} radius="lg" />
      </LoadingRegion>
    );
  }
  return <Muscles status={data} />;
}

function Muscles({ status }: { status: MuscleStatuses }) {
  const t = useT(trainingAdviceMessages);
  const format = useFormat();
  const day = (date: string) => formatDay(date, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const [view, setView] = useState<MuscleView>('sets');
  const [table, setTable] = useState(false);
  if (!status.hasTraining) {
    return (
      <ChartCard title={t('muscles')}>
        <EmptyState icon={IconStretching} title={t('none')} description={t('noneText')} />
      </ChartCard>
    );
  }
  return (
    <ChartCard title={t('muscles')} answer={t('week', { from: day(status.from), to: day(status.to) })}>
      <SegmentedControl
        aria-label={t('view')}
        fullWidth
        className={classes.view}
        value={view}
        onChange={(chosen) => setView(views.find((each) => each === chosen) ?? 'sets')}
        data={views.map((each) => ({ value: each, label: t(each) }))}
      />
      <div className={classes.content} data-table={table || undefined}>
        <Picture muscles={status.muscles} view={view} />
        {table && <MuscleTable status={status} />}
      </div>
      <Notes status={status} view={view} />
      <Button variant="default" mt="md" aria-expanded={table} onClick={() => setTable(!table)}>
        {t(table ? 'hideTable' : 'showTable')}
      </Button>
    </ChartCard>
  );
}

function Picture({ muscles, view }: { muscles: readonly MuscleStatus[]; view: MuscleView }) {
  const t = useT(trainingAdviceMessages);
  const format = useFormat();
  const recoveryText = useRecoveryText();
  const setsText = ({ sets, range }: MuscleStatus) =>
    t('setsOfRange', {
      count: sets,
      shown: formatNumber(sets, format, 1),
      range: rangeText(range, (high) => t('upTo', { high })),
    });
  const wordOf = view === 'sets' ? setsText : recoveryText;
  return (
    <div>
      <BodyMap
        label={t(view === 'sets' ? 'mapSets' : 'mapRecovery')}
        valueLabel={t(view === 'sets' ? 'done' : 'state')}
        values={shadesOf(muscles, view, wordOf)}
        tone={view === 'sets' ? 'brand' : 'warm'}
      />
      <ul className={classes.legend} data-view={view}>
        {(view === 'sets'
          ? (['legendNone', 'legendBelow', 'legendIn', 'legendAbove'] as const)
          : (['ready', 'recovering', 'tired'] as const)
        ).map((key) => (
          <li key={key} data-shade={key}>
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}

// What the numbers mean, and what they do not contain.
function Notes({ status, view }: { status: MuscleStatuses; view: MuscleView }) {
  const t = useT(trainingAdviceMessages);
  const level = useT(levelLabels);
  const { unknownExercises: unknown, workoutsWithoutExercises: unnamed } = status;
  return (
    <Text component="div" size="sm" c="dimmed" className={classes.notes}>
      <p>{view === 'sets' ? t('levelRange', { level: level(status.level) }) : t('recoveryRule')}</p>
      {unknown.length > 0 && <p>{t('unknown', { names: unknown.join(', ') })}</p>}
      {unnamed > 0 && <p>{t('unnamed', { count: unnamed })}</p>}
    </Text>
  );
}
