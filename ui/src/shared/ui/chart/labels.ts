// The layout of chart labels: which fit, and where. In pixels.

// The approximate character widths of labels and of values over bars.
const LETTER = 6.7;
const VALUE_LETTER = 8.2;
// Of values in two lines, which are narrow so that seven fit on a phone.
const LINE_LETTER = 6.2;
const GAP = 4;

const letters = { label: LETTER, value: VALUE_LETTER, line: LINE_LETTER };

export function widthOf(text: string, of: keyof typeof letters = 'label'): number {
  return text.length * letters[of];
}

interface BarLabel {
  // The center of the label, and that of its bar.
  x: number;
  middle: number;
  width: number;
  // The top of its bar.
  y: number;
  // The height of its lines above the last one.
  higher?: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// The distance from a bar to the baseline of its value, and the height of digits above and below the baseline.
export const ABOVE = 7;
const TALL = 14;
const DEEP = 3;

function boxOf({ x, width, y, higher = 0 }: BarLabel): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - ABOVE - TALL - higher, bottom: y - ABOVE + DEEP };
}

function touch(label: Box, other: Box): boolean {
  return (
    label.left - GAP < other.right &&
    other.left < label.right + GAP &&
    label.top < other.bottom &&
    other.top < label.bottom
  );
}

// Selects the labels over bars that fit: none overlaps a taller neighbouring bar or one of the `drawn` boxes. Starting
// from the last label, none touches the next one. Returns their indexes.
export function fittingLabels(
  labels: readonly BarLabel[],
  tops: readonly { x: number; y: number; width: number }[],
  drawn: readonly Box[] = [],
): number[] {
  const fitting: number[] = [];
  let limit = Infinity;
  for (const [index, label] of [...labels.entries()].reverse()) {
    const { x, middle, width, y } = label;
    const covers = tops.some(
      (top) => top.x !== middle && Math.abs(top.x - x) < (width + top.width) / 2 + GAP && top.y < y - GAP,
    );
    const box = boxOf(label);
    if (covers || box.right + GAP > limit || drawn.some((each) => touch(box, each))) continue;
    fitting.unshift(index);
    limit = box.left;
  }
  return fitting;
}

export interface GoalStep {
  left: number;
  right: number;
  y: number;
}

// A goal's line reaches halfway to its neighbours, and to the edge at both ends.
export function goalSteps(
  places: readonly { x: number; y: number }[],
  edges: { left: number; right: number },
): GoalStep[] {
  const between = (one?: { x: number }, other?: { x: number }) => one && other && (one.x + other.x) / 2;
  return places.map((place, index) => ({
    left: between(places[index - 1], place) ?? edges.left,
    right: between(place, places[index + 1]) ?? edges.right,
    y: place.y,
  }));
}

// The boxes that a goal line covers, including its vertical parts.
export function boxesOf(steps: readonly GoalStep[]): Box[] {
  return steps.flatMap(({ left, right, y }, index) => {
    const next = steps[index + 1]?.y ?? y;
    return [
      { left, right, top: y, bottom: y },
      { left: right, right, top: Math.min(y, next), bottom: Math.max(y, next) },
    ];
  });
}

// Moves overlapping labels apart. Returns their positions in the given order, above `lowest` if possible.
export function spreadLabels(labels: readonly { y: number; height: number }[], lowest: number): number[] {
  const order = labels.map((_, index) => index).sort((a, b) => (labels[a]?.y ?? 0) - (labels[b]?.y ?? 0));
  const positions: number[] = labels.map(({ y }) => y);
  let limit = lowest;
  for (const index of [...order].reverse()) {
    const { y, height } = labels[index] ?? { y: 0, height: 0 };
    positions[index] = Math.min(y, limit - height / 2);
    limit = (positions[index] ?? 0) - height / 2;
  }
  return positions;
}
