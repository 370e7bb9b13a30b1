// Says what an entry of the outbox is about.
import type {
  BodyMeasurement,
  ExerciseCompletion,
  ExerciseNote,
  FoodEntry,
  PeriodTracking,
  SleepTracking,
  SuggestionAnswerInput,
  WaterEntry,
  WellnessActivity,
  Workout,
} from '@/shared/api/types';
import { shownWater, waterUnitOf } from '@/features/nutrition/water/volume';
import { useMomentName } from '@/features/wellness/today/momentName';
import type { PlanEdit } from '@/features/workouts/outbox/planEdits';
import type { UnsentExercise, UnsentLog } from '@/features/workouts/outbox/unsent';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import type { MarkedRow } from '@/shared/exercises/marks';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { bodyText } from '@/shared/lib/bodyValues';
import { formatDay, formatMinutes, type Day } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import type { OutboxEntry, OutboxRow } from '@/shared/outbox/entries';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import type { EditedPlan } from '@/shared/outbox/planEdits';

const markWords = { favorite: 'markedFavorite', hidden: 'markedHidden', none: 'unmarked' } as const;
const said = ({ note }: { note?: string | null }) => (note ? [note] : []);

// `rows` can be another version of the entry's rows.
export function useEntryWords(): (entry: OutboxEntry, rows?: readonly OutboxRow[]) => string {
  const t = useT(outboxMessages);
  const format = useFormat();
  const nameOfMoment = useMomentName();
  const nameOfExercise = useExerciseName();
  const { weightUnit = 'lb' } = useUser();
  const day = (of: Day) => formatDay(of, format, { weekday: 'short', day: 'numeric', month: 'short' });
  const water = waterUnitOf(weightUnit);

  return ({ kind, rows: own, body }, rows = own) => {
    const [row] = rows;
    switch (kind) {
      case 'food': {
        const foods = rows as unknown as FoodEntry[];
        // Nothing is known here of the day that is copied.
        if (foods.length === 0) return t('copied', { day: day((body as { from: Day }).from) });
        const name = `${foods[0]?.name ?? ''}, ${formatNumber(foods[0]?.quantity ?? 0, format, 2)} ${foods[0]?.unit ?? ''}`;
        return foods.length === 1 ? name : t('food', { name: foods[0]?.name ?? '', count: foods.length - 1 });
      }
      case 'water':
        return t('water', {
          amount: `${formatNumber(shownWater((row as WaterEntry | undefined)?.ml ?? 0, water), format)} ${water}`,
        });
      case 'measurement': {
        const { weight, localDate } = row as BodyMeasurement;
        return weight === null
          ? t('measurement', { day: day(localDate) })
          : t('weight', { weight: bodyText(weight, weightUnit, format) });
      }
      case 'night':
        return t('night', { day: day((row as SleepTracking).sleepDate) });
      case 'period':
        return t('period', { day: day((row as PeriodTracking).startDate) });
      case 'period-day':
        return [t('periodDay', { day: day(String(row?.id)) }), ...said(row as { note?: string | null })].join(', ');
      case 'moment':
        return t('moment', { name: nameOfMoment((row as WellnessActivity).activityName) });
      case 'favorite': {
        const marked = row as { id: string; suggestion: { name: string } | null };
        return t('favorite', { name: marked.suggestion?.name ?? marked.id });
      }
      case 'workout':
        return [
          t('workout', { name: (row as Workout).name }),
          ...((row as Workout).duration === null ? [] : [formatMinutes((row as Workout).duration ?? 0, format)]),
        ].join(', ');
      case 'completion':
        return t('inLog', { name: nameOfExercise((row as ExerciseCompletion).exerciseName) });
      case 'note':
        return [
          t('note', { name: nameOfExercise((row as unknown as ExerciseNote).exerciseName) }),
          ...said(row as unknown as ExerciseNote),
        ].join(': ');
      case 'mark': {
        const { exerciseName, mark } = row as unknown as MarkedRow;
        return t(markWords[mark ?? 'none'], { name: nameOfExercise(exerciseName) });
      }
      case 'plan-edit':
        // Of two versions, the exercises are what differs.
        return rows === own
          ? t('planEdit', { name: (body as PlanEdit).title })
          : (row as EditedPlan).exercises.map(({ exerciseName }) => nameOfExercise(exerciseName)).join(', ');
      case 'exercise': {
        const { exercise, want } = body as UnsentExercise;
        const name = nameOfExercise(exercise.exerciseName);
        return want ? t('sets', { name, count: want.sets.length }) : name;
      }
      case 'log':
        return t('log', { name: (body as UnsentLog).body.name ?? '' });
      case 'correction':
        return t('sets', {
          name: nameOfExercise((body as { name?: string }).name ?? t('exercise')),
          count: (body as { sets: unknown[] }).sets.length,
        });
      case 'answer':
        return t('answer', { name: nameOfExercise((body as SuggestionAnswerInput).exerciseName) });
      case 'broken':
        return t('broken');
    }
  };
}
