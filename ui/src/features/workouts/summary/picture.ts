// The picture of a finished workout as text lines and boxes with their places: pure; drawing it is drawPicture's.

export const pictureSize = { width: 1080, height: 1350 };

export type PictureInk = 'page' | 'ink' | 'soft' | 'brand' | 'onBrand' | 'line' | 'warm' | 'warmInk';

export type PictureItem =
  | {
      kind: 'box';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      ink: PictureInk;
      outline?: boolean;
    }
  // `y` is the baseline.
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      weight: number;
      ink: PictureInk;
      align: 'left' | 'right';
    }
  // The product's mark, a square.
  | { kind: 'mark'; x: number; y: number; size: number };

export interface PictureWords {
  title: string;
  date: string;
  figures: readonly { value: string; unit: string; label: string }[];
  liftsTitle: string;
  // `record`: the word for one, where it is one.
  lifts: readonly { exerciseName: string; text: string; record: string | null }[];
  brand: string;
}

// How wide a text is, in pixels.
export type Measure = (text: string, size: number, weight: number) => number;

const MARGIN = 80;
const INNER = pictureSize.width - 2 * MARGIN;
const MOST_LIFTS = 5;
const BAND_HEIGHT = 640;
const LIFT_HEIGHT = 84;
const heavy = 700;
const strong = 600;
const plain = 400;

export function fitted(text: string, width: number, size: number, weight: number, measure: Measure): string {
  if (measure(text, size, weight) <= width) return text;
  let cut = text.length;
  while (cut > 1 && measure(`${text.slice(0, cut)}…`, size, weight) > width) cut -= 1;
  return `${text.slice(0, cut).trimEnd()}…`;
}

export function wrapped(
  text: string,
  most: number,
  width: number,
  size: number,
  weight: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/);
  while (rest.length > 0 && lines.length < most) {
    let count = rest.length;
    while (count > 1 && measure(rest.slice(0, count).join(' '), size, weight) > width) count -= 1;
    // The last line takes all that is left and is cut.
    if (lines.length === most - 1) count = rest.length;
    lines.push(fitted(rest.slice(0, count).join(' '), width, size, weight, measure));
    rest = rest.slice(count);
  }
  return lines;
}

function heading({ title, date }: PictureWords, measure: Measure): PictureItem[] {
  // As large as it can be in one line, else in two.
  const size = [128, 112, 100].find((each) => measure(title, each, heavy) <= INNER) ?? 88;
  const lines = wrapped(title, 2, INNER, size, heavy, measure);
  const first = lines.length > 1 ? 246 : 270;
  const line = { kind: 'text', x: MARGIN, ink: 'onBrand', align: 'left' } as const;
  return [
    { ...line, text: fitted(date, INNER, 36, strong, measure), y: 138, size: 36, weight: strong },
    ...lines.map((text, index) => ({ ...line, text, y: first + index * 98, size, weight: heavy })),
  ];
}

// The number as large as its column allows, its unit beside it, its name below.
function figures({ figures: all }: PictureWords, measure: Measure): PictureItem[] {
  const gap = 32;
  const width = (INNER - gap * (all.length - 1)) / all.length;
  const sizes = [104, 88, 72, 60, 48, 40];
  const unitSize = 32;
  const widthOf = (size: number) =>
    Math.max(
      ...all.map(({ value, unit }) => measure(value, size, heavy) + (unit ? 10 + measure(unit, unitSize, strong) : 0)),
    );
  const size = sizes.find((each) => widthOf(each) <= width) ?? 28;
  return all.flatMap(({ value, unit, label }, index) => {
    const x = MARGIN + index * (width + gap);
    const line = { kind: 'text', ink: 'onBrand', align: 'left' } as const;
    const beside: PictureItem = {
      ...line,
      text: unit,
      x: x + measure(value, size, heavy) + 10,
      y: 514,
      size: unitSize,
      weight: strong,
    };
    return [
      { ...line, text: value, x, y: 514, size, weight: heavy },
      ...(unit ? [beside] : []),
      { ...line, text: fitted(label, width, unitSize, plain, measure), x, y: 568, size: unitSize, weight: plain },
    ];
  });
}

function lifts({ lifts: all, liftsTitle }: PictureWords, measure: Measure): PictureItem[] {
  if (all.length === 0) return [];
  const size = 42;
  const right = pictureSize.width - MARGIN;
  const items: PictureItem[] = [
    { kind: 'text', text: liftsTitle, x: MARGIN, y: 728, size: 32, weight: strong, ink: 'soft', align: 'left' },
  ];
  for (const [index, { exerciseName, text, record }] of all.slice(0, MOST_LIFTS).entries()) {
    const y = 808 + index * LIFT_HEIGHT;
    const textWidth = measure(text, size, heavy);
    const recordWidth = record ? measure(record, 28, strong) + 40 : 0;
    const room = INNER - textWidth - 32 - (record ? recordWidth + 24 : 0);
    const name = fitted(exerciseName, room, size, strong, measure);
    if (index > 0) items.push({ kind: 'box', x: MARGIN, y: y - 58, width: INNER, height: 2, radius: 0, ink: 'line' });
    items.push({ kind: 'text', text: name, x: MARGIN, y, size, weight: strong, ink: 'ink', align: 'left' });
    items.push({ kind: 'text', text, x: right, y, size, weight: heavy, ink: 'ink', align: 'right' });
    if (!record) continue;
    const x = MARGIN + measure(name, size, strong) + 24;
    items.push({ kind: 'box', x, y: y - 37, width: recordWidth, height: 50, radius: 25, ink: 'warm', outline: true });
    items.push({
      kind: 'text',
      text: record,
      x: x + 20,
      y: y - 2,
      size: 28,
      weight: strong,
      ink: 'warmInk',
      align: 'left',
    });
  }
  return items;
}

export function picture(words: PictureWords, measure: Measure): PictureItem[] {
  const { width, height } = pictureSize;
  const markSize = 64;
  const markTop = height - MARGIN - markSize;
  return [
    { kind: 'box', x: 0, y: 0, width, height, radius: 0, ink: 'page' },
    { kind: 'box', x: 0, y: 0, width, height: BAND_HEIGHT, radius: 0, ink: 'brand' },
    ...heading(words, measure),
    ...figures(words, measure),
    ...lifts(words, measure),
    { kind: 'mark', x: MARGIN, y: markTop, size: markSize },
    {
      kind: 'text',
      text: words.brand,
      x: MARGIN + markSize + 20,
      y: markTop + 46,
      size: 42,
      weight: heavy,
      ink: 'ink',
      align: 'left',
    },
  ];
}
