// Formats the server's messages about single fields, with limits in the user's units.
import { common } from '@/shared/i18n/common';
import { currentFormat, getT } from '@/shared/i18n/locale';
import { messageText } from '@/shared/i18n/serverTexts';
import { formatNumber, roundTo } from '@/shared/lib/numbers';
import { editDigits, fromWire, toWire, unitLabel, type Unit } from '@/shared/lib/units';
import { ApiError } from './client';
import { serverMessage } from './errors';
import { currentUser } from './session';
import type { Reason } from './types';

// The API's own units, for users who have not chosen any.
const wireUnits = { weightUnit: 'lb', lengthUnit: 'in', distanceUnit: 'mi', energyUnit: 'kcal' } as const;

// The setting with the unit of each field, by the last part of its path.
const unitSettings: Readonly<Record<string, keyof typeof wireUnits>> = {
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

type Side = 'minimum' | 'maximum';

// The limit in this unit, rounded so that the server accepts it.
function boundIn(unit: Unit, wire: number, side: Side): number {
  const shown = fromWire(wire, unit);
  const step = 10 ** -editDigits(unit);
  const accepted = toWire(shown, unit);
  if (side === 'maximum' && accepted > wire) return roundTo(shown - step, editDigits(unit));
  if (side === 'minimum' && accepted < wire) return roundTo(shown + step, editDigits(unit));
  return shown;
}

// The limit that the message is about, in the API's unit.
function boundOf(reason: Reason | undefined): { side: Side; wire: number } | null {
  for (const side of ['minimum', 'maximum'] as const) {
    const wire = reason?.parameters?.[side];
    if (typeof wire === 'number') return { side, wire };
  }
  return null;
}

function messageAt(path: string, message: string, reason: Reason | undefined): string {
  const setting = unitSettings[/\w+$/.exec(path)?.[0] ?? ''];
  const bound = boundOf(reason);
  if (!setting || !bound) return messageText(reason, message);
  const unit = currentUser()?.[setting] ?? wireUnits[setting];
  // The server's own message for calories is right in kcal.
  if (unit === 'kcal' && reason?.code === 'CALORIES_TOO_LOW') return messageText(reason, message);
  const shown = boundIn(unit, bound.wire, bound.side);
  const number = `${formatNumber(shown, currentFormat(), editDigits(unit))} ${unitLabel(unit)}`;
  return getT(common)(bound.side === 'minimum' ? 'atLeast' : 'atMost', { number });
}

// By the field's path in the request. Empty if the error names no field.
export function fieldMessages(error: unknown): Record<string, string> {
  const { fields = {}, fieldReasons = {} } = (error instanceof ApiError && error.body) || {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field, messageAt(field, message, fieldReasons[field])]),
  );
}

// One message for the whole error. If it is the message of a field, its limit is in the user's unit too.
export function refusalMessage(error: unknown, fallback: string): string {
  const { message, fields = {} } = (error instanceof ApiError && error.body) || {};
  const field = Object.keys(fields).find((name) => fields[name] === message);
  return (field && fieldMessages(error)[field]) || serverMessage(error, fallback);
}
