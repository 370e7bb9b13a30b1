import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { TimeChart } from './Chart';
import { lazyDrawing } from './lazyDrawing';
import { RankChart } from './RankChart';
import { ShareChart } from './ShareChart';

// The code of every drawing fails to load, as without a network.
const away = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./Drawing', away);
vi.mock('./RankDrawing', away);
vi.mock('./ShareDrawing', away);

const FAILED = 'The chart could not be loaded';
const alertOf = (message: HTMLElement) => message.closest<HTMLElement>('[role="alert"]');
const heightOf = (place: HTMLElement | null) => place?.style.minHeight;

beforeEach(() => {
  signIn();
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a chart whose code cannot be loaded', () => {
  it('shows a message, and its table stays', async () => {
    renderPart(
      <TimeChart
        label="Weight"
        from="2026-11-02"
        to="2026-11-03"
        span={1}
        columns={['Day', 'Weight']}
        unit="kg"
        formatValue={String}
        height="low"
        layers={[{ name: 'weight', kind: 'line', color: 'red', points: [{ day: '2026-11-02', value: 70 }] }]}
        rows={[{ day: '2026-11-02', cells: ['Nov 2', '70 kg'] }]}
      />,
    );
    const message = await screen.findByText(FAILED);
    expect(heightOf(alertOf(message))).toBe('150px');
    expect(within(screen.getByRole('table', { name: 'Weight' })).getByText('70 kg')).toBeInTheDocument();
  });

  it('shows the message in German for ranked bars', async () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(
      <RankChart
        label="Muskeln"
        rows={[{ at: 'core', name: 'Rumpf', value: '3', note: '', share: 1, cells: ['Rumpf', '3'] }]}
        columns={['Muskel', 'Sätze']}
        color="red"
      />,
    );
    const message = await screen.findByText('Das Diagramm konnte nicht geladen werden');
    expect(heightOf(alertOf(message))).toBe('44px');
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Muskeln' })).toBeInTheDocument();
  });

  it('stays empty if there is no room for the message', async () => {
    const { container } = renderPart(<ShareChart shares={[{ name: 'fat', share: 1, color: 'red' }]} />);
    const empty = () => container.querySelector<HTMLElement>('div[style*="min-height"]');
    await waitFor(() => expect(heightOf(empty())).toBe('12px'));
    expect(empty()).toBeEmptyDOMElement();
  });
});

it('a drawing is fetched again on every retry', async () => {
  const Drawn = () => <p>Drawn</p>;
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(Drawn);
  const Drawing = lazyDrawing(load);
  renderPart(
    <>
      <Drawing height={150} />
      <Drawing height={150} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(2));
  const again = () => userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await again();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(2));
  await again();
  expect(await screen.findByText('Drawn')).toBeVisible();
  await again();
  await waitFor(() => expect(screen.getAllByText('Drawn')).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(4);
});
