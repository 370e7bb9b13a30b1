// Help for an exercise: steps, cues, reason, muscles and a video.
import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { PlannedExercise } from '@/shared/api/types';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useT } from '@/shared/i18n/locale';
import classes from './ExerciseHelp.module.css';
import { linesOf } from '@/shared/lib/lines';
import { trainingMessages } from './trainingMessages';

interface ExerciseHelpProps {
  id: string;
  exercise: PlannedExercise;
}

export function ExerciseHelp({ id, exercise }: ExerciseHelpProps) {
  const t = useT(trainingMessages);
  const muscleName = useMuscleName();
  const cues = linesOf(exercise.coachingCues);
  return (
    <div id={id} className={classes.help}>
      <ol className={classes.steps} lang="en">
        {linesOf(exercise.instructions).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {cues.length > 0 && (
        <div>
          <Text className={classes.heading}>{t('cues')}</Text>
          <ul className={classes.cues} lang="en">
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </div>
      )}
      {exercise.whyIncluded && (
        <div>
          <Text className={classes.heading}>{t('why')}</Text>
          <Text size="sm" lang="en">
            {exercise.whyIncluded}
          </Text>
        </div>
      )}
      {exercise.muscleGroups.length > 0 && (
        <div>
          <Text className={classes.heading}>{t('muscles')}</Text>
          <ul className={classes.muscles}>
            {exercise.muscleGroups.map((muscle) => (
              <li key={muscle}>{muscleName(muscle)}</li>
            ))}
          </ul>
        </div>
      )}
      {exercise.videoUrl && (
        <Anchor
          href={exercise.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.video}
          aria-label={`${t('video')} (${t('newTab')})`}
        >
          {t('video')}
          <IconExternalLink size={16} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}
