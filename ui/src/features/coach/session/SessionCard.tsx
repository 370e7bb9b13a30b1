// A session that an answer proposes: its main exercises with sets and repetitions, the names of the others, and the
// actions of the screen.
import { Fragment, type ComponentType } from 'react';
import { Link } from 'react-router';
import { useSession } from '@/shared/api/session';
import type { ChatSession } from '@/features/coach/chat/parts';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { sectionLabels } from '@/shared/exercises/messages';
import { useDose } from '@/shared/exercises/useDose';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { workoutNames } from '@/shared/i18n/labels';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatWeight } from '@/shared/lib/exercise';
import { exercisePath } from '@/shared/lib/paths';
import { FoldingCard } from '@/features/coach/chat/FoldingCard';
import { useLanguageMark } from '@/features/coach/answer/answerLang';
import { intensityWords } from '@/features/coach/recommendation/recommendationMessages';
import classes from './SessionCard.module.css';
import { sessionMessages } from './sessionMessages';

export interface SessionActionsProps {
  session: ChatSession;
  isLatest: boolean;
}

interface SessionCardProps extends SessionActionsProps {
  Actions: ComponentType<SessionActionsProps>;
}

type SessionExercise = ChatSession['exercises'][number];

export function SessionCard({ session, isLatest, Actions }: SessionCardProps) {
  const t = useT(sessionMessages);
  const format = useFormat();
  const names = useT(workoutNames);
  const intensity = useT(intensityWords);
  const { type, duration, exercises } = session;
  const main = exercises.filter(({ category }) => category === 'main');
  const facts = [
    formatMinutes(duration, format),
    isLatest ? intensity(session.intensity) : t('exercises', { count: exercises.length }),
  ];
  return (
    <FoldingCard title={names(type)} facts={facts.join(' · ')} isLatest={isLatest}>
      <OtherExercises section="warmup" exercises={exercises} />
      {main.length > 0 && (
        <ol className={classes.exercises} aria-label={t('main')}>
          {main.map((exercise, index) => (
            <li key={index} className={classes.exercise}>
              <Name name={exercise.name} />
              <Amount exercise={exercise} />
            </li>
          ))}
        </ol>
      )}
      <OtherExercises section="cooldown" exercises={exercises} />
      <Actions session={session} isLatest={isLatest} />
    </FoldingCard>
  );
}

// The warm-up or the cool-down, in one line.
function OtherExercises({
  section,
  exercises,
}: {
  section: 'warmup' | 'cooldown';
  exercises: readonly SessionExercise[];
}) {
  const label = useT(sectionLabels);
  const own = exercises.filter(({ category }) => category === section);
  if (own.length === 0) return null;
  return (
    <p className={classes.others}>
      <strong>{label(section)}:</strong>{' '}
      {own.map(({ name }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <Name name={name} />
        </Fragment>
      ))}
    </p>
  );
}

function Name({ name }: { name: string }) {
  const nameOf = useExerciseName();
  const hasPage = useScreenPaths().has('/exercise');
  const shown = nameOf(name);
  const lang = useLanguageMark(shown === name ? 'en' : null);
  return hasPage ? (
    <Link to={exercisePath(name)} className={classes.name} lang={lang}>
      {shown}
    </Link>
  ) : (
    <span className={classes.name} lang={lang}>
      {shown}
    </span>
  );
}

function Amount({ exercise }: { exercise: SessionExercise }) {
  const format = useFormat();
  const dose = useDose();
  const unit = useSession((state) => state.session?.user.weightUnit) ?? 'lb';
  const { weight } = exercise;
  return (
    <span className={`${classes.amounts} fit-numbers`}>
      <span className={classes.dose}>{dose(exercise)}</span>
      {weight ? <span className={classes.weight}> {formatWeight(weight, unit, format)}</span> : null}
    </span>
  );
}
