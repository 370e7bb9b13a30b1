import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { endSession } from '@/shared/api/session';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { add, fakeClient, FakeServer } from '@/shared/outbox/outboxFixtures';
import { sendOutbox } from '@/shared/outbox/send';
import { OthersEntries } from './OthersEntries';

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));
let fake: FakeServer;

// Mara's account was deleted on another device: the server knows her session no more.
beforeEach(async () => {
  signIn();
  fake = new FakeServer();
  fake.lines = ['away'];
  await add(250);
  endSession('expired');
  fake.lines = ['fine'];
});

it('entries of another account are neither listed nor sent, but counted', async () => {
  signIn({ ...mara, id: 8 });
  expect(outboxEntries()).toEqual([]);
  const before = fake.requests.length;
  await sendOutbox(fakeClient, { isAsked: true });
  expect(fake.requests).toHaveLength(before);
  const { container } = renderPart(<OthersEntries />);
  expect(container).toHaveTextContent('1 entry waits for another account.');
  expect(container).not.toHaveTextContent('250');
});

it('they are thrown away after a question, and the own ones stay', async () => {
  signIn({ ...mara, id: 8, locale: 'de' });
  fake.lines = ['away'];
  await add(500);
  expect(stored()).toHaveLength(2);
  renderPart(<OthersEntries />);
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  const question = within(await screen.findByRole('dialog', { name: '1 Eintrag eines anderen Kontos verwerfen?' }));
  expect(stored()).toHaveLength(2);
  await userEvent.click(question.getByRole('button', { name: 'Verwerfen' }));
  expect(stored()).toHaveLength(1);
  expect(hasUnsentEntries()).toBe(true);
  expect(screen.queryByText('Einträge anderer Konten')).toBeNull();
});

it('their own person finds them again', () => {
  signIn();
  renderPart(<OthersEntries />);
  expect(screen.queryByText('Entries of other accounts')).toBeNull();
  expect(outboxEntries()).toMatchObject([{ body: { ml: 250 } }]);
});
