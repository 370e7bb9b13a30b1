// Creates the food table as an SQLite database with a full-text index.
//
//   node embed/pack_foods.mjs FOLDER OUTPUT     FOLDER contains *.tsv and everyday.txt (embed/README.md)
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [folder, output] = process.argv.slice(2);

// Penalties for foods that people rarely mean when they type a simple name.
const LATE = [
  [/babyfood|infant formula|^child formula/i, 9000],
  [/alaska native|navajo|hopi|apache|plains indians|usda commodity/i, 4000],
  [/[A-Z]{4,}|vitasoy|hormel|mcdonald|campbell/, 3000],
  [/industrial|dry mix|dry form|condensed|unprepared|imitation|substitute|dietetic|dehydrated|freeze-dried/i, 1500],
  [/fast food|restaurant|frozen/i, 600],
  [/reduced|low sodium|low calorie|fat[- ]free|with salt|with added|unenriched|without salt added/i, 250],
];
const NEARER = /\b(raw|fresh|cooked|plain|boiled|roasted|baked|brewed)\b/;

function plainness(description) {
  const late = LATE.reduce((sum, [pattern, points]) => sum + (pattern.test(description) ? points : 0), 0);
  return late + description.length * 4 - (NEARER.test(description) ? 60 : 0);
}

// '0.5 cup, chopped=44' -> [0.5, 'cup, chopped', 44]. Removes text in parentheses, such as sizes in inches.
function portions(measures) {
  return measures
    .split(';')
    .filter(Boolean)
    .map((measure) => {
      const [, quantity, unit, grams] = /^([\d.]+) +(.+)=([\d.]+)$/.exec(measure) ?? [];
      if (!grams) throw new Error(`this measure cannot be read: ${measure}`);
      return [
        Number(quantity),
        unit
          .replace(/\s*\([^)]*\)/g, '')
          .replace(/[^\x20-\x7e]/g, '')
          .trim()
          .slice(0, 60),
        Number(grams),
      ];
    })
    .filter(([quantity, unit, grams]) => unit && quantity > 0 && grams > 0);
}

// Prefers pieces over cups over weights. Nobody eats whole packages or pounds.
const USUAL = [
  [/\bmedium\b/i, 1],
  [
    /serving|portion|sandwich|burger|item|each|fillet|bar\b|slice|piece|roll|can\b|bottle|container|steak|chop\b|link|patty|cookie/i,
    2,
  ],
  [/^(large|small|fruit|egg|breast|thigh|potato|pepper)/i, 3],
  [/^cup/i, 4],
  [/tbsp|tablespoon|tsp|teaspoon/i, 5],
  [/fl oz/i, 7],
  [/^oz/i, 6],
];
const NEVER = /package|^unit\b|\blb\b|recipe|yield|refuse|quart|gallon|container|whole|pie\b|pizza$|loaf|cubic/i;

// In kcal. Nobody eats a cup of oil or peanut butter: prefers spoons for such foods.
const MOST_OF_A_MEASURE = 700;
const FIRST_MEASURE = 4;

function usualFirst(list, kcal) {
  const rank = ([, unit, grams]) => {
    if (NEVER.test(unit) || grams > 500 || grams < 2) return 9;
    const usual = USUAL.find(([pattern]) => pattern.test(unit))?.[1] ?? 8;
    return usual >= FIRST_MEASURE && (grams * kcal) / 100 > MOST_OF_A_MEASURE ? 8 : usual;
  };
  const sorted = list.map((each, place) => [rank(each), place, each]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ordered = sorted.map(([, , each]) => each);
  const hundred = [100, 'g', 100];
  return sorted.length > 0 && sorted[0][0] < 9 ? [...ordered, hundred] : [hundred, ...ordered];
}

const numberOrNull = (text) => (text === '' ? null : Number(text));

function readFoods() {
  const foods = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => {
      const [number, description, kcal, protein, carbs, fat, fiber, sugar, sodium, measures] = line.split('\t');
      return {
        number,
        description,
        nutrients: [kcal, protein, carbs, fat, fiber, sugar, sodium].map(numberOrNull),
        portions: usualFirst(portions(measures), Number(kcal)),
        late: plainness(description),
      };
    });
  return foods.sort((a, b) => a.late - b.late || (a.number < b.number ? -1 : 1));
}

function readEveryday(known) {
  return readFileSync(join(folder, 'everyday.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [number, name, quantity, unit, grams, others, ...rest] = line.split('|');
      if (
        rest.length > 0 ||
        others === undefined ||
        !known.has(number) ||
        !(Number(quantity) > 0) ||
        !(Number(grams) > 0)
      ) {
        throw new Error(`everyday.txt: ${line}`);
      }
      return [number, name, Number(quantity), unit, Number(grams), others];
    });
}

rmSync(output, { force: true });
const database = new DatabaseSync(output);
database.exec(`
  PRAGMA page_size = 4096;
  CREATE TABLE foods (id INTEGER PRIMARY KEY, number TEXT NOT NULL, description TEXT NOT NULL, kcal REAL NOT NULL,
    protein REAL, carbs REAL, fat REAL, fiber REAL, sugar REAL, sodium REAL, portions TEXT NOT NULL) STRICT;
  CREATE TABLE everyday (id INTEGER PRIMARY KEY, number TEXT NOT NULL, name TEXT NOT NULL, quantity REAL NOT NULL,
    unit TEXT NOT NULL, grams REAL NOT NULL, other_names TEXT NOT NULL) STRICT;
  CREATE TABLE vocabulary (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE food_words USING fts5(description, content='', columnsize=0, detail=none,
    tokenize='porter unicode61 remove_diacritics 2');
  BEGIN;`);
const insertFood = database.prepare('INSERT INTO foods VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
const insertWords = database.prepare('INSERT INTO food_words (rowid, description) VALUES (?, ?)');
const insertWord = database.prepare('INSERT OR IGNORE INTO vocabulary VALUES (?)');
const foods = readFoods();
foods.forEach((food, index) => {
  const lines = food.portions.map((portion) => portion.join('\t')).join('\n');
  insertFood.run(index + 1, food.number, food.description, ...food.nutrients, lines);
  insertWords.run(index + 1, food.description);
  for (const [word] of food.description.toLowerCase().matchAll(/[a-z]{3,}/g)) insertWord.run(word);
});
const insertEveryday = database.prepare('INSERT INTO everyday VALUES (NULL, ?, ?, ?, ?, ?, ?)');
for (const row of readEveryday(new Set(foods.map(({ number }) => number)))) insertEveryday.run(...row);
database.exec(`
  COMMIT;
  CREATE UNIQUE INDEX foods_number ON foods (number);
  INSERT INTO food_words (food_words) VALUES ('optimize');
  VACUUM;`);
database.close();
