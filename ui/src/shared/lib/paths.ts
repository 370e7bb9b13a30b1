// Addresses that parts of several features lead to; it knows no page.

// The page of an exercise, of the catalogue or one's own.
export function exercisePath(name: string): string {
  return `/exercise?name=${encodeURIComponent(name)}`;
}

// The page of a logged workout.
export function workoutPath(id: number): string {
  return `/workout?id=${id}`;
}
