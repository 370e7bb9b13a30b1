// Plays a routine or practice step by step.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconRefresh, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { canSpeak, speak, stopSpeaking } from '@/shared/lib/speech';
import { Player, type PlayerProps } from '@/shared/player/Player';
import { useRecordMoment } from '@/features/wellness/api';
import { GuideIcon } from './GuideIcon';
import { guideMessages } from './guideMessages';
import classes from './GuidePlayer.module.css';
import type { Guide } from './guides';
import { atStart, play, type PlayerAction } from './player';

interface GuidePlayerProps {
  guide: Guide;
  // Returns to the list.
  onLeave: () => void;
}

export function GuidePlayer({ guide, onLeave }: GuidePlayerProps) {
  const t = useT(guideMessages);
  const words = useT(common);
  const language = useFormat();
  const record = useRecordMoment();
  const [aloud, setAloud] = useState(false);
  const [{ step, done }, dispatch] = useReducer(
    (state: typeof atStart, action: PlayerAction) => play(state, action, guide.steps.length),
    atStart,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = guide.steps[step];
  const last = step + 1 === guide.steps.length;
  const finished = done || !shown;

  // Moves the focus to the new heading, because the pressed button has disappeared.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [finished]);
  useEffect(() => {
    if (aloud && shown && !done) speak(`${shown.title}. ${shown.text}`, language);
    else stopSpeaking();
    return stopSpeaking;
  }, [aloud, shown, done, language]);
  useArrowKeys(!finished, last, dispatch);

  const next = () => {
    if (last) void record(guide.kind, guide.name);
    dispatch('next');
  };
  const frame = {
    label: guide.title,
    name: guide.title,
    picture: (
      <span className={classes.icon}>
        <GuideIcon id={guide.id} />
      </span>
    ),
    exitLabel: t('exit'),
    onExit: onLeave,
    progress: { done: finished ? guide.steps.length : step + 1, total: guide.steps.length },
  } satisfies Partial<PlayerProps>;

  if (finished) {
    return (
      <Player
        {...frame}
        primary={{ label: t(guide.kind === 'self_care' ? 'tryAnother' : 'tryAnotherPractice'), onPress: onLeave }}
        secondary={
          <Button
            variant="default"
            size="lg"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => dispatch('again')}
          >
            {t('again')}
          </Button>
        }
      >
        <span className={classes.check} aria-hidden>
          <IconCheck size={48} stroke={2.2} />
        </span>
        <Title order={3} ref={heading} tabIndex={-1} className={classes.title}>
          {t('wellDone')}
        </Title>
        <Text className={classes.text}>{t('finished', { name: guide.title })}</Text>
      </Player>
    );
  }
  return (
    <Player
      {...frame}
      tools={canSpeak() && <ReadAloudButton aloud={aloud} onChange={setAloud} />}
      primary={{
        label: t(last ? 'complete' : 'next'),
        ...(last && { icon: <IconCheck size={28} aria-hidden /> }),
        onPress: next,
      }}
      secondary={
        <Button
          variant="subtle"
          color="gray"
          disabled={step === 0}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => dispatch('back')}
        >
          {words('back')}
        </Button>
      }
    >
      <div aria-live="polite" className={classes.step}>
        <Text c="dimmed" className="fit-numbers">
          {t('step', { step: step + 1, steps: guide.steps.length })}
        </Text>
        <Title order={3} ref={heading} tabIndex={-1} className={classes.title}>
          {shown.title}
        </Title>
        <p className={classes.text}>{shown.text}</p>
      </div>
    </Player>
  );
}

// The arrow keys change the step. Only the button completes the last one.
function useArrowKeys(enabled: boolean, last: boolean, dispatch: (action: PlayerAction) => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' && !last) dispatch('next');
      if (event.key === 'ArrowLeft') dispatch('back');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, last, dispatch]);
}

function ReadAloudButton({ aloud, onChange }: { aloud: boolean; onChange: (aloud: boolean) => void }): ReactNode {
  const t = useT(guideMessages);
  return (
    <ActionIcon
      aria-label={t(aloud ? 'stopReading' : 'readAloud')}
      aria-pressed={aloud}
      onClick={() => onChange(!aloud)}
    >
      {aloud ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
    </ActionIcon>
  );
}
