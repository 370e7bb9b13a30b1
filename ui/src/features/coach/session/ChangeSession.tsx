// The usual changes of a session. Each is sent as a message at once.
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { focusInput, useChat } from '@/features/coach/chat/chatStore';
import { useAsk } from '@/features/coach/chat/useAsk';
import classes from './ChangeSession.module.css';
import { sessionMessages } from './sessionMessages';

// The chat understands each of them as a change of its last session.
const changes = ['shorter', 'longer', 'easier', 'harder', 'noJumping', 'withoutEquipment', 'otherExercises'] as const;

export function ChangeSession() {
  const t = useT(sessionMessages);
  const id = useId();
  const ask = useAsk();
  const isWaiting = useChat((state) => state.pendingQuestion !== null);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('change')}
      </Button>
      {isOpen && (
        <ul id={id} ref={list} className={classes.changes} aria-label={t('changes')}>
          {changes.map((change) => (
            <li key={change}>
              <button
                type="button"
                className={classes.chip}
                disabled={isWaiting}
                onClick={({ detail }) => {
                  ask(t(change), { keepsTyped: true });
                  // Chosen with the keyboard: the answer folds this card, and its card comes before the input.
                  if (detail === 0) focusInput();
                }}
              >
                {t(change)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
