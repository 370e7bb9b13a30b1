// The Form tab: asks for an exercise and optional notes, and shows the coach's feedback.
import { Button, Text, Textarea, Title } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise } from '@/shared/api/types';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { englishName } from '@/shared/exercises/exerciseName';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useFormFeedback, useSignedIn, type FormQuestion } from '@/features/coach/api';
import { ExerciseName } from './ExerciseName';
import { FormAnswer } from './FormAnswer';
import { formMessages } from './formMessages';
import classes from './FormTab.module.css';

interface FormTabProps {
  catalogue: readonly Exercise[];
}

export function FormTab({ catalogue }: FormTabProps) {
  const t = useT(formMessages);
  const isSignedIn = useSignedIn();
  const { data: answer, variables: asked, mutateAsync: ask } = useFormFeedback();
  const own = catalogue.find((each) => each.own && each.name === asked?.exercise);
  const { form, onSubmit, isPending } = useEntryForm<FormQuestion, 'requiredText' | 'login'>({
    name: 'coach-form',
    initial: { exercise: '', notes: '' },
    problemsOf: ({ exercise }) => {
      if (exercise.trim() === '') return { exercise: 'requiredText' };
      return isSignedIn ? {} : { session: 'login' };
    },
    sentenceOf: t,
    invalidTitle: (problem) => t(problem === 'login' ? 'loginRequired' : 'required'),
    send: ({ exercise, notes }) => ask({ exercise: englishName(catalogue, exercise.trim()), notes: notes.trim() }),
    saved: { title: t('generated') },
    // The server's message says how long to wait.
    failed: (error) => (errorCode(error) === 'TOO_MANY_REQUESTS' ? serverMessage(error, t('failed')) : t('failed')),
  });

  return (
    <div className={classes.columns}>
      <Card padding="lg" aria-labelledby="form-question">
        <form onSubmit={onSubmit} className={classes.form} noValidate>
          <div>
            <Title order={2} size="h3" id="form-question">
              {t('title')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('hint')}
            </Text>
          </div>
          <ExerciseName
            catalogue={catalogue}
            value={form.values.exercise}
            error={form.errors['exercise']}
            onChange={(exercise) => form.setFieldValue('exercise', exercise)}
          />
          <Textarea
            label={t('notes')}
            placeholder={t('notesPlaceholder')}
            minRows={3}
            maxRows={8}
            maxLength={limits.FormFeedbackInput.notes.maxLength}
            {...form.getInputProps('notes')}
          />
          <Button type="submit" disabled={isPending}>
            {t(isPending ? 'asking' : 'ask')}
          </Button>
        </form>
      </Card>
      <div>
        {isPending ? (
          <Card padding="lg">
            <LoadingRegion>
              <Placeholder height={260} />
            </LoadingRegion>
          </Card>
        ) : answer ? (
          <FormAnswer answer={answer} own={own} />
        ) : (
          <div className={classes.empty}>
            <EmptyState icon={IconBarbell} title={t('empty')} description={t('emptyText')} />
          </div>
        )}
      </div>
    </div>
  );
}
