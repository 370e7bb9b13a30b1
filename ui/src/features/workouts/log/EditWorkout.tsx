// The dialog that edits a logged workout. The draft survives a failed request and the end of the session.
import { Button } from '@mantine/core';
import { usePhone } from '@/shared/hooks/usePhone';
import { fieldMessages, refusalMessage } from '@/shared/api/fieldMessages';
import type { Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { workoutNames } from '@/shared/i18n/labels';
import { useT } from '@/shared/i18n/locale';
import { wasKept } from '@/shared/outbox/record';
import { Modal } from '@/shared/ui/Modal';
import { toast } from '@/shared/ui/toast';
import { changeMessages } from './changeMessages';
import { blankCalories, draftInUnits, editBody, editValues } from './edit';
import classes from './EditWorkout.module.css';
import { useUpdateWorkout } from './logApi';
import type { ManualValues, Units } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { WorkoutFields } from './WorkoutFields';

interface EditWorkoutProps {
  workout: Workout;
  onClose: () => void;
  // Called with the workout as the server has stored it.
  onSaved?: (workout: Workout) => void;
}

export function EditWorkout({ workout, onClose, onSaved }: EditWorkoutProps) {
  useReturnFocus();
  const t = useT(changeMessages);
  const words = useT(common);
  const names = useT(workoutNames);
  const formWords = useT(workoutMessages);
  const small = usePhone();
  const today = useToday();
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const units: Units = { energy: energyUnit, distance: distanceUnit };
  const { mutateAsync: update } = useUpdateWorkout(workout);

  const { form, close, onSubmit, isPending } = useEntryForm<ManualValues, never, { units: Units }>({
    name: `workout-${workout.id}`,
    initial: editValues(workout, units, today),
    context: { units },
    restore: ({ values, units: typed = units }) => draftInUnits(workout, values, typed, units),
    send: async (values) => {
      const name = values.name.trim() || names(values.type ?? workout.type);
      const body = editBody(workout, { ...values, name }, units, today);
      if (Object.keys(body).length === 0) return;
      const saved = await update(body);
      toast({ title: t('updated'), ...(wasKept(saved) && { description: words('keptHere') }) });
      onSaved?.(saved);
    },
    failed: (error) => {
      const hasMessages = Object.keys(fieldMessages(error)).length > 0;
      return refusalMessage(error, hasMessages ? formWords('checkFields') : t('updateFailed'));
    },
    onClose,
  });

  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={false}
      title={t('editTitle')}
      size={640}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <WorkoutFields
          form={form}
          otherIntensity={workout.intensity}
          estimateOf={(...of) => blankCalories(workout, ...of)}
          suggestions={false}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={close} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {words('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
