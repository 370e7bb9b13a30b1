// What the guided mode says aloud, in the page's language; it decides no moment but that of silence.
import { useEffect } from 'react';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { speak, stopSpeaking } from '@/shared/lib/speech';
import { guidedMessages } from './guidedMessages';
import type { GuidedSet } from './types';

export function useVoice(spoken: boolean) {
  const t = useT(guidedMessages);
  const format = useFormat();
  useEffect(() => {
    if (!spoken) return undefined;
    return stopSpeaking;
  }, [spoken]);

  const number = (value: number) => formatNumber(value, format, 2);
  const describe = ({ exerciseName, setIndex, weight, reps, durationSeconds, perSide }: GuidedSet): string => {
    const parts = [t('saidSet', { name: exerciseName, number: setIndex + 1 })];
    if (weight?.value)
      parts.push(t(weight.unit === 'kg' ? 'saidKilograms' : 'saidPounds', { count: number(weight.value) }));
    if (durationSeconds !== null) parts.push(t('saidSeconds', { count: durationSeconds }));
    else if (reps?.value) parts.push(t('saidReps', { count: reps.value }));
    if (perSide) parts.push(t('eachSide'));
    return parts.join(', ');
  };
  const say = (...sentences: string[]) => {
    if (spoken) speak(sentences.join(' '), format);
  };
  return {
    restOver: (next: GuidedSet) => say(t('saidRestOver'), describe(next)),
    // `next`: null after the last set.
    holdOver: (step: GuidedSet, next: GuidedSet | null) => {
      if (!next) return say(t('saidHoldOver'), t('saidEnd'));
      if (step.restSeconds > 0) return say(t('saidHoldOver'), t('saidRest', { count: step.restSeconds }));
      return say(t('saidHoldOver'), describe(next));
    },
  };
}
