// An exercise whose sets were ticked without a connection. It can be changed here once the workout is sent.
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ExerciseCompletion } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { exercisePath } from '@/shared/lib/paths';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import classes from './LoggedExercise.module.css';

export function UnsentExercise({ completion }: { completion: ExerciseCompletion }) {
  const texts = useSetTexts();
  const places = useScreenPaths();
  const { exerciseName } = completion;
  const name = useExerciseName()(exerciseName);
  return (
    <li className={classes.exercise} aria-label={name}>
      <h3 className={classes.name}>
        {places.has('/exercise') ? (
          <Link to={exercisePath(exerciseName)} className={classes.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <Text size="sm" c="dimmed" className="fit-numbers">
        {texts.done(completion)}
        <WaitingMark />
      </Text>
    </li>
  );
}
