// The full-screen breathing exercise: Ready, the run, and what comes after; it chooses no style.
import { Button, Modal, Switch, Text, Title } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useRecordMoment } from './api';
import { breathingStyles, type BreathingStyle } from './breathing';
import classes from './BreathingGuide.module.css';
import { BreathingShape } from './BreathingShape';
import { canSound, canVibrate, readCues, writeCues, type CueChoice } from './cues';
import { breathingMessages } from './guideMessages';
import { useBreathing } from './useBreathing';

interface BreathingGuideProps {
  style: BreathingStyle;
  // Back to the choice of styles. What was not finished is not recorded.
  onLeave: () => void;
}

export function BreathingGuide({ style, onLeave }: BreathingGuideProps) {
  const t = useT(breathingMessages);
  const record = useRecordMoment();
  const [cues, setCues] = useState(readCues);
  const { run, view, begin, toggle } = useBreathing(style, cues, () => record('breathing', style));
  const choose = (choice: CueChoice) => {
    setCues(choice);
    writeCues(choice);
  };

  let content: ReactNode;
  if (!run || !view) content = <Ready style={style} onBegin={begin} onLeave={onLeave} />;
  else if (view.finished) content = <Done style={style} onAgain={begin} onLeave={onLeave} />;
  else {
    content = (
      <>
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
        <div className={classes.buttons}>
          <Button
            variant="default"
            data-autofocus
            leftSection={view.paused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
            onClick={toggle}
          >
            {t(view.paused ? 'resume' : 'pause')}
          </Button>
          <Button variant="subtle" color="gray" leftSection={<IconX size={18} aria-hidden />} onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Modal.Root opened onClose={onLeave} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={t('dialog', { style: t(style) })} className={classes.content}>
        <Modal.Body className={classes.body}>
          {content}
          {!view?.finished && <CueSwitches cues={cues} onChange={choose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Ready({ style, onBegin, onLeave }: { style: BreathingStyle; onBegin: () => void; onLeave: () => void }) {
  const t = useT(breathingMessages);
  return (
    <div className={classes.words}>
      <Text c="dimmed">{t('dialog', { style: t(style) })}</Text>
      <Title order={2} className={classes.title}>
        {t('ready')}
      </Title>
      <Text className="fit-numbers">{t('pattern', breathingStyles[style])}</Text>
      <Text mt={16}>{t('readyHint')}</Text>
      <Text size="sm" c="dimmed" mt={8}>
        {t('caution')}
      </Text>
      <div className={classes.buttons}>
        <Button size="lg" onClick={onBegin} data-autofocus>
          {t('begin')}
        </Button>
        <Button size="lg" variant="default" onClick={onLeave}>
          {t('backToOptions')}
        </Button>
      </div>
    </div>
  );
}

function Done({ style, onAgain, onLeave }: { style: BreathingStyle; onAgain: () => void; onLeave: () => void }) {
  const t = useT(breathingMessages);
  return (
    <div className={classes.words} role="status">
      <Title order={2} className={classes.title}>
        {t('done')}
      </Title>
      <Text c="dimmed">{t('doneHint', { count: breathingStyles[style].cycles, style: t(style) })}</Text>
      <div className={classes.buttons}>
        <Button size="lg" onClick={onAgain}>
          {t('anotherRound')}
        </Button>
        <Button size="lg" variant="default" onClick={onLeave}>
          {t('differentStyle')}
        </Button>
      </div>
    </div>
  );
}

function CueSwitches({ cues, onChange }: { cues: CueChoice; onChange: (choice: CueChoice) => void }) {
  const t = useT(breathingMessages);
  return (
    <div className={classes.cues}>
      {canSound() && (
        <Switch label={t('soundOn')} checked={cues.sound} onChange={({ currentTarget: { checked } }) => onChange({ ...cues, sound: checked })} />
      )}
      {canVibrate() && (
        <Switch
          label={t('vibrationOn')}
          checked={cues.vibration}
          onChange={({ currentTarget: { checked } }) => onChange({ ...cues, vibration: checked })}
        />
      )}
    </div>
  );
}
