// Draws the picture of a workout in the product's own colours and hands it out as a file; where things stand is picture.ts.
import { picture, pictureSize, type Measure, type PictureInk, type PictureItem, type PictureWords } from './picture';

const variables: Record<PictureInk, string> = {
  page: '--fit-page',
  ink: '--fit-ink',
  soft: '--fit-ink-soft',
  brand: '--fit-brand',
  onBrand: '--fit-on-fill',
  line: '--fit-line',
  warm: '--fit-warm',
  warmInk: '--fit-warm-ink',
};

const fontOf = (size: number, weight: number) => `${weight} ${size}px 'Figtree Variable', Arial, sans-serif`;

// The mark of shared/ui/Brand.tsx, on its grid of 32.
const letter: readonly [first: [number, number], ...others: [number, number][]][] = [
  [
    [11, 24],
    [11, 9.5],
    [21.5, 9.5],
  ],
  [
    [11, 16.5],
    [18, 16.5],
  ],
];

function drawMark(
  context: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  colour: (name: string) => string,
) {
  context.save();
  context.translate(x, y);
  context.scale(size / 32, size / 32);
  context.fillStyle = colour('--mantine-color-petrol-7');
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 9);
  context.fill();
  context.strokeStyle = colour('--mantine-color-white');
  context.lineWidth = 3.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [first, ...others] of letter) {
    context.moveTo(...first);
    for (const point of others) context.lineTo(...point);
  }
  context.stroke();
  context.fillStyle = colour('--mantine-color-apricot-4');
  context.beginPath();
  context.arc(22, 22.6, 2.6, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

function drawItem(context: CanvasRenderingContext2D, item: PictureItem, colour: (name: string) => string) {
  if (item.kind === 'mark') return drawMark(context, item, colour);
  context.fillStyle = colour(variables[item.ink]);
  if (item.kind === 'box') {
    context.beginPath();
    context.roundRect(item.x, item.y, item.width, item.height, item.radius);
    if (!item.outline) return context.fill();
    context.strokeStyle = context.fillStyle;
    context.lineWidth = 3;
    return context.stroke();
  }
  context.font = fontOf(item.size, item.weight);
  context.textAlign = item.align;
  context.fillText(item.text, item.x, item.y);
}

export async function drawPicture(words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A weight that no text of the page has used yet would be missing; without the font the picture has another one.
  await Promise.allSettled([400, 600, 700].map((weight) => document.fonts.load?.(fontOf(40, weight))));
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const measure: Measure = (text, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(text).width;
  };
  for (const item of picture(words, measure)) drawItem(context, item, colour);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
}
