import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { toast } from './toast';

// Radix renders each message a second time for screen readers. The visible one is the list item.
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    renderPart(<p>page</p>);
  });

  it('shows its title and description', () => {
    act(() => toast({ title: 'Workout completed! 🎉', description: 'Amazing work!' }));
    const item = screen.getByRole('listitem');
    expect(within(item).getByText('Workout completed! 🎉')).toBeInTheDocument();
    expect(within(item).getByText('Amazing work!')).toBeInTheDocument();
  });

  it('is announced in the user’s language', async () => {
    act(() => signIn({ ...mara, locale: 'de' }));
    act(() => toast({ title: 'Gespeichert' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(document.body).toHaveTextContent('Mitteilung Gespeichert');
  });

  it('is replaced by a newer one', () => {
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second' }));
    expect(shown()).toEqual(['Second']);
  });

  it('disappears after 5000 ms', async () => {
    act(() => toast({ title: 'First' }));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(shown()).toEqual(['First']);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(shown()).toEqual([]);
  });

  it('stays for its own duration', async () => {
    act(() => toast({ title: 'Workout Scheduled!', duration: 6000 }));
    await act(() => vi.advanceTimersByTimeAsync(5900));
    expect(shown()).toEqual(['Workout Scheduled!']);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(shown()).toEqual([]);
  });

  it('restarts the timer when a newer one replaces it', async () => {
    act(() => toast({ title: 'First' }));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    act(() => toast({ title: 'Second' }));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(shown()).toEqual(['Second']);
  });

  it('marks a failure as destructive', () => {
    act(() => toast({ title: 'Error', destructive: true }));
    expect(screen.getByRole('listitem')).toHaveAttribute('data-destructive', 'true');
    act(() => toast({ title: 'Fine' }));
    expect(screen.getByRole('listitem')).not.toHaveAttribute('data-destructive');
  });

  it('closes by its button', () => {
    act(() => toast({ title: 'First' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });

  it('receives the focus by F8', () => {
    act(() => toast({ title: 'First' }));
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it.each([
    [60, []],
    [40, ['First']],
  ])('swiped %d px to the right leaves %j', (distance, left) => {
    act(() => toast({ title: 'First' }));
    const item = screen.getByRole('listitem');
    // With a mouse, because jsdom lacks pointer capture.
    item.setPointerCapture = () => {};
    item.releasePointerCapture = () => {};
    const at = (x: number) => ({ clientX: x, clientY: 10, pointerId: 1, button: 0, pointerType: 'mouse' });
    fireEvent.pointerDown(item, at(10));
    fireEvent.pointerMove(item, at(10 + distance / 2));
    fireEvent.pointerMove(item, at(10 + distance));
    fireEvent.pointerUp(item, at(10 + distance));
    expect(shown()).toEqual(left);
  });
});
