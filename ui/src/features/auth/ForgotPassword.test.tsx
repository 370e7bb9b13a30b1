import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { requestBodies, gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { LoginForm } from './LoginForm';

const user = userEvent.setup();
const withMail = () => server.use(http.get('/api/server', () => HttpResponse.json({ mail: true, signup: true })));

async function openDialog() {
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  return within(await screen.findByRole('dialog', { name: 'Reset your password' }));
}

it('starts with the address typed in the login form, and requires an address', async () => {
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

it('confirms that the email was sent for any address, and closes', async () => {
  withMail();
  server.use(...recordedResponses('forgot_password.asked'));
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody@example.org{Enter}');
  const toast = await screen.findByRole('listitem');
  expect(toast).toHaveTextContent('Email Sent');
  expect(toast).toHaveTextContent('If an account with that email exists, a password reset link has been sent.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('stays open after a failure and reports it', async () => {
  withMail();
  server.use(http.post('/api/auth/forgot-password', () => HttpResponse.error()));
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  expect(await screen.findByText('Failed to send password reset email')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('mara@example.org');
});

it.each(['mara@example.org', 'nobody@example.org'])(
  'reports that the server sends no email, for %s too',
  async (email) => {
    server.use(...recordedResponses('show_server.open', 'forgot_password.asked'));
    renderPart(<LoginForm />);
    const dialog = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), `${email}{Enter}`);
    expect(await dialog.findByText('This server does not send email. Contact its administrator.')).toBeInTheDocument();
    expect(screen.queryByText('Email Sent')).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('reports it also when the server says so only in its response', async () => {
  const info = gate();
  server.use(
    http.get('/api/server', async () => {
      await info.opened;
      return HttpResponse.json({ mail: false, signup: true });
    }),
    ...recordedResponses('forgot_password.asked'),
  );
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  const requests = requestBodies('POST', '/api/auth/forgot-password');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  info.open();
  expect(await dialog.findByText('This server does not send email. Contact its administrator.')).toBeInTheDocument();
});

it('shows the neutral sentence when it is unknown whether the server sends email', async () => {
  server.use(
    http.get('/api/server', () => HttpResponse.error()),
    ...recordedResponses('forgot_password.asked'),
  );
  renderPart(<LoginForm />);
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mara@example.org{Enter}');
  expect(await screen.findByText('Email Sent')).toBeInTheDocument();
});

it('is open immediately when a new link is requested', async () => {
  withMail();
  renderPart(<LoginForm openForgotPassword />);
  expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeInTheDocument();
});
