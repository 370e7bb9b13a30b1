import { Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
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
        <ConfirmDialog
          opened
          title="Sure?"
          confirmLabel="Yes"
          onConfirm={() => setAsked(false)}
          onClose={() => setAsked(false)}
        >
          It cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

it('an unmounted dialog returns the focus to the button that opened it', async () => {
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

it('the focus returns to the menu’s button if a menu item opened the dialog', async () => {
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

it('the focus goes to the button with the same name if the opener was replaced', async () => {
  const user = userEvent.setup();
  function Page() {
    const [round, setRound] = useState(0);
    return (
      <Asks
        opener={(open) => (
          <button key={round} type="button" onClick={() => [open(), setTimeout(() => setRound(1))]}>
            Add
          </button>
        )}
      />
    );
  }
  renderPart(<Page />);
  const before = screen.getByRole('button', { name: 'Add' });
  await user.click(before);
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});
