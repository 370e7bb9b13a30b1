import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExerciseWords, type SearchableExercise, createExerciseSearch } from './exerciseSearch';
import { exerciseWords, withoutEnding } from './exerciseWords';
import { searchWords } from './words.gen';

// Vitest runs in the interface's folder.
const root = join(process.cwd(), '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

interface CatalogueEntry extends Omit<SearchableExercise, 'name' | 'aliases' | 'germanName' | 'germanAliases'> {
  readonly en: { readonly name: string; readonly aliases: readonly string[] };
  readonly de: { readonly name: string; readonly aliases: readonly string[] };
}

const exercises: SearchableExercise[] = readdirSync(join(root, 'embed', 'exercises'))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(read('embed', 'exercises', file)) as CatalogueEntry[])
  .map(({ en, de, ...rest }) => ({ ...rest, ...en, germanName: de.name, germanAliases: de.aliases }));
const words = JSON.parse(read('embed', 'exercise_words.json')) as ExerciseWords;
const search = createExerciseSearch(exercises, words);
const names = (query: string) => search(query).map((exercise) => exercise.name);

const rows = read('tests', 'data', 'exercise_searches.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

function isExpected(found: SearchableExercise | undefined, expected: string): boolean {
  if (!found) return false;
  if (!expected.startsWith('muscle:')) return found.name === expected;
  return expected
    .slice('muscle:'.length)
    .split('/')
    .includes(found.primaryMuscles[0] ?? '');
}

describe('the exercise search', () => {
  it('finds first what people mean', () => {
    expect(rows.length).toBeGreaterThan(220);
    const wrong = rows.flatMap(([query = '', expected = '']) => {
      const found = search(query)[0];
      return isExpected(found, expected) ? [] : [`${query}: ${found?.name ?? 'nothing'}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('lists every exercise of a muscle, those for which it comes first before others', () => {
    const found = search('Brust');
    const isFirst = (exercise: SearchableExercise) => exercise.primaryMuscles[0] === 'chest';
    const count = exercises.filter(isFirst).length;
    expect(found.slice(0, count).every(isFirst)).toBe(true);
    expect(found[0]?.name).toBe('Bench Press');
  });

  it('lists the exercises of a muscle with an implement', () => {
    const found = search('Brust Kurzhantel').slice(0, 5);
    expect(found.map((exercise) => exercise.implement)).toEqual(Array(5).fill('dumbbell'));
    expect(found.map((exercise) => exercise.primaryMuscles[0])).toEqual(Array(5).fill('chest'));
  });

  it('finds the same with umlauts, without them, and with two letters for them', () => {
    expect(names('bankdruecken')).toEqual(names('Bankdrücken'));
    expect(names('bankdrucken')).toEqual(names('Bankdrücken'));
    expect(names('bankdru\u0308cken')).toEqual(names('Bankdrücken'));
    expect(names('GESÄSS')).toEqual(names('gesäß'));
  });

  it('finds an exercise by a word more than its names have, if three words or more are typed', () => {
    expect(names('heavy bench press')[0]).toBe('Bench Press');
    expect(names('heavy bench')).toEqual([]);
  });

  it.each(['', '   ', '-', "' '", '💪', '\u0000', 'xyzzy', 'qwertz', 'asdf jklö', 'lorem ipsum dolor', '12345678'])(
    'finds nothing for %j',
    (query) => {
      expect(names(query)).toEqual([]);
    },
  );

  it('accepts long queries', () => {
    expect(names('bench press '.repeat(17).slice(0, 200))).toContain('Bench Press');
    expect(names('x'.repeat(200))).toEqual([]);
    expect(names('romaniann deadlfit '.repeat(11).slice(0, 200))[0]).toBe('Barbell Romanian Deadlift');
  });

  it('finds every exercise first by its own name', () => {
    const missed = exercises.filter((exercise) => names(exercise.name)[0] !== exercise.name);
    expect(missed.map((exercise) => exercise.name)).toEqual([]);
  });

  it('finds every exercise by all of its names', () => {
    const missed = exercises.flatMap((exercise) =>
      [exercise.germanName, ...exercise.aliases, ...exercise.germanAliases].filter(
        (name) => !search(name).slice(0, 3).includes(exercise),
      ),
    );
    expect(missed).toEqual([]);
  });
});

describe('the words of the search', () => {
  it('are those of the server', () => {
    expect(searchWords).toEqual(words);
  });

  it('differ when they are folded', () => {
    for (const list of [words.abbreviations, words.muscles]) {
      const full = Object.keys(list).map((word) => exerciseWords(word, Infinity).join(''));
      expect(full.length).toBe(new Set(full).size);
    }
    const stems = Object.keys(words.abbreviations).map((word) => withoutEnding(exerciseWords(word, Infinity).join('')));
    expect(stems.length).toBe(new Set(stems).size);
  });

  it('name muscles of the catalogue', () => {
    const known = new Set(exercises.flatMap((exercise) => exercise.primaryMuscles));
    const unknown = Object.values(words.muscles).flatMap((muscles) => muscles.filter((muscle) => !known.has(muscle)));
    expect(unknown).toEqual([]);
  });
});
