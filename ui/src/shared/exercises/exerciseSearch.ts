// Finds exercises by what people type: names and aliases in English and German, abbreviations, muscles. Forgives
// plurals, hyphens, blanks, the order of words and typing errors. It finds the same as
// src/domain/exercise_search.cpp in the same order: change both.
import { FIT, MAX_NAME_WORDS, type Piece, Vocabulary } from './exerciseVocabulary';
import {
  type Abbreviations,
  type ExerciseWords,
  createAbbreviations,
  exerciseWords,
  withoutEnding,
} from './exerciseWords';

export type { ExerciseWords } from './exerciseWords';

export interface SearchableExercise {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly germanName: string;
  readonly germanAliases: readonly string[];
  readonly primaryMuscles: readonly string[];
  readonly implement: string;
  readonly category: string;
  readonly role: string;
  readonly rank: number;
}

const MAX_QUERY_WORDS = 8;
const MAX_READING_WORDS = 16; // with abbreviations written out

// How well a query fits an exercise.
const FOR = {
  wholeName: 200,
  firstMuscle: 185,
  muscle: 165,
  allWords: 50,
  nearlyAllWords: 5,
  mainLift: 3,
  firstWord: 3,
  shownName: 1,
  extraWord: -6,
  rank: -4,
  severalNames: -20, // the words are spread over the names of an exercise
  missingWord: -40,
} as const;
const MOST_EXTRA_WORDS = 5;

const DRILLS = ['mobility', 'stretch', 'balance'];

interface Part {
  readonly word: number;
  readonly covers: number; // words of the name
  readonly first: boolean;
}

interface Name {
  readonly joined: string;
  readonly parts: readonly Part[];
  readonly words: number;
  readonly isShown: boolean;
}

interface Item<E> {
  readonly exercise: E;
  readonly names: readonly Name[];
  readonly parts: readonly Part[]; // of all names
  readonly implement: readonly Part[];
  readonly helping: readonly Part[]; // the implement and what else people call it
  readonly muscles: number;
  readonly firstMuscle: number;
  readonly length: number; // letters of the English name
}

interface Reading {
  readonly joined: string;
  readonly words: readonly Piece[];
  readonly pairs: readonly Piece[]; // one fewer
}

interface Fit {
  readonly value: number;
  readonly covers: number;
  readonly first: boolean;
}

// The best way to find the words of the query among some parts.
interface Match {
  readonly sum: number;
  readonly covered: number;
  readonly misses: boolean;
  readonly begins: boolean;
  readonly literal: boolean;
}

interface Hit<E> {
  readonly item: Item<E>;
  readonly score: number;
  readonly known: number;
}

const NOTHING: Match = { sum: 0, covered: 0, misses: false, begins: false, literal: true };

// The lifts that a session is built around come before drills.
function classOf(role: string): number {
  if (role === 'main_lift') return 0;
  return DRILLS.includes(role) ? 2 : 1;
}

function hasWord(piece: Piece, parts: readonly Part[]): boolean {
  return parts.some((part) => (piece.fits[part.word] ?? 0) >= FIT.sameStem);
}

function fitOf<E>(piece: Piece, parts: readonly Part[], item: Item<E>): Fit {
  let value = 0;
  let best: Part | undefined;
  for (const part of parts) {
    const fit = piece.fits[part.word] ?? 0;
    if (fit <= value) continue;
    value = fit;
    best = part;
  }
  if (value < FIT.sameImplement && hasWord(piece, item.helping)) {
    return { value: FIT.sameImplement, covers: 0, first: false };
  }
  return { value, covers: best?.covers ?? 0, first: best?.first ?? false };
}

// `before` with one more piece of `count` words; undefined when the piece does not fit.
function extended(before: Match, fit: Fit, count: number, atStart: boolean, mayMiss: boolean): Match | undefined {
  const missing = fit.value === 0;
  if (missing && (!mayMiss || before.misses || count > 1)) return undefined;
  return {
    sum: before.sum + (missing ? 1 : fit.value * count),
    covered: before.covered + fit.covers,
    misses: before.misses || missing,
    begins: atStart ? fit.first : before.begins,
    literal: before.literal && fit.value >= FIT.sameStem,
  };
}

