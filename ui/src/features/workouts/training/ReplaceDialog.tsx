// Replaces an exercise: ranked alternatives first, then the whole library.
import { shownName, useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { PickerModal } from '@/shared/exercises/PickerModal';
import { Facts, InjuredAreas } from '@/shared/exercises/PickerRow';
import { useLocale, useT } from '@/shared/i18n/locale';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useAlternatives } from '@/features/workouts/api';
import type { Picked } from './list';
import { listMessages } from './listMessages';
import classes from './ReplaceDialog.module.css';

interface ReplaceDialogProps {
  exercise: PlannedExercise;
  catalogue: ReadonlyMap<string, Exercise>;
  included: readonly PlannedExercise[];
  // How many of its sets are ticked.
  ticked: number;
  onPick: (picked: Picked) => void;
  onClose: () => void;
}

export function ReplaceDialog({ exercise, catalogue, included, ticked, onPick, onClose }: ReplaceDialogProps) {
  const t = useT(listMessages);
  const nameOf = useExerciseName();
  const [showsLibrary, setShowsLibrary] = useState(false);
  const all = useMemo(() => [...catalogue.values()], [catalogue]);
  const names = new Set(included.map(({ exerciseName }) => exerciseName));
  return (
    <PickerModal opened title={t('replaceTitle', { name: nameOf(exercise.exerciseName) })} onClose={onClose}>
      {ticked > 0 && <p className={classes.note}>{t('replaceNote', { count: ticked })}</p>}
      {showsLibrary ? (
        <ExercisePicker
          catalogue={all}
          section={exercise.category}
          included={names}
          room={1}
          onAdd={(picked) => picked[0] !== undefined && onPick(picked[0])}
          onCancel={onClose}
        />
      ) : (
        <>
          <div className={classes.alternatives}>
            <Alternatives name={exercise.exerciseName} included={names} onPick={onPick} />
          </div>
          <Button variant="default" fullWidth className={classes.whole} onClick={() => setShowsLibrary(true)}>
            {t('wholeList')}
          </Button>
        </>
      )}
    </PickerModal>
  );
}

interface AlternativesProps {
  name: string;
  included: ReadonlySet<string>;
  onPick: (picked: Picked) => void;
}

function Alternatives({ name, included, onPick }: AlternativesProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const { data, error, refetch } = useAlternatives(name);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingRegion>
        {[0, 1, 2, 3].map((row) => (
          <Placeholder key={row} height={56} radius="md" mt={row === 0 ? 0 : 8} />
        ))}
      </LoadingRegion>
    );
  }
  const offered = data.filter((each) => !included.has(each.name));
  if (offered.length === 0) return <p className={classes.note}>{t('noAlternatives')}</p>;
  return (
    <>
      <p className={classes.note}>{t('alternatives')}</p>
      <ul className={classes.list}>
        {offered.map((each) => (
          <li key={each.key}>
            <UnstyledButton className={classes.row} onClick={() => onPick(each)}>
              <span className={classes.words}>
                <span className={classes.name}>{shownName(each, locale)}</span>
                <span className={classes.facts}>
                  <Facts exercise={each} />
                </span>
                <InjuredAreas exercise={each} />
              </span>
              <IconChevronRight size={18} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
