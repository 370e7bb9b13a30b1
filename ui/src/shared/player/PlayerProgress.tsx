// The progress line of a player: one segment per step, or a continuous line for many steps.
import classes from './Player.module.css';

const MAX_SEGMENTS = 12;

export function PlayerProgress({ progress }: { progress: { done: number; total: number } | null }) {
  if (!progress || progress.total === 0) return <div className={classes.progress} aria-hidden />;
  const { done, total } = progress;
  if (total > MAX_SEGMENTS) {
    return (
      <div className={classes.progress} aria-hidden>
        <span className={classes.line}>
          <span style={{ transform: `scaleX(${done / total})` }} />
        </span>
      </div>
    );
  }
  return (
    <div className={classes.progress} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classes.piece} data-done={index < done || undefined} />
      ))}
    </div>
  );
}
