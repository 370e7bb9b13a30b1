// Asks "Is that right?" about a weight far from the last one, once for each value.
import { useRef, useState } from 'react';
import type { BodyMeasurement } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyText } from '@/shared/lib/bodyValues';
import { formatDay, type Day } from '@/shared/lib/dates';
import type { WeightUnit } from '@/shared/lib/units';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { distantWeight, type Weighed } from './logic';
import { measurementMessages } from './messages';

// The person takes the weight back: nothing is sent, and nothing has failed.
class Withdrawn extends Error {}

export const isWithdrawn = (error: unknown) => error instanceof Withdrawn;

interface Entered {
  // lb.
  weight: number | null;
  day: Day;
  // The edited measurement.
  id?: number | undefined;
}

interface Question {
  weight: number;
  last: Weighed;
  answer: (isRight: boolean) => void;
}

// `check` resolves when the weight may be saved, and rejects with Withdrawn.
export function useWeightCheck(measurements: readonly BodyMeasurement[], unit: WeightUnit) {
  const t = useT(measurementMessages);
  const format = useFormat();
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmed = useRef<number | null>(null);

  const check = async ({ weight, day, id }: Entered): Promise<void> => {
    const last = weight === null ? null : distantWeight(weight, day, measurements, id);
    if (weight === null || !last || confirmed.current === weight) return;
    const isRight = await new Promise<boolean>((answer) => setQuestion({ weight, last, answer }));
    setQuestion(null);
    if (!isRight) throw new Withdrawn();
    confirmed.current = weight;
  };

  const dialog = question && (
    <ConfirmDialog
      opened
      title={t('isThatRight')}
      confirmLabel={t('saveWeight', { weight: bodyText(question.weight, unit, format) })}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {t('farFromLast', {
        weight: bodyText(question.weight, unit, format),
        last: bodyText(question.last.weight, unit, format),
        day: formatDay(question.last.localDate, format, { day: 'numeric', month: 'long' }),
      })}
    </ConfirmDialog>
  );
  return { check, dialog };
}
