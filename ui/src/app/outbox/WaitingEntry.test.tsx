import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '@/app/renderApp';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { DeviceSection } from '@/features/profile/settings/DeviceSection';
import { changeEntry, outboxEntries, removeEntry } from '@/shared/outbox/entries';
import { useOutboxList } from '@/shared/outbox/outboxList';
import { add, FakeServer } from '@/shared/outbox/outboxFixtures';
import { WaitingBadge } from './WaitingBadge';

beforeEach(async () => {
  server.use(http.get('/api/*', () => delay('infinite')));
  signIn({ ...mara, weightUnit: 'kg' });
  const fake = new FakeServer();
  fake.lines = ['away'];
  server.use(http.post('/api/water-entries', () => HttpResponse.error()));
  await add(250);
  await add(500);
});

const refuseFirst = () => changeEntry(outboxEntries()[0]!.id, { state: 'refused', reason: { status: 400, text: '' } });
const more = () => screen.findByRole('button', { name: /^More/ });

describe('the tab More', () => {
  it('has the number of entries that wait or were refused, also for screen readers', async () => {
    renderApp('/nowhere');
    await waitFor(async () => expect(await more()).toHaveTextContent('More2, 2 entries wait for a connection'));
    act(refuseFirst);
    expect(await more()).toHaveAccessibleName('More, 1 entry was not accepted · 1 entry waits for a connection');
    act(() => outboxEntries().forEach(({ id }) => removeEntry(id)));
    expect(await more()).toHaveAccessibleName('More');
  });

  it('shows at most 99+', () => {
    const [first] = outboxEntries();
    const many = Array.from({ length: 120 }, (_, index) => ({ ...first!, id: `copy-${index}`, sequence: index }));
    localStorage.clear();
    for (const entry of many) localStorage.setItem(`outbox:${mara.id}:${entry.id}`, JSON.stringify(entry));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    const { container } = renderPart(<WaitingBadge />);
    expect(container.querySelector('[data-waiting-badge]')).toHaveTextContent('99+');
  });
});

it('the drawer has an entry that opens the list, and it returns the focus', async () => {
  const user = userEvent.setup();
  renderApp('/nowhere');
  await user.click(await more());
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: /^Not on the server yet/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Not on the server yet' }));
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await more()).toHaveFocus());
});

it('the settings of this device say what waits, and open the list', async () => {
  renderPart(<DeviceSection />);
  expect(screen.getByText('2 entries wait for a connection')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(useOutboxList.getState().opened).toBe(true);
  act(() => outboxEntries().forEach(({ id }) => removeEntry(id)));
  expect(screen.getByText('Everything is on the server.')).toBeVisible();
});

it('the list does not open for the next person', async () => {
  useOutboxList.setState({ opened: true });
  signIn({ ...mara, id: mara.id + 1 });
  await waitFor(() => expect(useOutboxList.getState().opened).toBe(false));
});
