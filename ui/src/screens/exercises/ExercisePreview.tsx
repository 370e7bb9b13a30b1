// One exercise in the library: what to do with it, last time and records, instructions, variants and alternatives.
import { Button, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconHistory, IconPlus, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alternatives } from '@/features/exercisehistory/Alternatives';
import { useExerciseHistory } from '@/features/exercisehistory/api';
import { BestFigures } from '@/features/exercisehistory/BestFigures';
import { HowTo } from '@/features/exercisehistory/HowTo';
import { libraryMessages } from '@/features/exerciselibrary/messages';
import { Variants } from '@/features/exerciselibrary/Variants';
import { AddToPlan } from '@/features/plans/addexercise/AddToPlan';
import type { Exercise } from '@/shared/api/types';
import { shownName } from '@/shared/exercises/exerciseName';
import { isHidden, markOf, useSaveMark, type Marks } from '@/shared/exercises/marks';
import { sectionLabels } from '@/shared/exercises/messages';
import { implementLabels, ownExerciseMessages } from '@/shared/exercises/own/messages';
import { InjuredAreas } from '@/shared/exercises/PickerRow';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { levelLabels } from '@/shared/i18n/labels';
import { useFormat, useLocale, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { exercisePath } from '@/shared/lib/paths';
import { Card } from '@/shared/ui/Card';
import { TrainNow } from './TrainNow';
import classes from './Exercises.module.css';

interface ExercisePreviewProps {
  exercise: Exercise;
  catalogue: readonly Exercise[];
  marks: Marks;
  pathOf: (name: string) => string;
}

export function ExercisePreview({ exercise, catalogue, marks, pathOf }: ExercisePreviewProps) {
  return (
    <div className={classes.preview}>
      <Card className={classes.card}>
        <InjuredAreas exercise={exercise} />
        <Actions exercise={exercise} marks={marks} />
        <LastTime name={exercise.name} />
      </Card>
      <HowTo exercise={exercise} />
      <Variants exercise={exercise} catalogue={catalogue} pathOf={pathOf} />
      <Alternatives exercise={exercise.name} pathOf={pathOf} />
    </div>
  );
}

export function PreviewFacts({ exercise: { category, implement, difficulty, own } }: { exercise: Exercise }) {
  const words = useT(ownExerciseMessages);
  const section = useT(sectionLabels);
  const implementLabel = useT(implementLabels);
  const level = useT(levelLabels);
  const facts = [
    section(category),
    implement === 'other' ? '' : implementLabel(implement),
    own ? words('yours') : level(difficulty),
  ];
  return <>{facts.filter((fact) => fact !== '').join(' · ')}</>;
}

function Actions({ exercise, marks }: Pick<ExercisePreviewProps, 'exercise' | 'marks'>) {
  const t = useT(libraryMessages);
  const locale = useLocale();
  const [adding, setAdding] = useState(false);
  const { mutate: save } = useSaveMark();
  const mark = markOf(exercise, marks);
  const isFavorite = mark === 'favorite';
  const isMarkedHidden = mark === 'hidden';
  const toggle = (wanted: 'favorite' | 'hidden') =>
    save({ exerciseName: exercise.name, mark: mark === wanted ? null : wanted });
  const Star = isFavorite ? IconStarFilled : IconStar;
  return (
    <>
      <div className={classes.actions}>
        <TrainNow exercise={exercise} />
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {t('addToPlan')}
        </Button>
        <Button
          variant="default"
          aria-pressed={isFavorite}
          aria-label={t('favoriteOf', { name: shownName(exercise, locale) })}
          leftSection={<Star size={18} aria-hidden className={isFavorite ? classes.starred : undefined} />}
          onClick={() => toggle('favorite')}
        >
          {t('favorite')}
        </Button>
      </div>
      <div className={classes.quiet}>
        <Button
          component={Link}
          to={exercisePath(exercise.name)}
          variant="subtle"
          leftSection={<IconHistory size={18} aria-hidden />}
        >
          {t('page')}
        </Button>
        {!exercise.own && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={isMarkedHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
            onClick={() => toggle('hidden')}
          >
            {t(isMarkedHidden ? 'show' : 'hide')}
          </Button>
        )}
      </div>
      {isHidden(exercise, marks) && (
        <Text size="sm" c="dimmed" role="status">
          {t('hiddenHint')}
        </Text>
      )}
      {adding && <AddToPlan exercise={exercise} onClose={() => setAdding(false)} />}
    </>
  );
}

// Nothing while it loads or fails: the page of the exercise has it, with a way to retry.
function LastTime({ name }: { name: string }) {
  const t = useT(libraryMessages);
  const format = useFormat();
  const sets = useSetTexts();
  const { data } = useExerciseHistory(name);
  const [history] = data?.pages ?? [];
  const [last] = history?.sessions ?? [];
  if (!history || !last) return null;
  const day = formatDay(last.localDate, format, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div className={classes.lastTime}>
      <Text size="sm" c="dimmed">
        {t('lastTime', { day })}
      </Text>
      <Text fw={600} className="fit-numbers" mb="sm">
        {sets.done(last)}
      </Text>
      <BestFigures history={history} />
    </div>
  );
}
