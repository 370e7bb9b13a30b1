// The centre of the guided mode: the set, its countdown, the rest, or the end.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { setMessages } from '@/shared/exercises/setMessages';
import { useSetName } from '@/shared/exercises/useSetName';
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { formatTimer } from '@/shared/lib/dates';
import { isRunning, isWarning, fractionLeft, type Timer } from '@/shared/lib/timer';
import { SuggestionChoices } from '@/features/workouts/suggestions/SuggestionChoices';
import { suggestionMessages } from '@/features/workouts/suggestions/suggestionMessages';
import { guidedMessages } from './guidedMessages';
import { GuidedNumbers } from './GuidedNumbers';
import classes from './GuidedStage.module.css';
import { countedOf, type GuidedSet, type GuidedSuggestion } from './types';

function Head({ step }: { step: GuidedSet }) {
  const t = useT(guidedMessages);
  const kinds = useT(setMessages);
  const nameOf = useExerciseName();
  const setName = useSetName();
  return (
    <div className={classes.head} aria-live="polite">
      <Title order={3} className={classes.exercise}>
        {nameOf(step.exerciseName)}
      </Title>
      <p className={classes.set}>
        {t('set', { set: setName(countedOf(step)), count: step.setsOfKind })}
        {(step.setType === 'drop' || step.setType === 'failure') && (
          <span className={classes.type}>{kinds(step.setType)}</span>
        )}
      </p>
    </div>
  );
}

function Digits({ seconds, label, warning }: { seconds: number; label: string; warning: boolean }) {
  const text = formatTimer(seconds);
  return (
    <p
      className={classes.digits}
      role="timer"
      aria-label={label}
      data-long={text.length > 4 || undefined}
      data-warning={warning || undefined}
    >
      {text}
    </p>
  );
}

export function SetStage({ step }: { step: GuidedSet }) {
  const t = useT(guidedMessages);
  const nameOf = useExerciseName();
  const timed = step.durationSeconds !== null;
  const bare = !timed && !step.weight && !step.reps;
  return (
    <>
      <Head step={step} />
      {timed && (
        <Digits
          seconds={step.durationSeconds ?? 0}
          label={t('hold', { name: nameOf(step.exerciseName) })}
          warning={false}
        />
      )}
      {bare && step.dose && <p className={classes.dose}>{step.dose}</p>}
      <GuidedNumbers weight={step.weight} reps={timed ? null : step.reps} small={timed} />
      {step.perSide && <p className={classes.last}>{t('eachSide')}</p>}
      {step.aim && <p className={classes.last}>{step.aim}</p>}
      {step.lastText && <p className={classes.last}>{t('last', { text: step.lastText })}</p>}
      {step.suggestion ? <Suggested {...step.suggestion} /> : step.cue && <p className={classes.cue}>{step.cue}</p>}
    </>
  );
}

function Suggested({ text, ...choices }: GuidedSuggestion) {
  const t = useT(suggestionMessages);
  const nameOf = useExerciseName();
  const { exerciseName } = choices.suggestion;
  return (
    <div className={classes.suggestion} role="group" aria-label={t('label', { name: nameOf(exerciseName) })}>
      <p className={classes.cue}>{text}</p>
      <SuggestionChoices {...choices} />
    </div>
  );
}

export function HoldStage({ step, timer, seconds }: { step: GuidedSet; timer: Timer; seconds: number }) {
  const t = useT(guidedMessages);
  const nameOf = useExerciseName();
  return (
    <>
      <Head step={step} />
      <Digits seconds={seconds} label={t('hold', { name: nameOf(step.exerciseName) })} warning={isWarning(seconds)} />
      <Line timer={timer} seconds={seconds} />
      {step.weightText && <p className={classes.last}>{step.weightText}</p>}
      {step.perSide && <p className={classes.last}>{t('eachSide')}</p>}
      {step.cue && <p className={classes.cue}>{step.cue}</p>}
    </>
  );
}

export function RestStage({ timer, seconds, next }: { timer: Timer; seconds: number; next: GuidedSet }) {
  const t = useT(guidedMessages);
  const nameOf = useExerciseName();
  const setName = useSetName();
  const dose = next.weightText && next.reps?.value ? `× ${next.reps.value}` : next.dose;
  const what = [next.weightText, dose, next.perSide && t('eachSide')];
  return (
    <>
      <p className={classes.word}>{t(isRunning(timer) ? 'rest' : 'paused')}</p>
      <Digits seconds={seconds} label={t('restLeft')} warning={isWarning(seconds)} />
      <Line timer={timer} seconds={seconds} />
      <div className={classes.next}>
        <p className={classes.nextName}>{t('next', { name: nameOf(next.exerciseName) })}</p>
        <p className={classes.nextSet}>
          {t('set', { set: setName(countedOf(next)), count: next.setsOfKind })}
          {what.some(Boolean) && <strong>{what.filter(Boolean).join(' ')}</strong>}
        </p>
      </div>
    </>
  );
}

export function EndStage({ left }: { left: number }) {
  const t = useT(guidedMessages);
  return (
    <div className={classes.head} aria-live="polite">
      <span className={classes.check} aria-hidden>
        <IconCheck size={48} stroke={2.2} />
      </span>
      <Title order={3} className={classes.exercise}>
        {t('end')}
      </Title>
      <p className={classes.cue}>{left > 0 ? t('endLeft', { count: left }) : t('endText')}</p>
    </div>
  );
}

function Line({ timer, seconds }: { timer: Timer; seconds: number }) {
  return (
    <span className={classes.line} aria-hidden>
      <span style={{ transform: `scaleX(${fractionLeft(timer, seconds)})` }} />
    </span>
  );
}
