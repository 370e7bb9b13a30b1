import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { Chart } from './Chart';
import type { ChartContent } from './content';

const weeks: ChartContent = {
  axis: 'places',
  ticks: [{ at: 'a', label: 'Nov 2' }],
  labelled: true,
  layers: [
    { name: 'workouts', kind: 'bars', color: 'var(--fit-brand)' },
    { name: 'goal', kind: 'goal', color: 'var(--fit-warm-ink)', endLabel: ['Goal', '4'] },
  ],
  rows: [
    { at: 'a', cells: ['Nov 2 – 8', '3', '4'], values: { workouts: 3, goal: 4 } },
    { at: 'b', cells: ['Nov 9 – 15', '5', '4'], values: { workouts: 5, goal: 4 } },
    { at: 'c', cells: ['Nov 16 – 22', '–', '4'], values: { workouts: null, goal: 4 } },
  ],
};

function show(content: ChartContent = weeks) {
  return renderPart(
    <>
      <Chart
        label="Training"
        content={content}
        columns={['Week', 'Workouts', 'Goal']}
        unit="a week"
        formatValue={String}
        zero
        whole
      />
      <button>Elsewhere</button>
    </>,
  );
}

const drawing = () => screen.findByRole('application', { name: 'Training' });
// The other status belongs to the toasts.
const announcement = () => screen.getAllByRole('status')[0]?.textContent;
const card = () =>
  screen.queryByText('Workouts: 3') ?? screen.queryByText('Workouts: 5') ?? screen.queryByText('Workouts: –');

beforeEach(() => signIn());

