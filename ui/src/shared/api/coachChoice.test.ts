import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { get } from './client';
import { chooseCoach } from './coachChoice';

let wish: string | null = null;

async function wishOf(path: '/api/coaching/motivation' | '/api/stats'): Promise<string | null> {
  server.use(http.get(path, ({ request }) => ((wish = request.headers.get('X-Coach')), HttpResponse.json({}))));
  await get(path);
  return wish;
}

beforeEach(() => signIn());

describe('who may answer', () => {
  it('is the built-in coach alone until the person was asked', async () => {
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('is a model once the person agreed, and the built-in coach again once they changed their mind', async () => {
    chooseCoach('model');
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
    chooseCoach('builtIn');
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('is known from the account when the person agreed on another device', async () => {
    signIn({ ...mara, coachHealthData: true });
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
  });

  it('stays the built-in coach here for whoever refused here, whatever the account says', async () => {
    chooseCoach('builtIn');
    signIn({ ...mara, coachHealthData: true });
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
  });

  it('is chosen by each person for themselves', async () => {
    chooseCoach('model');
    signIn({ ...mara, id: 8 });
    expect(await wishOf('/api/coaching/motivation')).toBe('built-in');
    signIn();
    expect(await wishOf('/api/coaching/motivation')).toBeNull();
  });

  it('is said to no other call', async () => {
    expect(await wishOf('/api/stats')).toBeNull();
  });
});
