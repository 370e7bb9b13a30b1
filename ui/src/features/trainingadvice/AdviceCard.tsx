// Answers what to train today: a session that can start now, or rest, with the reason.
import { Button, Text, Title } from '@mantine/core';
import { IconMoonStars, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdvisedWorkout, TrainingAdvice } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useDose } from '@/shared/exercises/useDose';
import { noteText } from '@/shared/i18n/serverTexts';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import classes from './AdviceCard.module.css';
import { useTrainingAdvice } from './api';
import { trainingAdviceMessages } from './messages';

interface AdviceCardProps {
  // Another workout is unfinished, so this one cannot start.
  busy: boolean;
  // The page has another main action.
  quiet: boolean;
  onStart: (workout: AdvisedWorkout, title: string) => void;
}

export function AdviceCard({ busy, quiet, onStart }: AdviceCardProps) {
  const t = useT(trainingAdviceMessages);
  const { data, error, refetch } = useTrainingAdvice();
  const content = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <LoadingRegion>
          <Placeholder height={220} mt="md" />
        </LoadingRegion>
      );
    }
    return <Answer advice={data} busy={busy} quiet={quiet} onStart={onStart} />;
  };
  return (
    <Card padding="lg" aria-labelledby="training-advice">
      <Text component="h2" id="training-advice" className={classes.question}>
        {t('question')}
      </Text>
      {content()}
    </Card>
  );
}

function Answer({ advice, busy, quiet, onStart }: AdviceCardProps & { advice: TrainingAdvice }) {
  const t = useT(trainingAdviceMessages);
  const { workout, kind } = advice;
  if (kind === 'train' && workout) {
    const title = noteText(workout.title);
    return (
      <>
        <div className={classes.head}>
          <Title order={3} size="h2" className={classes.title}>
            {t('answer', { title, minutes: workout.minutes })}
          </Title>
          <TypeBadge type={workout.type} size="sm" />
        </div>
        <Reasons advice={advice} />
        <MainExercises workout={workout} />
        <Actions>
          {busy ? (
            <Text size="sm" c="dimmed">
              {t('unfinished')}
            </Text>
          ) : (
            <Button
              variant={quiet ? 'light' : 'filled'}
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => onStart(workout, title)}
            >
              {t('start')}
            </Button>
          )}
        </Actions>
      </>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <IconMoonStars size={24} stroke={1.6} className={classes.moon} aria-hidden />
        <Title order={3} size="h2" className={classes.title}>
          {t('rest')}
        </Title>
      </div>
      <Reasons advice={advice} hint={t('restHint')} />
      <Actions />
    </>
  );
}

function Reasons({ advice: { reasons }, hint }: { advice: TrainingAdvice; hint?: string }) {
  return <Text className={classes.reason}>{[...reasons.map(noteText), hint].filter(Boolean).join(' ')}</Text>;
}

function MainExercises({ workout }: { workout: AdvisedWorkout }) {
  const t = useT(trainingAdviceMessages);
  const exerciseName = useExerciseName();
  const dose = useDose();
  return (
    <ul className={classes.exercises} aria-label={t('exercises')}>
      {workout.exercises
        .filter(({ category }) => category === 'main')
        .map((each) => (
          <li key={each.name}>
            <span>{exerciseName(each.name)}</span>
            <span className={`${classes.dose} fit-numbers`}>{dose(each)}</span>
          </li>
        ))}
    </ul>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  const t = useT(trainingAdviceMessages);
  return (
    <div className={classes.actions}>
      {children}
      <Button component={Link} to="/progress?tab=workouts" variant="subtle">
        {t('seeMuscles')}
      </Button>
    </div>
  );
}
