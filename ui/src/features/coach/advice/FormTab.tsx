// Form feedback: an exercise and perhaps notes, then what to work on; it knows no other tab.
import { Button, Text, Textarea, Title } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { useFormFeedback, useSignedIn, type FormQuestion } from '@/features/coach/api';
import { ExerciseName } from './ExerciseName';
import { FormAnswer } from './FormAnswer';
import { formMessages } from './formMessages';
import classes from './FormTab.module.css';

const DRAFT = 'coach-form';
const nothing: FormQuestion = { exercise: '', notes: '' };

interface FormTabProps {
  catalogue: readonly Exercise[];
}

export function FormTab({ catalogue }: FormTabProps) {
  const t = useT(formMessages);
  const words = useT(common);
  const isSignedIn = useSignedIn();
  const [question, setQuestion] = useState<FormQuestion>(() => readDraft<FormQuestion>(DRAFT) ?? nothing);
  const [missing, setMissing] = useState(false);
  const { data: answer, mutateAsync: ask, isPending } = useFormFeedback();

  const change = (edit: Partial<FormQuestion>) => {
    const next = { ...question, ...edit };
    setQuestion(next);
    setMissing(false);
    if (next.exercise === '' && next.notes === '') removeDraft(DRAFT);
    else writeDraft(DRAFT, next);
  };
  const refuse = (title: string, description: string) => toast({ title, description, destructive: true });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const exercise = question.exercise.trim();
    setMissing(exercise === '');
    if (exercise === '') {
      refuse(t('required'), t('requiredText'));
      return;
    }
    if (!isSignedIn) {
      refuse(t('loginRequired'), t('login'));
      return;
    }
    try {
      await ask({ exercise, notes: question.notes.trim() });
      removeDraft(DRAFT);
      toast({ title: t('generated') });
    } catch (error) {
      // Whoever must wait is told how long.
      const isLimited = errorCode(error) === 'TOO_MANY_REQUESTS';
      refuse(words('error'), isLimited ? serverMessage(error, t('failed')) : t('failed'));
    }
  };

  return (
    <div className={classes.columns}>
      <Card padding="lg" aria-labelledby="form-question">
        <form onSubmit={(event) => void send(event)} className={classes.form} noValidate>
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
            value={question.exercise}
            error={missing ? t('requiredText') : undefined}
            onChange={(exercise) => change({ exercise })}
          />
          <Textarea
            label={t('notes')}
            placeholder={t('notesPlaceholder')}
            minRows={3}
            maxRows={8}
            maxLength={limits.FormFeedbackInput.notes.maxLength}
            value={question.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
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
          <FormAnswer answer={answer} />
        ) : (
          <div className={classes.empty}>
            <EmptyState icon={IconBarbell} title={t('empty')} description={t('emptyText')} />
          </div>
        )}
      </div>
    </div>
  );
}
