import { describe, expect, it } from 'vitest';
import { languageOf } from './answerLang';

describe('the language of an answer', () => {
  it.each([
    ['This week you logged 308 g of protein on 3 days.', 'en'],
    ['Here is a session of 30 minutes without jumps.', 'en'],
    ['You slept 7 h 24 min a night last week.', 'en'],
    ['Sure. Walk a little, and rest today.', 'en'],
    ['Diese Woche hast du an 3 Tagen 308 g Protein eingetragen.', 'de'],
    ['Hier ist ein Training von 30 Minuten ohne Sprünge.', 'de'],
    ['Letzte Woche hast du 7 Std. 24 Min. pro Nacht geschlafen.', 'de'],
    ['Das weiß ich nicht. Frag mich nach deinem Schlaf oder nach einem Training.', 'de'],
  ])('is that of its text: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is that of its sentences, whatever the names of exercises are', () => {
    expect(
      languageOf('Kurzhantelrudern: The Renegade Row ist eine Variante, die du auch mit wenig Platz machen kannst.'),
    ).toBe('de');
    expect(languageOf('Your best Rumänisches Kreuzheben was 60 kg on Monday.')).toBe('en');
  });

  it.each(['', '308 g', 'Plank', 'Bonjour tout le monde'])('is unknown if the text does not show it: %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});

it('knows the language of an answer that has nothing but a session', () => {
  expect(languageOf('Wie wäre es damit: 20 Minuten Krafttraining ohne Geräte.')).toBe('de');
  expect(languageOf('Das würde passen: 20 Minuten HIIT.')).toBe('de');
  expect(languageOf('This would fit: 20 minutes of HIIT.')).toBe('en');
});
