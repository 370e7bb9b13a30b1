// The note pinned to an exercise, edited in place. A draft stays on this device until the server has stored it.
import { Button, Text, Textarea, Title } from '@mantine/core';
import { IconPencil, IconPin } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { limits } from '@/shared/api/limits.gen';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { readDraft } from '@/shared/lib/drafts';
import { Card } from '@/shared/ui/Card';
import { useSaveNote } from './api';
import { historyMessages } from './messages';
import classes from './PinnedNote.module.css';

interface PinnedNoteProps {
  exercise: string;
  note: string | null;
}

const MAX_LENGTH = limits.ExerciseNoteInput.note.maxLength;

export function PinnedNote({ exercise, note }: PinnedNoteProps) {
  const t = useT(historyMessages);
  const draft = `exercise-note-${exercise.toLowerCase()}`;
  const [editing, setEditing] = useState<'restored' | 'opened' | null>(() =>
    readDraft(draft) === null ? null : 'restored',
  );
  return (
    <Card aria-labelledby="pinned-note">
      <header className={classes.header}>
        <Title order={2} size="h3" id="pinned-note" className={classes.title}>
          <IconPin size={18} aria-hidden />
          {t('note')}
        </Title>
        {!editing && (
          <Button
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden />}
            className={classes.edit}
            aria-label={t(note === null ? 'addNote' : 'editNote')}
            onClick={() => setEditing('opened')}
          >
            {t(note === null ? 'add' : 'edit')}
          </Button>
        )}
      </header>
      {editing ? (
        <NoteForm
          exercise={exercise}
          note={note}
          draft={draft}
          focused={editing === 'opened'}
          onDone={() => setEditing(null)}
        />
      ) : (
        <Text className={classes.note} {...(note === null && { c: 'dimmed', size: 'sm' })}>
          {note ?? t('noteHint')}
        </Text>
      )}
    </Card>
  );
}

interface NoteFormProps extends PinnedNoteProps {
  draft: string;
  // The user opened the form. A restored draft must not take the focus when the page loads.
  focused: boolean;
  onDone: () => void;
}

function NoteForm({ exercise, note, draft, focused, onDone }: NoteFormProps) {
  const t = useT(historyMessages);
  const words = useT(common);
  const { mutateAsync: save } = useSaveNote(exercise);
  const { form, close, onSubmit, isPending } = useEntryForm<{ note: string }>({
    name: draft,
    initial: { note: note ?? '' },
    send: async ({ note: typed }): Promise<unknown> => {
      const text = typed.trim();
      return text === (note ?? '') ? undefined : save(text || null);
    },
    // At the field, instead of a toast.
    failed: (error) => {
      form.setFieldError('note', refusalMessage(error, t('noteFailed')));
      return undefined;
    },
    onClose: onDone,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  return (
    <form noValidate onSubmit={onSubmit}>
      <Textarea
        ref={field}
        aria-label={t('note')}
        placeholder={t('noteHint')}
        maxLength={MAX_LENGTH}
        maxRows={12}
        {...form.getInputProps('note')}
      />
      <div className={classes.actions}>
        <Button variant="default" disabled={isPending} onClick={close}>
          {words('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {words('save')}
        </Button>
      </div>
    </form>
  );
}
