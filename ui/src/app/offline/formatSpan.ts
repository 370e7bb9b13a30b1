// Formats a length of time roughly: '20 minutes', '3 hours', '2 days'.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Each unit from its length on, less a tenth: 58 minutes are about an hour.
const units = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

export function formatSpan(milliseconds: number, format: string): string {
  const [unit, length] = units.find(([, each]) => milliseconds >= 0.9 * each) ?? units[2];
  const count = Math.max(1, Math.round(milliseconds / length));
  return new Intl.NumberFormat(format, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
