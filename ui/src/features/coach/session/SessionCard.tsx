// A session that an answer proposes: its main exercises with sets and repetitions, the names of the others, why it has
// these, and the actions of the screen. It is in the language of the answer, and the actions are in that of the page.
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '@/shared/api/session';
import type { ChatSession } from '@/features/coach/chat/parts';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { sectionLabels } from '@/shared/exercises/messages';
import { useDose } from '@/shared/exercises/useDose';
import { useToday } from '@/shared/hooks/useToday';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { workoutNames } from '@/shared/i18n/labels';
import { InLocale } from '@/shared/i18n/InLocale';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Locale } from '@/shared/i18n/translate';
import { formatDay, formatMinutes } from '@/shared/lib/dates';
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
  // The language of the answer, if it differs from the page's.
  lang: Locale | undefined;
  Actions: ComponentType<SessionActionsProps>;
}

type SessionExercise = ChatSession['exercises'][number];

export function SessionCard({ session, isLatest, lang, Actions }: SessionCardProps) {
  const inLanguage = (part: ReactNode) => <InLocale locale={lang}>{part}</InLocale>;
  return (
    <FoldingCard
      title={inLanguage(<Title type={session.type} lang={lang} />)}
      facts={inLanguage(<Facts session={session} isLatest={isLatest} lang={lang} />)}
      isLatest={isLatest}
    >
      {inLanguage(<Content session={session} lang={lang} />)}
      <Actions session={session} isLatest={isLatest} />
    </FoldingCard>
  );
}

function Title({ type, lang }: { type: ChatSession['type']; lang: Locale | undefined }) {
  const names = useT(workoutNames);
  return <span lang={lang}>{names(type)}</span>;
}

function Facts({ session, isLatest, lang }: SessionActionsProps & { lang: Locale | undefined }) {
  const t = useT(sessionMessages);
  const format = useFormat();
  const intensity = useT(intensityWords);
  const { date, duration, exercises } = session;
  const today = useToday();
  const facts = [
    formatMinutes(duration, format),
    isLatest ? intensity(session.intensity) : t('exercises', { count: exercises.length }),
    date && date !== today && formatDay(date, format, { weekday: 'short', day: 'numeric', month: 'short' }),
  ];
  return <span lang={lang}>{facts.filter(Boolean).join(' · ')}</span>;
}

function Content({ session: { exercises, reasoning }, lang }: { session: ChatSession; lang: Locale | undefined }) {
  const t = useT(sessionMessages);
  const main = exercises.filter(({ category }) => category === 'main');
  return (
    <div lang={lang}>
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
      {reasoning && <p className={classes.others}>{reasoning}</p>}
    </div>
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
