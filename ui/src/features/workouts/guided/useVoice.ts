// Speaks the announcements of the guided mode in the interface language.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetName } from '@/shared/exercises/useSetName';
import { useEffect } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { speak, stopSpeaking } from '@/shared/lib/speech';
import { guidedMessages } from './guidedMessages';
import { countedOf, type GuidedSet } from './types';

export function useVoice(spoken: boolean) {
  const t = useT(guidedMessages);
  const nameOf = useExerciseName();
  const setName = useSetName();
  const format = useFormat();
  useEffect(() => {
    if (!spoken) return undefined;
    return stopSpeaking;
  }, [spoken]);

  const number = (value: number) => formatNumber(value, format, 2);
  const describe = (step: GuidedSet): string => {
    const { exerciseName, weight, reps, durationSeconds, perSide } = step;
    const parts = [t('spokenSet', { name: nameOf(exerciseName), set: setName(countedOf(step), 'inside') })];
    if (weight?.value)
      parts.push(t(weight.unit === 'kg' ? 'spokenKilograms' : 'spokenPounds', { count: number(weight.value) }));
    if (durationSeconds !== null) parts.push(t('spokenSeconds', { count: durationSeconds }));
    else if (reps?.value) parts.push(t('spokenReps', { count: reps.value }));
    if (perSide) parts.push(t('eachSide'));
    return parts.join(', ');
  };
  const say = (...sentences: string[]) => {
    if (spoken) speak(sentences.join(' '), format);
  };
  return {
    restOver: (next: GuidedSet) => say(t('spokenRestOver'), describe(next)),
    // `next`: null after the last set.
    holdOver: (step: GuidedSet, next: GuidedSet | null) => {
      if (!next) return say(t('spokenHoldOver'), t('spokenEnd'));
      if (step.restSeconds > 0) return say(t('spokenHoldOver'), t('spokenRest', { count: step.restSeconds }));
      return say(t('spokenHoldOver'), describe(next));
    },
  };
}
