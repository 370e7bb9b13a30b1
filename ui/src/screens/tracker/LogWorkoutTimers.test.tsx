import { act, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { cardOf, openCard } from '@/mocks/tracker';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { changeTrainingSettings } from '@/features/workouts/training/trainingSettings';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { summarizeSets } from '@/shared/lib/sets';
import { LogWorkout } from './LogWorkout';

// Counts card renders: each render formats its sets once.
vi.mock('@/shared/lib/sets', async (original) => {
  const real = await original<{ summarizeSets: typeof summarizeSets }>();
  return { ...real, summarizeSets: vi.fn(real.summarizeSets) };
});

// The day the examples were recorded, a Friday.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plan = [
  'list_workout_plans.one',
  'list_planned_workouts.generated',
  'list_planned_exercises.generated',
  'list_exercises.all',
  'list_last_completions.two',
  'list_exercise_notes.empty',
  'list_workouts.empty',
  'list_exercise_completions.empty',
  'create_exercise_completion.record',
];

// With what the app shell mounts on every page.
async function open(exercise = 'Dumbbell Sumo Squat') {
  const result = renderPart(
    <>
      <TrainingBackground />
      <TimerBar />
      <LogWorkout />
    </>,
    { path: '/log-workout?workout=3' },
  );
  await openCard(exercise);
  await screen.findAllByText(/^(last|zuletzt): /);
  // From here on, the test controls the clock.
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: false });
  return result;
}
// The card of an exercise, opened if it is closed.
const card = (name: string) => {
  const closed = cardOf(name)
    .queryAllByRole('button', { expanded: false })
    .find((button) => button.textContent?.startsWith(name));
  if (closed) fireEvent.click(closed);
  return cardOf(name);
};
const squat = () => card('Dumbbell Sumo Squat');
const press = (element: HTMLElement) => fireEvent.click(element);
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const face = () => screen.getByRole('timer', { name: 'Rest timer, Dumbbell Sumo Squat' });
const bar = () => within(screen.getByRole('region', { name: 'Running timer' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
});

describe('the timers of an exercise', () => {
  it('are rest with more than one set, and exercise with a duration', async () => {
    await open();
    expect(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' })).toBeVisible();
    expect(squat().queryByRole('button', { name: /^Exercise \d/ })).toBeNull();
    expect(card('Wall Sit').getByRole('button', { name: 'Exercise 0:45: start, Wall Sit' })).toBeVisible();
    expect(card('Marching in Place').queryByRole('button', { name: /^Rest \d/ })).toBeNull();
    expect(
      card('Marching in Place').getByRole('button', { name: 'Exercise 1:00: start, Marching in Place' }),
    ).toBeVisible();
  });

  it('start, pause, resume and reset', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(5);
    expect(face()).toHaveTextContent('1:10');
    press(squat().getByRole('button', { name: 'Pause' }));
    pass(30);
    expect(face()).toHaveTextContent('1:10');
    press(squat().getByRole('button', { name: 'Resume' }));
    pass(10);
    expect(face()).toHaveTextContent('1:00');
    press(squat().getByRole('button', { name: 'Reset' }));
    expect(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' })).toBeVisible();
  });

  it('can be changed by 15 seconds, and set to 90 or 120 seconds', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:30: start, Dumbbell Sumo Squat' }));
    expect(face()).toHaveTextContent('1:30');
    press(squat().getByRole('button', { name: '+15 seconds' }));
    expect(face()).toHaveTextContent('1:45');
    press(squat().getByRole('button', { name: '−15 seconds' }));
    press(squat().getByRole('button', { name: '−15 seconds' }));
    expect(face()).toHaveTextContent('1:15');
    press(squat().getByRole('button', { name: 'Rest 2:00: start, Dumbbell Sumo Squat' }));
    expect(face()).toHaveTextContent('2:00');
  });

  it('turn red at ten seconds', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(64);
    expect(face()).not.toHaveAttribute('data-warning');
    pass(1);
    expect(face()).toHaveTextContent('0:10');
    expect(face()).toHaveAttribute('data-warning');
  });

  it('are not affected by typing', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(3);
    fireEvent.change(squat().getByRole('textbox', { name: 'Reps, set 1' }), { target: { value: '9' } });
    pass(4);
    expect(face()).toHaveTextContent('1:08');
  });

  it('run one at a time: starting one pauses the other', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(5);
    press(card('Wall Sit').getByRole('button', { name: 'Exercise 0:45: start, Wall Sit' }));
    pass(5);
    squat();
    expect(face()).toHaveTextContent('1:10');
    expect(squat().getByRole('button', { name: 'Resume' })).toBeVisible();
    expect(bar().getByRole('timer')).toHaveTextContent('0:40');
  });

  it('continue after a reload', async () => {
    const { unmount } = await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    unmount();
    vi.useFakeTimers({ toFake: ['Date'], now: RECORDED.getTime() + 20_000 });
    signIn();
    await open();
    expect(face()).toHaveTextContent('0:55');
  });
});

