import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { noteKept, noteKeptTimes } from '@/shared/api/keptData';
import { add, fakeClient, FakeServer, states } from './outboxFixtures';
import { sendOutbox } from './send';

const send = () => sendOutbox(fakeClient, { isAsked: true });

beforeEach(() => {
  signIn();
  void new FakeServer();
});

describe('a sent entry', () => {
  afterEach(() => localStorage.removeItem('answers-kept'));

  it('stays while this device keeps an older answer, which a later start shows first', async () => {
    noteKept();
    let at = Date.now() - 1000;
    noteKeptTimes(() => [{ queryKey: ['/api/water'], at }]);
    await add(250);
    await vi.waitFor(() => expect(states()).toEqual(['sent']));
    await send();
    expect(states()).toEqual(['sent']);
    at = Date.now() + 1;
    await send();
    expect(states()).toEqual([]);
  });

  it('stays until it is known what this device keeps', async () => {
    noteKept();
    await add(250);
    await send();
    expect(states()).toEqual(['sent']);
    noteKeptTimes(() => [{ queryKey: ['/api/recipes'], at: 0 }]);
    await send();
    expect(states()).toEqual([]);
  });
});
