// /exercise?name=…: one exercise with its history, bests, note, instructions and alternatives.
import { Button } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { Alternatives } from '@/features/exercisehistory/Alternatives';
import { useExerciseHistory } from '@/features/exercisehistory/api';
import { BestFigures } from '@/features/exercisehistory/BestFigures';
import { HistoryChart } from '@/features/exercisehistory/HistoryChart';
import { HowTo } from '@/features/exercisehistory/HowTo';
import { MakeOwn } from '@/features/exercisehistory/MakeOwn';
import { historyMessages } from '@/features/exercisehistory/messages';
import { OwnActions } from '@/features/exercisehistory/OwnActions';
import { PinnedNote } from '@/features/exercisehistory/PinnedNote';
import { RepRecords } from '@/features/exercisehistory/RepRecords';
import { SessionList } from '@/features/exercisehistory/SessionList';
import { useCatalogue } from '@/features/plans/api';
import type { Exercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { equipmentLabels } from '@/shared/exercises/messages';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { implementLabels, ownExerciseMessages } from '@/shared/exercises/own/messages';
import { levelLabels } from '@/shared/i18n/labels';
import { useBackNavigation } from '@/shared/hooks/useBackNavigation';
import { useLocale, useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useHiddenKeys } from '@/shared/ui/undo';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './ExercisePage.module.css';

const FALLBACK = '/progress?tab=workouts';

export function ExercisePage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('name')?.trim() ?? '';
  if (name === '') return <NoName />;
  // Remounts for another exercise.
  return <Page key={name.toLowerCase()} name={name} />;
}

function Page({ name }: { name: string }) {
  const t = useT(historyMessages);
  const locale = useLocale();
  const onBack = useBackNavigation();
  const catalogue = useCatalogue();
  const history = useExerciseHistory(name);
  const deleted = useHiddenKeys();
  const [first] = history.data?.pages ?? [];
  // By key too, because an own exercise is also found by a former name.
  const found = catalogue.data?.find(
    (each) => each.name.toLowerCase() === name.toLowerCase() || each.key === first?.exerciseKey,
  );
  const isDeleted = found !== undefined && deleted.has(found.key);
  const exercise = isDeleted ? undefined : found;
  const failed = first && catalogue.data ? undefined : [history, catalogue].find(({ error }) => error !== null);
  const identity = exercise?.name ?? first?.exerciseName ?? name;
  return (
    <>
      <PageHeader
        title={exercise ? shownName(exercise, locale) : identity}
        subtitle={exercise ? <Facts exercise={exercise} /> : first && catalogue.data && t('custom')}
        backTo={FALLBACK}
        onBack={onBack}
        action={exercise?.own && <OwnActions exercise={exercise} />}
      />
      {failed ? (
        <Card>
          <ErrorState error={failed.error} title={t('failed')} onRetry={() => void failed.refetch()} />
        </Card>
      ) : !first || !catalogue.data ? (
        <LoadingPage />
      ) : (
        <div className={classes.page} data-new={first.sessionCount === 0 || undefined}>
          <div className={classes.main}>
            <BestFigures history={first} />
            <PinnedNote exercise={identity} note={first.note} />
            <HistoryChart history={first} />
            <SessionList
              sessions={history.data?.pages.flatMap(({ sessions }) => sessions) ?? []}
              hasMore={history.hasNextPage}
              loading={history.isFetchingNextPage}
              failed={history.isFetchNextPageError}
              onMore={() => void history.fetchNextPage()}
            />
          </div>
          <div className={classes.side}>
            {first.repRecords.length > 0 && exercise?.implement !== 'assistance' && (
              <RepRecords records={first.repRecords} />
            )}
            {!exercise && !isDeleted && <MakeOwn name={identity} />}
            {exercise && <HowTo exercise={exercise} />}
            {exercise && <Alternatives exercise={exercise.name} />}
            <ToLibrary exercise={exercise} />
          </div>
        </div>
      )}
    </>
  );
}

function Facts({ exercise: { equipment, difficulty, own, hidden, implement } }: { exercise: Exercise }) {
  const equipmentLabel = useT(equipmentLabels);
  const implementLabel = useT(implementLabels);
  const t = useT(ownExerciseMessages);
  const level = useT(levelLabels);
  if (own) return <>{[t('yours'), implementLabel(implement), ...(hidden ? [t('hiddenNow')] : [])].join(' · ')}</>;
  return <>{[equipmentLabel(equipment), level(difficulty)].join(' · ')}</>;
}

// The library, filtered by the muscle of a known exercise.
function ToLibrary({ exercise }: { exercise: Exercise | undefined }) {
  const t = useT(historyMessages);
  const muscleName = useMuscleName();
  const [muscle] = exercise?.primaryMuscles ?? [];
  return (
    <Button
      component={Link}
      to={muscle ? `/exercises?muscle=${encodeURIComponent(muscle)}` : '/exercises'}
      variant="default"
      leftSection={<IconBarbell size={18} aria-hidden />}
    >
      {muscle ? t('libraryFor', { muscle: muscleName(muscle) }) : t('library')}
    </Button>
  );
}

function LoadingPage() {
  return (
    <LoadingRegion>
      <div className={classes.page}>
        <div className={classes.main}>
          <Placeholder height={116} radius="lg" />
          <Placeholder height={300} radius="lg" />
          <Placeholder height={320} radius="lg" />
        </div>
        <div className={classes.side}>
          <Placeholder height={116} radius="lg" />
          <Placeholder height={420} radius="lg" />
        </div>
      </div>
    </LoadingRegion>
  );
}

function NoName() {
  const t = useT(historyMessages);
  return (
    <>
      <PageHeader title={t('noName')} backTo={FALLBACK} onBack={useBackNavigation()} />
      <Card>
        <EmptyState
          icon={IconBarbell}
          title={t('noNameHint')}
          action={
            <Button component={Link} to={FALLBACK} variant="default">
              {t('toProgress')}
            </Button>
          }
        />
      </Card>
    </>
  );
}
