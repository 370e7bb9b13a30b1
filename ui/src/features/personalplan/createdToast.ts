// Says what was created, and why sessions are shorter where they are.
import { getT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { noteText } from '@/shared/i18n/serverTexts';
import type { PersonalPlan } from '@/shared/api/types';
import { toast } from '@/shared/ui/toast';
import type { Preferences } from './logic';
import { personalPlanMessages } from './messages';

export function showCreated(
  { totalExercises, workoutsPerWeek, notes }: Omit<PersonalPlan, 'workoutPlan' | 'message'>,
  { fitnessLevel, primaryGoal }: Pick<Preferences, 'fitnessLevel' | 'primaryGoal'>,
): void {
  const t = getT(personalPlanMessages);
  const summary = t('createdText', {
    level: getT(levelLabels)(fitnessLevel),
    goal: t(primaryGoal),
    exercises: totalExercises,
    days: workoutsPerWeek,
  });
  const reasons = notes.map(noteText);
  toast({
    title: t('created'),
    description: [summary, ...reasons].join(' '),
    ...(reasons.length > 0 && { duration: 10_000 }),
  });
}