describe('a chart', () => {
  it('reserves its space while its code is loading, and shows its table at once', async () => {
    const { container } = show();
    const rows = within(screen.getByRole('table', { name: 'Training' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Week', 'Workouts', 'Goal'],
      ['Nov 2 – 8', '3', '4'],
      ['Nov 9 – 15', '5', '4'],
      ['Nov 16 – 22', '–', '4'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Nov 2 – 8' })).toBeInTheDocument();
    const height = (selector: string) =>
      container
        .querySelector(selector)
        ?.getAttribute('style')
        ?.match(/height: calc\((\S+)rem/)?.[1];
    const reserved = height('[class*="Skeleton"]');
    expect(reserved).toBeDefined();
    await drawing();
    expect(height('[class*="CompositeChart-root"]')).toBe(reserved);
  });

  it('draws a bar with its value for each row, and labels the end of the goal line', async () => {
    show();
    const chart = await drawing();
    await waitFor(() => expect(chart.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2));
    const texts = [...chart.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toEqual(expect.arrayContaining(['3', '5', 'Goal4', 'Nov 2']));
  });

  it('draws the goal of a single week over the whole width', async () => {
    show({ ...weeks, rows: weeks.rows.slice(0, 1) });
    const chart = await drawing();
    const goal = await waitFor(() => chart.querySelector('[class*="goal"]')!.getAttribute('d')!);
    const [, left, right] = /^M([\d.]+),[\d.]+H([\d.]+)$/.exec(goal)!;
    expect(Number(right) - Number(left)).toBeGreaterThan(500);
    expect(chart.querySelector('circle')).toBeNull();
  });

  it('leaves a gap for a missing value, and draws a dot for a single one', async () => {
    const values = [7, 8, null, 6, null, 7, 8];
    show({
      ...weeks,
      layers: [{ name: 'hours', kind: 'line', color: 'red' }],
      rows: values.map((hours, index) => ({ at: `${index}`, cells: [`${index}`, `${hours}`], values: { hours } })),
    });
    const chart = await drawing();
    const path = await waitFor(() => chart.querySelector('.recharts-line-curve')!.getAttribute('d')!);
    expect(path.match(/M/g)).toHaveLength(3);
    expect(chart.querySelectorAll('circle')).toHaveLength(1);
  });

  it('shows a message instead of drawing and table if there is no data', () => {
    const nothing = weeks.rows.map((row) => ({ ...row, values: { workouts: 0, goal: 4 } }));
    show({ ...weeks, rows: nothing });
    expect(screen.getByText('Nothing logged in this period.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('has a description of its keys in the user’s language', async () => {
    signIn({ ...mara, locale: 'de' });
    show();
    expect(await drawing()).toHaveAccessibleDescription(/^Mit den Pfeiltasten links und rechts/);
  });
});

describe('the arrow keys', () => {
  it('move between values, each is announced and shown, even a missing one', async () => {
    show();
    const chart = await drawing();
    act(() => chart.focus());
    await waitFor(() => expect(announcement()).toBe('Nov 2 – 8: Workouts 3, Goal 4'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announcement()).toBe('Nov 9 – 15: Workouts 5, Goal 4'));
    expect(card()).toHaveTextContent('Workouts: 5');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(announcement()).toBe('Nov 16 – 22: Workouts –, Goal 4'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announcement()).toBe('Nov 9 – 15: Workouts 5, Goal 4'));
  });

  it('jump to the first and last value with Home and End', async () => {
    show();
    const chart = await drawing();
    act(() => chart.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announcement()).toBe('Nov 16 – 22: Workouts –, Goal 4'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(announcement()).toBe('Nov 2 – 8: Workouts 3, Goal 4'));
  });

  it('scroll the page up and down on vertical bars', async () => {
    show();
    const chart = await drawing();
    expect(fireEvent.keyDown(chart, { key: 'ArrowDown' })).toBe(true);
  });

  it('continue at the same value after Escape', async () => {
    show();
    const chart = await drawing();
    act(() => chart.focus());
    await waitFor(() => expect(announcement()).not.toBe(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
    expect(announcement()).toBe('');
    expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announcement()).toBe('Nov 9 – 15: Workouts 5, Goal 4'));
  });

  it('take precedence over a resting mouse', async () => {
    show();
    const chart = await drawing();
    fireEvent.pointerMove(chart, { pointerType: 'mouse' });
    fireEvent.mouseMove(chart, { clientX: 600, clientY: 100 });
    await waitFor(() => expect(card()).not.toBeNull());
    expect(announcement()).toBe('');
    act(() => chart.focus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announcement()).not.toBe(''));
  });
});

describe('a tap', () => {
  const tap = (chart: HTMLElement, clientX: number) => {
    for (const event of ['pointerDown', 'pointerUp'] as const) fireEvent[event](chart, { pointerType: 'touch' });
    // The mouse events that browsers emulate after a tap.
    for (const event of ['mouseMove', 'mouseDown', 'mouseUp'] as const)
      fireEvent[event](chart, { clientX, clientY: 100 });
  };

  it('shows a value until a tap outside', async () => {
    show();
    const chart = await drawing();
    tap(chart, 100);
    await waitFor(() => expect(announcement()).toBe('Nov 2 – 8: Workouts 3, Goal 4'));
    fireEvent.mouseOut(chart);
    fireEvent.pointerLeave(chart, { pointerType: 'touch' });
    expect(card()).toHaveTextContent('Workouts: 3');
    expect(chart).not.toHaveFocus();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }), { pointerType: 'touch' });
    await waitFor(() => expect(card()).toBeNull());
    expect(announcement()).toBe('');
  });

  it('shows a value until Escape, wherever the focus is', async () => {
    show();
    tap(await drawing(), 100);
    await waitFor(() => expect(card()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
  });

  it('shows nothing if the finger scrolls the page', async () => {
    show();
    const chart = await drawing();
    for (const event of ['pointerDown', 'pointerMove', 'pointerCancel'] as const)
      fireEvent[event](chart, { pointerType: 'touch' });
    expect(card()).toBeNull();
    expect(announcement()).toBe('');
  });
});

it('the mouse shows a value while it is on the chart, without an announcement', async () => {
  show();
  const chart = await drawing();
  fireEvent.pointerMove(chart, { pointerType: 'mouse' });
  fireEvent.mouseMove(chart, { clientX: 100, clientY: 100 });
  await waitFor(() => expect(card()).toHaveTextContent('Workouts: 3'));
  expect(announcement()).toBe('');
  fireEvent.pointerOut(chart, { pointerType: 'mouse', relatedTarget: document.body });
  fireEvent.mouseOut(chart, { relatedTarget: document.body });
  await waitFor(() => expect(card()).toBeNull());
});
