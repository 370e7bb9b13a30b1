import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { SecureNotice } from './SecureNotice';

const arriveBy = (secure: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value: secure, configurable: true });
const notice = () => screen.queryByRole('region', { name: 'Two things do not work on this connection' });

afterEach(() => arriveBy(true));

describe('over plain http', () => {
  it('the app says what does not work, why, and what helps', () => {
    arriveBy(false);
    renderPart(<SecureNotice />);
    expect(notice()).toHaveTextContent('This page came over plain http.');
    expect(notice()).toHaveTextContent('keep the screen awake');
    expect(notice()).toHaveTextContent('notifications');
    expect(notice()).toHaveTextContent('set up https');
  });

  it('it says so once on this device', async () => {
    arriveBy(false);
    const { unmount } = renderPart(<SecureNotice />);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice()).toBeNull();
    unmount();
    renderPart(<SecureNotice />);
    expect(notice()).toBeNull();
  });

  it('it says so in German', () => {
    arriveBy(false);
    signIn({ ...mara, locale: 'de' });
    renderPart(<SecureNotice />);
    expect(screen.getByRole('region', { name: 'Zwei Dinge gehen über diese Verbindung nicht' })).toBeVisible();
  });
});

it('over https and on this very machine nothing is said', () => {
  arriveBy(true);
  renderPart(<SecureNotice />);
  expect(notice()).toBeNull();
});