describe('a tick of the clock', () => {
  it('renders the timer and no card', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    vi.mocked(summarizeSets).mockClear();
    pass(30);
    expect(face()).toHaveTextContent('0:45');
    expect(summarizeSets).not.toHaveBeenCalled();
    // Shows that the counter works: typing renders one card.
    fireEvent.change(squat().getByRole('textbox', { name: 'Reps, set 1' }), { target: { value: '9' } });
    expect(summarizeSets).toHaveBeenCalledTimes(1);
  });
});

describe('at zero', () => {
  const vibrate = vi.fn();
  const tones = vi.fn();

  beforeEach(() => {
    vibrate.mockClear();
    tones.mockClear();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    const node = {
      connect: () => node,
      frequency: {},
      start: tones,
      stop: () => {},
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    };
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        currentTime = 0;
        destination = {};
        createOscillator = () => node;
        createGain = () => node;
      },
    );
  });

  it('a rest stops, sounds, vibrates and shows a message', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(75);
    expect(screen.getByText('Rest time complete! 💪')).toBeVisible();
    expect(screen.getByText('Ready for your next set')).toBeVisible();
    expect(vibrate).toHaveBeenCalledOnce();
    expect(tones).toHaveBeenCalled();
    expect(face()).toHaveTextContent('0:00');
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
    press(squat().getByRole('button', { name: 'Start again' }));
    expect(face()).toHaveTextContent('1:15');
  });

  it('an exercise shows its own message', async () => {
    await open();
    press(card('Wall Sit').getByRole('button', { name: 'Exercise 0:45: start, Wall Sit' }));
    pass(45);
    expect(screen.getByText('Exercise time complete!')).toBeVisible();
    expect(screen.getByText('Great work!')).toBeVisible();
  });

  it('is silent if sound is off', async () => {
    localStorage.setItem('setting:7:training', JSON.stringify({ sound: false }));
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(75);
    expect(screen.getByText('Rest time complete! 💪')).toBeVisible();
    expect(tones).not.toHaveBeenCalled();
  });

  it("follows the device's clock, even if it is set back", async () => {
    await open();
    press(card('Wall Sit').getByRole('button', { name: 'Exercise 0:45: start, Wall Sit' }));
    pass(20);
    vi.setSystemTime(Date.now() - 10_000);
    pass(34);
    expect(screen.queryByText('Exercise time complete!')).toBeNull();
    pass(1);
    expect(screen.getByText('Exercise time complete!')).toBeVisible();
    expect(tones).toHaveBeenCalled();
  });

  it('a hidden page sends a notification if allowed', async () => {
    const notify = vi.fn();
    const close = vi.fn();
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        constructor(...words: unknown[]) {
          notify(...words);
        }
        close = close;
      },
    );
    localStorage.setItem('setting:7:training', JSON.stringify({ notify: true, notifyAsked: true }));
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    pass(75);
    await act(async () => {});
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    expect(notify).toHaveBeenCalledWith(
      'Rest time complete! 💪',
      expect.objectContaining({ body: 'Ready for your next set' }),
    );
    expect(close).not.toHaveBeenCalled();
    fireEvent(document, new Event('visibilitychange'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('the first start asks for the permission to notify, and no later one', async () => {
    const requestPermission = vi.fn(() => Promise.resolve('denied'));
    vi.stubGlobal(
      'Notification',
      Object.assign(() => {}, { permission: 'default', requestPermission }),
    );
    await open();
    expect(requestPermission).not.toHaveBeenCalled();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(75);
    press(squat().getByRole('button', { name: 'Start again' }));
    await act(async () => {});
    expect(requestPermission).toHaveBeenCalledOnce();
  });
});

