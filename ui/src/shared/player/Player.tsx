// A full screen that shows one thing at a time, with one big button: routines, practices, breathing and workouts stand in
// it. It knows none of them. Back is the business of who opens it: what plays stands in the address.
import { Button, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useWakeLock } from '@/shared/hooks/useWakeLock';
import { Modal } from '@/shared/ui/Modal';
import { keyAction, type KeyPlace } from './keys';
import classes from './Player.module.css';
import { PlayerProgress } from './PlayerProgress';
import { useGuard } from './useGuard';

export interface PlayerButton {
  label: string;
  onPress: () => void;
  icon?: ReactNode;
  // What it acts on. When that changes, the second tap of a double tap still means what was there before.
  guard?: string;
  quiet?: boolean;
}

export interface PlayerProps {
  // What the dialog is called.
  label: string;
  // At the top; the language it is in, if that is not the page's.
  name: string;
  nameLang?: string;
  picture?: ReactNode;
  tools?: ReactNode;
  exitLabel: string;
  onExit: () => void;
  // How many of how many are behind us; null: nothing to count.
  progress: { done: number; total: number } | null;
  // The one big button; also Space and Enter.
  primary: PlayerButton;
  // Smaller ones, above it.
  secondary?: ReactNode;
  // The screen does not go to sleep.
  awake?: boolean;
  children: ReactNode;
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';
const CONTROLS = 'button, a[href], input, summary, [role=switch], [role=slider]';

function placeOf(target: EventTarget | null, content: HTMLElement | null, primary: HTMLElement | null): KeyPlace {
  if (!(target instanceof Element) || target === document.body) return 'elsewhere';
  if (!content?.contains(target)) return 'outside';
  if (primary?.contains(target)) return 'primary';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'elsewhere';
}

// Listens to the page, so that the keys work after a tap on something that is no control.
function useKeys(content: RefObject<HTMLElement | null>, primary: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.altKey || event.ctrlKey || event.metaKey;
      const place = placeOf(event.target, content.current, primary.current);
      const action = keyAction(event.key, place, { repeat: event.repeat, modified });
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
    nameLang,
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
  const passes = useGuard(primary.guard ?? null);
  useWakeLock(awake);
  useReturnFocus();
  return (
    <Modal.Root opened onClose={onExit} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={label} style={{ background: 'var(--fit-page)' }} data-player>
        <Modal.Body className={classes.player} ref={content}>
          <PlayerProgress progress={progress} />
          <header className={classes.head}>
            {picture}
            <Title order={2} size="h3" className={classes.name} lang={nameLang}>
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
              onClick={() => passes() && primary.onPress()}
            >
              {primary.label}
            </Button>
          </footer>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
