import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { hasDrafts } from '@/shared/lib/drafts';
import { outboxEntries } from '@/shared/outbox/entries';
import { PeriodDialog } from './PeriodDialog';

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <PeriodDialog period={null} onClose={() => setOpen(false)} />;
}

// The server refuses what was typed, once `open` is called.
async function saveNotes() {
  const { open, opened } = gate();
  server.use(
    http.post('/api/period-trackings', async () => {
      await opened;
      return HttpResponse.json({ message: 'Periods overlap' }, { status: 409 });
    }),
  );
  const { unmount } = renderPart(<Opened />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { open: () => act(() => Promise.resolve(open())), unmount };
}

const refused = 'Not accepted by the server. Kept on this device until you change it or throw it away.';

beforeEach(() => signIn());

it('what is refused after the dialog was closed stays on the device', async () => {
  const { open } = await saveNotes();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(await findToast(refused)).toBeVisible();
  expect(outboxEntries()).toMatchObject([{ state: 'refused', isShown: true, body: { notes: 'Quiet' } }]);
});

it('what is refused after the page was left is in one place, not also in a draft', async () => {
  const { open, unmount } = await saveNotes();
  expect(hasDrafts()).toBe(true);
  unmount();
  await open();
  await expect.poll(hasDrafts).toBe(false);
  expect(outboxEntries()).toMatchObject([{ state: 'refused', isShown: true, body: { notes: 'Quiet' } }]);
});

it('what is refused while the dialog is open stays in it', async () => {
  const { open } = await saveNotes();
  await open();
  await findToast('Failed to save period data. Please try again.');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Quiet');
  expect(outboxEntries()).toEqual([]);
});
