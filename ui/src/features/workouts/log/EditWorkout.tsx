// The dialog that changes a logged workout; what was typed survives a failure and the end of a session. It knows no list.
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { fieldMessages, refusalMessage } from '@/shared/api/fieldMessages';
import type { Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { Modal } from '@/shared/ui/Modal';
import { toast } from '@/shared/ui/toast';
import { useUpdateWorkout } from '@/features/workouts/api';
import { changeMessages } from '@/features/workouts/training/changeMessages';
import { blankCalories, draftInUnits, editBody, editValues } from './edit';
import classes from './EditWorkout.module.css';
import type { ManualValues, Units } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { WorkoutFields } from './WorkoutFields';

interface EditWorkoutProps {
  workout: Workout;
  onClose: () => void;
  // Told the workout as the server keeps it now.
  onSaved?: (workout: Workout) => void;
}

export function EditWorkout({ workout, onClose, onSaved }: EditWorkoutProps) {
  useReturnFocus();
  const t = useT(changeMessages);
  const small = useMediaQuery('(max-width: 47.99em)') ?? false;
  const draft = `workout-${workout.id}`;
  const close = () => {
    removeDraft(draft);
    onClose();
  };
  const words = useT(common);
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
      <EditForm
        workout={workout}
        draft={draft}
        onClose={close}
        onSaved={(saved) => {
          close();
          onSaved?.(saved);
        }}
      />
    </Modal>
  );
}

interface Draft {
  values: ManualValues;
  units: Units;
}

interface EditFormProps {
  workout: Workout;
  draft: string;
  onClose: () => void;
  onSaved: (workout: Workout) => void;
}

function EditForm({ workout, draft, onClose, onSaved }: EditFormProps) {
  const t = useT(changeMessages);
  const words = useT(common);
  const form = useT(workoutMessages);
  const today = useToday();
  const { energyUnit = 'kcal', distanceUnit = 'mi' } = useUser();
  const units = { energy: energyUnit, distance: distanceUnit };
  const { mutateAsync: update, isPending } = useUpdateWorkout(workout.id);
  const [initial] = useState(() => {
    const kept = readDraft<Draft>(draft);
    return kept ? draftInUnits(workout, kept.values, kept.units, units) : editValues(workout, units, today);
  });
  const fields = useForm<ManualValues>({
    initialValues: initial,
    onValuesChange: (values) => writeDraft(draft, { values, units } satisfies Draft),
  });

  const submit = async (values: ManualValues) => {
    const body = editBody(workout, values, units, today);
    if (Object.keys(body).length === 0) return onClose();
    try {
      const saved = await update(body);
      toast({ title: t('updated') });
      onSaved(saved);
    } catch (error) {
      const failed = fieldMessages(error);
      fields.setErrors(failed);
      const fallback = Object.keys(failed).length > 0 ? form('checkFields') : t('updateFailed');
      toast({ title: words('error'), description: refusalMessage(error, fallback), destructive: true });
    }
  };

  return (
    <form
      onSubmit={(event) => fields.onSubmit((values) => void submit(values))(event)}
      noValidate
      className={classes.form}
    >
      <WorkoutFields
        form={fields}
        otherIntensity={workout.intensity}
        estimateOf={(...of) => blankCalories(workout, ...of)}
        suggestions={false}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {words('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
}
