import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { useConnection } from '@/shared/api/connection';
import { ClockNotice } from './ClockNotice';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const noon = () => new Date(2026, 10, 20, 12).getTime();

const isAhead = (clockAhead: number) => act(() => useConnection.setState({ clockAhead }));
const notice = () => screen.queryByRole('status', { name: 'The clock of this device is wrong' });

afterEach(() => {
  sessionStorage.clear();
  useConnection.setState(useConnection.getInitialState(), true);
});

it.each([
  [20 * MINUTE_MS, 'It is about 20 minutes ahead. Set it, or what you log gets the wrong time.'],
  [-58 * MINUTE_MS, 'It is about 1 hour behind. Set it, or what you log gets the wrong time.'],
  [-13 * HOUR_MS, 'It is about 13 hours behind. Set it, or what you log gets the wrong day.'],
  [-23 * HOUR_MS, 'It is about 1 day behind. Set it, or what you log gets the wrong day.'],
  [DAY_MS, 'It is about 1 day ahead. Set it, or what you log gets the wrong day.'],
  [3 * DAY_MS, 'It is about 3 days ahead. Set it, or the server does not accept what you log.'],
])('a clock that is %s ms ahead is named with what follows from it', (ahead, text) => {
  renderPart(<ClockNotice now={noon} />);
  expect(notice()).toBeNull();
  isAhead(ahead);
  expect(notice()).toHaveTextContent(text);
});

it('it is in German', () => {
  signIn({ ...mara, locale: 'de' });
  renderPart(<ClockNotice now={noon} />);
  isAhead(2 * DAY_MS);
  expect(screen.getByText(/^Sie geht etwa 2 Tage vor\. Stelle sie richtig, sonst nimmt der Server/)).toBeVisible();
});

it('it appears once in a session, and again when the clock was right in between', async () => {
  const { unmount } = renderPart(<ClockNotice now={noon} />);
  isAhead(DAY_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(notice()).toBeNull();
  unmount();
  renderPart(<ClockNotice now={noon} />);
  isAhead(2 * DAY_MS);
  expect(notice()).toBeNull();
  isAhead(0);
  isAhead(DAY_MS);
  expect(notice()).toBeVisible();
});

it('it does not appear on the screen of a workout', () => {
  renderPart(<ClockNotice now={noon} />, { path: '/log-workout' });
  isAhead(DAY_MS);
  expect(notice()).toBeNull();
});
