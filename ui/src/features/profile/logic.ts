// Rules of the profile: sections, form values, validation and request body.
import { limits } from '@/shared/api/limits.gen';
import type { User, UserUpdate } from '@/shared/api/types';
import { LOW_CALORIE_LIMIT } from '@/shared/lib/calories';
import { looksLikeEmail } from '@/shared/lib/email';
import { roundTo } from '@/shared/lib/numbers';

export const sections = [
  'account',
  'training',
  'nutrition',
  'notifications',
  'display',
  'units',
  'device',
  'security',
  'data',
] as const;
export type Section = (typeof sections)[number];

export function sectionOf(text: string | null): Section | null {
  return sections.find((section) => section === text) ?? null;
}

// --- The form ---

// As in the API: weights in lb, energy in kcal, targets in g. null: the field is empty.
export interface ProfileValues {
  name: string;
  email: string;
  height: string;
  weight: number | null;
  age: number | null;
  fitnessLevel: User['fitnessLevel'];
  weeklyGoal: number | null;
  targetWeight: number | null;
  dailyCalories: number | null;
  proteinTarget: number | null;
  carbsTarget: number | null;
  fatTarget: number | null;
}
export type Field = keyof ProfileValues;
export type NumberFieldName = Exclude<Field, 'name' | 'email' | 'height' | 'fitnessLevel'>;
// Values that differ from the stored ones.
export type Edits = Partial<ProfileValues>;

const nutritionFields: readonly string[] = ['proteinTarget', 'carbsTarget', 'fatTarget'];

// The section of a field, for navigation to an error.
export function sectionOfField(field: string): Section {
  return nutritionFields.includes(field) ? 'nutrition' : 'account';
}

export function valuesOf(user: User): ProfileValues {
  const { name, email, weight, age, fitnessLevel, weeklyGoal, targetWeight, dailyCalories } = user;
  return {
    name,
    email,
    height: user.height ?? '',
    weight,
    age,
    fitnessLevel,
    weeklyGoal,
    targetWeight,
    dailyCalories,
    proteinTarget: user.proteinTarget ?? null,
    carbsTarget: user.carbsTarget ?? null,
    fatTarget: user.fatTarget ?? null,
  };
}

// Removes a value that equals the stored one.
export function withEdit<F extends Field>(
  edits: Edits,
  stored: ProfileValues,
  field: F,
  value: ProfileValues[F],
): Edits {
  const rest = { ...edits };
  delete rest[field];
  return value === stored[field] ? rest : { ...rest, [field]: value };
}

// Another device may have stored the same value in the meantime.
export function effectiveEdits(edits: Edits, stored: ProfileValues): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([field, value]) => stored[field as Field] !== value));
}

// Values typed while `sent` was pending remain edits.
export function withoutSent(edits: Edits, sent: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([field, value]) => sent[field as Field] !== value));
}

export function changesEmail(edits: Edits, stored: ProfileValues): boolean {
  return edits.email !== undefined && edits.email.trim().toLowerCase() !== stored.email;
}

// A problem with a field; `bound` in units of the API.
export type Problem =
  { kind: 'nameRequired' | 'emailInvalid' | 'passwordRequired' } | { kind: 'low' | 'high'; bound: number };
type Problems = Partial<Record<Field | 'currentPassword', Problem>>;

const rules = limits.UserUpdate;

function problemOfNumber(field: NumberFieldName, value: number | null): Problem | null {
  const { min, max } = rules[field];
  if (value === null) return null;
  if (value < min) return { kind: 'low', bound: min };
  return value > max ? { kind: 'high', bound: max } : null;
}

export function problemsOf(edits: Edits, stored: ProfileValues, currentPassword: string): Problems {
  const problems: Problems = {};
  if (edits.name !== undefined && edits.name.trim() === '') problems.name = { kind: 'nameRequired' };
  if (edits.email !== undefined && !looksLikeEmail(edits.email)) problems.email = { kind: 'emailInvalid' };
  else if (changesEmail(edits, stored) && currentPassword === '')
    problems.currentPassword = { kind: 'passwordRequired' };
  for (const [field, value] of Object.entries(edits)) {
    const problem = typeof value === 'number' ? problemOfNumber(field as NumberFieldName, value) : null;
    if (problem) problems[field as Field] = problem;
  }
  return problems;
}

// Contains only changed fields; emptied fields are null.
export function bodyOf(edits: Edits, stored: ProfileValues, currentPassword: string): UserUpdate {
  const { name, email, height, ...rest } = edits;
  return {
    ...rest,
    ...(name !== undefined && { name: name.trim() }),
    ...(height !== undefined && { height: height.trim() || null }),
    ...(email !== undefined && { email: email.trim() }),
    ...(changesEmail(edits, stored) && { currentPassword }),
  };
}

export function needsCaution({ dailyCalories }: Edits): boolean {
  return typeof dailyCalories === 'number' && dailyCalories < LOW_CALORIE_LIMIT;
}

// --- Picture ---

// The largest centered square of a picture.
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: roundTo((width - side) / 2, 0), y: roundTo((height - side) / 2, 0), side };
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toUpperCase();
}
