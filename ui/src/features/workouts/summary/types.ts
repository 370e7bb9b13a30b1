// What the summary of a finished workout is told; it knows no call.
import type { ReactNode } from 'react';
import type { Day } from '@/shared/lib/dates';

export interface SummaryLine {
  exerciseName: string;
  text: string;
}

export interface SummaryRecord extends SummaryLine {
  // What was beaten: '95 lbs'; null when it is not known.
  previousText: string | null;
}

export interface Summary {
  title: string;
  day: Day;
  minutes: number;
  calories: number | null;
  // lb
  volume: number;
  sets: number;
  // By the catalogue's names, the most sets first; half sets are possible.
  muscles: readonly { muscle: string; sets: number }[];
  // The best set of each exercise, the most telling first: '95 lbs × 10'. The picture shows the first of them.
  lifts: readonly SummaryLine[];
  records: readonly SummaryRecord[];
  // Exercises that were done for the first time.
  firstTimes: readonly string[];
  next: readonly SummaryLine[];
}

export interface WorkoutSummaryProps extends Summary {
  // It waits on this device until the server can be reached.
  waiting: boolean;
  // Stands between what is told and the buttons.
  children?: ReactNode;
  onClose: () => void;
  // Where an exercise's own page is; null while it has none.
  exercisePath: (exerciseName: string) => string | null;
}
