import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findToast } from '@/mocks/requests';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { ApiError } from '@/shared/api/client';
import { readDraft } from '@/shared/lib/drafts';
import { useEntryForm } from './useEntryForm';

interface Values {
  note: string;
}

interface NoteFormProps {
  send: (values: Values, clientKey: string) => Promise<unknown>;
  staysOpen?: boolean;
}

const onClose = vi.fn();

function NoteForm({ send, staysOpen = false }: NoteFormProps) {
  const { form, onSubmit } = useEntryForm<Values, 'missing'>({
    name: 'note',
    initial: { note: '' },
    isUntouched: ({ note }) => note.trim() === '',
    problemsOf: ({ note }) => (note === 'bad' ? { note: 'missing' } : {}),
    sentenceOf: () => 'Enter a note',
    send,
    failed: (error) => (error instanceof ApiError ? `Status ${error.status}` : 'Not saved'),
    staysOpen,
    onClose,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <input aria-label="Note" {...form.getInputProps('note')} />
      <button type="submit">Save</button>
    </form>
  );
}

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Note' }), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  onClose.mockClear();
  signIn();
});

describe('an entry form', () => {
  it('stores a draft, except for untouched values', async () => {
    renderPart(<NoteForm send={vi.fn()} />);
    await type(' ');
    expect(readDraft('note')).toBeNull();
    await type('a');
    expect(readDraft('note')).toMatchObject({ values: { note: ' a' } });
  });

  it('removes the draft and closes after success', async () => {
    const send = vi.fn(() => Promise.resolve());
    renderPart(<NoteForm send={send} />);
    await type('Hello');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledWith({ note: 'Hello' }, expect.any(String));
    expect(readDraft('note')).toBeNull();
  });

  it('sends a retry with the same key, and with a new one if the key was reused', async () => {
    const keys: string[] = [];
    const errors = [new ApiError(500, ''), new ApiError(409, '{"code":"CLIENT_KEY_REUSED"}'), new ApiError(500, '')];
    renderPart(
      <NoteForm
        send={(_, key) => {
          keys.push(key);
          return Promise.reject(errors[keys.length - 1]!);
        }}
      />,
    );
    await type('Hello');
    for (const { status } of errors) {
      await save();
      expect(await findToast(`Status ${status}`)).toBeVisible();
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('starts a new entry with a new key if it stays open', async () => {
    const keys: string[] = [];
    renderPart(<NoteForm staysOpen send={(_, key) => Promise.resolve(keys.push(key))} />);
    for (const text of ['One', 'Two']) {
      await type(text);
      await save();
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    }
    expect(new Set(keys).size).toBe(2);
    expect(readDraft('note')).toBeNull();
  });
});
