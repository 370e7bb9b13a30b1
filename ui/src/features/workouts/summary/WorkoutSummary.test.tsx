import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import type { NextTime } from './nextTime';
import type { WorkoutSummaryProps } from './types';
import { useNextWords } from './useNextWords';
import { WorkoutSummary } from './WorkoutSummary';

const told: WorkoutSummaryProps = {
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
  next: [{ exerciseName: 'Goblet Squat', text: 'Try 100 lbs × 10' }],
  waiting: false,
  onClose: () => {},
  exercisePath: (name) => (name === 'Goblet Squat' ? '/exercise?name=Goblet%20Squat' : null),
};

const open = (change: Partial<WorkoutSummaryProps> = {}) => renderPart(<WorkoutSummary {...told} {...change} />);
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => signIn());

describe('the summary after a workout', () => {
  it('says what was done: title, day, time, volume, sets and energy', () => {
    open();
    expect(screen.getByRole('article', { name: 'Workout done: Full Body Strength' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Full Body Strength' })).toBeVisible();
    expect(screen.getByText('Friday, November 20')).toBeVisible();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['1:05 h', '12,450 lbs', '18', '390 kcal']);
  });

  it('leaves out what there is none of', () => {
    open({ volume: 0, calories: null, muscles: [], records: [], firstTimes: [], next: [], lifts: [] });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Time', 'Sets']);
    const parts = within(screen.getByRole('article')).getAllByRole('region');
    expect(parts.map((each) => each.getAttribute('aria-label'))).toEqual(['In numbers']);
  });

  it("speaks the person's units and language", () => {
    signIn({ ...mara, locale: 'de', weightUnit: 'kg', energyUnit: 'kJ' });
    open();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['1:05 h', '5647 kg', '18', '1632 kJ']);
    expect(screen.getByRole('button', { name: 'Als Bild teilen' })).toBeVisible();
  });

  it('names records with what they beat, first times apart, and leads to the exercises', () => {
    open();
    const records = part('A new record');
    expect(records.getByRole('link', { name: 'Goblet Squat' })).toHaveAttribute(
      'href',
      '/exercise?name=Goblet%20Squat',
    );
    expect(records.getByText('95 lbs')).toBeVisible();
    expect(records.getByText('before: 90 lbs')).toBeVisible();
    const first = part('For the first time');
    expect(first.getByText('Dead Bug')).toBeVisible();
    expect(first.queryByRole('link')).toBeNull();
  });

  it('counts sets for each muscle, and says what to try the next time', () => {
    open();
    const muscles = part('Sets for each muscle')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(muscles).toEqual(['Quadriceps6', 'Back4.5']);
    expect(part('Next time').getByRole('listitem')).toHaveTextContent('Goblet SquatTry 100 lbs × 10');
  });

  it('says that it waits on this device', () => {
    open({ waiting: true });
    expect(
      screen.getByText('Kept on this device until FitApp can be reached. It is logged by itself then.'),
    ).toBeVisible();
  });

  it('is left by Done', async () => {
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
      { get: (known, name) => (name in known ? Reflect.get(known, name) : () => {}) },
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['picture'], { type: 'image/png' })),
    );
  });

  const device = (more: object) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, more));
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share as picture' }));

  it('is handed to the device to be shared, with the workout drawn on it', async () => {
    const shared: ShareData[] = [];
    device({ canShare: () => true, share: async (data: ShareData) => void shared.push(data) });
    open();
    await share();
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    const [file] = shared[0]!.files!;
    expect([file!.name, file!.type]).toEqual(['workout-2026-11-20.png', 'image/png']);
    expect(drawn).toEqual(
      expect.arrayContaining(['Full Body Strength', '12,450', 'Goblet Squat', '95 lbs × 10', 'Record', 'FitApp']),
    );
  });

  it('is saved as a file where the device shares no files', async () => {
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

  it('nothing happens when the person changes their mind', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    const asked = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    device({ canShare: () => true, share: asked });
    open();
    await share();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(click).not.toHaveBeenCalled();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('says so when it cannot be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    open();
    await share();
    expect(await findToast('The picture could not be made.')).toBeVisible();
  });
});

function Said({ next }: { next: NextTime }) {
  return <p>{useNextWords()(next)}</p>;
}

it.each<[NextTime, string, string]>([
  [{ kind: 'weight', weight: 42.5, reps: 10 }, 'Try 42.5 lbs × 10', 'Versuch 42,5 lbs × 10'],
  [{ kind: 'reps', weight: null, reps: 11 }, 'Try 11 reps', 'Versuch 11 Wdh.'],
  [{ kind: 'reps', weight: 40, reps: 11 }, 'Try 40 lbs × 11', 'Versuch 40 lbs × 11'],
  [{ kind: 'help', weight: 40, reps: 8 }, 'Try 40 lbs of help × 8', 'Versuch 40 lbs Hilfe × 8'],
  [{ kind: 'help', weight: 0, reps: 8 }, 'Try without help × 8', 'Versuch ohne Hilfe × 8'],
  [
    { kind: 'less', weight: 200, reps: 5 },
    'Go down to 200 lbs, aim for 5 reps',
    'Geh auf 200 lbs zurück, Ziel: 5 Wdh.',
  ],
  [{ kind: 'less', weight: 200, reps: null }, 'Go down to 200 lbs', 'Geh auf 200 lbs zurück'],
  [{ kind: 'hold', seconds: 35 }, 'Try 35 s', 'Versuch 35 s'],
  [
    { kind: 'aim', weight: 40, reps: 10, seconds: null },
    'Stay at 40 lbs, aim for 10 reps',
    'Bleib bei 40 lbs, Ziel: 10 Wdh.',
  ],
  [{ kind: 'aim', weight: null, reps: 10, seconds: null }, 'Aim for 10 reps', 'Ziel: 10 Wdh.'],
  [{ kind: 'aim', weight: null, reps: null, seconds: 90 }, 'Aim for 1:30 min', 'Ziel: 1:30 min'],
  [{ kind: 'same', weight: 40, reps: 10, seconds: null }, 'Same again: 40 lbs × 10', 'Noch einmal: 40 lbs × 10'],
  [{ kind: 'same', weight: null, reps: 10, seconds: null }, 'Same again: 10 reps', 'Noch einmal: 10 Wdh.'],
  [{ kind: 'same', weight: null, reps: null, seconds: 90 }, 'Same again: 1:30 min', 'Noch einmal: 1:30 min'],
])('%j reads as a sentence in both languages', (next, english, german) => {
  renderPart(<Said next={next} />).unmount();
  renderPart(<Said next={next} />);
  expect(screen.getByText(english)).toBeVisible();
  signIn({ ...mara, locale: 'de' });
  renderPart(<Said next={next} />);
  expect(screen.getAllByText(german).length).toBeGreaterThan(0);
});
