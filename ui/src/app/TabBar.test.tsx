import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { renderApp } from './renderApp';

beforeEach(() => {
  server.use(http.get('/api/*', () => delay('infinite')));
  signIn();
});

const bar = () => screen.findByRole('navigation', { name: 'Bottom navigation' });

// What is marked, as the word of the tab and the kind of the mark.
async function marked(path: string) {
  const { router } = renderApp(path);
  await act(() => router.navigate(path));
  const tabs = within(await bar());
  return [...tabs.getAllByRole('link'), tabs.getByRole('button')].flatMap((tab) =>
    tab.ariaCurrent && tab.ariaCurrent !== 'false' ? [[tab.textContent, tab.ariaCurrent]] : [],
  );
}

describe('the bar at the bottom', () => {
  it('has the four main screens and More', async () => {
    renderApp('/nowhere');
    const tabs = within(await bar());
    expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Today', '/'],
      ['Train', '/log-workout'],
      ['Eat', '/nutrition'],
      ['Wellness', '/wellness'],
    ]);
    expect(tabs.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    ['/', [['Today', 'page']]],
    ['/log-workout', [['Train', 'page']]],
    ['/workout-planner', [['Train', 'true']]],
    ['/nutrition/foods', [['Eat', 'true']]],
    ['/profile', [['More', 'true']]],
    ['/nowhere', []],
  ])('marks the tab of %s', async (path, expected) => {
    expect(await marked(path)).toEqual(expected);
  });

  it('More opens the drawer with every entry, and closing it returns the focus', async () => {
    const user = userEvent.setup();
    renderApp('/nowhere');
    const more = within(await bar()).getByRole('button', { name: 'More' });
    await user.click(more);
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getAllByRole('link')).toHaveLength(8);
    expect(drawer.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('disappears while the on-screen keyboard is open', async () => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    renderApp('/nowhere');
    await bar();
    const resizeTo = (height: number, scale: number) =>
      act(() => {
        Object.assign(viewport, { height, scale });
        viewport.dispatchEvent(new Event('resize'));
      });
    resizeTo(window.innerHeight - 300, 1);
    expect(screen.queryByRole('navigation', { name: 'Bottom navigation' })).not.toBeInTheDocument();
    // Zoomed in, less of the page is visible too.
    resizeTo(window.innerHeight / 2, 2);
    expect(await bar()).toBeInTheDocument();
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de' });
    renderApp('/nowhere');
    const tabs = within(await screen.findByRole('navigation', { name: 'Untere Navigation' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Heute',
      'Training',
      'Essen',
      'Wohlbefinden',
    ]);
  });
});
