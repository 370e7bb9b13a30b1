// The words for sets, their kinds and their effort, the same on every screen; it knows no set.
import { defineMessages } from '@/shared/i18n/translate';

export const setMessages = defineMessages(
  {
    reps: { one: '{count} rep', other: '{count} reps' },
    sets: { one: '{count} set', other: '{count} sets' },
    normal: 'Normal',
    warmup: 'Warm-up',
    drop: 'Drop set',
    failure: 'To failure',
    reserve: '{count} in reserve',
    eachSide: 'each side',
  },
  {
    reps: { one: '{count} Wdh.', other: '{count} Wdh.' },
    sets: { one: '{count} Satz', other: '{count} Sätze' },
    normal: 'Normal',
    warmup: 'Aufwärmen',
    drop: 'Reduziert',
    failure: 'Bis zum Versagen',
    reserve: '{count} in Reserve',
    eachSide: 'je Seite',
  },
);
