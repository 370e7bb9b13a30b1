// The exercises of a logged workout, each a line with its sets that leads to the exercise's page; it knows no call.
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { exercisePath } from '@/shared/lib/paths';
import type { DoneExercise } from './doneExercises';
import classes from './DoneExercises.module.css';
import { useSetTexts } from './useSetTexts';

interface DoneExercisesProps {
  label: string;
  exercises: readonly DoneExercise[];
}

export function DoneExercises({ label, exercises }: DoneExercisesProps) {
  const texts = useSetTexts();
  const places = useScreenPaths();
  return (
    <ul aria-label={label} className={classes.list}>
      {exercises.map(({ name, done }, index) => {
        const words = (
          <>
            <span className={classes.name}>{name}</span>{' '}
            {done && <span className={`${classes.sets} fit-numbers`}>{texts.done(done)}</span>}
          </>
        );
        return (
          <li key={done?.id ?? `${name}-${index}`}>
            {places.has('/exercise') ? (
              <Link to={exercisePath(name)} className={classes.row}>
                {words}
              </Link>
            ) : (
              <div className={classes.row}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
