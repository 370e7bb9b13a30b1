// The list of what the server does not have yet: refused entries first, then those that wait, in their order.
import { Button } from '@mantine/core';
import { IconCloudCheck, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useConnection } from '@/shared/api/connection';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { firstFocusable, isUnfocused } from '@/shared/lib/focus';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { throwAway } from '@/shared/outbox/decide';
import { dependentsOf, isWaiting, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { sendAllNow } from '@/shared/outbox/record';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Modal } from '@/shared/ui/Modal';
import classes from './Outbox.module.css';
import { OutboxItem } from './OutboxItem';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useEntryWords } from './useEntryWords';

const EntryEditor = lazyWithPreload(() => import('./EntryEditor').then((module) => module.EntryEditor));

export function OutboxDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useT(outboxMessages);
  const words = useT(common);
  const { send, progress } = useSendNow();
  const entries = useOutbox((state) => state.entries);
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  const [thrown, setThrown] = useState<OutboxEntry | null>(null);
  const content = useRef<HTMLDivElement>(null);
  // The entry whose button had the focus may have been sent or thrown away. Without buttons, Close gets it.
  useEffect(() => {
    const root = content.current;
    if (!root || edited || thrown || !isUnfocused()) return;
    const target = firstFocusable(root) ?? firstFocusable(root.closest('[role=dialog]') ?? root);
    target?.focus({ preventScroll: true });
  });
  const { refused, waiting } = useMemo(() => {
    const shown = entries.filter(isWaiting);
    const isRefused = ({ state }: OutboxEntry) => state === 'refused';
    return { refused: shown.filter(isRefused), waiting: shown.filter((entry) => !isRefused(entry)) };
  }, [entries]);
  const isEmpty = refused.length + waiting.length === 0;
  const list = { onEdit: setEdited, onLeave: onClose, onThrowAway: setThrown };
  return (
    <Modal opened size="lg" onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': words('close') }}>
      <div ref={content}>
        {isEmpty && <EmptyState icon={IconCloudCheck} title={t('empty')} />}
        <Entries title={t('refusedTitle')} intro={t('refusedIntro')} entries={refused} {...list} />
        <Entries
          title={t('waitingTitle')}
          intro={t('intro')}
          entries={waiting}
          note={progress && t(progress)}
          {...list}
        >
          <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void send()}>
            {t('sendNow')}
          </Button>
        </Entries>
      </div>
      {edited && (
        <Suspense>
          <EntryEditor entry={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {thrown && <ThrowAway entry={thrown} onClose={() => setThrown(null)} />}
    </Modal>
  );
}

// A disabled button would lose the focus, so a second tap does nothing.
function useSendNow() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<'sending' | 'unreachable' | null>(null);
  const send = async () => {
    if (progress === 'sending') return;
    setProgress('sending');
    await sendAllNow(client);
    setProgress(useConnection.getState().lostAt !== null || !navigator.onLine ? 'unreachable' : null);
  };
  return { send, progress };
}

interface EntriesProps {
  title: string;
  // What happens to them.
  intro: string;
  entries: readonly OutboxEntry[];
  // What came of sending them.
  note?: string | null;
  onEdit: (entry: OutboxEntry) => void;
  onLeave: () => void;
  onThrowAway: (entry: OutboxEntry) => void;
  // What can be done with all of them.
  children?: ReactNode;
}

function Entries({ title, intro, entries, note, onEdit, onLeave, onThrowAway, children }: EntriesProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <h3 id={id} className={classes.heading}>
          {title} <span className={classes.count}>{entries.length}</span>
        </h3>
        {children}
      </div>
      <p className={classes.intro}>{intro}</p>
      {/* The region exists before its text, so that screen readers announce it. */}
      <p className={classes.note} role="status">
        {note}
      </p>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <OutboxItem
            key={entry.id}
            entry={entry}
            onEdit={() => onEdit(entry)}
            onLeave={onLeave}
            onThrowAway={() => onThrowAway(entry)}
          />
        ))}
      </ul>
    </section>
  );
}

function ThrowAway({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const t = useT(outboxMessages);
  const words = useEntryWords();
  const more = dependentsOf(entry).length;
  return (
    <ConfirmDialog
      opened
      title={t('sure')}
      confirmLabel={t('throwAway')}
      destructive
      onConfirm={() => {
        throwAway(entry);
        onClose();
      }}
      onClose={onClose}
    >
      {t('sureText', { what: words(entry) })} {more > 0 && t('sureMore', { count: more })}
    </ConfirmDialog>
  );
}