// `mayMiss`: one word of the query may be missing. Without a name, the words may be spread over all names, and muscles
// count as words.
function matchOf<E>(reading: Reading, item: Item<E>, name: Name | undefined, mayMiss: boolean): Match {
  const best: Match[] = [];
  const parts = name?.parts ?? item.parts;
  const extend = (from: number, to: number, piece: Piece | undefined) => {
    const before = best[from] ?? NOTHING;
    if (!piece || (from > 0 && before.sum === 0)) return;
    let fit = fitOf(piece, parts, item);
    const byMuscle = name === undefined && fit.value < FIT.sameMuscle && (piece.muscles & item.muscles) !== 0;
    if (byMuscle) fit = { value: FIT.sameMuscle, covers: 0, first: false };
    const next = extended(before, fit, to - from, from === 0, mayMiss);
    if (next && next.sum > (best[to]?.sum ?? 0)) best[to] = next;
  };
  const count = reading.words.length;
  for (let at = 0; at < count; at += 1) {
    extend(at, at + 1, reading.words[at]);
    extend(at, at + 2, reading.pairs[at]);
    if (!best[at + 1] && !best[at + 2]) return NOTHING;
  }
  return best[count] ?? NOTHING;
}

function scoreOf<E extends SearchableExercise>(reading: Reading, item: Item<E>, name: Name, mayMiss: boolean): number {
  if (reading.joined === name.joined) return FOR.wholeName;
  const found = matchOf(reading, item, name, mayMiss);
  if (found.sum === 0) return 0;
  const extra = Math.max(name.words - found.covered, 0);
  let score = Math.trunc(found.sum / reading.words.length) + FOR.extraWord * Math.min(extra, MOST_EXTRA_WORDS);
  if (extra === 0) score += found.literal ? FOR.allWords : FOR.nearlyAllWords;
  if (name.isShown) score += FOR.shownName + (found.begins ? FOR.firstWord : 0);
  if (item.exercise.role === 'main_lift') score += FOR.mainLift;
  if (found.misses) score += FOR.missingWord;
  return Math.max(score + FOR.rank * (item.exercise.rank - 1), 1);
}

function textScore<E extends SearchableExercise>(reading: Reading, item: Item<E>, mayMiss: boolean): number {
  let best = 0;
  for (const name of item.names) best = Math.max(best, scoreOf(reading, item, name, mayMiss));
  const found = matchOf(reading, item, undefined, mayMiss);
  if (found.sum === 0) return best;
  const missing = found.misses ? FOR.missingWord : 0;
  const average = Math.trunc(found.sum / reading.words.length);
  return Math.max(best, average + FOR.severalNames + missing + FOR.rank * (item.exercise.rank - 1), 1);
}

// For a query that names a muscle and nothing else but an implement: it lists the exercises of that muscle.
function muscleScore<E>(reading: Reading, item: Item<E>): number {
  let muscles = reading.pairs.length === 1 ? (reading.pairs[0]?.muscles ?? 0) : 0;
  if (muscles === 0) {
    for (const word of reading.words) {
      if (word.muscles === 0 && !hasWord(word, item.implement)) return 0;
      muscles |= word.muscles;
    }
  }
  if ((item.firstMuscle & muscles) !== 0) return FOR.firstMuscle;
  return (item.muscles & muscles) !== 0 ? FOR.muscle : 0;
}

function compareHits<E extends SearchableExercise>(one: Hit<E>, other: Hit<E>): number {
  const order = ({ item, score, known }: Hit<E>) => {
    const { category, rank, role } = item.exercise;
    return [-score, category === 'main' ? 0 : 1, rank, classOf(role), -known, item.length];
  };
  const others = order(other);
  const difference = order(one)
    .map((value, at) => value - (others[at] ?? 0))
    .find((each) => each !== 0);
  if (difference !== undefined) return difference;
  return one.item.exercise.name < other.item.exercise.name ? -1 : 1;
}

// A word that the catalogue has is taken literally.
function readingOf(words: readonly string[], vocabulary: Vocabulary): Reading {
  const pieces = words.map((word) => vocabulary.pieceOf(word));
  const pairs = words.slice(1).map((word, at) => vocabulary.pieceOf(`${words[at] ?? ''}${word}`));
  for (const piece of pieces) if (!piece.isKnown) vocabulary.forgive(piece);
  pairs.forEach((pair, at) => {
    if (!pieces[at]?.isKnown && !pieces[at + 1]?.isKnown) vocabulary.forgive(pair);
  });
  return { joined: withoutEnding(words.join('')), words: pieces, pairs };
}

