import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { get } from '@/shared/api/client';
import { useSession } from '@/shared/api/session';
import { screens } from './screens';
import { renderApp } from './renderApp';

beforeEach(() =>
  server.use(
    http.get('/api/server', () => HttpResponse.json({ mail: false, signup: true })),
    http.get('/api/user', () => HttpResponse.json(mara)),
    http.get('/api/*', () => delay('infinite')),
  ),
);

describe('not logged in', () => {
  it.each(['/', '/log-workout', '/profile', '/nowhere'])(
    '%s shows the welcome screen with login and sign-up',
    async (path) => {
      renderApp(path);
      expect(await screen.findByRole('link', { name: 'Log in here' })).toHaveAttribute('href', '/auth');
      expect(screen.getByRole('button', { name: 'Get started' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
    },
  );

  it('/auth shows the sign-in page', async () => {
    renderApp('/auth');
    expect(await screen.findByRole('tab', { name: 'Log in', selected: true })).toBeInTheDocument();
    expect(document.title).toBe('Log in · FitApp');
  });
});

it('a spinner shows Loading... while the session is loading', () => {
  renderApp('/');
  act(() => useSession.setState({ status: 'loading' }));
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in here' })).not.toBeInTheDocument();
});

describe('logged in', () => {
  beforeEach(() => signIn());

  it('/auth redirects into the app', async () => {
    const { currentPath } = renderApp('/auth');
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('the navigation has the brand, the current entry marked, and Log Out', async () => {
    renderApp('/');
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(within(navigation).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link', { name: 'FitApp' })[0]).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });

  it('the navigation holds its eight entries in order', async () => {
    renderApp('/nowhere');
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
    const entries = within(navigation)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(entries).toEqual([
      ['/', 'Dashboard'],
      ['/nutrition', 'Nutrition'],
      ['/wellness', 'Wellness'],
      ['/workout-calendar', 'Calendar'],
      ['/workout-planner', 'My Plans'],
      ['/ai-coach', 'AI Coach'],
      ['/progress', 'Progress'],
      ['/profile', 'Profile'],
    ]);
  });

  it('the dashboard links to existing screens', async () => {
    renderApp('/');
    const quick = within(await screen.findByRole('navigation', { name: 'Quick Access' }));
    const paths = screens.map(({ path }) => path);
    for (const link of quick.getAllByRole('link')) expect(paths).toContain(link.getAttribute('href'));
    expect(quick.getByRole('link', { name: 'Log Workout' })).toBeInTheDocument();
  });

  it('the tracker is not in the navigation', async () => {
    renderApp('/nowhere');
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(within(navigation).queryByRole('link', { name: 'Log Workout' })).not.toBeInTheDocument();
    expect(within(navigation).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('the drawer holds the same entries and closes when one is chosen', async () => {
    const user = userEvent.setup();
    const { currentPath } = renderApp('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
    await user.click(within(drawer).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentPath()).toBe('/');
  });

  it('an unknown path shows Page Not Found with links, sets the document title and the focus', async () => {
    const { router } = renderApp('/');
    await act(() => router.navigate('/nowhere'));
    const heading = await screen.findByRole('heading', { name: 'Page Not Found' });
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
    expect(page.getByRole('link', { name: 'Fitness Journey' })).toHaveAttribute('href', '/fitness-journey');
    expect(page.getByRole('link', { name: 'Log Workout' })).toHaveAttribute('href', '/log-workout');
    expect(page.getByRole('link', { name: 'AI Coach' })).toHaveAttribute('href', '/ai-coach');
    expect(document.title).toBe('Page Not Found · FitApp');
    expect(heading).toHaveFocus();
  });

  it('a skip link leads to the content', async () => {
    renderApp('/nowhere');
    expect(await screen.findByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('a 401 leads to /auth and shows the reason', async () => {
    const { currentPath } = renderApp('/nowhere');
    await screen.findByRole('heading', { name: 'Page Not Found' });
    server.use(http.get('/api/stats', () => HttpResponse.json({ message: 'No session' }, { status: 401 })));
    await act(() => expect(get('/api/stats')).rejects.toHaveProperty('status', 401));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Authentication expired. Please log in again.');
  });

  it('a logout in another tab leads to /auth', async () => {
    const { currentPath } = renderApp('/nowhere');
    await screen.findByRole('heading', { name: 'Page Not Found' });
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
  });

  it('newer user data from the server is stored', async () => {
    server.use(http.get('/api/user', () => HttpResponse.json({ ...mara, name: 'Mara L.' })));
    renderApp('/nowhere');
    await waitFor(() => expect(useSession.getState().session?.user.name).toBe('Mara L.'));
  });
});
