// Lists the exercises of a logged workout with their sets. Each links to the exercise's page.
import { Link } from 'react-router';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { exercisePath } from '@/shared/lib/paths';
import type { DoneExercise } from './doneExercises';
import classes from './DoneExercises.module.css';
import { useExerciseName } from './exerciseName';
import { useSetTexts } from './useSetTexts';

interface DoneExercisesProps {
  label: string;
  exercises: readonly DoneExercise[];
}

export function DoneExercises({ label, exercises }: DoneExercisesProps) {
  const texts = useSetTexts();
  const nameOf = useExerciseName();
  const screenPaths = useScreenPaths();
  return (
    <ul aria-label={label} className={classes.list}>
      {exercises.map(({ name, done }, index) => {
        const content = (
          <>
            <span className={classes.name}>{nameOf(name)}</span>{' '}
            {done && <span className={`${classes.sets} fit-numbers`}>{texts.done(done)}</span>}
          </>
        );
        return (
          <li key={done?.id ?? `${name}-${index}`}>
            {screenPaths.has('/exercise') ? (
              <Link to={exercisePath(name)} className={classes.row}>
                {content}
              </Link>
            ) : (
              <div className={classes.row}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
