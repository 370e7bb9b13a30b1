// The thin line at the top of a player: a piece for each step, one line when there are many; it knows no step.
import classes from './Player.module.css';

const MOST_PIECES = 12;

export function PlayerProgress({ progress }: { progress: { done: number; total: number } | null }) {
  if (!progress || progress.total === 0) return <div className={classes.progress} aria-hidden />;
  const { done, total } = progress;
  if (total > MOST_PIECES) {
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
