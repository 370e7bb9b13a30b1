// The form of an entry that the server does not have yet.
import { MeasurementDialog } from '@/features/measurements/MeasurementDialog';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { PeriodDialog } from '@/features/periods/PeriodDialog';
import { SleepDialog } from '@/features/sleep/SleepDialog';
import { EditWorkout } from '@/features/workouts/log/EditWorkout';
import type { BodyMeasurement, FoodEntry, PeriodTracking, SleepTracking, Workout } from '@/shared/api/types';
import type { OutboxEntry } from '@/shared/outbox/entries';

interface EntryEditorProps {
  entry: OutboxEntry;
  onClose: () => void;
}

export function EntryEditor({ entry: { kind, rows }, onClose }: EntryEditorProps) {
  const row: unknown = rows[0];
  if (kind === 'food') return <FoodDialog entry={row as FoodEntry} day={null} meal={null} onClose={onClose} />;
  if (kind === 'measurement') return <MeasurementDialog measurement={row as BodyMeasurement} onClose={onClose} />;
  if (kind === 'night') return <SleepDialog night={row as SleepTracking} onClose={onClose} />;
  if (kind === 'period') return <PeriodDialog period={row as PeriodTracking} onClose={onClose} />;
  if (kind === 'workout') return <EditWorkout workout={row as Workout} onClose={onClose} />;
  return null;
}
