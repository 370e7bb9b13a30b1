// Which labels of a chart fit, and where: pure geometry in pixels. It draws nothing.

// About the width of a letter of the label size, and of one of a value over a bar.
const LETTER = 6.7;
const VALUE_LETTER = 8.2;
const GAP = 4;

export function widthOf(text: string, of: 'label' | 'value' = 'label'): number {
  return text.length * (of === 'value' ? VALUE_LETTER : LETTER);
}

export interface BarLabel {
  // Its own middle, and that of its bar.
  x: number;
  middle: number;
  width: number;
  // The top of its bar, from above.
  y: number;
}

// Labels centred over bars: none over a taller bar beside it, and going back from the last one none that touches the one
// after it. Answers which are kept.
export function fitting(labels: readonly BarLabel[], tops: readonly { x: number; y: number; width: number }[]): number[] {
  const kept: number[] = [];
  let limit = Infinity;
  for (const [index, { x, middle, width, y }] of [...labels.entries()].reverse()) {
    const covers = tops.some((top) => top.x !== middle && Math.abs(top.x - x) < (width + top.width) / 2 && top.y < y - GAP);
    if (covers || x + width / 2 + GAP > limit) continue;
    kept.unshift(index);
    limit = x - width / 2;
  }
  return kept;
}

// Moves labels apart that would overlap; answers their places in the given order, none beyond `lowest` if it can be.
export function spreadLabels(wanted: readonly { y: number; height: number }[], lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a]?.y ?? 0) - (wanted[b]?.y ?? 0));
  const places: number[] = wanted.map(({ y }) => y);
  let limit = lowest;
  for (const index of [...order].reverse()) {
    const { y, height } = wanted[index] ?? { y: 0, height: 0 };
    places[index] = Math.min(y, limit - height / 2);
    limit = (places[index] ?? 0) - height / 2;
  }
  return places;
}
