// Writes an all-day event as a calendar file (RFC 5545).
import { addDays, type Day } from '@/shared/lib/dates';

interface CalendarEvent {
  // Stable for the same event, so that calendars replace it.
  uid: string;
  day: Day;
  title: string;
  note: string;
  // ISO timestamp of the file's creation.
  stamp: string;
}

const MAX_LINE_BYTES = 75;
const bytes = (text: string) => new TextEncoder().encode(text).length;

// Backslash, semicolon and comma are special characters in a text value.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const compact = (day: Day) => day.replaceAll('-', '');

// Splits a line after 75 bytes. Continuation lines start with a space.
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (bytes(current + character) > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

export function calendarFile({ uid, day, title, note, stamp }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//FitApp//Wellness//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.replace(/[-:]/g, '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // DTEND is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
