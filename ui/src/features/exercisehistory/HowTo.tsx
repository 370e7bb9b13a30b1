// Instructions for a catalogue exercise: steps, cues, safety, muscles and a video.
import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Exercise } from '@/shared/api/types';
import { BodyMap } from '@/shared/exercises/bodymap/BodyMap';
import { shadesOf } from '@/shared/exercises/bodymap/muscles';
import { useMuscleName } from '@/shared/exercises/muscleName';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './HowTo.module.css';
import { linesOf } from '@/shared/lib/lines';
import { historyMessages } from './messages';

export function HowTo({ exercise }: { exercise: Exercise }) {
  const t = useT(historyMessages);
  const muscleName = useMuscleName();
  const { instructions, coachingCues, safetyNotes, primaryMuscles, secondaryMuscles, videoUrl, perSide } = exercise;
  const helping = secondaryMuscles.filter((muscle) => !primaryMuscles.includes(muscle)).map(muscleName);
  return (
    <Card aria-labelledby="exercise-how">
      <Title order={2} size="h3" id="exercise-how">
        {t('howTo')}
      </Title>
      {perSide && (
        <Text size="sm" c="dimmed">
          {t('eachSide')}
        </Text>
      )}
      <div className={classes.parts}>
        {instructions && (
          <ol className={classes.steps} aria-label={t('steps')}>
            {linesOf(instructions).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        {coachingCues && (
          <Part title={t('cues')}>
            <ul className={classes.cues}>
              {linesOf(coachingCues).map((cue) => (
                <li key={cue}>{cue}</li>
              ))}
            </ul>
          </Part>
        )}
        {safetyNotes && (
          <Part title={t('safety')}>
            <p>{safetyNotes}</p>
          </Part>
        )}
        {(primaryMuscles.length > 0 || helping.length > 0) && (
          <Part title={t('muscles')}>
            <div className={classes.map}>
              <BodyMap values={shadesOf(exercise)} />
            </div>
            <ul className={classes.muscles}>
              {primaryMuscles.map((muscle) => (
                <li key={muscle}>{muscleName(muscle)}</li>
              ))}
            </ul>
            {helping.length > 0 && (
              <Text size="sm" c="dimmed" mt={6}>
                {t('helping', { muscles: helping.join(', ') })}
              </Text>
            )}
          </Part>
        )}
        {videoUrl && (
          <Anchor href={videoUrl} target="_blank" rel="noreferrer" className={classes.video}>
            {t('video')}
            <IconExternalLink size={16} aria-hidden />
            <VisuallyHidden>({t('newTab')})</VisuallyHidden>
          </Anchor>
        )}
      </div>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </div>
  );
}
