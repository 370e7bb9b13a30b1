// Ticking exercises: sends each tick or its taking back and says how it went; it draws nothing.
import { useCallback } from 'react';
import type { ExerciseCompletion, PlannedExercise, PersonalRecord } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { toast } from '@/shared/ui/toast';
import { isOnItsWay, useCreateExerciseCompletion, useDeleteExerciseCompletion } from './api';
import { completionBody, type Actuals } from './training';
import { trainingMessages } from './trainingMessages';

export function useTicks(day: Day) {
  const t = useT(trainingMessages);
  const words = useT(common);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const { mutateAsync: create } = useCreateExerciseCompletion(day);
  const { mutateAsync: remove } = useDeleteExerciseCompletion(day);

  const celebrate = useCallback(
    (record: PersonalRecord | null) => {
      const recordText = ({ value, unit }: PersonalRecord) => {
        if (unit === 'lb') return formatWeight(value, weightUnit, format);
        return unit === 's' ? formatExerciseTime(value) : t('repsCount', { count: value });
      };
      const praise = t('exerciseDoneText');
      const description = record ? `${praise} ${t('newRecord', { value: recordText(record) })}` : praise;
      toast({ title: t('exerciseDone'), description });
    },
    [t, format, weightUnit],
  );

  // Several may be under way at once, and each says its own outcome: so every call is awaited by itself.
  return useCallback(
    async (exercise: PlannedExercise, actuals: Actuals, completion: ExerciseCompletion | undefined) => {
      if (completion && isOnItsWay(completion)) return;
      try {
        if (completion) await remove(completion);
        else celebrate((await create(completionBody(exercise.id, actuals, day))).newRecord);
      } catch {
        toast({ title: words('error'), description: t('exerciseFailed'), destructive: true });
      }
    },
    [create, remove, celebrate, day, t, words],
  );
}
