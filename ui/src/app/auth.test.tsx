import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { queryClient } from '@/shared/api/queryClient';
import { updateUser } from '@/shared/api/session';
import { deleteWithUndo } from '@/shared/ui/undo';
import { record } from '@/shared/outbox/record';
import { writeDraft } from '@/shared/lib/drafts';
import { renderApp } from './renderApp';

const user = userEvent.setup();

// Handles the requests of the signed-in pages, so that tests about login do not depend on the dashboard.
const quietServer = () =>
  server.use(
    http.get('/api/server', () => HttpResponse.json({ mail: false, signup: true })),
    http.get('/api/user', () => HttpResponse.json(mara)),
    http.get('/api/*', () => delay('infinite')),
  );

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
// Password inputs have no ARIA role.
const password = () => screen.getByLabelText('Password', { selector: 'input' });

async function toastReads(title: string, description: string): Promise<void> {
  const item = await screen.findByRole('listitem');
  expect(within(item).getByText(title)).toBeInTheDocument();
  expect(within(item).getByText(description)).toBeInTheDocument();
}

function answerAuth(path: 'login' | 'signup', status: number, body: object) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`/api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(body as Record<string, unknown>, { status });
    }),
  );
  return bodies;
}

beforeEach(quietServer);

describe('logging in', () => {
  async function fillAndSubmit() {
    await user.type(await field('Email'), 'mara@example.org');
    await user.type(password(), 'otter7blue');
    await user.click(button('Log in'));
  }

  it('stores the session and enters the app', async () => {
    const bodies = answerAuth('login', 200, { user: mara, token: 'fresh' });
    const { currentPath } = renderApp('/auth');
    await field('Email');
    await user.click(screen.getByRole('checkbox', { name: /Remember me/ }));
    await fillAndSubmit();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(bodies).toEqual([{ email: 'mara@example.org', password: 'otter7blue', rememberMe: true, devices: [] }]);
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(mara);
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });

  it('reports missing input without a request', async () => {
    renderApp('/auth');
    await user.type(await field('Email'), 'mara@example.org');
    await user.click(button('Log in'));
    await toastReads('Missing Information', 'Please fill in all fields');
  });

  it('shows the server’s message if the login is rejected, and stays on the page', async () => {
    answerAuth('login', 401, { message: 'Invalid email or password', code: 'INVALID_CREDENTIALS' });
    const { currentPath } = renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Failed', 'Invalid email or password');
    expect(currentPath()).toBe('/auth');
    expect(await field('Email')).toHaveValue('mara@example.org');
  });

  it('shows a fallback if the response has no message', async () => {
    answerAuth('login', 500, {});
    renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Failed', 'Please check your email and password');
  });

  it('rejects a response without a token', async () => {
    answerAuth('login', 200, { user: mara });
    renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Error', 'Invalid response from server');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('takes a pasted password, and password managers know the fields', async () => {
    renderApp('/auth');
    expect(await field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.paste('a pasted passphrase 7');
    expect(password()).toHaveValue('a pasted passphrase 7');
  });

  it('shows and hides the password', async () => {
    renderApp('/auth');
    await field('Email');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('uses German if the browser does', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    answerAuth('login', 401, { message: 'Invalid email or password', reason: { code: 'WRONG_CREDENTIALS' } });
    renderApp('/auth');
    await user.type(await field('E-Mail'), 'mara@example.org');
    await user.type(screen.getByLabelText('Passwort', { selector: 'input' }), 'otter7blue');
    await user.click(button('Anmelden'));
    await toastReads('Anmeldung fehlgeschlagen', 'E-Mail oder Passwort ist falsch');
    expect(document.documentElement.lang).toBe('de');
  });
});

describe('signing up', () => {
  async function fillAndSubmit(word = 'otter7blue', email = 'mara@example.org') {
    await user.type(await field('Name'), 'Mara');
    await user.type(await field('Email'), email);
    await user.type(password(), word);
    await user.click(button('Create account'));
  }

  it('opens as a tab, by URL and by click', async () => {
    renderApp('/auth');
    await field('Email');
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Sign up' }));
    expect(await field('Name')).toBeInTheDocument();
  });

  it('stores the session and enters the app', async () => {
    const bodies = answerAuth('signup', 201, { user: mara, token: 'fresh' });
    const { currentPath } = renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(bodies).toEqual([{ name: 'Mara', email: 'mara@example.org', password: 'otter7blue' }]);
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('reports missing input without a request', async () => {
    renderApp('/auth?tab=signup');
    await field('Name');
    await user.click(button('Create account'));
    await toastReads('Missing Information', 'Please fill in all fields');
  });

  it('validates the fields before sending', async () => {
    renderApp('/auth?tab=signup');
    await fillAndSubmit('12345', 'mara');
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
  });

  it('shows the server’s messages at the fields and in the toast', async () => {
    const message = 'An account with this email already exists';
    answerAuth('signup', 409, { message, code: 'EMAIL_TAKEN', fields: { email: message } });
    renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await toastReads('Signup Failed', message);
    expect(await field('Email')).toHaveAccessibleDescription(message);
  });

  it('shows a fallback if the response has no message', async () => {
    answerAuth('signup', 500, {});
    renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await toastReads('Signup Failed', 'Failed to create account');
  });

  it('rejects a response without a user', async () => {
    answerAuth('signup', 201, { token: 'abc' });
    renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await toastReads('Signup Error', 'Invalid response from server');
  });

  it('shows the strength of the password', async () => {
    renderApp('/auth?tab=signup');
    await field('Name');
    await user.type(password(), 'abc');
    expect(screen.getByText('Easy to guess')).toBeInTheDocument();
    await user.type(password(), ' quiet otters sing');
    expect(screen.getByText('Strong')).toBeInTheDocument();
  });

  it('shows that sign-up is closed', async () => {
    server.use(http.get('/api/server', () => HttpResponse.json({ mail: false, signup: false })));
    renderApp('/auth?tab=signup');
    expect(await screen.findByText('Sign-up is closed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  });
});

describe('logging out', () => {
  it('ends the session on the server and here, empties the cache and goes to /auth', async () => {
    signIn();
    const tokens: (string | null)[] = [];
    server.use(
      http.post('/api/auth/logout', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { currentPath } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(tokens).toEqual(['Bearer token-of-mara']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(queryClient.getQueryData(['/api/user'])).toBeUndefined();
  });

  it('works even if the server is unreachable', async () => {
    signIn();
    server.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    const { currentPath } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['Keep and log out', 1],
    ['Discard and log out', 0],
  ])('asks about unfinished entries: "%s" leaves %d', async (choice, left) => {
    signIn();
    writeDraft('workout', { reps: 8 });
    server.use(http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    const { currentPath } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await user.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toHaveLength(left);
  });
});

describe('logging out while a deletion can still be undone', () => {
  const request = { path: '/api/water-entries/{id}', pathValues: { id: 5 }, rows: [{ id: 5 }] };
  const deleteWater = () =>
    deleteWithUndo({
      key: 'water-5',
      message: 'Water deleted',
      send: () => record(queryClient, { kind: 'water', method: 'delete', ...request, refetch: [] }),
    });

  it('asks when the deletion cannot be sent, and discards it', async () => {
    signIn();
    server.use(
      http.delete('/api/water-entries/5', () => HttpResponse.error()),
      http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
    );
    const { currentPath } = renderApp('/');
    const logOut = await screen.findByRole('button', { name: 'Log Out' });
    act(deleteWater);
    await user.click(logOut);
    await user.click(await screen.findByRole('button', { name: 'Discard and log out' }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toEqual([]);
  });

  it('sends it first', async () => {
    signIn();
    const requests: string[] = [];
    server.use(
      http.delete('/api/water-entries/5', () => {
        requests.push('delete');
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/auth/logout', () => {
        requests.push('logout');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { currentPath } = renderApp('/');
    const logOut = await screen.findByRole('button', { name: 'Log Out' });
    act(deleteWater);
    await user.click(logOut);
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(requests).toEqual(['delete', 'logout']);
  });
});

describe('the address requested before login', () => {
  const requested = '/log-workout?workout=3';
  const here = ({ router }: ReturnType<typeof renderApp>) => {
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  async function logIn() {
    await user.type(await field('Email'), 'mara@example.org');
    await user.type(password(), 'otter7blue');
    await user.click(button('Log in'));
  }

  it('is opened after login', async () => {
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    const app = renderApp(requested);
    await user.click(await screen.findByRole('link', { name: 'Log in here' }));
    // Also after switching between the tabs.
    await user.click(await screen.findByRole('tab', { name: 'Sign up' }));
    await user.click(screen.getByRole('tab', { name: 'Log in' }));
    await logIn();
    await waitFor(() => expect(here(app)).toBe(requested));
  });

  it('is opened again after the session expired', async () => {
    signIn();
    server.use(http.get('/api/user', () => HttpResponse.json({ message: 'No session' }, { status: 401 })));
    const app = renderApp('/nutrition?tab=body');
    await waitFor(() => expect(here(app)).toBe('/auth'));
    quietServer();
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    await logIn();
    await waitFor(() => expect(here(app)).toBe('/nutrition?tab=body'));
  });

  it('is discarded on logout', async () => {
    signIn();
    server.use(http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    const app = renderApp('/nutrition');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    await logIn();
    await waitFor(() => expect(here(app)).toBe('/'));
  });

  it('is opened after onboarding', async () => {
    const fresh = { ...mara, onboardingCompleted: false };
    answerAuth('signup', 201, { user: fresh, token: 'fresh' });
    server.use(http.get('/api/user', () => HttpResponse.json(fresh)));
    const app = renderApp(requested);
    await user.click(await screen.findByRole('link', { name: 'Log in here' }));
    await user.click(await screen.findByRole('tab', { name: 'Sign up' }));
    await user.type(await field('Name'), 'Mara');
    await user.type(await field('Email'), 'mara@example.org');
    await user.type(password(), 'otter7blue');
    await user.click(button('Create account'));
    await waitFor(() => expect(here(app)).toBe('/'));
    await screen.findByRole('heading', { level: 1 });
    act(() => updateUser(mara));
    await waitFor(() => expect(here(app)).toBe(requested));
  });

  it('is left if another user signs in in another tab', async () => {
    signIn();
    const app = renderApp('/nutrition');
    await screen.findByRole('button', { name: 'Log Out' });
    localStorage.setItem('user', JSON.stringify({ ...mara, id: 8 }));
    localStorage.setItem('token', 'of-ben');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(here(app)).toBe('/'));
  });
});
