import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { InsecureConnectionNotice } from './InsecureConnectionNotice';

const arriveBy = (secure: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value: secure, configurable: true });
const notice = () => screen.queryByRole('region', { name: 'Some features need a secure connection' });

afterEach(() => arriveBy(true));

describe('over plain http', () => {
  it('a notice says what does not work, why, and what helps', () => {
    arriveBy(false);
    renderPart(<InsecureConnectionNotice />);
    expect(notice()).toHaveTextContent('This page was loaded over plain HTTP');
    expect(notice()).toHaveTextContent('keep the screen awake');
    expect(notice()).toHaveTextContent('notifications');
    expect(notice()).toHaveTextContent('set up HTTPS');
  });

  it('the notice appears once per device', async () => {
    arriveBy(false);
    const { unmount } = renderPart(<InsecureConnectionNotice />);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice()).toBeNull();
    unmount();
    renderPart(<InsecureConnectionNotice />);
    expect(notice()).toBeNull();
  });

  it('the notice is translated to German', () => {
    arriveBy(false);
    signIn({ ...mara, locale: 'de' });
    renderPart(<InsecureConnectionNotice />);
    expect(screen.getByRole('region', { name: 'Einige Funktionen brauchen eine sichere Verbindung' })).toBeVisible();
  });
});

it('no notice appears over https and on localhost', () => {
  arriveBy(true);
  renderPart(<InsecureConnectionNotice />);
  expect(notice()).toBeNull();
});
