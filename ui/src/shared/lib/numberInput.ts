// Parses and formats numbers of inputs in the user's regional format.
import { numberFormatter } from './formatters';

const separatorsOf = new Map<string, { decimal: string; group: string }>();

function separators(format: string): { decimal: string; group: string } {
  let found = separatorsOf.get(format);
  if (!found) {
    const parts = numberFormatter(format, {}).formatToParts(12345.6);
    found = {
      decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
      group: parts.find((part) => part.type === 'group')?.value ?? ',',
    };
    separatorsOf.set(format, found);
  }
  return found;
}

// Accepts '72,5', '72.5' and '1.234,5'. A single separator before exactly three digits follows the locale
// ('1,500' is 1500 in English, 1.5 in German); anywhere else it is a decimal separator. Null if it is not a number.
export function parseNumber(text: string, format: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (!/^[-+]?(\d+([.,]\d+)*[.,]?|[.,]\d+)$/.test(compact)) return null;
  const marks = compact.match(/[.,]/g) ?? [];
  if (marks.length === 0) return Number(compact);
  const last = marks.at(-1) as string;
  if (marks.length > 1) {
    if (new Set(marks).size === 1) return groupsOnly(compact, last);
    if (marks.filter((mark) => mark === last).length > 1) return null;
  } else if (last === separators(format).group && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(compact)) {
    return groupsOnly(compact, last);
  }
  const cut = compact.lastIndexOf(last);
  const whole = compact.slice(0, cut);
  const mark = whole.match(/[.,]/)?.[0];
  const integer = mark ? groupsOnly(whole, mark) : Number(whole.replace(/[-+]/, '') || '0');
  if (integer === null) return null;
  const size = Number(`${Math.abs(integer)}.${compact.slice(cut + 1) || '0'}`);
  return compact.startsWith('-') ? -size : size;
}

function groupsOnly(text: string, mark: string): number | null {
  const [head, ...groups] = text.split(mark);
  return groups.every((group) => group.length === 3) ? Number([head, ...groups].join('')) : null;
}

// Without grouping; parseNumber accepts it.
export function formatForInput(value: number, format: string, digits = 2): string {
  return numberFormatter(format, { maximumFractionDigits: digits, useGrouping: false }).format(value);
}
