import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventStreams } from '@/mocks/events';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { add, FakeServer, states } from '@/shared/outbox/outboxFixtures';
import { Live } from './Live';

beforeEach(() => signIn());

it('an event of the stream sends what waits, because the server is reachable', async () => {
  const fake = new FakeServer();
  const streams = eventStreams();
  renderPart(<Live />);
  await waitFor(() => expect(streams).toHaveLength(1));
  // The pause after the failure never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fake.lines = ['lost'];
  await add(250);
  expect(states()).toEqual(['waiting']);
  fake.lines = ['fine'];
  const event = { type: 'changed', path: '/api/water-entries', by: 'another', sinceChangeMs: 0 };
  streams[0]!.send(event as never);
  await vi.waitFor(() => expect(states()).not.toContain('waiting'));
  expect(fake.rows).toHaveLength(1);
});
