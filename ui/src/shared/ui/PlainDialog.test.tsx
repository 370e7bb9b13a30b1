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

it('a plain dialog is named by its title and begins at what it asks for', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
});

it('a plain dialog stays when one presses inside and goes when one presses beside it', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Two entries are not sent.'));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a plain dialog goes by its button, and by Escape only through its owner', async () => {
  const dialog = await openDialog();
  // What the browser sends on Escape; prevented, or it would close by itself and stay opened for its owner.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
