import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { endSession } from '@/shared/api/session';
import {
  deleteWithUndo,
  offerUndo,
  sendPendingDeletion,
  useHiddenKeys,
  useUndoInPlace,
  type UndoableDeletion,
} from './undo';

function List() {
  const hidden = useHiddenKeys();
  return <p>shown: {['run', 'swim'].filter((key) => !hidden.has(key)).join(' ')}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  renderPart(<List />);
});

function remove(key: string, result: Promise<unknown> = Promise.resolve()) {
  const send = vi.fn<UndoableDeletion['send']>(() => result);
  const onError = vi.fn();
  act(() => deleteWithUndo({ key, message: `${key} deleted`, send, onError }));
  return { send, onError };
}

it('hides the entry at once, offers Undo for 8 seconds and then sends the deletion', async () => {
  const { send } = remove('run');
  expect(screen.getByText('shown: swim')).toBeInTheDocument();
  expect(screen.getByText('run deleted')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(7900));
  expect(send).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(send).toHaveBeenCalledExactlyOnceWith({ keepalive: false });
  expect(screen.queryByText('run deleted')).not.toBeInTheDocument();
});

it('restores the entry on Undo and never sends the deletion', async () => {
  const { send } = remove('run');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('shown: run swim')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(send).not.toHaveBeenCalled();
});

it('reverts the action that the deletion was part of on Undo only', () => {
  const onUndo = vi.fn(() => Promise.resolve());
  act(() => deleteWithUndo({ key: 'run', message: 'run replaced', send: () => Promise.resolve(), onUndo }));
  act(() => deleteWithUndo({ key: 'swim', message: 'swim replaced', send: () => Promise.resolve(), onUndo }));
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledOnce();
});

it('sends the first deletion when a second one starts', () => {
  const first = remove('run');
  const second = remove('swim');
  expect(first.send).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
  expect(screen.getByText('swim deleted')).toBeInTheDocument();
});

it('sends the deletion with keepalive when the page closes', () => {
  const { send } = remove('run');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(send).toHaveBeenCalledExactlyOnceWith({ keepalive: true });
});

it('shows the entry again and reports the error if the deletion fails', async () => {
  const failure = new Error('500: broken');
  const { onError } = remove('run', Promise.reject(failure));
  await act(async () => {
    await sendPendingDeletion();
    vi.advanceTimersByTime(0);
  });
  expect(onError).toHaveBeenCalledWith(failure);
  expect(screen.getByText('shown: run swim')).toBeInTheDocument();
});

it('does not carry a deletion into the next session', async () => {
  const { send } = remove('run');
  act(() => endSession('expired'));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(send).not.toHaveBeenCalled();
});

describe('an action that is already done', () => {
  function log(result: Promise<unknown> = Promise.resolve()) {
    const undo = vi.fn(() => result);
    const onError = vi.fn();
    act(() => offerUndo({ key: 'log', message: 'run logged', created: ['run'], undo, onError }));
    return { undo, onError };
  }

  it('stays visible and offers Undo for 8 seconds', async () => {
    const { undo } = log();
    expect(screen.getByText('shown: run swim')).toBeInTheDocument();
    expect(screen.getByText('run logged')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(8100));
    expect(screen.queryByText('run logged')).not.toBeInTheDocument();
    expect(undo).not.toHaveBeenCalled();
  });

  it('is left to a dialog that offers it itself, until that closes', () => {
    function Dialog() {
      useUndoInPlace(true);
      return <p>dialog</p>;
    }
    const { unmount } = renderPart(<Dialog />);
    const { undo } = log();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const { send } = remove('swim');
    expect(screen.getAllByText('swim deleted').length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
    log();
    expect(screen.queryByText('run logged')).toBeNull();
    unmount();
    expect(screen.getByText('run logged')).toBeInTheDocument();
    expect(undo).not.toHaveBeenCalled();
  });

  it('is undone by Undo: hidden at once, and shown again if that fails', async () => {
    let fail: (error: Error) => void = () => {};
    const { undo, onError } = log(new Promise((_, reject) => (fail = reject)));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('shown: swim')).toBeInTheDocument();
    expect(undo).toHaveBeenCalledOnce();
    fail(new Error('500: broken'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('shown: run swim')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is not undone when the page closes, and a pending deletion is sent first', () => {
    const first = remove('swim');
    const { undo } = log();
    expect(first.send).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(undo).not.toHaveBeenCalled();
  });
});

it('the deletion of an ended session does not shorten the time of the next user’s', async () => {
  remove('run');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => endSession('expired'));
  signIn();
  const { send } = remove('swim');
  await act(() => vi.advanceTimersByTimeAsync(7900));
  expect(send).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(send).toHaveBeenCalledOnce();
});
