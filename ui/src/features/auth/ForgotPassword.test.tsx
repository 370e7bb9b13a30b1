import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { recordedAnswers } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { bodiesOf, gate } from '@/mocks/sent';
import { server } from '@/mocks/server';
import { LoginForm } from './LoginForm';

const user = userEvent.setup();
const withMail = () => server.use(http.get('/api/server', () => HttpResponse.json({ mail: true, signup: true })));

async function openDialog() {
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  return within(await screen.findByRole('dialog', { name: 'Reset your password' }));
}

it('takes over what was typed to log in, and asks for an address without a call', async () => {
  withMail();
  renderPart(<LoginForm />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mara@example.org');
  const dialog = await openDialog();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('mara@example.org');
  await user.clear(email);
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(email).toHaveAccessibleDescription('Please enter your email address');
});

it('says that the e-mail is on its way, whoever it is for, and closes', async () => {
  withMail();
  server.use(...recordedAnswers('forgot_password.asked'));
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody@example.org{Enter}');
  const toast = await screen.findByRole('listitem');
  expect(toast).toHaveTextContent('Email Sent');
  expect(toast).toHaveTextContent('If an account with that email exists, a password reset link has been sent.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('stays open when it failed, and says so', async () => {
  withMail();
  server.use(http.post('/api/auth/forgot-password', () => HttpResponse.error()));
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  expect(await screen.findByText('Failed to send password reset email')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('mara@example.org');
});

it.each(['mara@example.org', 'nobody@example.org'])(
  'where the server sends no mail the dialog says so, for %s too',
  async (email) => {
    server.use(...recordedAnswers('show_server.open', 'forgot_password.asked'));
    renderPart(<LoginForm />);
    const dialog = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), `${email}{Enter}`);
    expect(await dialog.findByText('This server sends no e-mail. Ask the person who runs it.')).toBeInTheDocument();
    expect(screen.queryByText('Email Sent')).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('says so also where the server tells late that it sends none', async () => {
  const info = gate();
  server.use(
    http.get('/api/server', async () => {
      await info.opened;
      return HttpResponse.json({ mail: false, signup: true });
    }),
    ...recordedAnswers('forgot_password.asked'),
  );
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  const asked = bodiesOf('POST', '/api/auth/forgot-password');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  info.open();
  expect(await dialog.findByText('This server sends no e-mail. Ask the person who runs it.')).toBeInTheDocument();
});

it('says what it says of every address where the server does not tell whether it sends any', async () => {
  server.use(
    http.get('/api/server', () => HttpResponse.error()),
    ...recordedAnswers('forgot_password.asked'),
  );
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  expect(await screen.findByText('Email Sent')).toBeInTheDocument();
});

it('is open at once where a new link is asked for', async () => {
  withMail();
  renderPart(<LoginForm askingForLink />);
  expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeInTheDocument();
});
