// Creates the food table as an SQLite database with a full-text index.
//
//   node embed/pack_foods.mjs FOLDER OUTPUT     FOLDER is embed/foods (embed/README.md)
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NUTRIENTS, linesOf, readEveryday, readTables, readUnits, resolveEveryday } from './food_sources.mjs';

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
function measuresOf(text) {
  return text
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

const portionText = (portions) => portions.map((portion) => portion.join('\t')).join('\n');
// Amounts are stored in thousandths, because whole numbers compress to a fraction of floating-point ones. Views give them
// in their units: dividing a whole number by 1000 gives the same number as the written decimal.
const SCALE = 1000;
const columns = NUTRIENTS.map((name, index) => `${name} INTEGER${index === 0 ? ' NOT NULL' : ''}`).join(', ');
const amounts = NUTRIENTS.map((name) => `${name} / ${SCALE}.0 AS ${name}`).join(', ');

function inThousandths(nutrients, of) {
  return nutrients.map((amount) => {
    if (amount === null) return null;
    const scaled = Math.round(amount * SCALE);
    if (Math.abs(scaled - amount * SCALE) > 1e-6) throw new Error(`${of}: ${amount} has more than three decimals`);
    return scaled;
  });
}
const marks = (count) => Array.from({ length: count }, () => '?').join(', ');

const tables = readTables(folder);
const everyday = readEveryday(folder);
const resolved = resolveEveryday(everyday, tables);

rmSync(output, { force: true });
const database = new DatabaseSync(output);
database.exec(`
  PRAGMA page_size = 4096;
  CREATE TABLE packed_foods (id INTEGER PRIMARY KEY, number TEXT NOT NULL, description TEXT NOT NULL, ${columns},
    portions TEXT NOT NULL) STRICT;
  CREATE TABLE packed_everyday (id INTEGER PRIMARY KEY, key TEXT NOT NULL, name_en TEXT NOT NULL, name_de TEXT NOT NULL,
    rank INTEGER NOT NULL, composed INTEGER NOT NULL, row TEXT NOT NULL, description_en TEXT NOT NULL, description_de TEXT NOT NULL,
    others_en TEXT NOT NULL, others_de TEXT NOT NULL, liquid REAL, ${columns}, portions TEXT NOT NULL) STRICT;
  CREATE TABLE units (key TEXT PRIMARY KEY, en_one TEXT NOT NULL, en_many TEXT NOT NULL, de_one TEXT NOT NULL,
    de_many TEXT NOT NULL, words TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE ignored_words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE food_words USING fts5(description, content='', columnsize=0, detail=none,
    tokenize='porter unicode61 remove_diacritics 2');
  BEGIN;`);

const rows = tables
  .map((row) => ({ ...row, late: plainness(row.description) }))
  .sort((a, b) => a.late - b.late || (a.number < b.number ? -1 : 1));
const insertFood = database.prepare(`INSERT INTO packed_foods VALUES (?, ?, ?, ${marks(NUTRIENTS.length)}, ?)`);
const insertWords = database.prepare('INSERT INTO food_words (rowid, description) VALUES (?, ?)');
rows.forEach(({ number, description, nutrients, measures }, index) => {
  const portions = usualFirst(measuresOf(measures), nutrients[0]);
  insertFood.run(index + 1, number, description, ...inThousandths(nutrients, number), portionText(portions));
  insertWords.run(index + 1, description);
});

const insertEveryday = database.prepare(
  `INSERT INTO packed_everyday VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${marks(NUTRIENTS.length)}, ?)`,
);
for (const food of everyday) {
  const { nutrients, descriptions, row } = resolved.get(food.key);
  const { key, en, de, rank, liquid, othersEn, othersDe, portions } = food;
  const composed = / /.test(food.source) ? 1 : 0;
  const names = [othersEn.join('; '), othersDe.join('; ')];
  insertEveryday.run(
    key,
    en,
    de,
    rank,
    composed,
    row,
    ...descriptions,
    ...names,
    liquid,
    ...inThousandths(nutrients, key),
    portionText(portions),
  );
}

const insertUnit = database.prepare('INSERT INTO units VALUES (?, ?, ?, ?, ?, ?)');
for (const { key, names, words } of readUnits(folder)) insertUnit.run(key, ...names, words.join('; '));
const insertIgnored = database.prepare('INSERT OR IGNORE INTO ignored_words VALUES (?)');
for (const line of linesOf(join(folder, 'ignored_words.txt'))) {
  for (const word of line.split(';')) insertIgnored.run(word.trim());
}
database.exec(`
  COMMIT;
  CREATE UNIQUE INDEX foods_number ON packed_foods (number);
  CREATE UNIQUE INDEX everyday_key ON packed_everyday (key);
  CREATE VIEW foods AS SELECT id, number, description, ${amounts}, portions FROM packed_foods;
  CREATE VIEW everyday AS SELECT id, key, name_en, name_de, rank, composed, row, description_en, description_de,
    others_en, others_de, liquid, ${amounts}, portions FROM packed_everyday;
  INSERT INTO food_words (food_words) VALUES ('optimize');
  VACUUM;`);
database.close();
