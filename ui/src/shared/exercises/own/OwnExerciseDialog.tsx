// The dialog that adds or edits an own exercise.
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, Section } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import { sectionLabels } from '@/shared/exercises/messages';
import { useCreateOwnExercise, useUpdateOwnExercise } from './api';
import { implementLabels, ownExerciseMessages } from './messages';
import { MuscleFields } from './MuscleFields';
import {
  bodyOf,
  changesOf,
  implementChoices,
  measures,
  newExercise,
  problemsOf,
  sectionChoices,
  valuesOf,
  type OwnExerciseProblem,
  type OwnExerciseValues,
} from './ownExercise';
import { UsualAmounts } from './UsualAmounts';

const bounds = limits.OwnExerciseInput;

interface OwnExerciseDialogProps {
  // Null for a new exercise.
  exercise: Exercise | null;
  // Of a new exercise.
  name?: string;
  section?: Section;
  onSaved?: (exercise: Exercise) => void;
  onClose: () => void;
}

export function OwnExerciseDialog({ exercise, name = '', section = 'main', onSaved, onClose }: OwnExerciseDialogProps) {
  const t = useT(ownExerciseMessages);
  const sectionLabel = useT(sectionLabels);
  const implementLabel = useT(implementLabels);
  const { mutateAsync: create } = useCreateOwnExercise();
  const { mutateAsync: update } = useUpdateOwnExercise();
  const { form, close, onSubmit, isPending } = useEntryForm<OwnExerciseValues, OwnExerciseProblem>({
    name: `own-exercise-${exercise?.id ?? `new-${name}`}`,
    initial: exercise ? valuesOf(exercise) : newExercise(name, section),
    problemsOf,
    sentenceOf: t,
    send: async (values, clientKey) => {
      const saved =
        exercise === null
          ? await create({ ...bodyOf(values), clientKey })
          : await update({ id: exercise.id, body: changesOf(exercise, values) });
      if (saved) onSaved?.(saved);
    },
    fieldNames: { defaultSets: 'sets', defaultReps: 'reps', defaultDuration: 'seconds', defaultRestTime: 'rest' },
    saved: { title: t(exercise ? 'updated' : 'saved') },
    failed: (error) => serverMessage(error, t('failed')),
    onClose,
  });
  const { values } = form;
  return (
    <EntryDialog
      title={t(exercise ? 'editTitle' : 'newTitle')}
      changed={form.isDirty()}
      pending={isPending}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // The picker that opened this dialog may be inside another form.
        event.stopPropagation();
        onSubmit(event);
      }}
      onClose={close}
    >
      <TextInput
        label={t('name')}
        maxLength={bounds.name.maxLength}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ChoiceChips
        label={t('section')}
        choices={sectionChoices.map((value) => ({ value, label: sectionLabel(value) }))}
        chosen={[values.category]}
        onChange={([value]) => value && form.setFieldValue('category', value)}
      />
      <ChoiceChips
        label={t('measuredAs')}
        choices={measures.map((value) => ({ value, label: t(value) }))}
        chosen={[values.measuredAs]}
        onChange={([value]) => value && form.setFieldValue('measuredAs', value)}
      />
      <NativeSelect
        label={t('implement')}
        data={implementChoices.map((value) => ({ value, label: implementLabel(value) }))}
        {...form.getInputProps('implement')}
      />
      <MuscleFields
        primary={values.primaryMuscles}
        secondary={values.secondaryMuscles}
        onPrimary={(muscles) => form.setFieldValue('primaryMuscles', muscles)}
        onSecondary={(muscles) => form.setFieldValue('secondaryMuscles', muscles)}
      />
      <Switch label={t('perSide')} {...form.getInputProps('perSide', { type: 'checkbox' })} />
      <UsualAmounts form={form} />
      <Textarea
        label={t('instructions')}
        description={t('instructionsHint')}
        maxLength={bounds.instructions.maxLength}
        maxRows={8}
        {...form.getInputProps('instructions')}
      />
    </EntryDialog>
  );
}
