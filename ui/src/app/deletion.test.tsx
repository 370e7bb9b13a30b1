import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { writeSetting } from '@/shared/lib/deviceSettings';
import { writeDraft } from '@/shared/lib/drafts';
import { renderApp } from './renderApp';

it('deleting an account leads to the welcome screen and removes all of the user’s data from the browser', async () => {
  const user = userEvent.setup();
  signIn(mara);
  writeDraft('manual-workout', { values: {} });
  const ada = example<User>('show_user.success').response.body as User;
  signIn(ada);
  writeDraft('manual-workout', { values: {} });
  writeSetting('notices', { remindAt: '07:30' });
  localStorage.setItem(`tour-completed:${ada.id}`, 'true');
  server.use(
    ...recordedResponses('show_user.success', 'delete_user.success'),
    http.get('/api/server', () => HttpResponse.json({ mail: false, signup: true })),
    http.get('/api/*', () => delay('infinite')),
  );
  const { currentPath } = renderApp('/profile?section=data');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'correct battery');
  await user.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
  expect(await screen.findByRole('link', { name: 'Log in here' })).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(await screen.findByText('Your account was deleted')).toBeVisible();
  expect(currentUser()).toBeNull();
  // The drafts of other users stay.
  expect(Object.keys(localStorage).filter((key) => key.includes(':'))).toEqual([
    `draft:${mara.id}:manual-workout`,
    `draft-day:${mara.id}:manual-workout`,
  ]);
});
