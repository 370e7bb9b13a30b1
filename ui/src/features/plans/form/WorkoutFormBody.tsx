// The form of a planned workout: title, type, notes, sections and Save.
import { Alert, Button, Text, Textarea, TextInput } from '@mantine/core';
import { useMemo, type FormEvent, type KeyboardEvent } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, Section } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { WorkoutTypeField } from '@/shared/ui/WorkoutTypeField';
import { FormSections } from './FormSections';
import type { useWorkoutForm } from './useWorkoutForm';
import { plannedTypes, RECOMMENDED_EXERCISES } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';
import classes from './WorkoutFormBody.module.css';

interface WorkoutFormBodyProps {
  form: ReturnType<typeof useWorkoutForm>;
  part: 'all' | 'exercises';
  catalogue: readonly Exercise[];
  onPick: (section: Section) => void;
  onCancel: () => void;
}

// Enter moves to the next number of the exercise. After the last one it leaves the field and does not submit.
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement) || !field.closest('li')) return;
  event.preventDefault();
  const fields = [
    ...(field.closest('li')?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])') ?? []),
  ];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

export function WorkoutFormBody({ form, part, catalogue, onPick, onCancel }: WorkoutFormBodyProps) {
  const t = useT(workoutFormMessages);
  const words = useT(common);
  const { values, change, fields, obstacle, pending } = form;
  const rest = values.type === 'rest';
  const equipment = useMemo(() => new Map(catalogue.map(({ key, equipment: needs }) => [key, needs])), [catalogue]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- handles keys of the inputs inside
    <form className={classes.form} onSubmit={submit} onKeyDown={goToNextField} noValidate>
      <div className={classes.fields}>
        {form.restored && (
          <div className={classes.restored} role="status">
            <Text size="sm">{t('restored')}</Text>
            <Button variant="subtle" size="sm" onClick={form.startOver}>
              {t('startOver')}
            </Button>
          </div>
        )}
        {form.conflict && (
          <Alert color="amber" role="alert">
            {t(form.conflict)}
          </Alert>
        )}
        {part === 'all' && (
          <>
            <TextInput
              label={t('title')}
              placeholder={t('titlePlaceholder')}
              required
              data-autofocus
              maxLength={limits.PlannedWorkoutInput.title.maxLength}
              value={values.title}
              error={fields['title']}
              onChange={(event) => change({ title: event.currentTarget.value })}
              onKeyDown={(event) => {
                // The browser does not submit while Save is disabled, but the user should see why.
                if (event.key === 'Enter') submit(event);
              }}
            />
            <WorkoutTypeField
              legend={t('type')}
              types={plannedTypes}
              value={values.type}
              onChange={(type) => change({ type })}
              error={fields['type']}
            />
            <Textarea
              label={`${t('notes')} (${t('optional')})`}
              placeholder={t('notesPlaceholder')}
              maxLength={limits.PlannedWorkoutInput.notes.maxLength}
              minRows={1}
              maxRows={6}
              value={values.notes}
              error={fields['notes']}
              onChange={(event) => change({ notes: event.currentTarget.value })}
            />
          </>
        )}
        {rest ? (
          <Text size="sm" c="dimmed">
            {t('restHint')} {values.exercises.length > 0 && t('restLoses', { count: values.exercises.length })}
          </Text>
        ) : (
          <FormSections
            exercises={values.exercises}
            equipment={equipment}
            onChange={(exercises) => change({ exercises })}
            onPick={onPick}
          />
        )}
      </div>
      <div className={classes.foot}>
        {!rest && <Hint count={values.exercises.length} least={form.least} />}
        <Button variant="default" className={classes.cancel} onClick={onCancel}>
          {words('cancel')}
        </Button>
        <Button type="submit" className={classes.save} disabled={pending || obstacle !== null}>
          {t(pending ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  );
}

function Hint({ count, least }: { count: number; least: number }) {
  const t = useT(workoutFormMessages);
  return (
    <div className={classes.hint} role="status">
      <Text size="sm" fw={600} className="fit-numbers">
        {count < least ? t('needMore', { count: least - count }) : t('total', { count })}
      </Text>
      {count < RECOMMENDED_EXERCISES && (
        <Text size="xs" c="dimmed">
          {t('recommended', { count: RECOMMENDED_EXERCISES })}
        </Text>
      )}
    </div>
  );
}
