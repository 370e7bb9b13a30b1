// The place of an exercise in its workout: earlier, later, in turn with the next, or gone. It changes nothing itself.
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Menu } from '@/shared/ui/Menu';
import { listMessages } from './listMessages';
import { trainingMessages } from './trainingMessages';

export interface ExerciseOrder {
  canMoveUp: boolean;
  canMoveDown: boolean;
  // There is a next exercise in its section.
  canJoin: boolean;
  onMove: (exercise: PlannedExercise, by: -1 | 1) => void;
  onJoin: (exercise: PlannedExercise, joined: boolean) => void;
  onRemove: (exercise: PlannedExercise) => void;
}

interface ExerciseMenuProps extends ExerciseOrder {
  exercise: PlannedExercise;
}

export function ExerciseMenu({
  exercise,
  canMoveUp,
  canMoveDown,
  canJoin,
  onMove,
  onJoin,
  onRemove,
}: ExerciseMenuProps) {
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
          <Menu.Item onClick={() => onJoin(exercise, !joined)}>
            {l(joined ? 'leaveSuperset' : 'joinSuperset')}
          </Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => onRemove(exercise)}>
          {t('removeExercise', { name: exercise.exerciseName })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
