// The full-screen breathing exercise: the Ready screen, the run and the result.
import { Button, Text, Title } from '@mantine/core';
import {
  IconBell,
  IconBellOff,
  IconDeviceMobile,
  IconDeviceMobileVibration,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { Player, type PlayerProps } from '@/shared/player/Player';
import { ToolSwitch } from '@/shared/player/ToolSwitch';
import { useRecordMoment } from '@/features/wellness/api';
import { breathingStyles, type BreathingStyle } from './styles';
import classes from './BreathingGuide.module.css';
import { BreathingShape } from './BreathingShape';
import { canSound, canVibrate, readCues, writeCues, type CueChoice } from './cues';
import { breathingMessages } from '@/features/wellness/guides/guideMessages';
import { useBreathing } from './useBreathing';

interface BreathingGuideProps {
  style: BreathingStyle;
  // Returns to the choice of styles. An unfinished run is not recorded.
  onLeave: () => void;
}

export function BreathingGuide({ style, onLeave }: BreathingGuideProps) {
  const t = useT(breathingMessages);
  const record = useRecordMoment();
  const [cues, setCues] = useState(readCues);
  const { run, view, begin, toggle } = useBreathing(style, cues, () => void record('breathing', style));
  const choose = (choice: CueChoice) => {
    setCues(choice);
    writeCues(choice);
  };
  const { cycles } = breathingStyles[style];
  const running = run !== null && view !== null && !view.finished;
  const frame = {
    label: t('dialog', { style: t(style) }),
    name: t('dialog', { style: t(style) }),
    exitLabel: t(running ? 'leave' : 'exit'),
    onExit: onLeave,
    progress: { done: view?.cyclesDone ?? 0, total: cycles },
    // useBreathing keeps the screen awake during the run only.
    awake: false,
    tools: !view?.finished && <CueSwitches cues={cues} onChange={choose} />,
  } satisfies Partial<PlayerProps>;
  const leaveButton = (label: string) => (
    <Button size="lg" variant="default" onClick={onLeave}>
      {label}
    </Button>
  );

  if (!run || !view) {
    return (
      <Player {...frame} primary={{ label: t('begin'), onPress: begin }} secondary={leaveButton(t('backToOptions'))}>
        <Ready style={style} />
      </Player>
    );
  }
  if (view.finished) {
    return (
      <Player
        {...frame}
        primary={{ label: t('anotherRound'), onPress: begin }}
        secondary={leaveButton(t('differentStyle'))}
      >
        <div className={classes.words} role="status">
          <Title order={3} className={classes.title}>
            {t('done')}
          </Title>
          <Text className={classes.text}>{t('doneHint', { count: cycles, style: t(style) })}</Text>
        </div>
      </Player>
    );
  }
  return (
    <Player
      {...frame}
      primary={{
        label: t(view.paused ? 'resume' : 'pause'),
        icon: view.paused ? (
          <IconPlayerPlayFilled size={26} aria-hidden />
        ) : (
          <IconPlayerPauseFilled size={26} aria-hidden />
        ),
        onPress: toggle,
        // The button is less prominent during the run.
        quiet: !view.paused,
      }}
    >
      <p className={classes.word} role="status">
        {t(view.paused ? 'paused' : view.phase)}
      </p>
      <BreathingShape run={run} view={view}>
        <span className={classes.count} data-testid="count">
          {view.count}
        </span>
      </BreathingShape>
      <Text c="dimmed" className="fit-numbers">
        {t('cycle', { cycle: view.cyclesDone + 1, cycles: view.cycles })}
      </Text>
    </Player>
  );
}

function Ready({ style }: { style: BreathingStyle }) {
  const t = useT(breathingMessages);
  return (
    <div className={classes.words}>
      <Title order={3} className={classes.title}>
        {t('ready')}
      </Title>
      <Text className={`${classes.text} fit-numbers`}>{t('pattern', breathingStyles[style])}</Text>
      <Text className={classes.hint}>{t('readyHint')}</Text>
      <Text size="sm" c="dimmed" mt={12}>
        {t('caution')}
      </Text>
    </div>
  );
}

function CueSwitches({ cues, onChange }: { cues: CueChoice; onChange: (choice: CueChoice) => void }) {
  const t = useT(breathingMessages);
  return (
    <>
      {canSound() && (
        <ToolSwitch
          label={t('soundOn')}
          checked={cues.sound}
          icon={<IconBell size={22} aria-hidden />}
          iconOff={<IconBellOff size={22} aria-hidden />}
          onChange={(sound) => onChange({ ...cues, sound })}
        />
      )}
      {canVibrate() && (
        <ToolSwitch
          label={t('vibrationOn')}
          checked={cues.vibration}
          icon={<IconDeviceMobileVibration size={22} aria-hidden />}
          iconOff={<IconDeviceMobile size={22} aria-hidden />}
          onChange={(vibration) => onChange({ ...cues, vibration })}
        />
      )}
    </>
  );
}
