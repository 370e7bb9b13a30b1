import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachRouter } from '@/shared/lib/overlays';
import { useBackCloses } from './useBackCloses';

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return <div role="dialog" aria-label={name} />;
}

// Two stacked overlays, actions that navigate, and an overlay that asks before it closes.
function Page({ title }: { title: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const close = (name: string) => setOpen((names) => names.filter((each) => each !== name));
  return (
    <main>
      <h1>{title}</h1>
      {['first', 'second', 'stubborn'].map((name) => (
        <button key={name} onClick={() => setOpen((names) => [...names, name])}>
          Open {name}
        </button>
      ))}
      <button onClick={() => close('first')}>Close first</button>
      <button onClick={() => setOpen(['second'])}>Second in place of the first</button>
      <button onClick={() => void navigate('/other')}>Save</button>
      <button onClick={() => void navigate('?tab=b', { replace: true })}>Tab</button>
      <Link to="/other" onClick={() => setOpen([])}>
        Other page
      </Link>
      {open.includes('first') && <Overlay name="first" onClose={() => close('first')} />}
      {open.includes('second') && <Overlay name="second" onClose={() => close('second')} />}
      {open.includes('stubborn') && <Overlay name="stubborn" onClose={() => setAsked(true)} />}
      {asked && <p>Really?</p>}
    </main>
  );
}

// All tests share one history, so each starts on its own page.
let number = 0;
let router: ReturnType<typeof createBrowserRouter>;

async function load() {
  router = attachRouter(
    createBrowserRouter([
      {
        element: <Outlet />,
        children: [
          { path: '/before/:number', element: <Page title="Before" /> },
          { path: '/page/:number', element: <Page title="Page" /> },
          { path: '/other', element: <Page title="Other" /> },
        ],
      },
    ]),
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Page' });
}

beforeEach(async () => {
  number += 1;
  window.history.pushState({ key: `before-${number}`, idx: 0 }, '', `/before/${number}`);
  window.history.pushState({ key: `page-${number}`, idx: 1 }, '', `/page/${number}`);
  await load();
  return async () => {
    cleanup();
    await quiet();
    router.dispose();
  };
});

const press = (name: string) => userEvent.click(screen.getByRole(name === 'Other page' ? 'link' : 'button', { name }));
const travel = (steps: number) => act(() => window.history.go(steps));
const back = () => travel(-1);
const dialogs = () => screen.queryAllByRole('dialog').map((each) => each.getAttribute('aria-label'));
const title = () => screen.getByRole('heading').textContent;
const soon = (what: () => unknown, wanted: unknown) => waitFor(() => expect(what()).toEqual(wanted));
// Waits until all pending history changes are done.
const quiet = () => soon(() => window.history.state?.overlays ?? 0, 0);

describe('Back', () => {
  it('closes an overlay and stays on the page, and the next Back leaves the page', async () => {
    await press('Open first');
    expect(dialogs()).toEqual(['first']);
    back();
    await soon(dialogs, []);
    expect(title()).toBe('Page');
    back();
    await soon(title, 'Before');
  });

  it('closes overlays one by one, from the top', async () => {
    await press('Open first');
    await press('Open second');
    back();
    await soon(dialogs, ['first']);
    back();
    await soon(dialogs, []);
    expect(title()).toBe('Page');
  });

  it('leaves the page at once if the overlay was closed by other means', async () => {
    await press('Open first');
    await press('Close first');
    await quiet();
    back();
    await soon(title, 'Before');
  });

  it('closes an overlay that replaced another one', async () => {
    await press('Open first');
    await press('Second in place of the first');
    back();
    await soon(dialogs, []);
    back();
    await soon(title, 'Before');
  });

  it('returns to the page after a link in an overlay', async () => {
    await press('Open first');
    await press('Other page');
    await soon(title, 'Other');
    back();
    await soon(title, 'Page');
    expect(dialogs()).toEqual([]);
    back();
    await soon(title, 'Before');
  });

  it('needs only one press after a save that navigated from two overlays', async () => {
    await press('Open first');
    await press('Open second');
    await press('Save');
    await soon(title, 'Other');
    back();
    await soon(title, 'Page');
    back();
    await soon(title, 'Before');
  });

  it('still closes an overlay that stayed open during a navigation', async () => {
    await press('Open first');
    await press('Tab');
    await soon(() => router.state.location.search, '?tab=b');
    await soon(() => window.history.state?.overlays, 1);
    back();
    await soon(dialogs, []);
    expect([title(), router.state.location.search]).toEqual(['Page', '?tab=b']);
  });

  it('asks an overlay again that did not close', async () => {
    await press('Open stubborn');
    back();
    expect(await screen.findByText('Really?')).toBeVisible();
    await soon(() => window.history.state?.overlays, 1);
    back();
    await soon(() => window.history.state?.overlays ?? 0, 0);
    expect([title(), dialogs()]).toEqual(['Page', ['stubborn']]);
  });
});

it('Forward opens nothing and does not navigate', async () => {
  await press('Open first');
  back();
  await soon(dialogs, []);
  const go = vi.spyOn(window.history, 'go');
  travel(1);
  // And returns automatically.
  await soon(() => go.mock.calls, [[1], [-1]]);
  await quiet();
  expect([title(), dialogs()]).toEqual(['Page', []]);
  back();
  await soon(title, 'Before');
});

describe('after a reload in an overlay', () => {
  beforeEach(async () => {
    cleanup();
    router.dispose();
    window.history.pushState({ ...window.history.state, overlays: 1 }, '');
    await load();
  });

  it('Back leaves the page at once', async () => {
    back();
    await soon(title, 'Before');
  });

  it('the next overlay reuses the entry', async () => {
    await press('Open second');
    back();
    await soon(dialogs, []);
    expect(title()).toBe('Page');
    back();
    await soon(title, 'Before');
  });
});
