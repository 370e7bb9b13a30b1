// Menu of an exercise: move up or down, join a superset, or remove.
import { useExerciseName } from '@/shared/exercises/exerciseName';
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
  // Its section has a next exercise.
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
  const name = useExerciseName()(exercise.exerciseName);
  const joined = exercise.supersetWithNext;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon aria-label={l('more', { name })}>
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
          {t('removeExercise', { name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
