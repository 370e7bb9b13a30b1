import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { Menu } from './Menu';
import { deleteWithUndo, offerUndo, UNDO_MS, useHiddenKeys } from './undo';

const remove = (name: string) =>
  deleteWithUndo({ key: name, message: `${name} deleted`, send: () => Promise.resolve() });

function Runs({ names, withMenu = false }: { names: readonly string[]; withMenu?: boolean }) {
  const hidden = useHiddenKeys();
  const shown = names.filter((name) => !hidden.has(name));
  return (
    <section aria-label="Runs">
      <button>Log run</button>
      {shown.length === 0 ? (
        <div>
          <button>First run</button>
        </div>
      ) : (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <button>Edit {name}</button>
              {withMenu ? (
                <Menu>
                  <Menu.Target>
                    <button>More on {name}</button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item onClick={() => remove(name)}>Delete</Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              ) : (
                <button onClick={() => remove(name)}>Delete {name}</button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => signIn());

describe('after an entry was deleted, the focus', () => {
  it('goes to the next row', async () => {
    renderPart(<Runs names={['Monday', 'Tuesday', 'Friday']} />);
    await press('Delete Tuesday');
    expect(button('Edit Friday')).toHaveFocus();
  });

  it('goes to the row before if the last one was deleted', async () => {
    renderPart(<Runs names={['Monday', 'Friday']} />);
    await press('Delete Friday');
    expect(button('Edit Monday')).toHaveFocus();
  });

  it('goes to what is shown instead of an empty list', async () => {
    renderPart(<Runs names={['Monday']} />);
    await press('Delete Monday');
    expect(button('First run')).toHaveFocus();
  });

  it('goes to the menu of the next row if a menu deleted it', async () => {
    renderPart(<Runs names={['Monday', 'Friday']} withMenu />);
    await press('More on Monday');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(button('More on Friday')).toHaveFocus();
  });

  it('is not taken from an element that still has it', () => {
    renderPart(<Runs names={['Monday', 'Friday']} />);
    button('Log run').focus();
    act(() => remove('Monday'));
    expect(button('Log run')).toHaveFocus();
  });
});

describe('after Undo, the focus', () => {
  it('goes back to the button that deleted the entry', async () => {
    renderPart(<Runs names={['Monday', 'Friday']} />);
    await press('Delete Monday');
    await press('Undo');
    expect(button('Delete Monday')).toHaveFocus();
  });

  it('goes back to the button that created an entry', async () => {
    function Log() {
      const [count, setCount] = useState(0);
      const undo = () => Promise.resolve(setCount(0));
      const log = () => {
        setCount(1);
        offerUndo({ key: 'log', message: 'Run logged', created: ['run'], undo });
      };
      return <button onClick={log}>Log run, so far {count}</button>;
    }
    renderPart(<Log />);
    await press('Log run, so far 0');
    await press('Undo');
    expect(button('Log run, so far 0')).toHaveFocus();
  });

  it('goes to the heading of the page if that button is gone', async () => {
    function Once() {
      const [isDone, setDone] = useState(false);
      const log = () => {
        setDone(true);
        offerUndo({ key: 'log', message: 'Run logged', created: ['run'], undo: () => Promise.resolve() });
      };
      return (
        <>
          <h1 tabIndex={-1}>Training</h1>
          {!isDone && <button onClick={log}>Log run</button>}
        </>
      );
    }
    renderPart(<Once />);
    await press('Log run');
    await press('Undo');
    expect(screen.getByRole('heading', { name: 'Training' })).toHaveFocus();
  });

  it('also leaves the bar when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderPart(
      <>
        <h1 tabIndex={-1}>Training</h1>
        <Runs names={['Monday', 'Friday']} />
      </>,
    );
    button('Delete Monday').focus();
    act(() => button('Delete Monday').click());
    act(() => button('Undo').focus());
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS + 1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Training' })).toHaveFocus();
  });
});
