// The list of what the server does not have yet: refused entries first, then those that wait, in their order.
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { dependentsOf, throwAway } from '@/shared/outbox/decide';
import { isWaiting, useOutbox, type OutboxEntry } from '@/shared/outbox/entries';
import { requestSend } from '@/shared/outbox/record';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
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
  const client = useQueryClient();
  const entries = useOutbox((state) => state.entries);
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  const [thrown, setThrown] = useState<OutboxEntry | null>(null);
  const shown = useMemo(() => {
    const waiting = entries.filter(isWaiting);
    const isRefused = ({ state }: OutboxEntry) => state === 'refused';
    return [...waiting.filter(isRefused), ...waiting.filter((entry) => !isRefused(entry))];
  }, [entries]);
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': words('close') }}>
      <Text c="dimmed">{t(shown.length === 0 ? 'empty' : 'intro')}</Text>
      {shown.some(({ state }) => state === 'waiting') && (
        <Button variant="light" mt="sm" onClick={() => requestSend(client, true)}>
          {t('sendNow')}
        </Button>
      )}
      <ul className={classes.list}>
        {shown.map((entry) => (
          <OutboxItem
            key={entry.id}
            entry={entry}
            onEdit={() => setEdited(entry)}
            onLeave={onClose}
            onThrowAway={() => setThrown(entry)}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <EntryEditor entry={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {thrown && <ThrowAway entry={thrown} onClose={() => setThrown(null)} />}
    </Modal>
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
