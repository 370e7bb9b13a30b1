// The foods that a new user is offered to search for.
export const starters = [
  'starter1',
  'starter2',
  'starter3',
  'starter4',
  'starter5',
  'starter6',
  'starter7',
  'starter8',
] as const;
