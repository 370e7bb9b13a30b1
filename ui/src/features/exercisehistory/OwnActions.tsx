// The menu of an own exercise: edit, hide and delete. A new name has a new address.
import { ActionIcon } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Exercise } from '@/shared/api/types';
import { useDeleteOwnExercise, useUpdateOwnExercise } from '@/shared/exercises/own/api';
import { ownExerciseMessages } from '@/shared/exercises/own/messages';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { exercisePath } from '@/shared/lib/paths';
import { Menu } from '@/shared/ui/Menu';
import { toast } from '@/shared/ui/toast';

const Dialog = lazyWithPreload(() =>
  import('@/shared/exercises/own/OwnExerciseDialog').then((module) => module.OwnExerciseDialog),
);

export function OwnActions({ exercise }: { exercise: Exercise }) {
  const t = useT(ownExerciseMessages);
  const words = useT(common);
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();
  const deleteExercise = useDeleteOwnExercise();
  const { mutate: change } = useUpdateOwnExercise();
  const [editing, setEditing] = useState(false);
  const { key, name, hidden } = exercise;

  const toggleHidden = () =>
    change(
      { id: exercise.id, body: { hidden: !hidden } },
      {
        onSuccess: () =>
          toast({ title: t(hidden ? 'shown' : 'hidden', { name }), ...(!hidden && { description: t('hiddenHint') }) }),
        onError: (error) =>
          toast({ title: words('error'), description: serverMessage(error, t('changeFailed')), destructive: true }),
      },
    );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions', { name })}>
            <IconDots size={22} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
            {t('edit')}
          </Menu.Item>
          <Menu.Item
            leftSection={hidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
            onClick={toggleHidden}
          >
            {t(hidden ? 'show' : 'hide')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={18} aria-hidden />}
            color="red"
            onClick={() =>
              remove({ key, message: t('removed', { name }), send: (options) => deleteExercise(exercise, options) })
            }
          >
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {editing && (
        <Suspense>
          <Dialog
            exercise={exercise}
            onSaved={(saved) => saved.name !== name && void navigate(exercisePath(saved.name), { replace: true })}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
