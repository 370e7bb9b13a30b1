import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { get } from './client';
import { chooseCoach } from './coachChoice';

let coachHeader: string | null = null;

async function wishOf(path: '/api/coaching/motivation' | '/api/stats'): Promise<string | null> {
  server.use(http.get(path, ({ request }) => ((coachHeader = request.headers.get('X-Coach')), HttpResponse.json({}))));
  await get(path);
  return coachHeader;
}

beforeEach(() => signIn());

describe('who may answer', () => {
  it('is only the built-in coach until the user decides', async () => {
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('is a model after the user’s consent, and only the built-in coach after its withdrawal', async () => {
    chooseCoach('model');
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
    chooseCoach('builtIn');
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('follows a consent from another device', async () => {
    signIn({ ...mara, coachHealthData: true });
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
  });

  it('is only the built-in coach after a refusal on this device, even with consent in the account', async () => {
    chooseCoach('builtIn');
    signIn({ ...mara, coachHealthData: true });
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('is stored per user', async () => {
    chooseCoach('model');
    signIn({ ...mara, id: 8 });
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
    signIn();
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
  });

  it('is sent with no other request', async () => {
    expect(await wishOf('/api/stats')).toBeNull();
  });
});
