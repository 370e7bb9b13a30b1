// Replaces an exercise: ranked alternatives first, then the whole library.
import { shownName, useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Exercise, PlannedExercise } from '@/shared/api/types';
import { isAway } from '@/shared/api/errors';
import { useUser } from '@/shared/api/user';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { useExerciseMarks } from '@/shared/exercises/marks';
import { PickerModal } from '@/shared/exercises/PickerModal';
import { Facts, InjuredAreas } from '@/shared/exercises/PickerRow';
import { similarExercises } from '@/shared/exercises/similar';
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
            <Alternatives name={exercise.exerciseName} all={all} included={names} onPick={onPick} />
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
  all: readonly Exercise[];
  included: ReadonlySet<string>;
  onPick: (picked: Picked) => void;
}

function Alternatives({ name, all, included, onPick }: AlternativesProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const user = useUser();
  const marks = useExerciseMarks();
  const { data: ranked, error, refetch } = useAlternatives(name);
  const isOnDevice = !ranked && isAway(error) && all.length > 0;
  const replaced = all.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const data = isOnDevice ? replaced && similarExercises(replaced, all, marks, user) : ranked;
  if (isOnDevice && !data) return <p className={classes.note}>{t('noAlternatives')}</p>;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
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
      <p className={classes.note}>{t(isOnDevice ? 'similar' : 'alternatives')}</p>
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
