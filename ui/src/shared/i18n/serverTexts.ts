// Translates the server's messages by their code. The texts are in locales/{language}/server.json, which is fetched
// when it is first needed.
import type { Note, Reason } from '@/shared/api/types';
import { formatDay } from '@/shared/lib/dates';
import { unitLabel } from '@/shared/lib/units';
import { currentFormat, currentLocale } from './locale';
import { fillPlaceholders, findText, type Locale, type Texts } from './translate';

const files = import.meta.glob<Texts>('@/locales/*/server.json', { import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [/locales\/([^/]+)/.exec(path)?.[1], load]));
const loaded = new Map<Locale, Texts>();

// If the file cannot be fetched, messages stay in English until the page is reloaded.
export async function loadServerTexts(): Promise<void> {
  const locale = currentLocale();
  if (loaded.has(locale)) return;
  const texts =
    (await loaders
      .get(locale)?.()
      .catch(() => undefined)) ?? {};
  loaded.set(locale, texts);
}

const LOCAL_DAY = /^\d{4}-\d{2}-\d{2}$/;

function valueText(value: unknown, format: string): string {
  if (typeof value === 'number') {
    return new Intl.NumberFormat(format, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
  }
  if (Array.isArray(value)) {
    const items = (value as Note[]).map((note) => messageText(note, note.text));
    // The server joins English lists without a comma before "and".
    return new Intl.ListFormat(currentLocale() === 'en' ? 'en-GB' : format).format(items);
  }
  const text = String(value);
  // Every screen writes lbs.
  if (text === 'lb') return unitLabel(text);
  return LOCAL_DAY.test(text) ? formatDay(text, format, { day: 'numeric', month: 'long', year: 'numeric' }) : text;
}

// `english` is the text from the server. It is returned if the catalogue lacks the code.
export function messageText(reason: Reason | undefined, english: string): string {
  const locale = currentLocale();
  const texts = loaded.get(locale);
  const parameters: Record<string, unknown> = reason?.parameters ?? {};
  const text = reason && texts && findText(texts, locale, reason.code, parameters['count']);
  if (text === undefined) return parameters['unit'] === 'lb' ? english.replace(/\blb\b/g, unitLabel('lb')) : english;
  const format = currentFormat();
  return fillPlaceholders(text, (name) => (name in parameters ? valueText(parameters[name], format) : undefined));
}

export function noteText(note: Note): string {
  return messageText(note, note.text);
}
