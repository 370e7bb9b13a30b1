// Reads the food tables and computes the nutrients of everyday foods (embed/README.md, foods).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The order of the columns in *.tsv and in the image.
export const NUTRIENTS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'saturated_fat',
  'calcium',
  'iron',
  'magnesium',
  'potassium',
  'zinc',
  'vitamin_a',
  'vitamin_c',
  'vitamin_d',
  'vitamin_b12',
  'folate',
];
const FIRST = 2; // column of the first nutrient
const LAST = FIRST + NUTRIENTS.length;

// A nutrient of a recipe is unknown when it is unknown for more than this share of the weight: a pinch of spice may lack
// a value, the main ingredient may not.
const UNKNOWN_SHARE = 0.05;

export const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
const listOf = (text) =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
const numberOrNull = (text) => (text === '' ? null : Number(text));

// Rows of the USDA tables: number, description, nutrients per 100 g (null when unknown) and measures as text.
export function readTables(folder) {
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => {
      const cells = line.split('\t');
      if (cells.length !== LAST + 1) throw new Error(`this row has ${cells.length} columns: ${line}`);
      return {
        number: cells[0],
        description: cells[1],
        nutrients: cells.slice(FIRST, LAST).map(numberOrNull),
        measures: cells[LAST],
      };
    });
  return complete(rows, folder);
}

// Fills what a later USDA release added, and what follows from other values: no carbohydrates mean no fibre and sugar, no
// fat means no saturated fat, and an unenriched food has none of what its enriched twin lacks.
function complete(rows, folder) {
  const byNumber = new Map(rows.map((row) => [row.number, row.nutrients]));
  const place = (name) => NUTRIENTS.indexOf(name);
  for (const line of linesOf(join(folder, 'later_values.txt'))) {
    const [number, name, value] = line.split(' | ');
    const nutrients = byNumber.get(number);
    if (nutrients?.[place(name)] !== null || !(Number(value) >= 0)) throw new Error(`later_values.txt: ${line}`);
    nutrients[place(name)] = Number(value);
  }
  const byDescription = new Map(rows.map((row) => [row.description.toLowerCase(), row.nutrients]));
  for (const { description, nutrients } of rows) {
    const twin = byDescription.get(description.toLowerCase().replace('unenriched', 'enriched'));
    nutrients.forEach((value, index) => {
      if (value === null && twin?.[index] === 0) nutrients[index] = 0;
    });
    for (const [whole, part] of [
      ['carbs', 'fiber'],
      ['carbs', 'sugar'],
      ['fat', 'saturated_fat'],
    ]) {
      if (nutrients[place(whole)] === 0) nutrients[place(part)] ??= 0;
    }
  }
  return rows;
}

// key, names and the words that people type, from units.txt.
export function readUnits(folder) {
  return linesOf(join(folder, 'units.txt')).map((line) => {
    const [key, enOne, enMany, deOne, deMany, others = '', ...rest] = line.split('|');
    if (!deMany || rest.length > 0) throw new Error(`units.txt: ${line}`);
    return { key, names: [enOne, enMany, deOne, deMany], words: listOf(others) };
  });
}

function portionsOf(text, units, line) {
  return listOf(text).map((each) => {
    const [, quantity, unit, grams] = /^([\d.]+) (\w+)=([\d.]+)$/.exec(each) ?? [];
    if (!grams || !(Number(quantity) > 0) || !(Number(grams) > 0) || !units.has(unit)) throw new Error(line);
    return [Number(quantity), unit, Number(grams)];
  });
}

// The everyday foods in the order of the files, without nutrients. `liquid` is the weight of 100 ml.
export function readEveryday(folder) {
  const units = new Set([...readUnits(folder).map(({ key }) => key), 'ml', 'g']);
  const everyday = join(folder, 'everyday');
  return readdirSync(everyday)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => linesOf(join(everyday, name)))
    .map((line) => {
      const cells = line.split(' | ').map((cell) => cell.trim());
      const [key, en, de, rank, source, measures, othersEn = '', othersDe = '', ...rest] = cells;
      if (rest.length > 0 || !measures || !/^[a-z0-9_]+$/.test(key) || !/^[123]$/.test(rank)) throw new Error(line);
      const portions = portionsOf(measures, units, line);
      const liquid = portions.find(([, unit]) => unit === 'ml');
      return {
        key,
        en,
        de,
        rank: Number(rank),
        source,
        portions: portions.filter((each) => each !== liquid),
        liquid: liquid ? (liquid[2] / liquid[0]) * 100 : null,
        othersEn: listOf(othersEn),
        othersDe: listOf(othersDe),
      };
    });
}

// Items of a recipe and its weight after cooking: "20121 250, oil 10 -> 240".
function recipeOf(source) {
  const [list, total] = source.split('->').map((part) => part.trim());
  const items = list.split(',').map((item) => {
    const [, food, grams] = /^([a-z0-9_]+) ([\d.]+)$/.exec(item.trim()) ?? [];
    if (!grams) throw new Error(`this ingredient cannot be read: ${item}`);
    return { food, grams: Number(grams) };
  });
  const sum = items.reduce((grams, each) => grams + each.grams, 0);
  return { items, grams: total ? Number(total) : sum };
}

const round = (value) => Math.round(value * 1000) / 1000;

// Nutrients per 100 g and a description of each everyday food, by key.
export function resolveEveryday(everyday, tables) {
  const rows = new Map(tables.map((row) => [row.number, row]));
  const foods = new Map(everyday.map((food) => [food.key, food]));
  const resolved = new Map();

  const nutrientsOf = (source, path) => {
    if (rows.has(source)) return rows.get(source).nutrients;
    const food = foods.get(source);
    if (!food) throw new Error(`unknown food ${source} in ${path.join(', ')}`);
    return resolve(food, path).nutrients;
  };
  const compose = ({ items, grams }, path) => {
    const parts = items.map((item) => ({ grams: item.grams, nutrients: nutrientsOf(item.food, path) }));
    const weight = parts.reduce((sum, part) => sum + part.grams, 0);
    return NUTRIENTS.map((_, index) => {
      const known = parts.filter((part) => part.nutrients[index] !== null);
      const unknown = weight - known.reduce((sum, part) => sum + part.grams, 0);
      if (unknown > weight * UNKNOWN_SHARE) return null;
      return round(known.reduce((sum, part) => sum + part.grams * part.nutrients[index], 0) / grams);
    });
  };
  const nameOf = (food, language) => foods.get(food)?.[language] ?? rows.get(food).description;
  const resolve = (food, path) => {
    if (resolved.has(food.key)) return resolved.get(food.key);
    if (path.includes(food.key)) throw new Error(`${food.key} contains itself`);
    const row = rows.get(food.source);
    let result;
    if (row) {
      result = { nutrients: row.nutrients, descriptions: [row.description, row.description], row: row.number };
    } else if (foods.has(food.source)) {
      result = resolve(foods.get(food.source), [...path, food.key]);
    } else {
      const recipe = recipeOf(food.source);
      const list = (language) =>
        recipe.items.map((item) => `${nameOf(item.food, language)} ${item.grams} g`).join(', ');
      const nutrients = compose(recipe, [...path, food.key]);
      result = { nutrients, descriptions: [list('en'), list('de')], row: '' };
    }
    resolved.set(food.key, result);
    return result;
  };
  for (const food of everyday) resolve(food, []);
  return resolved;
}
