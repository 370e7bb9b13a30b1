// The words for exercises' closed lists, and what the picker says; it knows no exercise.
import { defineMessages } from '@/shared/i18n/translate';

export const sectionWords = defineMessages(
  { warmup: 'Warm-up', main: 'Main', cooldown: 'Cool-down' },
  { warmup: 'Aufwärmen', main: 'Hauptteil', cooldown: 'Ausklang' },
);

export const equipmentWords = defineMessages(
  {
    bodyweight: 'Bodyweight', dumbbells: 'Dumbbells', resistance_bands: 'Bands', home_gym: 'Home gym', full_gym: 'Full gym',
  },
  {
    bodyweight: 'Körpergewicht', dumbbells: 'Kurzhanteln', resistance_bands: 'Bänder', home_gym: 'Heimstudio', full_gym: 'Studio',
  },
);

export const levelWords = defineMessages(
  { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  { beginner: 'Am Anfang', intermediate: 'Fortgeschritten', advanced: 'Erfahren' },
);

export const muscleWords = defineMessages(
  {
    abductors: 'Abductors', adductors: 'Adductors', back: 'Back', biceps: 'Biceps', calves: 'Calves',
    cardiovascular: 'Cardiovascular', chest: 'Chest', core: 'Core', forearms: 'Forearms', 'full body': 'Full body',
    glutes: 'Glutes', hamstrings: 'Hamstrings', 'hip flexors': 'Hip flexors', lats: 'Lats', 'lower back': 'Lower back',
    neck: 'Neck', obliques: 'Obliques', quadriceps: 'Quadriceps', shoulders: 'Shoulders', traps: 'Traps', triceps: 'Triceps',
  },
  {
    abductors: 'Abduktoren', adductors: 'Adduktoren', back: 'Rücken', biceps: 'Bizeps', calves: 'Waden',
    cardiovascular: 'Herz-Kreislauf', chest: 'Brust', core: 'Rumpf', forearms: 'Unterarme', 'full body': 'Ganzer Körper',
    glutes: 'Gesäß', hamstrings: 'Beinbeuger', 'hip flexors': 'Hüftbeuger', lats: 'Latissimus', 'lower back': 'Unterer Rücken',
    neck: 'Nacken', obliques: 'Schräge Bauchmuskeln', quadriceps: 'Oberschenkel vorn', shoulders: 'Schultern', traps: 'Trapezmuskel',
    triceps: 'Trizeps',
  },
);

export const pickerMessages = defineMessages(
  {
    search: 'Search exercises',
    searchPlaceholder: 'Name or muscle',
    filters: 'Filters',
    muscle: 'Muscle',
    equipment: 'Equipment',
    level: 'Level',
    any: 'Any',
    clear: 'Clear filters',
    found: { one: '{count} exercise', other: '{count} exercises' },
    results: 'Exercises',
    own: '{section} exercises',
    others: 'Others that fit',
    custom: 'Use “{name}” as your own exercise',
    customHint: 'Without instructions; sets, reps and weight are yours to set.',
    yours: 'Your own',
    nothing: 'Nothing fits. Try another word or fewer filters.',
    included: 'already in this workout',
    full: '{section} is full.',
    about: 'About {name} (opens in a new tab)',
    add: 'Add',
    addCount: 'Add {count}',
    chosen: { one: '{count} chosen', other: '{count} chosen' },
  },
  {
    search: 'Übungen suchen',
    searchPlaceholder: 'Name oder Muskel (englisch)',
    filters: 'Filter',
    muscle: 'Muskel',
    equipment: 'Ausrüstung',
    level: 'Niveau',
    any: 'Alle',
    clear: 'Filter aufheben',
    found: { one: '{count} Übung', other: '{count} Übungen' },
    results: 'Übungen',
    own: '{section}: Übungen',
    others: 'Andere, die passen',
    custom: '„{name}“ als eigene Übung nehmen',
    customHint: 'Ohne Anleitung; Sätze, Wiederholungen und Gewicht bestimmst du.',
    yours: 'Deine eigene',
    nothing: 'Nichts passt. Versuche ein anderes Wort oder weniger Filter.',
    included: 'schon in diesem Training',
    full: '{section} ist voll.',
    about: 'Über {name} (öffnet einen neuen Tab)',
    add: 'Hinzufügen',
    addCount: '{count} hinzufügen',
    chosen: { one: '{count} gewählt', other: '{count} gewählt' },
  },
);

type Dictionary = Record<string, unknown>;

// A word of a list that a newer server knows and this page does not is shown as it came.
export function knownWord<D extends Dictionary>(words: { en: D }, word: string): (keyof D & string) | null {
  return word in words.en ? (word as keyof D & string) : null;
}
