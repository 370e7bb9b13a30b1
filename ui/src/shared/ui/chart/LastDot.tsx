// The dot at the last point of a line; the others have none.
interface LastDotProps {
  shown: number;
  look: { r: number; fill: string; stroke: string; strokeWidth: number };
  // Recharts says where.
  index?: number;
  cx?: number;
  cy?: number;
}

export function LastDot({ shown, look, index, cx, cy }: LastDotProps) {
  return index === shown && <circle cx={cx} cy={cy} {...look} />;
}
