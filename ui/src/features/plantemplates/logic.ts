// Pure rules about ready-made weeks: what is sent, how long they take, what gave way; no calls, no words.
import type { BodyArea, PlanTemplate, Section } from '@/shared/api/types';

export type TemplateDay = PlanTemplate['workouts'][number];
export type TemplateExercise = TemplateDay['exercises'][number];
export type TemplateSwap = PlanTemplate['swaps'][number];

const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// One call with everything in it: no half plan after a lost connection. It drives the dashboard from then on.
export function templateBody({ description, progression, workouts }: PlanTemplate, name: string, clientKey: string) {
  return {
    name,
    onlyFavorite: true,
    description: `${description} ${progression}`,
    workouts: workouts.map(({ dayOfWeek, title, type, notes, exercises }) => ({
      dayOfWeek,
      title,
      type,
      notes,
      exercises,
    })),
    clientKey,
  };
}

// The shortest and the longest day, in minutes.
export function minutesRange({ workouts }: PlanTemplate): { from: number; to: number } {
  const minutes = workouts.map((day) => day.minutes);
  return { from: Math.min(...minutes), to: Math.max(...minutes) };
}

export function bySection(
  exercises: readonly TemplateExercise[],
): { section: Section; exercises: TemplateExercise[] }[] {
  return sections
    .map((section) => ({ section, exercises: exercises.filter(({ category }) => category === section) }))
    .filter((group) => group.exercises.length > 0);
}

// The areas for whose sake something gave way, each once.
export function sparedAreas(swaps: readonly TemplateSwap[]): BodyArea[] {
  return [...new Set(swaps.flatMap(({ spares }) => spares))];
}

// What the week is about leads: swaps of the main part before those of warm-up and cool-down.
export function swapsByWeight({ workouts, swaps }: PlanTemplate): TemplateSwap[] {
  const main = new Set(
    workouts.flatMap(({ exercises }) =>
      exercises.filter(({ category }) => category === 'main').map((each) => each.exerciseName),
    ),
  );
  const weight = ({ to }: TemplateSwap) => (to !== null && main.has(to) ? 0 : 1);
  return [...swaps].sort((one, other) => weight(one) - weight(other));
}
