import { Menu } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@/mocks/render';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';

function Asks({ opener }: { opener: (open: () => void) => ReactNode }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {opener(() => setAsked(true))}
      {asked && (
        <ConfirmDialog opened title="Sure?" confirmLabel="Yes" onConfirm={() => setAsked(false)} onClose={() => setAsked(false)}>
          It cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

it('a dialog that leaves the page gives the focus back to the button that opened it', async () => {
  const user = userEvent.setup();
  renderPart(
    <Asks
      opener={(open) => (
        <button type="button" onClick={open}>
          Delete
        </button>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('out of a menu the focus goes back to the button of the menu', async () => {
  const user = userEvent.setup();
  renderPart(
    <Asks
      opener={(open) => (
        <Menu>
          <Menu.Target>
            <button type="button">More</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={open}>Delete</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
