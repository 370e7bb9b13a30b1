// One entry of the list: what it is, when it was made, why it waits, and what can be done about it.
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useToday } from '@/shared/hooks/useToday';
import { ApiError } from '@/shared/api/client';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatClock, formatDay } from '@/shared/lib/dates';
import { createAgain, sendAgain, storedRow, takeMine, throwAway } from '@/shared/outbox/decide';
import type { OutboxEntry, OutboxKind } from '@/shared/outbox/entries';
import { stampOf } from '@/shared/outbox/stamp';
import { creationOf } from './creation';
import classes from './Outbox.module.css';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useEntryWords } from './useEntryWords';

// The kinds that have a form.
const editable: readonly OutboxKind[] = ['food', 'measurement', 'night', 'period'];
const actions = { post: 'made', put: 'changed', delete: 'deleted' } as const;

// Where the entries without a form are shown.
function pathOf({ kind, body }: OutboxEntry): string | null {
  if (kind === 'exercise' || kind === 'log') return '/log-workout';
  const { workoutId } = (kind === 'correction' && (body as { workoutId?: number | null })) || {};
  return workoutId ? `/workout?id=${workoutId}` : null;
}

interface OutboxItemProps {
  entry: OutboxEntry;
  onEdit: () => void;
  // Another page opens.
  onLeave: () => void;
  onThrowAway: () => void;
}

export function OutboxItem({ entry, onEdit, onLeave, onThrowAway }: OutboxItemProps) {
  const t = useT(outboxMessages);
  const words = useEntryWords();
  const client = useQueryClient();
  const { kind, method, rows, state, reason, at } = entry;
  const what = words(entry);
  const path = pathOf(entry);
  const isLater = reason?.status === 412;
  const isGone = reason?.status === 404 && method === 'put' && !path;
  const again = isGone ? creationOf(entry) : null;
  const theirs = isLater ? storedRow(client, entry) : undefined;
  const canEdit = editable.includes(kind) && rows.length === 1 && method !== 'delete' && !isGone;
  return (
    <li className={classes.item}>
      <div>
        <Text fw={600}>{what}</Text>
        <Text size="sm" c="dimmed">
          {t(actions[method])} · <Moment at={at} />
          {state !== 'refused' && ` · ${t('entryWaits')}`}
        </Text>
      </div>
      {state === 'refused' && (
        <div className={classes.reason}>
          {isLater && t('changedLater')}
          {isGone && t('gone')}
          {!isLater && !isGone && t('entryRefused', { reason: reasonOf(entry) || t('noReason') })}
        </div>
      )}
      {theirs && (
        <Text size="sm">
          {t('mine', { what })}
          <br />
          {t('theirs', { what: words(entry, [theirs]) })}
        </Text>
      )}
      <div className={classes.buttons}>
        {isLater && <Button onClick={() => takeMine(client, entry)}>{t('takeMine')}</Button>}
        {isLater && (
          <Button variant="default" onClick={() => throwAway(entry)}>
            {t('keepOther')}
          </Button>
        )}
        {again && <Button onClick={() => createAgain(client, entry, again)}>{t('createAgain')}</Button>}
        {canEdit && (
          <Button variant="default" aria-label={t('editThis', { what })} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {path && (
          <Button component={Link} to={path} variant="default" aria-label={t('openThis', { what })} onClick={onLeave}>
            {t('open')}
          </Button>
        )}
        {state === 'refused' && !isLater && !isGone && (
          <Button variant="default" aria-label={t('sendThis', { what })} onClick={() => sendAgain(client, entry)}>
            {t('sendAgain')}
          </Button>
        )}
        {!isLater && (
          <Button variant="subtle" color="red" aria-label={t('throwThis', { what })} onClick={onThrowAway}>
            {t('throwAway')}
          </Button>
        )}
      </div>
    </li>
  );
}

function reasonOf({ reason }: OutboxEntry): string {
  return reason ? refusalMessage(new ApiError(reason.status, reason.text), '') : '';
}

function Moment({ at }: { at: number }) {
  const format = useFormat();
  const today = useToday();
  const moment = new Date(at).toISOString();
  const { localDate, utcOffset } = stampOf(moment);
  const day = localDate === today ? '' : `${formatDay(localDate, format, { day: 'numeric', month: 'short' })}, `;
  return `${day}${formatClock(moment, utcOffset, format)}`;
}
