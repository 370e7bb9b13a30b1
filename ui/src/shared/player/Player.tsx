// A full-screen player that shows one step at a time with one large button, for routines, breathing and workouts. The
// caller handles Back, because the URL contains what is played.
import { Button, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useWakeLock } from '@/shared/hooks/useWakeLock';
import { Modal } from '@/shared/ui/Modal';
import { keyAction, type KeyTarget } from './keys';
import classes from './Player.module.css';
import { PlayerProgress } from './PlayerProgress';
import { useDoubleTapGuard } from './useDoubleTapGuard';

export interface PlayerButton {
  label: string;
  onPress: () => void;
  icon?: ReactNode;
  // Identifies what the button acts on. After a change, the second tap of a double tap is ignored.
  guard?: string;
  quiet?: boolean;
}

export interface PlayerProps {
  // The dialog's accessible name.
  label: string;
  // The heading.
  name: string;
  picture?: ReactNode;
  tools?: ReactNode;
  exitLabel: string;
  onExit: () => void;
  // Null hides the progress line.
  progress: { done: number; total: number } | null;
  // The large button. Space and Enter press it too.
  primary: PlayerButton;
  // Smaller buttons above it.
  secondary?: ReactNode;
  // Keeps the screen on.
  awake?: boolean;
  children: ReactNode;
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';
const CONTROLS = 'button, a[href], input, summary, [role=switch], [role=slider]';

function targetOf(target: EventTarget | null, content: HTMLElement | null, primary: HTMLElement | null): KeyTarget {
  if (!(target instanceof Element) || target === document.body) return 'elsewhere';
  if (!content?.contains(target)) return 'outside';
  if (primary?.contains(target)) return 'primary';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}

// Listens on the document, so that the keys also work after a tap outside a control.
function useKeys(content: RefObject<HTMLElement | null>, primary: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.altKey || event.ctrlKey || event.metaKey;
      const target = targetOf(event.target, content.current, primary.current);
      const action = keyAction(event.key, target, { repeat: event.repeat, modified });
      if (action === 'nothing') return;
      event.preventDefault();
      if (action === 'toPrimary') primary.current?.focus();
      if (action === 'press') primary.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [content, primary]);
}

export function Player(props: PlayerProps) {
  const {
    label,
    name,
    picture,
    tools,
    exitLabel,
    onExit,
    progress,
    primary,
    secondary,
    awake = true,
    children,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useKeys(content, button);
  const isIntended = useDoubleTapGuard(primary.guard ?? null);
  useWakeLock(awake);
  useReturnFocus();
  return (
    <Modal.Root opened onClose={onExit} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={label} style={{ background: 'var(--fit-page)' }} data-player>
        <Modal.Body className={classes.player} ref={content}>
          <PlayerProgress progress={progress} />
          <header className={classes.head}>
            {picture}
            <Title order={2} size="h3" className={classes.name}>
              {name}
            </Title>
            {tools}
            <Button variant="subtle" color="gray" onClick={onExit} className={classes.exit}>
              {exitLabel}
            </Button>
          </header>
          <div className={classes.stage}>{children}</div>
          <footer className={classes.foot}>
            {secondary && <div className={classes.secondary}>{secondary}</div>}
            <Button
              ref={button}
              data-autofocus
              className={classes.primary}
              variant={primary.quiet ? 'default' : 'filled'}
              leftSection={primary.icon}
              onClick={() => isIntended() && primary.onPress()}
            >
              {primary.label}
            </Button>
          </footer>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
