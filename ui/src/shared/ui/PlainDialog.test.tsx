import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@/mocks/render';
import { PlainDialog } from './PlainDialog';

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Ask</button>
      <PlainDialog opened={opened} title="Leave?" closeLabel="Close" onClose={() => setOpened(false)}>
        <p>Two entries are not sent.</p>
        <button data-autofocus>Stay</button>
      </PlainDialog>
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  renderPart(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.getByRole('dialog', { name: 'Leave?' });
}

it('a plain dialog is labelled by its title and focuses its data-autofocus element', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
});

it('a plain dialog closes by a click outside, but not inside', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Two entries are not sent.'));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a plain dialog closes by its button, and on Escape only calls onClose', async () => {
  const dialog = await openDialog();
  // The browser's event on Escape. Must be prevented, or the dialog would close while its parent still has it open.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
