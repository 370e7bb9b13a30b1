// Splits typed text and names of exercises into comparable words, as src/domain/exercise_words.cpp does.

// embed/exercise_words.json. An abbreviation that is replaced by nothing is a filler such as "with".
export interface ExerciseWords {
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly muscles: Readonly<Record<string, readonly string[]>>;
}

const LONGEST_WORD = 40;
const LONGEST_ABBREVIATION = 3; // words

const LEFT_OUT = "'";
const ACCENTED = 'aaaaaa ceeeeiiii nooooo ouuuuy y'; // U+00E0 to U+00FF

// The letters that a character becomes; empty for a character that separates words.
function folded(character: string): string {
  let code = character.codePointAt(0) ?? 0;
  if (code >= 0x41 && code <= 0x5a) code += 0x20;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return String.fromCharCode(code);
  if (code === 0xdf || code === 0x1e9e) return 'ss';
  if (code >= 0xc0 && code <= 0xde) code += 0x20;
  if (code >= 0xe0 && code <= 0xff) return ACCENTED.charAt(code - 0xe0).trim();
  const isMark = code >= 0x300 && code <= 0x36f;
  return code === 0x27 || code === 0x2019 || isMark ? LEFT_OUT : '';
}

// Words of four letters ("toes") are too short to hide an umlaut.
function withUmlautsFolded(word: string): string {
  if (word.length < 5) return word;
  let result = '';
  for (const letter of word) {
    if (letter !== 'e' || !/[aou]$/.test(result)) result += letter;
  }
  return result;
}

// Lower-case words of the letters a to z and digits, at most 40 letters long. Accents are removed, "ae", "oe" and "ue"
// are read as umlauts, apostrophes are left out, and every other character separates words.
export function exerciseWords(text: string, maxWords: number): string[] {
  const words: string[] = [];
  let word = '';
  const finish = () => {
    if (word !== '' && words.length < maxWords) words.push(withUmlautsFolded(word.slice(0, LONGEST_WORD)));
    word = '';
  };
  for (const character of text) {
    if (words.length >= maxWords) break;
    const letters = folded(character);
    if (letters === '') finish();
    else if (letters !== LEFT_OUT && word.length < LONGEST_WORD) word += letters;
  }
  finish();
  return words;
}

// Removes the endings of the plural: squats, presses, flies; Kniebeugen, Liegestütze, Kurzhanteln.
export function withoutEnding(word: string): string {
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const stem = word.length >= 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (stem.length >= 5 && stem.endsWith('en')) return stem.slice(0, -2);
  if (stem.length >= 5 && /[lr]n$/.test(stem)) return stem.slice(0, -1);
  return stem.length >= 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

export interface Abbreviations {
  // Fillers are removed unless nothing else remains.
  wordsOf: (text: string, maxWords: number) => string[];
  // "db row" becomes "dumbbell row". The longest abbreviation wins.
  writtenOut: (words: readonly string[]) => string[];
}

export function createAbbreviations(abbreviations: ExerciseWords['abbreviations']): Abbreviations {
  const phrases = new Map<string, string[]>();
  for (const [abbreviation, phrase] of Object.entries(abbreviations)) {
    phrases.set(withoutEnding(exerciseWords(abbreviation, Infinity).join('')), exerciseWords(phrase, Infinity));
  }
  const isFiller = (word: string) => phrases.get(withoutEnding(word))?.length === 0;

  function wordsOf(text: string, maxWords: number): string[] {
    const words = exerciseWords(text, maxWords);
    return words.every(isFiller) ? words : words.filter((word) => !isFiller(word));
  }

  function writtenOut(words: readonly string[]): string[] {
    const result: string[] = [];
    for (let at = 0; at < words.length;) {
      let count = Math.min(LONGEST_ABBREVIATION, words.length - at);
      let phrase: string[] | undefined;
      for (; count > 0; count -= 1) {
        phrase = phrases.get(withoutEnding(words.slice(at, at + count).join('')));
        if (phrase) break;
      }
      if (phrase && phrase.length > 0) result.push(...phrase);
      else result.push(...words.slice(at, at + 1));
      at += phrase && phrase.length > 0 ? count : 1;
    }
    return result;
  }

  return { wordsOf, writtenOut };
}

// The number of missing, extra, changed or swapped letters, or `maxErrors` + 1 when there are more than `maxErrors`.
export function typingErrors(one: string, other: string, maxErrors: number): number {
  if (Math.abs(one.length - other.length) > maxErrors) return maxErrors + 1;
  if (one.length > LONGEST_WORD || other.length > LONGEST_WORD) return maxErrors + 1;
  let before: number[] = [];
  let above = Array.from({ length: one.length + 1 }, (_, column) => column);
  for (let line = 1; line <= other.length; line += 1) {
    const row = [line];
    let least = line;
    for (let column = 1; column <= one.length; column += 1) {
      const same = one[column - 1] === other[line - 1];
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1);
      let errors = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, changed);
      const swapped =
        line > 1 && column > 1 && one[column - 1] === other[line - 2] && one[column - 2] === other[line - 1];
      if (swapped) errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > maxErrors) return maxErrors + 1;
    before = above;
    above = row;
  }
  return Math.min(above[one.length] ?? 0, maxErrors + 1);
}
