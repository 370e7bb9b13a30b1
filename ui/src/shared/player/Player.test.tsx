import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '@/mocks/render';
import { Player, type PlayerProps } from './Player';
import { ToolSwitch } from './ToolSwitch';

const press = vi.fn();
const exit = vi.fn();

const part = (change: Partial<PlayerProps> = {}) => (
  <Player
    label="Squat"
    name="Squat"
    exitLabel="Exit"
    onExit={exit}
    progress={{ done: 1, total: 3 }}
    primary={{ label: 'Done', onPress: press }}
    secondary={<button type="button">Skip</button>}
    {...change}
  >
    <input aria-label="Weight" />
  </Player>
);
const open = (change: Partial<PlayerProps> = {}) => {
  press.mockClear();
  exit.mockClear();
  return renderPart(part(change));
};
const big = () => screen.getByRole('button', { name: 'Done' });

describe('the player', () => {
  it('covers the page as a dialog, and its large button has the focus', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Squat' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('heading', { name: 'Squat' })).toBeVisible();
    await vi.waitFor(() => expect(big()).toHaveFocus());
  });

  it('closes by Exit and by Escape', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Exit' }));
    expect(exit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(exit).toHaveBeenCalledTimes(2);
  });

  it.each([' ', '{Enter}'])('the key %j presses the large button, wherever the focus is', async (key) => {
    open();
    await vi.waitFor(() => expect(big()).toHaveFocus());
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledTimes(1);
    act(() => big().blur());
    await userEvent.keyboard(key);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('leaves Space to a focused control, and Enter in a field moves the focus to the large button', async () => {
    open();
    await vi.waitFor(() => expect(big()).toHaveFocus());
    screen.getByRole('button', { name: 'Skip' }).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('textbox').focus();
    await userEvent.keyboard(' ');
    expect(press).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(big()).toHaveFocus();
  });

  it('a held key presses once', async () => {
    open();
    await vi.waitFor(() => expect(big()).toHaveFocus());
    act(() => big().blur());
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('ignores the second tap of a double tap after the button changed', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 10_000 });
    const pressed: string[] = [];
    function Two() {
      const [set, choose] = useState('set 1');
      const next = () => {
        pressed.push(set);
        choose('set 2');
      };
      return part({ primary: { label: 'Done', onPress: next, guard: set } });
    }
    renderPart(<Two />);
    vi.setSystemTime(12_000);
    fireEvent.click(big());
    fireEvent.click(big());
    vi.setSystemTime(12_399);
    fireEvent.click(big());
    expect(pressed).toEqual(['set 1']);
    vi.setSystemTime(12_400);
    fireEvent.click(big());
    expect(pressed).toEqual(['set 1', 'set 2']);
  });

  it('keeps the screen awake, unless disabled', async () => {
    const request = vi.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock: { request } }));
    const { unmount } = open({ awake: false });
    expect(request).not.toHaveBeenCalled();
    unmount();
    open();
    await act(() => Promise.resolve());
    expect(request).toHaveBeenCalledOnce();
  });

  it('a tool is a switch with its state', async () => {
    const change = vi.fn();
    open({ tools: <ToolSwitch label="Read aloud" checked icon={<i />} iconOff={<b />} onChange={change} /> });
    const tool = screen.getByRole('switch', { name: 'Read aloud' });
    expect(tool).toBeChecked();
    await userEvent.click(tool);
    expect(change).toHaveBeenCalledWith(false);
  });
});
