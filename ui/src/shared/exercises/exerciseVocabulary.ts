// The words of all names of exercises, and how well typed words fit them.
import { exerciseWords, typingErrors, withoutEnding } from './exerciseWords';

export const MAX_NAME_WORDS = 16;

// How well a typed word fits a word of a name.
export const FIT = {
  same: 100,
  sameStem: 98,
  beginning: 90,
  sameImplement: 85,
  inside: 80, // "drücken" in "bankdrücken"
  oneError: 70,
  twoErrors: 60,
  sameMuscle: 50,
} as const;

// A word of a name, or two neighbouring words without the blank. Sets of letters and of muscles have one bit each.
interface Word {
  readonly full: string;
  readonly stem: string;
  readonly letters: number;
  muscles: number;
  isPair: boolean; // never a word on its own
}

// One or two neighbouring words of the query, with their fits by position in the list of words.
export interface Piece {
  readonly text: string;
  readonly fits: Uint8Array;
  muscles: number;
  isKnown: boolean;
  isForgiven: boolean; // fits also count words with typing errors
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - 0x61;
    if (code >= 0 && code < 26) letters |= 1 << code;
  }
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

function fitOf(word: Word, text: string, stem: string): number {
  if (word.stem === stem) return word.full === text ? FIT.same : FIT.sameStem;
  if (word.full.startsWith(text)) return FIT.beginning;
  const mayBeInside = text.length >= 4 && stem.length >= 3 && !word.isPair;
  return mayBeInside && word.full.includes(stem) ? FIT.inside : 0;
}

export class Vocabulary {
  private readonly words: Word[] = [];
  private readonly positions = new Map<string, number>();
  private readonly muscleNames: string[] = [];

  // The position of the word, which is added if it is new.
  add(full: string, isPair: boolean): number {
    let position = this.positions.get(full);
    if (position === undefined) {
      position = this.words.length;
      this.positions.set(full, position);
      const stem = withoutEnding(full);
      this.words.push({ full, stem, letters: lettersOf(full) | lettersOf(stem), muscles: 0, isPair });
    }
    const word = this.words[position];
    if (word && !isPair) word.isPair = false;
    return position;
  }

  addMuscles(typed: string, muscles: readonly string[]) {
    const word = this.words[this.add(exerciseWords(typed, MAX_NAME_WORDS).join(''), false)];
    if (word) word.muscles |= this.bitsOf(muscles);
  }

  bitsOf(muscles: readonly string[]): number {
    return muscles.reduce((bits, muscle) => bits | this.bitOf(muscle), 0);
  }

  pieceOf(text: string): Piece {
    const fits = new Uint8Array(this.words.length);
    const piece: Piece = { text, fits, muscles: 0, isKnown: false, isForgiven: false };
    const stem = withoutEnding(text);
    const letters = lettersOf(stem);
    this.words.forEach((word, at) => {
      const fit = (letters & ~word.letters) === 0 ? fitOf(word, text, stem) : 0;
      fits[at] = fit;
      piece.isKnown ||= fit >= FIT.beginning;
      if (fit >= FIT.sameStem) piece.muscles |= word.muscles;
    });
    return piece;
  }

  // Adds the words that fit with typing errors.
  forgive(piece: Piece) {
    if (piece.isForgiven) return;
    piece.isForgiven = true;
    const { text } = piece;
    const allowed = allowedErrors(text);
    const letters = lettersOf(text);
    if (allowed === 0 || letters === 0) return;
    const stem = withoutEnding(text);
    let least = allowed;
    let muscles = 0;
    this.words.forEach((word, at) => {
      // Each error changes at most two letters of the set, an ending at most four.
      if (piece.fits[at] !== 0 || countBits(letters ^ word.letters) > 2 * allowed + 4) return;
      const errors = Math.min(typingErrors(text, word.full, allowed), typingErrors(stem, word.stem, allowed));
      if (errors > allowed) return;
      piece.fits[at] = errors <= 1 ? FIT.oneError : FIT.twoErrors;
      if (errors < least) muscles = 0;
      if (errors <= least) muscles |= word.muscles;
      least = Math.min(least, errors);
    });
    if (piece.muscles === 0) piece.muscles = muscles;
  }

  private bitOf(muscle: string): number {
    if (!this.muscleNames.includes(muscle)) this.muscleNames.push(muscle);
    const position = this.muscleNames.indexOf(muscle);
    return position < 32 ? 1 << position : 0;
  }
}
