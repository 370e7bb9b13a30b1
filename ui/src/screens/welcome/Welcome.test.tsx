import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import { Welcome } from './Welcome';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const create = () => user.click(screen.getByRole('button', { name: 'Create account' }));

async function start() {
  renderPart(<Welcome />);
  await user.click(screen.getByRole('button', { name: 'Get started' }));
  return within(await screen.findByRole('dialog', { name: 'Create your account' }));
}

async function fill() {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(password(), 'correct horse');
}

const lostAnswer = () => server.use(http.post('/api/auth/signup', () => HttpResponse.error(), { once: true }));

beforeEach(() => {
  sessionStorage.clear();
  server.use(...recordedResponses('show_server.open'));
});

it('has a link to log in', () => {
  renderPart(<Welcome />);
  expect(screen.getByRole('link', { name: 'Log in here' })).toHaveAttribute('href', '/auth');
});

describe('the main button', () => {
  it('opens the overlay at the first of three steps', async () => {
    const dialog = await start();
    expect(dialog.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(dialog.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeInTheDocument();
    await waitFor(() => expect(field('Name')).toBeInTheDocument());
  });

  it('creates an account, which starts the session as a new user', async () => {
    server.use(...recordedResponses('signup.created'));
    await start();
    await fill();
    await create();
    await waitFor(() => expect(useSession.getState().session?.user.name).toBe('Ada'));
    expect(sessionStorage.getItem('onboarding-new')).toBe('1');
    expect(sessionStorage.getItem('account-draft')).toBeNull();
  });
});

describe('the account draft', () => {
  it('is validated field by field without a request', async () => {
    await start();
    await user.type(field('Email'), 'ada');
    await user.type(password(), '12345');
    await create();
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email');
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
  });

  it('survives a reload, except for the password', async () => {
    await start();
    await fill();
    expect(JSON.stringify(sessionStorage)).not.toContain('correct horse');
    document.body.innerHTML = '';
    renderPart(<Welcome />);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Ada');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('');
  });

  it('stays, including the password, when Back closed the overlay', async () => {
    await start();
    await fill();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Get started' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect([field('Name'), field('Email'), password()].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Ada',
      'ada@example.com',
      'correct horse',
    ]);
  });

  it('is deleted when the overlay is closed', async () => {
    await start();
    await fill();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage.getItem('account-draft')).toBeNull();
  });
});

describe('a failed sign-up', () => {
  it('shows the server’s message in an alert', async () => {
    server.use(...recordedResponses('signup.taken'));
    await start();
    await fill();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists');
    expect(useSession.getState().session).toBeNull();
  });

  it('shows a default message without one', async () => {
    lostAnswer();
    await start();
    await fill();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create account. Please try again.');
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  it('logs in on retry if the account was created before the connection was lost', async () => {
    lostAnswer();
    await start();
    await fill();
    await create();
    await screen.findByRole('alert');
    server.use(...recordedResponses('signup.taken', 'login.success'));
    await create();
    const { token } = example<{ token: string }>('login.success').response.body as { token: string };
    await waitFor(() => expect(useSession.getState().session?.token).toBe(token));
  });

  it('is announced immediately if the server accepts no accounts', async () => {
    server.use(...recordedResponses('show_server.closed'));
    const dialog = await start();
    expect(await dialog.findByText('Sign-up is closed')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  });
});
