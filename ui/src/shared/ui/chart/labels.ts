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

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// From the top of a bar up to the line that its value stands on, and how tall and deep digits are with their rim.
export const ABOVE = 7;
const TALL = 14;
const DEEP = 3;

function boxOf({ x, width, y }: BarLabel): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - ABOVE - TALL, bottom: y - ABOVE + DEEP };
}

function touch(label: Box, other: Box): boolean {
  return (
    label.left - GAP < other.right &&
    other.left < label.right + GAP &&
    label.top < other.bottom &&
    other.top < label.bottom
  );
}

// Labels centred over bars: none over a taller bar beside it, none on what is drawn there already, and going back from the
// last one none that touches the one after it. Answers which are kept.
export function fitting(
  labels: readonly BarLabel[],
  tops: readonly { x: number; y: number; width: number }[],
  drawn: readonly Box[] = [],
): number[] {
  const kept: number[] = [];
  let limit = Infinity;
  for (const [index, label] of [...labels.entries()].reverse()) {
    const { x, middle, width, y } = label;
    const covers = tops.some(
      (top) => top.x !== middle && Math.abs(top.x - x) < (width + top.width) / 2 + GAP && top.y < y - GAP,
    );
    const box = boxOf(label);
    if (covers || box.right + GAP > limit || drawn.some((each) => touch(box, each))) continue;
    kept.unshift(index);
    limit = box.left;
  }
  return kept;
}

export interface GoalStep {
  left: number;
  right: number;
  y: number;
}

// A goal holds from half-way to the place before to half-way to the next one, at both ends up to the edge.
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

// What such a line covers, also where it goes up or down.
export function boxesOf(steps: readonly GoalStep[]): Box[] {
  return steps.flatMap(({ left, right, y }, index) => {
    const next = steps[index + 1]?.y ?? y;
    return [
      { left, right, top: y, bottom: y },
      { left: right, right, top: Math.min(y, next), bottom: Math.max(y, next) },
    ];
  });
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
