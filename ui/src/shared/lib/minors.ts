// Younger users see no numbers about losing weight, as on the server.
const ADULT_AGE = 18;

export function isMinor(age: number | null): boolean {
  return age !== null && age < ADULT_AGE;
}
