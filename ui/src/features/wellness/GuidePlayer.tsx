// Plays one guide step by step, for routines and practices alike; it knows no list around it.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { useRecordMoment } from './api';
import { GuideIcon } from './GuideIcon';
import { guideMessages } from './guideMessages';
import classes from './GuidePlayer.module.css';
import type { Guide } from './guides';
import { atStart, play, type PlayerAction } from './player';
import { canSpeak, speak, stopSpeaking } from './speech';

interface GuidePlayerProps {
  guide: Guide;
  // Back to the list.
  onLeave: () => void;
}

export function GuidePlayer({ guide, onLeave }: GuidePlayerProps) {
  const t = useT(guideMessages);
  const words = useT(common);
  const record = useRecordMoment();
  const [aloud, setAloud] = useState(false);
  const [{ step, done }, dispatch] = useReducer(
    (state: typeof atStart, action: PlayerAction) => play(state, action, guide.steps.length),
    atStart,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = guide.steps[step];
  const last = step + 1 === guide.steps.length;

  // What is new is read out and stands at the top: the list behind has gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [done]);
  useEffect(() => {
    if (aloud && shown && !done) speak(`${shown.title}. ${shown.text}`);
    else stopSpeaking();
    return stopSpeaking;
  }, [aloud, shown, done]);

  const next = () => {
    if (last) record(guide.kind, guide.name);
    dispatch('next');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (done || event.altKey || event.ctrlKey || event.metaKey) return;
    // The last step is completed by its button alone, not by one arrow too many.
    if (event.key === 'ArrowRight' && !last) dispatch('next');
    if (event.key === 'ArrowLeft') dispatch('back');
  };

  if (done || !shown) {
    return (
      <Card padding="lg" className={classes.done} aria-labelledby="player">
        <span className={classes.check} aria-hidden>
          <IconCheck size={32} stroke={2.2} />
        </span>
        <Title order={2} id="player" ref={heading} tabIndex={-1} className={classes.title}>
          {t('wellDone')}
        </Title>
        <Text c="dimmed">{t('finished', { name: guide.name })}</Text>
        <div className={classes.choices}>
          <Button onClick={onLeave}>{t(guide.kind === 'self_care' ? 'tryAnother' : 'tryAnotherPractice')}</Button>
          <Button variant="default" onClick={() => dispatch('again')}>
            {t('again')}
          </Button>
        </div>
      </Card>
    );
  }

  return (
    <Card padding="lg" className={classes.player} aria-labelledby="player" onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <span className={classes.picture}>
          <GuideIcon id={guide.id} />
        </span>
        <Title order={2} size="h3" id="player" ref={heading} tabIndex={-1} className={classes.name} lang="en">
          {guide.name}
        </Title>
        {canSpeak() && (
          <ActionIcon aria-label={t(aloud ? 'stopReading' : 'readAloud')} aria-pressed={aloud} onClick={() => setAloud(!aloud)}>
            {aloud ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
          </ActionIcon>
        )}
        <Button variant="subtle" color="gray" onClick={onLeave} className={classes.exit}>
          {t('exit')}
        </Button>
      </div>
      <ol className={classes.dots} aria-hidden>
        {guide.steps.map(({ title }, index) => (
          <li key={title} data-state={index < step ? 'past' : index === step ? 'now' : 'ahead'} />
        ))}
      </ol>
      <div className={classes.step} aria-live="polite">
        <Text size="sm" c="dimmed" className="fit-numbers">
          {t('step', { step: step + 1, steps: guide.steps.length })}
        </Text>
        <p className={classes.stepTitle} lang="en">
          {shown.title}
        </p>
        <p className={classes.stepText} lang="en">
          {shown.text}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={step === 0}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => dispatch('back')}
        >
          {words('back')}
        </Button>
        <Button
          {...(last ? { leftSection: <IconCheck size={18} aria-hidden /> } : { rightSection: <IconArrowRight size={18} aria-hidden /> })}
          onClick={next}
        >
          {t(last ? 'complete' : 'next')}
        </Button>
      </div>
    </Card>
  );
}
