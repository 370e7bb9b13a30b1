// Rules for plan templates: request body, duration and swapped exercises.
import type { BodyArea, PlanTemplate, Section } from '@/shared/api/types';

export type TemplateDay = PlanTemplate['workouts'][number];
type TemplateExercise = TemplateDay['exercises'][number];
type TemplateSwap = PlanTemplate['swaps'][number];

const sections: readonly Section[] = ['warmup', 'main', 'cooldown'];

// One call creates the whole plan, so a lost connection cannot leave a partial one. The plan becomes the only favorite.
export function templateBody(
  { description, notes, progression, blockWeeks, workouts }: PlanTemplate,
  name: string,
  clientKey: string,
) {
  return {
    name,
    onlyFavorite: true,
    description: [description, notes, progression].filter((text) => text !== '').join(' '),
    blockWeeks,
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

// The minutes of the shortest and the longest day.
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

// The injured areas for which exercises were swapped, each once.
export function sparedAreas(swaps: readonly TemplateSwap[]): BodyArea[] {
  return [...new Set(swaps.flatMap(({ spares }) => spares))];
}

// Exercises with a replacement come before those that are left out.
export function swapsInOrder({ swaps }: PlanTemplate): TemplateSwap[] {
  const isLeftOut = ({ to }: TemplateSwap) => (to === null ? 1 : 0);
  return [...swaps].sort((one, other) => isLeftOut(one) - isLeftOut(other));
}
