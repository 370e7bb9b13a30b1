import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@/mocks/render';
import { ConfirmDialog } from './ConfirmDialog';
import { Menu } from './Menu';
import { Modal } from './Modal';

// A dialog with a menu, which asks before it closes.
function Form() {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Write</button>
      <Modal opened={opened} onClose={() => setAsked(true)} title="Form">
        <Menu>
          <Menu.Target>
            <button>More</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Copy</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Modal>
      <ConfirmDialog
        opened={asked}
        title="Discard?"
        confirmLabel="Discard"
        onConfirm={() => setOpened(false)}
        onClose={() => setAsked(false)}
      >
        It is not saved.
      </ConfirmDialog>
    </>
  );
}

const user = userEvent.setup();
const dialogs = () => screen.queryAllByRole('dialog').length;

it('Escape opens a dialog’s confirmation, and the next one closes only the confirmation', async () => {
  renderPart(<Form />);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('dialog', { name: 'Form' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Discard?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toBe(1));
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
});

it('the page does not scroll while a dialog is open', async () => {
  const { unmount } = renderPart(<Form />);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('dialog', { name: 'Form' });
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Discard?' });
  expect(document.body).toHaveAttribute('data-scroll-locked');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialogs()).toBe(1));
  expect(document.body).toHaveAttribute('data-scroll-locked');
  unmount();
  expect(document.body).not.toHaveAttribute('data-scroll-locked');
  expect(document.body.style.marginRight).toBe('');
});

it('Escape closes a menu but not the surrounding dialog', async () => {
  renderPart(<Form />);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Copy' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Discard?' })).toBeNull();
});
