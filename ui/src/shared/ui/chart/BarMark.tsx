// A word and a value above a bar, kept inside the chart's right edge; it knows no scale.
import classes from './Chart.module.css';

interface BarMarkProps {
  // The middle of the bar, and its top.
  x: number;
  y: number;
  right: number;
  word: string;
  value: string;
}

// About the width of a letter of the small size.
const LETTER = 6.6;

export function BarMark({ x, y, right, word, value }: BarMarkProps) {
  const half = (Math.max(word.length, value.length) * LETTER) / 2;
  const middle = Math.min(x, right - half);
  return (
    <g className={classes.mark} aria-hidden>
      <text x={middle} y={y - 22} textAnchor="middle" className={classes.word}>
        {word}
      </text>
      <text x={middle} y={y - 7} textAnchor="middle" className={classes.value}>
        {value}
      </text>
    </g>
  );
}
