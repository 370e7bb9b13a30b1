// Tools of an exercise during a workout: help, history, replacement, plates.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button } from '@mantine/core';
import { IconBarbell, IconChevronDown, IconHistory, IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import classes from './ExerciseCard.module.css';
import { ExerciseHelp } from './ExerciseHelp';
import { listMessages } from './listMessages';
import { plateMessages } from '@/features/workouts/weights/plateMessages';
import { trainingMessages } from './trainingMessages';

interface ExerciseToolsProps {
  id: string;
  exercise: PlannedExercise;
  path: string;
  onReplace: (exercise: PlannedExercise) => void;
  // Only for implements that take plates.
  onPlates?: () => void;
}

export function ExerciseTools({ id, exercise, path, onPlates, onReplace }: ExerciseToolsProps) {
  const t = useT(trainingMessages);
  const l = useT(listMessages);
  const plate = useT(plateMessages);
  const [helpOpen, setHelpOpen] = useState(false);
  const name = useExerciseName()(exercise.exerciseName);
  return (
    <>
      <div className={classes.tools}>
        {exercise.instructions && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-expanded={helpOpen}
            aria-controls={`${id}-help`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setHelpOpen(!helpOpen)}
          >
            {t('instructions')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          className={classes.tool}
          component={Link}
          to={exercisePath(exercise.exerciseName)}
          state={{ from: path }}
          aria-label={l('historyOf', { name })}
          leftSection={<IconHistory size={16} aria-hidden />}
        >
          {l('history')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          className={classes.tool}
          aria-label={l('replaceName', { name })}
          leftSection={<IconReplace size={16} aria-hidden />}
          onClick={() => onReplace(exercise)}
        >
          {l('replace')}
        </Button>
        {onPlates && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-label={plate('openFor', { name })}
            leftSection={<IconBarbell size={16} aria-hidden />}
            onClick={onPlates}
          >
            {plate('open')}
          </Button>
        )}
      </div>
      {helpOpen && <ExerciseHelp id={`${id}-help`} exercise={exercise} />}
    </>
  );
}
