import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import type { WorkoutSummaryProps } from './types';
import { WorkoutSummary } from './WorkoutSummary';

const props: WorkoutSummaryProps = {
  title: 'Full Body Strength',
  day: '2026-11-20',
  minutes: 65,
  calories: 390,
  volume: 12_450,
  sets: 18,
  muscles: [
    { muscle: 'quadriceps', sets: 6 },
    { muscle: 'back', sets: 4.5 },
  ],
  lifts: [
    { exerciseName: 'Goblet Squat', text: '95 lbs × 10' },
    { exerciseName: 'Dumbbell Row', text: '40 lbs × 10' },
  ],
  records: [{ exerciseName: 'Goblet Squat', text: '95 lbs', previousText: '90 lbs' }],
  firstTimes: ['Dead Bug'],
  next: [{ exerciseName: 'Goblet Squat', text: '3 × 8–12 · 100 lbs', reason: 'All sets reached 12 repetitions.' }],
  waiting: false,
  onClose: () => {},
  exercisePath: (name) => (name === 'Goblet Squat' ? '/exercise?name=Goblet%20Squat' : null),
};

const open = (change: Partial<WorkoutSummaryProps> = {}) => renderPart(<WorkoutSummary {...props} {...change} />);
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => signIn());

describe('the summary after a workout', () => {
  it('shows title, day, time, volume, sets and energy', () => {
    open();
    expect(screen.getByRole('article', { name: 'Workout done: Full Body Strength' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Full Body Strength' })).toBeVisible();
    expect(screen.getByText('Friday, November 20')).toBeVisible();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['1:05 h', '12,450 lbs', '18', '390 kcal']);
  });

  it('omits empty parts', () => {
    open({ volume: 0, calories: null, muscles: [], records: [], firstTimes: [], next: [], lifts: [] });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Time', 'Sets']);
    const parts = within(screen.getByRole('article')).getAllByRole('region');
    expect(parts.map((each) => each.getAttribute('aria-label'))).toEqual(['In numbers']);
  });

  it("uses the user's units and language", () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg', energyUnit: 'kJ' });
    open();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['1:05 h', '5647 kg', '18', '1632 kJ']);
    expect(screen.getByRole('button', { name: 'Als Bild teilen' })).toBeVisible();
  });

  it('lists records with the beaten values, first times separately, and links to the exercises', () => {
    open();
    const records = part('A new record');
    expect(records.getByRole('link', { name: 'Goblet Squat' })).toHaveAttribute(
      'href',
      '/exercise?name=Goblet%20Squat',
    );
    expect(records.getByText('95 lbs')).toBeVisible();
    expect(records.getByText('previously 90 lbs')).toBeVisible();
    const first = part('First time');
    expect(first.getByText('Dead Bug')).toBeVisible();
    expect(first.queryByRole('link')).toBeNull();
  });

  it('counts sets per muscle, and suggests what to do the next time, with the reason', () => {
    open();
    const muscles = part('Sets per muscle')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(muscles).toEqual(['Quadriceps6', 'Back4.5']);
    expect(part('Next time').getByRole('listitem')).toHaveTextContent(
      'Goblet Squat3 × 8–12 · 100 lbsAll sets reached 12 repetitions.',
    );
  });

  it('shows that it waits on this device', () => {
    open({ waiting: true });
    expect(screen.getByText('Saved on this device. It will be logged when FitApp is reachable.')).toBeVisible();
  });

  it('closes with Done', async () => {
    const onClose = vi.fn();
    open({ onClose });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the picture of the summary', () => {
  const drawn: string[] = [];

  beforeEach(() => {
    drawn.length = 0;
    const context = new Proxy(
      { measureText: (text: string) => ({ width: text.length * 20 }), fillText: (text: string) => drawn.push(text) },
      { get: (known, name): unknown => (name in known ? Reflect.get(known, name) : () => {}) },
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['picture'], { type: 'image/png' })),
    );
  });

  const device = (more: object) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, more));
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share as picture' }));

  it("is shared through the device's share sheet", async () => {
    const shared: ShareData[] = [];
    device({ canShare: () => true, share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
    open();
    await share();
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    const [file] = shared[0]!.files!;
    expect([file!.name, file!.type]).toEqual(['workout-2026-11-20.png', 'image/png']);
    expect(drawn).toEqual(
      expect.arrayContaining(['Full Body Strength', '12,450', 'Goblet Squat', '95 lbs × 10', 'Record', 'FitApp']),
    );
  });

  it('is saved as a file if the device cannot share files', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
    device({ canShare: () => false });
    open();
    await share();
    await vi.waitFor(() => expect(saved).toEqual(['workout-2026-11-20.png']));
  });

  it('is not saved if the user closes the share sheet', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const asked = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    device({ canShare: () => true, share: asked });
    open();
    await share();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(click).not.toHaveBeenCalled();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('reports when it cannot be created', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    open();
    await share();
    expect(await findToast('Could not create the picture.')).toBeVisible();
  });
});
