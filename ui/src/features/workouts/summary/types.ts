// Types of the summary's props.
import type { ReactNode } from 'react';
import type { Day } from '@/shared/lib/dates';

export interface SummaryLine {
  exerciseName: string;
  text: string;
}

export interface SummaryRecord extends SummaryLine {
  // The beaten value: '95 lbs'; null if unknown.
  previousText: string | null;
}

export interface SummaryNext extends SummaryLine {
  reason: string;
}

export interface Summary {
  title: string;
  day: Day;
  minutes: number;
  calories: number | null;
  // lb
  volume: number;
  sets: number;
  // By catalogue name, most sets first; half sets are possible.
  muscles: readonly { muscle: string; sets: number }[];
  // The best set of each exercise, most notable first: '95 lbs × 10'. The picture shows the first few.
  lifts: readonly SummaryLine[];
  records: readonly SummaryRecord[];
  // Exercises done for the first time.
  firstTimes: readonly string[];
}

export interface WorkoutSummaryProps extends Summary {
  // What is suggested for the next time; empty without a plan, and until the server has the log.
  next: readonly SummaryNext[];
  // The log waits on this device until the server is reachable.
  waiting: boolean;
  // Shown between the summary and the buttons.
  children?: ReactNode;
  onClose: () => void;
  // The path of an exercise's page; null if it has none.
  exercisePath: (exerciseName: string) => string | null;
}
