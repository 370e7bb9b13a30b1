import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { Modal } from './Modal';
import { PlainDialog } from './PlainDialog';
import { deleteWithUndo, useHiddenKeys } from './undo';

const remove = () =>
  act(() => deleteWithUndo({ key: 'run', message: 'Run deleted', send: () => new Promise(() => {}) }));

beforeEach(() => signIn());

function Page({ plain = false }: { plain?: boolean }) {
  const [opened, setOpened] = useState(false);
  const hidden = useHiddenKeys();
  const close = () => setOpened(false);
  return (
    <>
      <p>{hidden.has('run') ? 'no run' : 'a run'}</p>
      <button onClick={() => setOpened(true)}>Add</button>
      {opened && plain && (
        <PlainDialog opened title="Form" closeLabel="Close" onClose={close}>
          <input aria-label="Name" />
        </PlainDialog>
      )}
      {opened && !plain && (
        <Modal opened title="Form" onClose={close} closeButtonProps={{ 'aria-label': 'Close' }}>
          <input aria-label="Name" />
        </Modal>
      )}
    </>
  );
}

it.each([false, true])(
  'is inside an open dialog, where its button can be reached, and else on the page',
  async (plain) => {
    const user = userEvent.setup();
    renderPart(<Page plain={plain} />);
    remove();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Form' });
    expect(screen.getAllByRole('button', { name: 'Undo', hidden: true })).toHaveLength(1);
    expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('a run')).toBeVisible();
  },
);
