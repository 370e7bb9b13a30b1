// One entry of the list: what it is, when it was made, why it waits, and what can be done about it.
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UnsentExercise, UnsentLog } from '@/features/workouts/outbox/unsent';
import { useToday } from '@/shared/hooks/useToday';
import { ApiError } from '@/shared/api/client';
import { isStorageFull } from '@/shared/api/errors';
import { refusalMessage } from '@/shared/api/fieldMessages';
import type { ExerciseNote } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { keepFocus } from '@/shared/lib/focus';
import { formatClock, formatDay } from '@/shared/lib/dates';
import { exercisePath, workoutPath } from '@/shared/lib/paths';
import { createAgain, momentRefused, sendAgain, sendAsOfNow, takeMine, throwAway } from '@/shared/outbox/decide';
import {
  isUnsent,
  makesWorkout,
  outboxEntries,
  rowIdOf,
  type OutboxEntry,
  type OutboxKind,
} from '@/shared/outbox/entries';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { stampOf } from '@/shared/outbox/stamp';
import { creationOf } from './creation';
import { EntryActions } from './EntryActions';
import { EntryIcon } from './EntryIcon';
import classes from './Outbox.module.css';
import { useEntryWords } from './useEntryWords';
import { useTheirs } from './useTheirs';

// The kinds that have a form.
const editable: readonly OutboxKind[] = ['food', 'measurement', 'night', 'period', 'workout'];
// Enough to enter it again.
const STORED_SHOWN = 600;
const isUnticked = ({ kind, body }: OutboxEntry) => kind === 'exercise' && (body as UnsentExercise).want === null;
const actions = { post: 'made', put: 'changed', delete: 'deleted' } as const;

// The completed workout that it is or that it belongs to, if that makes a row.
function logOf(entry: OutboxEntry): OutboxEntry | undefined {
  if (entry.kind === 'log') return makesWorkout(entry) ? entry : undefined;
  const { slot } = entry.body as UnsentExercise;
  return outboxEntries().find(
    (other) =>
      makesWorkout(other) && isUnsent(other) && (other.body as UnsentLog).parts.some((part) => part.slot === slot),
  );
}

// Where the entries without a form are shown.
function pathOf(entry: OutboxEntry): string | null {
  const {
    kind,
    body,
    rows: [row],
  } = entry;
  if (kind === 'exercise' || kind === 'log') {
    const id = logOf(entry)?.rows[0]?.id;
    return typeof id === 'number' ? workoutPath(rowIdOf(id)) : '/log-workout';
  }
  if (kind === 'plan-edit') return `/log-workout?workout=${String(row?.id)}`;
  if (kind === 'note') return exercisePath((row as unknown as ExerciseNote).exerciseName);
  const { workoutId } =
    kind === 'correction' || kind === 'completion' ? ((kind === 'completion' ? row : body) as Partial<InWorkout>) : {};
  return workoutId ? workoutPath(rowIdOf(workoutId)) : null;
}

interface InWorkout {
  workoutId: number | null;
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
  const { kind, method, rows, body, state, reason, at } = entry;
  const what = words(entry);
  const path = pathOf(entry);
  const isBroken = kind === 'broken';
  const isLater = reason?.status === 412;
  // No request was sent, because it could not name the row (send.ts).
  const isUnknown = reason?.status === 404 && reason.text === '';
  const isGone = reason?.status === 404 && method === 'put' && !path && !isUnknown;
  const again = isGone ? creationOf(entry) : null;
  const theirs = useTheirs(entry);
  const canEdit = editable.includes(kind) && rows.length === 1 && method !== 'delete' && !isGone && !isUnknown;
  const moment = momentRefused(entry);
  // The button that was pressed disappears.
  const act = (change: () => void) => () => keepFocus(change);
  const isRefused = state === 'refused';
  return (
    <li className={classes.item} data-refused={isRefused || undefined}>
      <span className={classes.picture}>
        <EntryIcon kind={kind} />
      </span>
      <div>
        <Text fw={600}>{what}</Text>
        {!isBroken && (
          <Text size="sm" c="dimmed">
            {t(isUnticked(entry) ? 'unticked' : actions[method])} · <Moment at={at} />
          </Text>
        )}
        {!isRefused && isHeldByQuota(entry) && <p className={classes.reason}>{reasonOf(entry)}</p>}
      </div>
      {!isLater && (
        <EntryActions
          what={what}
          path={isRefused ? null : path}
          onLeave={onLeave}
          {...(canEdit && !isRefused && { onEdit })}
          onThrowAway={onThrowAway}
        />
      )}
      {isRefused && (
        <div className={classes.decision}>
          <p className={classes.reason}>
            {isLater && t('changedLater')}
            {isGone && t('gone')}
            {isUnknown && t('unknownRow')}
            {isBroken && t('brokenText')}
            {!isLater && !isGone && !isUnknown && !isBroken && (reasonOf(entry) || t('noReason'))}
          </p>
          {isBroken && (
            <>
              <p className={classes.versions}>{t('brokenStays')}</p>
              <p className={classes.stored}>{String(body).slice(0, STORED_SHOWN)}</p>
            </>
          )}
          {isLater && (
            <p className={classes.versions} role="status">
              {t('mine', { what: words(entry, [...rows]) })}
              <br />
              {theirs.row
                ? t('theirs', { what: words(entry, [theirs.row]) })
                : t(theirs.isLoading ? 'loadingTheirs' : 'theirsFailed')}
            </p>
          )}
          <div className={classes.buttons}>
            {isLater && <Button onClick={act(() => takeMine(client, entry))}>{t('takeMine')}</Button>}
            {isLater && <Choice onClick={act(() => throwAway(entry))}>{t('keepOther')}</Choice>}
            {again && <Button onClick={act(() => createAgain(client, entry, again))}>{t('createAgain')}</Button>}
            {moment && (
              <Button aria-label={t('nowThis', { what })} onClick={act(() => sendAsOfNow(client, entry, moment))}>
                {t('now')}
              </Button>
            )}
            {canEdit && (
              <Choice label={t('editThis', { what })} onClick={onEdit}>
                {t('edit')}
              </Choice>
            )}
            {path && (
              <Button
                component={Link}
                to={path}
                variant="default"
                aria-label={t('openThis', { what })}
                onClick={onLeave}
              >
                {t('open')}
              </Button>
            )}
            {!isLater && !isGone && !isUnknown && !isBroken && (
              <Choice label={t('sendThis', { what })} onClick={act(() => sendAgain(client, entry))}>
                {t('sendAgain')}
              </Choice>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

interface ChoiceProps {
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

function Choice({ label, onClick, children }: ChoiceProps) {
  return (
    <Button variant="default" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

const errorOf = ({ reason }: OutboxEntry) => (reason ? new ApiError(reason.status, reason.text) : null);

// The person has stored as much as the server allows: they can make room.
const isHeldByQuota = (entry: OutboxEntry) => isStorageFull(errorOf(entry));

const reasonOf = (entry: OutboxEntry) => refusalMessage(errorOf(entry), '');

function Moment({ at }: { at: number }) {
  const format = useFormat();
  const today = useToday();
  const moment = new Date(at).toISOString();
  const { localDate, utcOffset } = stampOf(moment);
  const day = localDate === today ? '' : `${formatDay(localDate, format, { day: 'numeric', month: 'short' })}, `;
  return `${day}${formatClock(moment, utcOffset, format)}`;
}
