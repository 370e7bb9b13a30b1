// What is announced when entries that had waited are sent.
import { beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import { toast, useToastStore } from '@/shared/ui/toast';
import { add, fakeClient, FakeServer } from './outboxFixtures';
import { sendOutbox } from './send';

let fake: FakeServer;
let announced: string[] = [];

const send = () => sendOutbox(fakeClient, { isAsked: true });

beforeEach(() => {
  signIn();
  fake = new FakeServer();
  announced = [];
  return useToastStore.subscribe(({ current }) => {
    if (current) announced.push(current.title);
  });
});

async function keepAway(count: number): Promise<void> {
  fake.lines = ['away'];
  for (let ml = 1; ml <= count; ml += 1) await add(ml);
  fake.lines = ['fine'];
}

it('an entry that is sent at once is not announced', async () => {
  await add(100);
  expect(announced).toEqual([]);
});

it('entries that have waited are announced once, when they are sent', async () => {
  await keepAway(3);
  expect(announced).toEqual([]);
  await send();
  expect(announced).toEqual(['3 entries sent']);
  await send();
  expect(announced).toHaveLength(1);
});

it('a line that breaks again does not make it two notices', async () => {
  await keepAway(3);
  fake.lines = ['fine', 'away'];
  await send();
  expect(announced).toEqual([]);
  fake.lines = ['fine'];
  await send();
  expect(announced).toEqual(['3 entries sent']);
});

it('entries that the server refuses are not among them', async () => {
  await keepAway(2);
  fake.lines = [400, 'fine'];
  await send();
  expect(announced).toEqual(['1 entry sent']);
});

it('what was said of an entry of this moment stays on the screen', async () => {
  await keepAway(1);
  toast({ title: 'Kept' });
  server.use(
    http.post('/api/water-entries', () => {
      toast({ title: 'Water added' });
      return HttpResponse.json({ id: 1, ml: 1 }, { status: 201 });
    }),
  );
  await send();
  expect(announced).toEqual(['Kept', 'Water added']);
});

it('an earlier toast is replaced, in German too', async () => {
  signIn({ ...mara, locale: 'de' });
  await keepAway(1);
  toast({ title: 'Kept' });
  await send();
  expect(announced).toEqual(['Kept', '1 Eintrag gesendet']);
});

it('they are not announced to the next person', async () => {
  await keepAway(2);
  fake.lines = ['fine', 'away'];
  await send();
  signIn({ ...mara, id: 77 }, 'of-ben');
  fake.lines = ['fine'];
  await keepAway(1);
  await send();
  expect(announced).toEqual(['1 entry sent']);
});
