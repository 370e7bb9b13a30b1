// The dialog that adds a workout to a day of a plan or edits one. The exercise picker opens inside it.
import { usePhone } from '@/shared/hooks/usePhone';
import { useState } from 'react';
import type { Exercise, PlannedExercise, Section } from '@/shared/api/types';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { sectionLabels } from '@/shared/exercises/messages';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Modal } from '@/shared/ui/Modal';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useCatalogue, usePlannedExercises } from '@/features/plans/api';
import { DayTakenDialog } from '@/features/plans/week/DayTakenDialog';
import { useWorkoutForm, type WorkoutTarget } from './useWorkoutForm';
import classes from './WorkoutDialog.module.css';
import { roomIn, withPicked } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';
import { WorkoutFormBody } from './WorkoutFormBody';

interface WorkoutDialogProps {
  target: WorkoutTarget;
  // exercises: hides the details.
  part: 'all' | 'exercises';
  onClose: () => void;
}

export function WorkoutDialog({ target, ...rest }: WorkoutDialogProps) {
  useReturnFocus();
  return target.workout ? (
    <Existing target={target} id={target.workout.id} {...rest} />
  ) : (
    <Ready target={target} stored={[]} {...rest} />
  );
}

function Existing({ id, ...rest }: WorkoutDialogProps & { id: number }) {
  const exercises = usePlannedExercises(id);
  if (exercises.data) return <Ready stored={exercises.data} {...rest} />;
  return (
    <Frame title={rest.target.workout?.title ?? ''} onClose={rest.onClose}>
      {exercises.error ? (
        <ErrorState error={exercises.error} onRetry={() => void exercises.refetch()} />
      ) : (
        <LoadingRegion>
          {[0, 1, 2, 3, 4].map((row) => (
            <Placeholder key={row} height={56} mt={row === 0 ? 0 : 8} />
          ))}
        </LoadingRegion>
      )}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  const words = useT(common);
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={640}
      fullScreen={small}
      radius={small ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', title: classes.title ?? '' }}
    >
      {children}
    </Modal>
  );
}

function Ready({ target, stored, part, onClose }: WorkoutDialogProps & { stored: readonly PlannedExercise[] }) {
  const t = useT(workoutFormMessages);
  const sectionWord = useT(sectionLabels);
  const format = useFormat();
  const catalogue = useCatalogue();
  const [picking, setPicking] = useState<Section | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const unpick = () => setPicking(null);
  useBackCloses(picking !== null, unpick, unpick);
  const leave = () => {
    form.discard();
    if (form.conflict) form.refresh();
    onClose();
  };
  const form = useWorkoutForm(target, stored, onClose);
  const { exercises } = form.values;
  const day = weekdayName(target.weekday, format);
  const close = () => {
    if (picking) unpick();
    else if (form.changed) setDiscarding(true);
    else leave();
  };
  const title = picking
    ? t('pickTitle', { section: sectionWord(picking) })
    : !target.workout
      ? t('addTitle', { day })
      : part === 'exercises'
        ? t('exercisesTitle', { title: target.workout.title, day })
        : t('editTitle', { day });
  const add = (section: Section, picked: (Exercise | string)[]) => {
    form.change({ exercises: withPicked(exercises, section, picked) });
    setPicking(null);
  };

  return (
    <>
      <Frame title={title} onClose={close}>
        {picking ? (
          <ExercisePicker
            catalogue={catalogue.data ?? []}
            section={picking}
            included={new Set(exercises.map(({ exerciseName }) => exerciseName))}
            room={roomIn(exercises, picking)}
            onAdd={(picked) => add(picking, picked)}
            onCancel={unpick}
          />
        ) : (
          <WorkoutFormBody
            form={form}
            part={part}
            catalogue={catalogue.data ?? []}
            onPick={setPicking}
            onCancel={close}
          />
        )}
      </Frame>
      <ConfirmDialog
        opened={discarding}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        destructive
        onConfirm={leave}
        onClose={() => setDiscarding(false)}
      >
        {t('discardText')}
      </ConfirmDialog>
      {form.dayTaken.existing && (
        <DayTakenDialog
          title={t('replaceTitle', { day })}
          text={t('replaceText', { day, title: form.dayTaken.existing.title })}
          existing={form.dayTaken.existing}
          pending={form.pending}
          onReplace={(old) => void form.save(old)}
          onClose={form.dayTaken.cancel}
        />
      )}
    </>
  );
}
