// The coach's feedback on the form of one exercise.
import { Text, Title } from '@mantine/core';
import { IconShieldCheck, IconTarget } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Exercise, FormFeedback } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useT } from '@/shared/i18n/locale';
import { linesOf } from '@/shared/lib/lines';
import { Card } from '@/shared/ui/Card';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { CareNote } from '@/features/coach/answer/CareNote';
import classes from './FormAnswer.module.css';
import { formMessages } from './formMessages';
import { SourceMark } from '@/features/coach/answer/SourceMark';

interface FormAnswerProps {
  answer: FormFeedback;
  // The user's own exercise that was asked about. The coach knows the library only.
  own: Exercise | undefined;
}

export function FormAnswer({ answer, own }: FormAnswerProps) {
  const t = useT(formMessages);
  const nameOf = useExerciseName();
  const { exercise, feedback, improvements, safetyTips, redFlag, source, links } = answer;
  const lang = useAnswerLang([feedback, ...improvements, ...safetyTips].join(' '));
  return (
    <Card padding="lg" aria-labelledby="form-answer" className={classes.answer}>
      <Title order={2} id="form-answer" lang={lang}>
        {lang === undefined ? nameOf(exercise) : exercise}
      </Title>
      {own && !redFlag && <OwnExercise own={own} similar={exercise} />}
      {redFlag ? (
        <CareNote text={feedback} links={links} />
      ) : (
        <Text lang={lang} className={classes.feedback}>
          {feedback}
        </Text>
      )}
      <Points
        title={t('improvements')}
        points={improvements}
        icon={<IconTarget size={20} stroke={1.8} aria-hidden />}
        lang={lang}
      />
      <Points
        title={t('safetyTips')}
        points={safetyTips}
        icon={<IconShieldCheck size={20} stroke={1.8} aria-hidden />}
        lang={lang}
      />
      <SourceMark source={source} />
    </Card>
  );
}

function OwnExercise({ own: { name, instructions }, similar }: { own: Exercise; similar: string }) {
  const t = useT(formMessages);
  const nameOf = useExerciseName();
  const steps = linesOf(instructions);
  return (
    <>
      <Text size="sm" c="dimmed">
        {similar === name ? t('ownUnknown', { name }) : t('ownSimilar', { name, similar: nameOf(similar) })}
      </Text>
      {steps.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('ownSteps')}</h3>
          <ol className={classes.points} aria-label={t('ownSteps')}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  icon: ReactNode;
  lang: string | undefined;
}

function Points({ title, points, icon, lang }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>
        {icon}
        {title}
      </h3>
      <ul className={classes.points} lang={lang}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
