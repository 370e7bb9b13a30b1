// The name of an exercise, with a link to its page.
import { Link } from 'react-router';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { exercisePath } from '@/shared/lib/paths';
import classes from './LoggedExercise.module.css';

export function ExerciseHeading({ exerciseName }: { exerciseName: string }) {
  const places = useScreenPaths();
  const name = useExerciseName()(exerciseName);
  return (
    <h3 className={classes.name}>
      {places.has('/exercise') ? (
        <Link to={exercisePath(exerciseName)} className={classes.link}>
          {name}
        </Link>
      ) : (
        name
      )}
    </h3>
  );
}