describe('the rest after a tick', () => {
  // The requests after the first tick stay pending for the whole test.
  const keepRequestsPending = () => server.use(http.put('/api/exercise-completions/:id', () => new Promise(() => {})));
  const tickSet = () => press(squat().getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));

  it('starts automatically and is shown in the bar', async () => {
    await open();
    tickSet();
    pass(5);
    expect(face()).toHaveTextContent('1:10');
    expect(bar().getByRole('timer')).toHaveTextContent('1:10');
    expect(bar().getByRole('link', { name: 'Rest Dumbbell Sumo Squat: go to exercise' })).toHaveAttribute(
      'href',
      '/log-workout?workout=3',
    );
    press(bar().getByRole('button', { name: 'Pause' }));
    pass(9);
    expect(bar().getByRole('timer')).toHaveTextContent('1:10');
    press(bar().getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });

  it('does not start before a drop set', async () => {
    await open();
    press(squat().getByRole('button', { name: 'Set 2, Normal: change' }));
    pass(1);
    press(screen.getByRole('radio', { name: 'Drop set' }));
    tickSet();
    pass(5);
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });

  it('is at most a minute after a warm-up set', async () => {
    keepRequestsPending();
    await open();
    press(squat().getByRole('button', { name: 'Set 1, Normal: change' }));
    pass(1);
    press(screen.getByRole('radio', { name: 'Warm-up' }));
    press(squat().getByRole('button', { name: 'Warm-up set 1 done, Dumbbell Sumo Squat' }));
    expect(bar().getByRole('timer')).toHaveTextContent('1:00');
    press(squat().getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
    expect(bar().getByRole('timer')).toHaveTextContent('1:15');
  });

  it('ends with the next tick if no other rest starts', async () => {
    keepRequestsPending();
    await open();
    tickSet();
    pass(20);
    expect(bar().getByRole('timer')).toHaveTextContent('0:55');
    press(squat().getByRole('button', { name: 'Set 3, Normal: change' }));
    pass(1);
    press(screen.getByRole('radio', { name: 'Drop set' }));
    press(squat().getByRole('button', { name: 'Set 2 done, Dumbbell Sumo Squat' }));
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });

  it('started by hand continues after the next tick, and ends with the one after that', async () => {
    keepRequestsPending();
    changeTrainingSettings({ autoRest: false });
    await open();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    pass(3);
    tickSet();
    expect(bar().getByRole('timer')).toHaveTextContent('1:12');
    pass(40);
    press(squat().getByRole('button', { name: 'Set 2 done, Dumbbell Sumo Squat' }));
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });

  it('does not start if the setting is off', async () => {
    await open();
    press(screen.getByRole('button', { name: 'Training settings' }));
    pass(1);
    press(screen.getByRole('switch', { name: 'Start a rest after each set' }));
    tickSet();
    pass(5);
    expect(screen.queryByRole('region', { name: 'Running timer' })).toBeNull();
  });
});

describe('the screen', () => {
  it('stays awake while a timer runs, and again when the page returns', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ released: request.mock.calls.length < 2, release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open();
    expect(request).not.toHaveBeenCalled();
    press(squat().getByRole('button', { name: 'Rest 1:15: start, Dumbbell Sumo Squat' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(request).toHaveBeenCalledOnce();
    fireEvent(document, new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(request).toHaveBeenCalledTimes(2);
    press(squat().getByRole('button', { name: 'Pause' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(release).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

it('the timers are in German', async () => {
  signIn({ ...mara, locale: 'de' });
  const name = 'Sumo-Kniebeuge mit Kurzhantel';
  await open(name);
  press(card(name).getByRole('button', { name: `Pause 1:15: starten, ${name}` }));
  expect(within(screen.getByRole('region', { name: 'Laufender Timer' })).getByText(name)).toBeVisible();
  pass(75);
  expect(screen.getByText('Pause vorbei! 💪')).toBeVisible();
});
