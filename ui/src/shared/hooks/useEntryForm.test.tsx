import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findToast, gate } from '@/mocks/requests';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { ApiError } from '@/shared/api/client';
import { hasDrafts, readDraft, writeDraft } from '@/shared/lib/drafts';
import { markKept } from '@/shared/outbox/record';
import { useToastStore } from '@/shared/ui/toast';
import { useEntryForm } from './useEntryForm';

interface Values {
  note: string;
}

type NoteOptions = Partial<Parameters<typeof useEntryForm<Values, 'missing', { language: string }>>[0]>;

const onClose = vi.fn();

function NoteForm(options: NoteOptions) {
  const { form, onSubmit, isPending } = useEntryForm<Values, 'missing', { language: string }>({
    name: 'note',
    initial: { note: '' },
    isUntouched: ({ note }) => note.trim() === '',
    problemsOf: ({ note }) => (note === 'bad' ? { note: 'missing' } : {}),
    sentenceOf: () => 'Enter a note',
    send: () => Promise.resolve(),
    failed: (error) => (error instanceof ApiError ? `Status ${error.status}` : 'Not saved'),
    onClose,
    ...options,
  });
  const { error, ...note } = form.getInputProps('note') as { error?: string };
  return (
    <form onSubmit={onSubmit} noValidate>
      <input aria-label="Note" aria-invalid={error !== undefined} {...note} />
      <p>{error}</p>
      <button type="submit">{isPending ? 'Saving' : 'Save'}</button>
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

  it('starts a new entry with the values that follow from the sent ones', async () => {
    renderPart(<NoteForm staysOpen={({ note }) => ({ note: `after ${note}` })} send={() => Promise.resolve()} />);
    await type('One');
    await save();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('after One'));
  });

  it('stores nothing without a name', async () => {
    function Unnamed() {
      const { form } = useEntryForm<Values>({ initial: { note: '' }, send: () => Promise.resolve(), failed: '' });
      return <input aria-label="Note" {...form.getInputProps('note')} />;
    }
    renderPart(<Unnamed />);
    await type('Hello');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
    expect(hasDrafts()).toBe(false);
  });

  it('stores its context in the draft and restores a draft with it', async () => {
    writeDraft('note', { values: { note: 'Hallo' }, language: 'de' });
    renderPart(
      <NoteForm
        context={{ language: 'en' }}
        restore={({ values: { note }, language }) => ({ note: `${note} (${language ?? ''})` })}
      />,
    );
    await type('!');
    expect(readDraft('note')).toMatchObject({ values: { note: 'Hallo (de)!' }, language: 'en' });
  });

  it('sends nothing while invalid, shows the problem at its field and focuses the field', async () => {
    const send = vi.fn(() => Promise.resolve());
    renderPart(<NoteForm send={send} />);
    await type('bad');
    await save();
    expect(screen.getByText('Enter a note')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
    expect(useToastStore.getState().current).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a toast about the first problem if it has a title', async () => {
    renderPart(<NoteForm invalidTitle={(problem) => `Note ${problem}`} />);
    await type('bad');
    await save();
    expect(await findToast('Note missing')).toBeVisible();
    expect(await findToast('Enter a note')).toBeVisible();
  });

  it('focuses the first button of an invalid group', async () => {
    function ColorForm() {
      const { form, onSubmit } = useEntryForm<{ color: string }>({
        initial: { color: '' },
        problemsOf: ({ color }) => (color === '' ? { color: 'Choose a color' } : {}),
        send: () => Promise.resolve(),
        failed: '',
      });
      return (
        <form onSubmit={onSubmit} noValidate>
          <fieldset aria-invalid={form.errors['color'] !== undefined}>
            <input type="radio" aria-label="Red" />
            <input type="radio" aria-label="Blue" />
          </fieldset>
          <p>{form.errors['color']}</p>
          <button type="submit">Save</button>
        </form>
      );
    }
    renderPart(<ColorForm />);
    await save();
    expect(screen.getByText('Choose a color')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Red' })).toHaveFocus());
  });

  it('titles the toast after a failure, or shows none if there is no text', async () => {
    const refuse = () => Promise.reject(new ApiError(500, ''));
    const { unmount } = renderPart(<NoteForm send={refuse} failedTitle="No luck" />);
    await type('Hello');
    await save();
    expect(await findToast('No luck')).toBeVisible();
    unmount();

    useToastStore.setState({ current: null });
    const failed = vi.fn(() => undefined);
    renderPart(<NoteForm send={refuse} failed={failed} />);
    await save();
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(useToastStore.getState().current).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Hello');
  });

  it('keeps a draft that was changed after what was sent and refused', async () => {
    const { open, opened } = gate();
    const { unmount } = renderPart(
      <NoteForm
        send={async () => {
          await opened;
          return Promise.reject(markKept(new ApiError(400, '')));
        }}
      />,
    );
    await type('Hello');
    await save();
    await type(' again');
    unmount();
    open();
    await waitFor(() => expect(useToastStore.getState().current?.description).toMatch(/^Not accepted/));
    expect(readDraft('note')).toMatchObject({ values: { note: 'Hello again' } });
  });

  it('is pending during the request and ignores a second submission', async () => {
    const response = gate();
    const send = vi.fn(() => response.opened);
    renderPart(<NoteForm send={send} />);
    await type('Hello{Enter}');
    expect(screen.getByRole('button', { name: 'Saving' })).toBeVisible();
    await type('{Enter}');
    response.open();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
  });
});
