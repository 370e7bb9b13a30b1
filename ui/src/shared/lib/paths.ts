// Paths that several features link to.

// Also for custom exercises.
export function exercisePath(name: string): string {
  return `/exercise?name=${encodeURIComponent(name)}`;
}

export function workoutPath(id: number): string {
  return `/workout?id=${id}`;
}
