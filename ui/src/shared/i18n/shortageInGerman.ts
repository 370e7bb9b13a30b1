// German for the server's sentence about why sessions are shorter, which is put together from parts; it knows no call.
// Its English parts are made in src/domain/plan_builder_shortage.cpp.

const START = 'Your sessions are shorter than usual: ';

const areas: Readonly<Record<string, string>> = {
  'lower back': 'unterer Rücken',
  knee: 'Knie',
  shoulder: 'Schulter',
  wrist: 'Handgelenk',
  ankle: 'Sprunggelenk',
  neck: 'Nacken',
  hip: 'Hüfte',
};

const equipment: Readonly<Record<string, string>> = {
  'training without equipment': 'ohne Ausrüstung',
  'training with only dumbbells and resistance bands': 'nur mit Kurzhanteln und Widerstandsbändern',
  'training with only dumbbells': 'nur mit Kurzhanteln',
  'training with only resistance bands': 'nur mit Widerstandsbändern',
  'training in a home gym': 'im Fitnessraum zu Hause',
  'training in a gym': 'im Fitnessstudio',
};

const sections: Readonly<Record<string, [string, string]>> = {
  'warm-up': ['Übung zum Aufwärmen', 'Übungen zum Aufwärmen'],
  main: ['Hauptübung', 'Hauptübungen'],
  'cool-down': ['Übung zum Ausklang', 'Übungen zum Ausklang'],
};

const list = (words: readonly string[]) => new Intl.ListFormat('de').format(words);
// 'a, b and c' taken apart.
const parts = (text: string) => text.split(/, | and /);

function reasons(text: string): string | null {
  const split = /^(?:sparing your (?<spared>.+?))?(?:(?:^| and )(?<kit>training .+))?$/.exec(text)?.groups;
  if (!split) return null;
  const spared = split['spared'] ? parts(split['spared']).map((area) => areas[area]) : [];
  const kit = split['kit'] ? equipment[split['kit']] : '';
  if (kit === undefined || spared.includes(undefined)) return null;
  const care =
    spared.length > 0 ? `wenn ${list(spared as string[])} geschont ${spared.length > 1 ? 'werden' : 'wird'}` : '';
  return [care, kit].filter(Boolean).join(' und ');
}

function counts(text: string): string | null {
  const told = parts(text).map((part) => {
    const found = /^(no|only \d+) (warm-up|main|cool-down) exercises?$/.exec(part);
    const words = found ? sections[found[2] ?? ''] : undefined;
    if (!found || !words) return null;
    const number = found[1] === 'no' ? 'keine' : `nur ${(found[1] ?? '').slice('only '.length)}`;
    return `${number} ${found[1] === 'only 1' ? words[0] : words[1]}`;
  });
  return told.includes(null) ? null : list(told as string[]);
}

// Null when the sentence is another one.
export function shortageInGerman(sentence: string): string | null {
  if (!sentence.startsWith(START) || !sentence.endsWith('.')) return null;
  const [why = '', left = ''] = sentence.slice(START.length, -1).split(' leaves ');
  const because = reasons(why);
  const remaining = counts(left);
  return because && remaining ? `Deine Trainings sind kürzer als üblich: ${because}, bleiben ${remaining}.` : null;
}
