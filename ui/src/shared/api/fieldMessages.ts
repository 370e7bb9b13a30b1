// What the server says at the fields of a form, with bounds in the person's own units; it knows no form.
import { common } from '@/shared/i18n/common';
import { currentFormat, getT } from '@/shared/i18n/locale';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire, unitLabel, type Unit } from '@/shared/lib/units';
import { ApiError } from './client';
import { inOwnLanguage, serverMessage } from './errors';
import { currentUser } from './session';

// The units of the wire, for who chose none.
const wireUnits = { weightUnit: 'lb', lengthUnit: 'in', distanceUnit: 'mi', energyUnit: 'kcal' } as const;

const choiceOf: Readonly<Record<string, keyof typeof wireUnits>> = {
  weight: 'weightUnit',
  targetWeight: 'weightUnit',
  muscleMass: 'weightUnit',
  actualWeight: 'weightUnit',
  chest: 'lengthUnit',
  waist: 'lengthUnit',
  hips: 'lengthUnit',
  arms: 'lengthUnit',
  thighs: 'lengthUnit',
  neck: 'lengthUnit',
  distance: 'distanceUnit',
  calories: 'energyUnit',
  dailyCalories: 'energyUnit',
};

// 'Must be at most 5000', and the specification's 'Calories must be at least 1', which is right in kcal alone.
const BOUND = /^(Must|Calories must) be at (least|most) ([\d.]+)$/;

// The nearest number that the server takes, as an input shows it.
function boundIn(unit: Unit, wire: number, side: 'least' | 'most'): number {
  const shown = fromWire(wire, unit);
  const step = 10 ** -editDigits(unit);
  const taken = toWire(shown, unit);
  if (side === 'most' && taken > wire) return roundTo(shown - step, editDigits(unit));
  if (side === 'least' && taken < wire) return roundTo(shown + step, editDigits(unit));
  return shown;
}

function messageAt(path: string, message: string): string {
  const choice = choiceOf[/\w+$/.exec(path)?.[0] ?? ''];
  const [, subject, side, wire] = BOUND.exec(message) ?? [];
  if (!choice || !side) return inOwnLanguage(message);
  const unit = currentUser()?.[choice] ?? wireUnits[choice];
  if (unit === 'kcal' && subject !== 'Must') return inOwnLanguage(message);
  const bound = boundIn(unit, Number(wire), side === 'least' ? 'least' : 'most');
  const number = `${formatNumber(bound, currentFormat(), editDigits(unit))} ${unitLabel(unit)}`;
  return getT(common)(side === 'least' ? 'atLeast' : 'atMost', { number });
}

// Keyed as in the body; empty when there is none.
export function fieldMessages(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, messageAt(field, message)]));
}

// As one sentence: the answer's own, which for what a form holds is that of its first field.
export function refusalMessage(error: unknown, fallback: string): string {
  const { message, fields = {} } = (error instanceof ApiError && error.body) || {};
  const said = Object.keys(fields).find((field) => fields[field] === message);
  return (said && fieldMessages(error)[said]) || serverMessage(error, fallback);
}
