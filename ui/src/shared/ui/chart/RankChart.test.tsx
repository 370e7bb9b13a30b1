import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { RankChart } from './RankChart';

const rows = [
  ['Chest', '24'],
  ['Back', '12'],
  ['Core', '3'],
].map(([name = '', sets = '']) => ({
  at: name,
  name,
  value: sets,
  note: '',
  share: Number(sets) / 24,
  cells: [name, sets],
}));

async function focused(): Promise<HTMLElement> {
  renderPart(<RankChart label="Muscles" rows={rows} columns={['Muscle', 'Sets']} color="red" />);
  const chart = await screen.findByRole('application', { name: 'Muscles' });
  act(() => chart.focus());
  await expectAnnouncement('Chest: Sets 24');
  return chart;
}

// The other status belongs to the toasts.
const expectAnnouncement = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(words));

beforeEach(() => signIn());

describe('the keys on ranked bars', () => {
  it.each([
    ['Right', 'Left'],
    ['Down', 'Up'],
  ])('Arrow%s moves to the next row, and Arrow%s to the previous one', async (below, above) => {
    await focused();
    await userEvent.keyboard(`{Arrow${below}}`);
    await expectAnnouncement('Back: Sets 12');
    await userEvent.keyboard(`{Arrow${below}}`);
    await expectAnnouncement('Core: Sets 3');
    await userEvent.keyboard(`{Arrow${above}}`);
    await expectAnnouncement('Back: Sets 12');
  });

  it('do not scroll the page, but with Alt the browser handles them', async () => {
    const chart = await focused();
    const isLeft = (key: string, altKey = false) => fireEvent(chart, createEvent.keyDown(chart, { key, altKey }));
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].filter((key) => isLeft(key))).toEqual([]);
    expect(isLeft('ArrowLeft', true)).toBe(true);
  });
});
