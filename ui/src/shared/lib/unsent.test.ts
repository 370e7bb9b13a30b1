import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { endSession } from '@/shared/api/session';
import { hasDrafts } from './drafts';
import { hasUnsent, queueAndSend, sendUnsent } from './unsent';

const PATH = '/api/wellness-activities';
const moment = { activityType: 'breathing', activityName: 'calm' } as const;
const bodies: string[] = [];

beforeEach(() => {
  signIn();
  bodies.length = 0;
  server.events.on('request:start', async ({ request }) => {
    bodies.push(await request.clone().text());
  });
});

const answering = (status: number) => http.post(PATH, () => HttpResponse.json({ message: 'No' }, { status }));

describe('an unsent entry', () => {
  it('is removed from the device when the server has accepted it', async () => {
    server.use(...recordedResponses('create_wellness_activity.success'));
    expect(await queueAndSend(PATH, moment)).toEqual([PATH]);
    expect(hasUnsent()).toBe(false);
  });

  it.each([
    ['the server is not reached', 0],
    ['the server is busy', 503],
    ['too many tries', 429],
  ])('is stored when %s, and sent later with the same key', async (_why, status) => {
    server.use(status === 0 ? http.post(PATH, () => HttpResponse.error()) : answering(status));
    expect(await queueAndSend(PATH, moment)).toEqual([]);
    expect(hasUnsent()).toBe(true);
    // It counts as a draft, so Log Out asks about it.
    expect(hasDrafts()).toBe(true);
    server.resetHandlers();
    server.use(...recordedResponses('create_wellness_activity.success'));
    expect(await sendUnsent()).toEqual([PATH]);
    expect(hasUnsent()).toBe(false);
    expect(bodies[1]).toBe(bodies[0]);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      ...moment,
      clientKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('stays while the storage on the server is full', async () => {
    server.use(http.post(PATH, () => HttpResponse.json({ message: 'Full', code: 'QUOTA_REACHED' }, { status: 409 })));
    expect(await queueAndSend(PATH, moment)).toEqual([]);
    expect(hasUnsent()).toBe(true);
    server.resetHandlers();
    server.use(...recordedResponses('create_wellness_activity.success'));
    expect(await sendUnsent()).toEqual([PATH]);
  });

  it('is dropped if the server will never accept it', async () => {
    server.use(answering(400));
    expect(await queueAndSend(PATH, moment)).toEqual([]);
    expect(hasUnsent()).toBe(false);
  });

  it('waits for its user when the session ends, and no other user sends it', async () => {
    server.use(answering(503));
    await queueAndSend(PATH, moment);
    endSession('logout');
    expect(await sendUnsent()).toEqual([]);
    signIn({ ...mara, id: 77 }, 'of-ben');
    expect(hasUnsent()).toBe(false);
    signIn();
    expect(hasUnsent()).toBe(true);
  });

  it('is sent after the next login, even if the last attempt got no response before the session ended', async () => {
    server.use(http.post(PATH, () => new Promise<never>(() => {})));
    void queueAndSend(PATH, moment);
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    endSession('expired');
    signIn();
    server.resetHandlers();
    server.use(...recordedResponses('create_wellness_activity.success'));
    expect(await sendUnsent()).toEqual([PATH]);
    expect(hasUnsent()).toBe(false);
  });

  it('is sent together with another one', async () => {
    server.use(answering(503));
    await queueAndSend(PATH, moment);
    server.resetHandlers();
    server.use(...recordedResponses('create_wellness_activity.success'));
    expect(await queueAndSend(PATH, { ...moment, activityName: 'deep' })).toEqual([PATH, PATH]);
    expect(hasUnsent()).toBe(false);
  });
});
