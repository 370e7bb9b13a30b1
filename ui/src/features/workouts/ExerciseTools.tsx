// What can be done with an exercise during a workout: help, history, another one in its place, plates, its place in the
// order. It changes nothing itself.
import { ActionIcon, Button } from '@mantine/core';
import { IconBarbell, IconChevronDown, IconDots, IconHistory, IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { Menu } from '@/shared/ui/Menu';
import classes from './ExerciseCard.module.css';
import { ExerciseHelp } from './ExerciseHelp';
import { listMessages } from './listMessages';
import { plateMessages } from './plateMessages';
import { trainingMessages } from './trainingMessages';

export interface ExerciseActions {
  canMoveUp: boolean;
  canMoveDown: boolean;
  // There is a next exercise in its section.
  canJoin: boolean;
  onReplace: (exercise: PlannedExercise) => void;
  onMove: (exercise: PlannedExercise, by: -1 | 1) => void;
  onJoin: (exercise: PlannedExercise, joined: boolean) => void;
  onRemove: (exercise: PlannedExercise) => void;
}

interface ExerciseToolsProps extends ExerciseActions {
  id: string;
  exercise: PlannedExercise;
  path: string;
  // Only where plates go on.
  onPlates?: () => void;
}

export function ExerciseTools(props: ExerciseToolsProps) {
  const { id, exercise, path, onPlates, onReplace } = props;
  const t = useT(trainingMessages);
  const l = useT(listMessages);
  const plate = useT(plateMessages);
  const [helpOpen, setHelpOpen] = useState(false);
  const name = exercise.exerciseName;
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
          to={exercisePath(name)}
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
        <More {...props} />
      </div>
      {helpOpen && <ExerciseHelp id={`${id}-help`} exercise={exercise} />}
    </>
  );
}

function More({ exercise, canMoveUp, canMoveDown, canJoin, onMove, onJoin, onRemove }: ExerciseToolsProps) {
  const t = useT(trainingMessages);
  const l = useT(listMessages);
  const joined = exercise.supersetWithNext;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon aria-label={l('more', { name: exercise.exerciseName })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canMoveUp && <Menu.Item onClick={() => onMove(exercise, -1)}>{l('moveUp')}</Menu.Item>}
        {canMoveDown && <Menu.Item onClick={() => onMove(exercise, 1)}>{l('moveDown')}</Menu.Item>}
        {(canJoin || joined) && (
          <Menu.Item onClick={() => onJoin(exercise, !joined)}>{l(joined ? 'leaveSuperset' : 'joinSuperset')}</Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => onRemove(exercise)}>
          {t('removeExercise', { name: exercise.exerciseName })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