interface Tools {
  readonly abbreviations: Abbreviations;
  readonly vocabulary: Vocabulary;
}

// The words as typed, and with abbreviations written out if that differs.
function formsOf(text: string, maxWords: number, { abbreviations }: Tools): string[][] {
  const typed = abbreviations.wordsOf(text, maxWords);
  const writtenOut = abbreviations.writtenOut(typed);
  if (typed.length === 0) return [];
  return writtenOut.join(' ') === typed.join(' ') ? [typed] : [typed, writtenOut];
}

function nameOf(words: readonly string[], isShown: boolean, { vocabulary }: Tools): Name {
  const parts: Part[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    parts.push({ word: vocabulary.add(word, false), covers: 1, first: at === 0 });
    if (next !== undefined) parts.push({ word: vocabulary.add(word + next, true), covers: 2, first: at === 0 });
  });
  return { joined: withoutEnding(words.join('')), parts, words: words.length, isShown };
}

function itemOf<E extends SearchableExercise>(exercise: E, tools: Tools): Item<E> {
  const { vocabulary } = tools;
  const namesOf = (texts: readonly string[], isShown: boolean) =>
    texts.flatMap((text) => formsOf(text, MAX_NAME_WORDS, tools).map((form) => nameOf(form, isShown, tools)));
  const names = [
    ...namesOf([exercise.name, exercise.germanName], true),
    ...namesOf([...exercise.aliases, ...exercise.germanAliases], false),
  ];
  const partsOf = (text: string): Part[] =>
    exerciseWords(text, MAX_NAME_WORDS).map((word) => ({ word: vocabulary.add(word, false), covers: 1, first: false }));
  const implement = partsOf(exercise.implement);
  return {
    exercise,
    names,
    parts: names.flatMap((name) => name.parts),
    implement,
    // Many people call a cable station a machine; yet "biceps machine" must not list cables.
    helping: exercise.implement === 'cable' ? [...partsOf('machine'), ...implement] : implement,
    muscles: vocabulary.bitsOf(exercise.primaryMuscles),
    firstMuscle: vocabulary.bitsOf(exercise.primaryMuscles.slice(0, 1)),
    length: exerciseWords(exercise.name, MAX_NAME_WORDS).join('').length,
  };
}

function hitsIn<E extends SearchableExercise>(
  items: readonly Item<E>[],
  readings: readonly Reading[],
  mayMiss: boolean,
): Hit<E>[] {
  return items.flatMap((item) => {
    const byText = Math.max(...readings.map((reading) => textScore(reading, item, mayMiss)));
    const byMuscle = Math.max(...readings.map((reading) => muscleScore(reading, item)));
    const { aliases, germanAliases } = item.exercise;
    const known = byMuscle > byText ? aliases.length + germanAliases.length : 0;
    const score = Math.max(byText, byMuscle);
    return score > 0 ? [{ item, score, known }] : [];
  });
}

// The search returns the best hits first, and nothing when nothing matches.
export function createExerciseSearch<E extends SearchableExercise>(
  exercises: readonly E[],
  words: ExerciseWords,
): (query: string) => E[] {
  const tools = { abbreviations: createAbbreviations(words.abbreviations), vocabulary: new Vocabulary() };
  for (const [typed, muscles] of Object.entries(words.muscles)) tools.vocabulary.addMuscles(typed, muscles);
  const items = exercises.map((exercise) => itemOf(exercise, tools));

  return (query) => {
    const forms = formsOf(query, MAX_QUERY_WORDS, tools).map((form) => form.slice(0, MAX_READING_WORDS));
    const typed = forms[0];
    if (!typed) return [];
    const readings = forms.map((form) => readingOf(form, tools.vocabulary));
    let hits = hitsIn(items, readings, false);
    if (hits.length === 0) {
      for (const piece of readings.flatMap((reading) => [...reading.words, ...reading.pairs])) {
        tools.vocabulary.forgive(piece);
      }
      hits = hitsIn(items, readings, false);
    }
    if (hits.length === 0 && typed.length >= 3) hits = hitsIn(items, readings, true);
    return hits.sort(compareHits).map((hit) => hit.item.exercise);
  };
}
