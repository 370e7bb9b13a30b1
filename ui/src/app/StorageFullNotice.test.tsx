import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { fillStorage } from '@/mocks/storage';
import { useStorageFull, writeDraft } from '@/shared/lib/drafts';
import { StorageFullNotice } from './StorageFullNotice';

afterEach(() => {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  useStorageFull.setState({ storageFull: false });
});

it('a browser without room says what that means, once', async () => {
  signIn();
  renderPart(<StorageFullNotice />);
  const notice = () => screen.queryByText('This browser has no room left');
  expect(notice()).toBeNull();
  fillStorage();
  act(() => writeDraft('food', 1));
  expect(notice()).toBeVisible();
  expect(screen.getByText(/What you type is kept only until you close this page\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  act(() => writeDraft('food', 2));
  expect(notice()).toBeNull();
});

it('it says so in German', () => {
  signIn({ ...mara, locale: 'de' });
  fillStorage();
  writeDraft('food', 1);
  renderPart(<StorageFullNotice />);
  expect(screen.getByText('Dieser Browser hat keinen Platz mehr')).toBeVisible();
});
