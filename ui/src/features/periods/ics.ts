// Writes one all-day event as a calendar file (RFC 5545); it knows no period and no clock.
import { addDays, type Day } from '@/shared/lib/dates';

export interface CalendarEvent {
  // Stays the same when the same event is written again, so that calendars replace it.
  uid: string;
  day: Day;
  title: string;
  note: string;
  // ISO timestamp of writing.
  stamp: string;
}

const MOST_BYTES = 75;
const bytes = (text: string) => new TextEncoder().encode(text).length;

// Backslash, semicolon and comma mean something else in a text value.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const compact = (day: Day) => day.replaceAll('-', '');

// Lines are at most 75 bytes long; a blank begins what continues one.
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (bytes(current + character) > MOST_BYTES) {
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
    // The end is the first day after it.
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
