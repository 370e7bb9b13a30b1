// One recommended workout: its type, exercises, reasoning and tips. The caller passes the actions.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBulb, IconClock, IconGauge, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '@/shared/api/session';
import type { PlannedExerciseInput, Recommendation } from '@/shared/api/types';
import { sectionLabels } from '@/shared/exercises/messages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { formatDose, formatWeight } from '@/shared/lib/exercise';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { CareNote } from '@/features/coach/answer/CareNote';
import { bySection, plannedExercises } from './recommendation';
import classes from './RecommendationAnswer.module.css';
import { intensityWords, recommendationMessages } from './recommendationMessages';
import { SourceMark } from '@/features/coach/answer/SourceMark';

interface RecommendationAnswerProps {
  recommendation: Recommendation;
  isPending: boolean;
  actions: ReactNode;
  onAnother: () => void;
  onOptions: () => void;
}

export function RecommendationAnswer({
  recommendation,
  isPending,
  actions,
  onAnother,
  onOptions,
}: RecommendationAnswerProps) {
  const t = useT(recommendationMessages);
  const { redFlag, reasoning, tips, source, links } = recommendation;
  const lang = useAnswerLang([reasoning, ...tips].join(' '));
  return (
    <div className={classes.answer} aria-busy={isPending}>
      {redFlag ? <CareNote text={reasoning} links={links} /> : <Session recommendation={recommendation} lang={lang} />}
      {tips.length > 0 && (
        <section>
          <h3 className={classes.heading}>
            <IconBulb size={18} stroke={1.8} aria-hidden />
            {t('tips')}
          </h3>
          <ul className={classes.tips} lang={lang}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
      <SourceMark source={source} />
      <div className={classes.buttons}>
        {!redFlag && actions}
        {!redFlag && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            disabled={isPending}
            onClick={onAnother}
          >
            {t('another')}
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          disabled={isPending}
          onClick={onOptions}
        >
          {t('options')}
        </Button>
      </div>
    </div>
  );
}

function Session({ recommendation, lang }: { recommendation: Recommendation; lang: string | undefined }) {
  const t = useT(recommendationMessages);
  const format = useFormat();
  const section = useT(sectionLabels);
  const intensity = useT(intensityWords);
  const { type, duration, reasoning } = recommendation;
  const parts = bySection(plannedExercises(recommendation.exercises));
  return (
    <>
      <div className={classes.facts}>
        <TypeBadge type={type} />
        <span className={classes.fact}>
          <IconGauge size={18} stroke={1.8} aria-hidden />
          {intensity(recommendation.intensity)}
        </span>
        <span className={`${classes.fact} fit-numbers`}>
          <IconClock size={18} stroke={1.8} aria-hidden />
          {formatMinutes(duration, format)}
        </span>
      </div>
      <section>
        <h3 className={classes.heading}>{t('reasoning')}</h3>
        <Text lang={lang} className={classes.reasoning}>
          {reasoning}
        </Text>
      </section>
      {parts.length === 0 && <Text c="dimmed">{t('noExercises')}</Text>}
      {parts.map((part) => (
        <section key={part.section}>
          <h3 className={classes.section}>{section(part.section)}</h3>
          <ol className={classes.exercises}>
            {part.exercises.map((exercise, index) => (
              <ExerciseRow key={index} exercise={exercise} lang={lang} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function ExerciseRow({ exercise, lang }: { exercise: PlannedExerciseInput; lang: string | undefined }) {
  const format = useFormat();
  const nameOf = useExerciseName();
  const unit = useSession((state) => state.session?.user.weightUnit) ?? 'lb';
  const { exerciseName, sets = null, reps = null, repsMax = null, duration = null, weight, notes } = exercise;
  const name = nameOf(exerciseName);
  const dose = formatDose({ sets, reps, repsMax, duration });
  return (
    <li className={classes.exercise}>
      <span className={classes.name}>
        <span lang={name === exerciseName ? 'en' : undefined}>{name}</span>
        {notes && (
          <span className={classes.notes} lang={lang}>
            {notes}
          </span>
        )}
      </span>
      <span className={`${classes.dose} fit-numbers`}>
        {[dose, weight ? formatWeight(weight, unit, format) : ''].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
