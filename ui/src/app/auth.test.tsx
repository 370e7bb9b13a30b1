import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { queryClient } from '@/shared/api/queryClient';
import { updateUser } from '@/shared/api/session';
import { writeDraft } from '@/shared/lib/drafts';
import { renderApp } from './renderApp';

const user = userEvent.setup();

// What a signed-in page asks for, so that a test about signing in does not depend on the dashboard.
const quietServer = () =>
  server.use(
    http.get('/api/server', () => HttpResponse.json({ mail: false, signup: true })),
    http.get('/api/user', () => HttpResponse.json(mara)),
    http.get('/api/*', () => delay('infinite')),
  );

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
// Password inputs have no role of their own.
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
    expect(bodies).toEqual([{ email: 'mara@example.org', password: 'otter7blue', rememberMe: true }]);
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(mara);
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  });

  it('asks for what is missing without a call', async () => {
    renderApp('/auth');
    await user.type(await field('Email'), 'mara@example.org');
    await user.click(button('Log in'));
    await toastReads('Missing Information', 'Please fill in all fields');
  });

  it('shows the server’s message when it is refused, and stays on the page', async () => {
    answerAuth('login', 401, { message: 'Invalid email or password', code: 'INVALID_CREDENTIALS' });
    const { currentPath } = renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Failed', 'Invalid email or password');
    expect(currentPath()).toBe('/auth');
    expect(await field('Email')).toHaveValue('mara@example.org');
  });

  it('says something useful when the answer has no message', async () => {
    answerAuth('login', 500, {});
    renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Failed', 'Please check your email and password');
  });

  it('does not take an answer without a token for a session', async () => {
    answerAuth('login', 200, { user: mara });
    renderApp('/auth');
    await fillAndSubmit();
    await toastReads('Login Error', 'Invalid response from server');
    expect(localStorage.getItem('token')).toBeNull();
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

  it('speaks German where the browser does', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['de-DE'], configurable: true });
    answerAuth('login', 401, { message: 'Invalid email or password' });
    renderApp('/auth');
    await user.type(await field('E-Mail'), 'mara@example.org');
    await user.type(screen.getByLabelText('Passwort', { selector: 'input' }), 'otter7blue');
    await user.click(button('Anmelden'));
    await toastReads('Anmeldung fehlgeschlagen', 'E-Mail oder Passwort ist falsch');
    expect(document.documentElement.lang).toBe('de');
    Object.defineProperty(navigator, 'languages', { value: ['en-US'], configurable: true });
  });
});

describe('signing up', () => {
  async function fillAndSubmit(word = 'otter7blue', email = 'mara@example.org') {
    await user.type(await field('Name'), 'Mara');
    await user.type(await field('Email'), email);
    await user.type(password(), word);
    await user.click(button('Create account'));
  }

  it('opens as a tab, by its address and by click', async () => {
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

  it('asks for what is missing without a call', async () => {
    renderApp('/auth?tab=signup');
    await field('Name');
    await user.click(button('Create account'));
    await toastReads('Missing Information', 'Please fill in all fields');
  });

  it('tells at the fields what it can see by itself', async () => {
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

  it('says something useful when the answer has no message', async () => {
    answerAuth('signup', 500, {});
    renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await toastReads('Signup Failed', 'Failed to create account');
  });

  it('does not take an answer without a user for a session', async () => {
    answerAuth('signup', 201, { token: 'abc' });
    renderApp('/auth?tab=signup');
    await fillAndSubmit();
    await toastReads('Signup Error', 'Invalid response from server');
  });

  it('hints how hard the password is to guess', async () => {
    renderApp('/auth?tab=signup');
    await field('Name');
    await user.type(password(), 'abc');
    expect(screen.getByText('Easy to guess')).toBeInTheDocument();
    await user.type(password(), ' quiet otters sing');
    expect(screen.getByText('Strong')).toBeInTheDocument();
  });

  it('says so where the server takes no new accounts', async () => {
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

  it('works also when the server cannot be reached', async () => {
    signIn();
    server.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    const { currentPath } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['Keep on this device', 1],
    ['Discard', 0],
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

describe('what was asked for before', () => {
  const asked = '/log-workout?workout=3';
  const here = ({ router }: ReturnType<typeof renderApp>) => {
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  async function logIn() {
    await user.type(await field('Email'), 'mara@example.org');
    await user.type(password(), 'otter7blue');
    await user.click(button('Log in'));
  }

  it('is where one is after logging in', async () => {
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    const app = renderApp(asked);
    await user.click(await screen.findByRole('link', { name: 'Log in here' }));
    // Also by way of the other tab.
    await user.click(await screen.findByRole('tab', { name: 'Sign up' }));
    await user.click(screen.getByRole('tab', { name: 'Log in' }));
    await logIn();
    await waitFor(() => expect(here(app)).toBe(asked));
  });

  it('is where one is again after the session ended by itself', async () => {
    signIn();
    server.use(http.get('/api/user', () => HttpResponse.json({ message: 'No session' }, { status: 401 })));
    const app = renderApp('/nutrition?tab=body');
    await waitFor(() => expect(here(app)).toBe('/auth'));
    quietServer();
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    await logIn();
    await waitFor(() => expect(here(app)).toBe('/nutrition?tab=body'));
  });

  it('is forgotten by who logs out', async () => {
    signIn();
    server.use(http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    const app = renderApp('/nutrition');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    answerAuth('login', 200, { user: mara, token: 'fresh' });
    await logIn();
    await waitFor(() => expect(here(app)).toBe('/'));
  });

  it('waits until someone new has answered the first questions', async () => {
    const fresh = { ...mara, onboardingCompleted: false };
    answerAuth('signup', 201, { user: fresh, token: 'fresh' });
    server.use(http.get('/api/user', () => HttpResponse.json(fresh)));
    const app = renderApp(asked);
    await user.click(await screen.findByRole('link', { name: 'Log in here' }));
    await user.click(await screen.findByRole('tab', { name: 'Sign up' }));
    await user.type(await field('Name'), 'Mara');
    await user.type(await field('Email'), 'mara@example.org');
    await user.type(password(), 'otter7blue');
    await user.click(button('Create account'));
    await waitFor(() => expect(here(app)).toBe('/'));
    await screen.findByRole('heading', { level: 1 });
    act(() => updateUser(mara));
    await waitFor(() => expect(here(app)).toBe(asked));
  });

  it('is left by who finds another person signed in', async () => {
    signIn();
    const app = renderApp('/nutrition');
    await screen.findByRole('button', { name: 'Log Out' });
    localStorage.setItem('user', JSON.stringify({ ...mara, id: 8 }));
    localStorage.setItem('token', 'of-ben');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(here(app)).toBe('/'));
  });
});
