// Creates the picture of a summary and shares it.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useState } from 'react';
import { BRAND } from '@/shared/hooks/usePageHeading';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { drawPicture } from './drawPicture';
import { sharePicture } from './sharePicture';
import { summaryMessages } from './summaryMessages';
import type { Summary } from './types';
import type { Figure } from './useFigures';

// More would leave too little room to read the numbers on a phone.
const MOST_FIGURES = 3;

export function usePicture(summary: Summary, figures: readonly Figure[]) {
  const t = useT(summaryMessages);
  const nameOf = useExerciseName();
  const words = useT(common);
  const format = useFormat();
  const [making, setMaking] = useState(false);
  const { title, day, lifts, records } = summary;

  const share = async () => {
    setMaking(true);
    const beaten = new Set(records.map(({ exerciseName }) => exerciseName));
    try {
      const picture = await drawPicture({
        title,
        date: formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
        figures: figures.slice(0, MOST_FIGURES),
        liftsTitle: t('bestSets'),
        lifts: lifts.map((lift) => ({
          ...lift,
          exerciseName: nameOf(lift.exerciseName),
          record: beaten.has(lift.exerciseName) ? t('record') : null,
        })),
        brand: BRAND,
      });
      await sharePicture(t('file', { day }), picture);
    } catch {
      toast({ title: words('error'), description: t('shareFailed'), destructive: true });
    } finally {
      setMaking(false);
    }
  };
  return { share, making };
}
