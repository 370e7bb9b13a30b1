import { describe, expect, it } from 'vitest';
import { fitted, picture, pictureSize, wrapped, type PictureItem, type PictureWords } from './picture';

// Every letter is half as wide as the font is large.
const measure = (text: string, size: number) => (text.length * size) / 2;

const words: PictureWords = {
  title: 'Full Body Strength',
  date: 'Friday, November 20, 2026',
  figures: [
    { value: '48', unit: 'min', label: 'Time' },
    { value: '12,450', unit: 'lb', label: 'Volume' },
    { value: '18', unit: '', label: 'Sets' },
  ],
  liftsTitle: 'Best sets',
  lifts: [
    { exerciseName: 'Goblet Squat', text: '95 lbs × 10', record: 'Record' },
    { exerciseName: 'Dumbbell Row', text: '40 lbs × 10', record: null },
  ],
  brand: 'FitApp',
};

const texts = (items: readonly PictureItem[]) => items.flatMap((item) => (item.kind === 'text' ? [item] : []));

// Where its letters stand, from the left to the right.
function spanOf(item: Extract<PictureItem, { kind: 'text' }>): [number, number] {
  const width = measure(item.text, item.size);
  return item.align === 'right' ? [item.x - width, item.x] : [item.x, item.x + width];
}

describe('a line of the picture', () => {
  it('is left as it is when it fits, and ends in dots when it does not', () => {
    expect(fitted('Row', 100, 20, 600, measure)).toBe('Row');
    expect(fitted('Dumbbell Row', 100, 20, 600, measure)).toBe('Dumbbell…');
  });

  it('breaks between words into as many lines as there may be', () => {
    expect(wrapped('Full Body Strength', 2, 100, 20, 700, measure)).toEqual(['Full Body', 'Strength']);
    expect(wrapped('Full Body Strength Day', 2, 100, 20, 700, measure)).toEqual(['Full Body', 'Strength…']);
    expect(wrapped('Row', 2, 100, 20, 700, measure)).toEqual(['Row']);
  });

  it('cuts a word that is longer than the line', () => {
    expect(wrapped('Ganzkörperkrafttraining', 2, 100, 20, 700, measure)).toEqual(['Ganzkörpe…']);
  });
});

describe('the picture of a workout', () => {
  it('is 1080 by 1350, and everything stands inside of its margins', () => {
    expect(pictureSize).toEqual({ width: 1080, height: 1350 });
    for (const item of texts(picture(words, measure))) {
      const [left, right] = spanOf(item);
      expect(left, item.text).toBeGreaterThanOrEqual(80);
      expect(right, item.text).toBeLessThanOrEqual(1000);
      expect(item.y, item.text).toBeGreaterThan(80);
      expect(item.y, item.text).toBeLessThan(1300);
    }
  });

  it('says title, day, figures, best sets, the record and the brand', () => {
    expect(texts(picture(words, measure)).map(({ text }) => text)).toEqual([
      'Friday, November 20, 2026',
      'Full Body Strength',
      '48',
      'min',
      'Time',
      '12,450',
      'lb',
      'Volume',
      '18',
      'Sets',
      'Best sets',
      'Goblet Squat',
      '95 lbs × 10',
      'Record',
      'Dumbbell Row',
      '40 lbs × 10',
      'FitApp',
    ]);
  });

  it('no two lines stand on each other, however much there is to say', () => {
    const long = 'Bulgarian Split Squat with a long name that never ends';
    const full: PictureWords = {
      ...words,
      title: 'A workout with a very long name that takes more than two lines of the picture to be told in full',
      figures: [
        ...words.figures.map((figure) => ({ ...figure, value: '1,234,567' })),
        { value: '999', unit: 'kcal', label: 'Calories' },
      ],
      lifts: Array.from({ length: 12 }, () => ({ exerciseName: long, text: '122.5 kg × 10', record: 'Record' })),
    };
    const lines = texts(picture(full, measure));
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const [left, right] = spanOf(one);
        const [otherLeft, otherRight] = spanOf(other);
        const beside = right <= otherLeft || otherRight <= left;
        const above = Math.abs(one.y - other.y) >= Math.min(one.size, other.size);
        expect(beside || above, `'${one.text}' and '${other.text}'`).toBe(true);
      }
    }
  });

  it('shows five best sets at the most, and no heading for none', () => {
    const many = {
      ...words,
      lifts: Array.from({ length: 9 }, (_, index) => ({
        exerciseName: `Lift ${index + 1}`,
        text: '1 × 1',
        record: null,
      })),
    };
    const shown = texts(picture(many, measure)).filter(({ text }) => text.startsWith('Lift'));
    expect(shown.map(({ text }) => text)).toEqual(['Lift 1', 'Lift 2', 'Lift 3', 'Lift 4', 'Lift 5']);
    const none = texts(picture({ ...words, lifts: [] }, measure)).map(({ text }) => text);
    expect(none).not.toContain('Best sets');
  });

  it('marks a record in the warm colour', () => {
    const items = picture(words, measure);
    expect(
      texts(items)
        .filter(({ ink }) => ink === 'warmInk')
        .map(({ text }) => text),
    ).toEqual(['Record']);
    expect(items.some((item) => item.kind === 'box' && item.ink === 'warm')).toBe(true);
  });
});
