import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { fillStorage } from '@/mocks/storage';
import { useStorageFull, writeDraft } from '@/shared/lib/drafts';
import { StorageFullNotice } from './StorageFullNotice';

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  useStorageFull.setState({ storageFull: false });
});

it('a notice appears once when the storage is full', async () => {
  signIn();
  renderPart(<StorageFullNotice />);
  const notice = () => screen.queryByText('Browser storage is full');
  expect(notice()).toBeNull();
  fillStorage();
  act(() => writeDraft('food', 1));
  expect(notice()).toBeVisible();
  expect(screen.getByText(/Unfinished input will be lost when you close this page\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  act(() => writeDraft('food', 2));
  expect(notice()).toBeNull();
});

it('the notice about a full storage is translated to German', () => {
  signIn({ ...mara, locale: 'de' });
  fillStorage();
  writeDraft('food', 1);
  renderPart(<StorageFullNotice />);
  expect(screen.getByText('Der Browserspeicher ist voll')).toBeVisible();
});

it('a browser that stores nothing gets another text than a full one', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  signIn();
  writeDraft('food', 1);
  renderPart(<StorageFullNotice />);
  expect(screen.getByText('This browser does not store anything')).toBeVisible();
  expect(screen.getByText(/Logging works only with a connection\.$/)).toBeVisible();
});
