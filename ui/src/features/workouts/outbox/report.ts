// Tells the user what became of a tick.
import { currentUser } from '@/shared/api/session';
import type { PersonalRecord, SavedCompletion } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { currentFormat, getT } from '@/shared/i18n/locale';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { toast } from '@/shared/ui/toast';
import { removeSavedTick, storeSavedTick } from '@/features/workouts/training/trainingStore';
import { tickMessages } from './tickMessages';
import type { UnsentExercise } from './unsent';

export function recordText({ value, unit }: Pick<PersonalRecord, 'value' | 'unit'>): string {
  if (unit === 'lb') return formatWeight(value, currentUser()?.weightUnit ?? 'lb', currentFormat());
  return unit === 's' ? formatExerciseTime(value) : getT(tickMessages)('repsCount', { count: value });
}

// refused: the server's reason. full: the server has no room, and says what can be done.
type Failure = { refused: string } | { full: string };

export function reportFailure(failure: Failure): void {
  const t = getT(tickMessages);
  const more = 'full' in failure ? `${failure.full} ${t('keptUntilRoom')}` : failure.refused;
  const description = `${t('exerciseFailed')}${more && ` ${more}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

// `saved`: what the server has stored; null if it has deleted the completion.
export function reportSaved(
  { workout, training, exercise, praise, state }: UnsentExercise,
  saved: SavedCompletion | null,
): void {
  if (!saved) return removeSavedTick(workout, training, exercise.id);
  const t = getT(tickMessages);
  const { id, newRecord } = saved;
  const record = newRecord && { value: newRecord.value, unit: newRecord.unit, previousValue: newRecord.previousValue };
  storeSavedTick(workout, training, exercise.id, {
    completion: id,
    record,
    firstTime: 'firstTime' in saved && saved.firstTime === true,
  });
  // After a wait the user is elsewhere: sentNotice.ts says that it was sent.
  if (!praise || state === 'waiting') return;
  // With these messages switched off, records still appear on the card and on the progress screen.
  const announced = newRecord && currentUser()?.notifyAchievements !== false;
  const description = announced
    ? `${t('exerciseDoneText')} ${t('newRecord', { value: recordText(newRecord) })}`
    : t('exerciseDoneText');
  toast({ title: t('exerciseDone'), description });
}
