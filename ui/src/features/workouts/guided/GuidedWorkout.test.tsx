import { act, fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { blankSet, type SetEntry } from '@/features/workouts/training/training';
import { findTraining } from '@/features/workouts/training/trainingStore';
import { useDone } from '@/features/workouts/training/useDone';
import { useExerciseActions } from '@/features/workouts/training/useExerciseActions';
import { useTimerWatch } from '@/features/workouts/timers/useTimerWatch';
import { useTraining } from '@/features/workouts/training/useTraining';
import { example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { Exercise, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useToastStore } from '@/shared/ui/toast';
import { GuidedTraining } from './GuidedTraining';

const known = example<Exercise[]>('list_exercises.all').response.body ?? [];
const catalogue = new Map(known.map((each) => [each.key, each]));
const planned = (id: number, exerciseKey: string, change: Partial<PlannedExercise>): PlannedExercise => ({
  id,
  plannedWorkoutId: 7,
  exerciseKey,
  exerciseName: catalogue.get(exerciseKey)!.name,
  category: 'main',
  sets: 2,
  reps: null,
  weight: null,
  duration: null,
  restTime: 60,
  notes: null,
  orderIndex: id,
  instructions: null,
  coachingCues: 'Keep your chest up.',
  videoUrl: null,
  muscleGroups: [],
  difficulty: null,
  whyIncluded: null,
  supersetWithNext: false,
  ...change,
});

const squat = planned(1, 'goblet_squat', { weight: 40, reps: 10 });
const row = planned(2, 'dumbbell_row', { sets: 1, weight: 30, reps: 8 });
const plank = planned(3, 'plank', { duration: 45, restTime: 30 });

const before: LastCompletion = {
  exerciseName: squat.exerciseName,
  localDate: '2026-11-17',
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  sets: [{ setType: 'normal', reps: 10, weight: 40, duration: null, distance: null, rpe: null, doneAt: null }],
};
const lastTimes = new Map([[squat.exerciseName.toLowerCase(), before]]);

const leave = vi.fn();
const finish = vi.fn();
const nothing = () => {};
// Changes the sets of the squat, as its table in the tracker does.
const warmUp: { current: ((rows: SetEntry[]) => void) | null } = { current: null };

// The guided mode as the tracker holds it: its sets, ticks and timers are those of the workout on this device.
function Tracker({ plans }: { plans: readonly PlannedExercise[] }) {
  const [open, setOpen] = useState(true);
  const session = useTraining('7');
  const progress = useDone(plans, [], session.training);
  const parts = { session, path: '/log-workout?workout=7', exercises: plans, lastTimes, progress, logged: null };
  const actions = useExerciseActions(parts, { opened: null, onTurn: nothing, onAsk: nothing });
  useTimerWatch();
  useEffect(() => {
    warmUp.current = (rows) => actions.onRows(squat, rows, 'type');
  });
  if (!open) return <TimerBar />;
  return (
    <GuidedTraining
      {...parts}
      title="Full Body"
      catalogue={catalogue}
      pinnedNotes={new Map()}
      planned={plans}
      footer={null}
      actions={actions}
      onLeave={() => {
        leave();
        setOpen(false);
      }}
      onFinish={finish}
    />
  );
}

// What was ticked, by exercise and set: '1:0 40 × 10'.
const did = () =>
  Object.entries(findTraining('7')?.entries ?? {}).flatMap(([id, { sets }]) =>
    sets.flatMap(({ weight, reps, duration, doneAt }, index) =>
      doneAt === null ? [] : [`${id}:${index} ${weight ? `${weight} × ` : ''}${reps ?? duration}`],
    ),
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const button = (name: string) => screen.getByRole('button', { name });
// A person takes a moment between two taps.
const press = (name: string) => {
  pass(1);
  fireEvent.click(button(name));
};
const timer = () => screen.getByRole('timer').textContent;
const shown = () => screen.getByRole('heading', { level: 3 }).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T11:00:00+01:00') });
  leave.mockClear();
  finish.mockClear();
  signIn();
  // The ticks are on their way as long as a test lasts.
  server.use(http.post('/api/exercise-completions', () => new Promise(nothing)));
});

describe('a workout set by set', () => {
  it('shows the exercise, which set it is, its numbers, the last time and a cue', () => {
    renderPart(<Tracker plans={[squat]} />);
    expect(screen.getByRole('dialog', { name: 'Full Body' })).toBeVisible();
    expect(shown()).toBe('Goblet Squat');
    expect(screen.getByText('Set 1 of 2')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Weight (lbs)' })).toHaveValue('40');
    expect(screen.getByRole('textbox', { name: 'Reps' })).toHaveValue('10');
    expect(screen.getByText('Last time: 40 lbs × 10')).toBeVisible();
    expect(screen.getByText('Keep your chest up.')).toBeVisible();
  });

  it('ticks nothing while a number is refused, by the button or by Space, and leads to it', () => {
    renderPart(<Tracker plans={[squat]} />);
    const reps = screen.getByRole('textbox', { name: 'Reps' });
    fireEvent.change(reps, { target: { value: '12.5' } });
    fireEvent.blur(reps);
    for (const tap of [() => press('Done'), () => fireEvent.keyDown(document.body, { key: ' ' })]) {
      act(tap);
      pass(1);
      expect(did()).toEqual([]);
      expect(reps).toHaveFocus();
      expect(reps).toHaveValue('12.5');
      expect(reps).toHaveAccessibleDescription('Whole numbers only');
    }
    fireEvent.change(reps, { target: { value: '12' } });
    press('Done');
    expect(did()).toEqual(['1:0 40 × 12']);
  });

  it('moves by a thumb what was just typed', () => {
    renderPart(<Tracker plans={[squat]} />);
    const reps = screen.getByRole('textbox', { name: 'Reps' });
    pass(1);
    act(() => reps.focus());
    fireEvent.change(reps, { target: { value: '12' } });
    fireEvent.mouseDown(button('Increase Reps'));
    press('Increase Reps');
    expect(reps).toHaveValue('13');
    press('Done');
    expect(did()).toEqual(['1:0 40 × 13']);
  });

  it('Done ticks the set with what stands there, and the rest counts down to the next one', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    press('Increase Weight (lbs)');
    press('Decrease Reps');
    press('Done');
    expect(did()).toEqual(['1:0 45 × 9']);
    expect(timer()).toBe('1:00');
    expect(screen.getByText('Next: Goblet Squat')).toBeVisible();
    expect(screen.getByText('45 lbs × 9')).toBeVisible();
    pass(20);
    expect(timer()).toBe('0:40');
    pass(40);
    expect(shown()).toBe('Goblet Squat');
    expect(screen.getByText('Set 2 of 2')).toBeVisible();
    press('Done');
    expect(screen.getByText('Next: Dumbbell Row')).toBeVisible();
  });

  it('Space does what the big button does', () => {
    renderPart(<Tracker plans={[squat]} />);
    pass(1);
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(did()).toHaveLength(1);
    pass(1);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByText('Set 2 of 2')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('a double tap on Done ticks one set and skips no rest', () => {
    renderPart(<Tracker plans={[squat]} />);
    pass(1);
    fireEvent.click(button('Done'));
    fireEvent.click(button('Skip rest'));
    expect(did()).toHaveLength(1);
    expect(timer()).toBe('1:00');
  });

  it('a rest can be longer, shorter, and skipped', () => {
    renderPart(<Tracker plans={[squat]} />);
    press('Done');
    fireEvent.click(button('+15 s'));
    expect(timer()).toBe('1:15');
    fireEvent.click(button('−15 s'));
    fireEvent.click(button('−15 s'));
    expect(timer()).toBe('0:45');
    press('Skip rest');
    expect(shown()).toBe('Goblet Squat');
  });

  it('has no rest where none is asked for, and none after the last set', () => {
    renderPart(<Tracker plans={[{ ...squat, sets: 1 }, row]} />);
    press('Done');
    expect(shown()).toBe('Dumbbell Row');
    press('Done');
    expect(shown()).toBe('All done');
    expect(localStorage.getItem('draft:7:timers')).toBeNull();
    press('Finish');
    expect(finish).toHaveBeenCalledOnce();
  });

  it('rests a minute at the most after a warm-up set, and as planned after the next one', () => {
    renderPart(<Tracker plans={[{ ...squat, restTime: 180 }]} />);
    act(() => {
      const rows: SetEntry[] = [{ ...blankSet, type: 'warmup', weight: 20 }, blankSet, blankSet];
      warmUp.current?.(rows);
    });
    press('Done');
    expect(timer()).toBe('1:00');
    press('Skip rest');
    press('Done');
    expect(timer()).toBe('3:00');
  });

  it('says that a set is done on each side', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    expect(screen.queryByText('each side')).toBeNull();
    press('Done');
    press('Skip rest');
    press('Done');
    expect(screen.getByText('30 lbs × 8 each side')).toBeVisible();
    press('Skip rest');
    expect(screen.getByText('each side')).toBeVisible();
  });

  it('leaves the rest running in the bar when it is left', () => {
    renderPart(<Tracker plans={[squat]} />);
    press('Done');
    pass(10);
    press('Exit');
    expect(leave).toHaveBeenCalledOnce();
    expect(screen.getByRole('region', { name: 'Running timer' })).toHaveTextContent('0:49');
  });

  it('takes back a tick that was one too many, with its rest', () => {
    renderPart(<Tracker plans={[squat]} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    press('Done');
    press('Undo');
    expect(did()).toEqual([]);
    expect(screen.getByText('Set 1 of 2')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('skips a set, and comes back to it at the end', () => {
    renderPart(<Tracker plans={[{ ...squat, sets: 1 }, row]} />);
    press('Skip this set');
    expect(shown()).toBe('Dumbbell Row');
    press('Done');
    expect(screen.getByText('One set was skipped.')).toBeVisible();
    press('Go to the skipped sets');
    expect(shown()).toBe('Goblet Squat');
  });
});

describe('a set that is held', () => {
  it('counts down, is ticked at zero by itself, and the rest begins', () => {
    renderPart(<Tracker plans={[plank]} />);
    expect(timer()).toBe('0:45');
    press('Start');
    pass(44);
    expect(did()).toEqual([]);
    expect(timer()).toBe('0:01');
    pass(1);
    expect(did()).toEqual(['3:0 45']);
    expect(timer()).toBe('0:30');
    expect(screen.getByText('Next: Plank')).toBeVisible();
    expect(useToastStore.getState().current?.title).toBe('Exercise time complete!');
  });

  it('ended early counts the seconds that were held', () => {
    renderPart(<Tracker plans={[plank]} />);
    press('Start');
    pass(31);
    press('Done');
    expect(did()).toEqual(['3:0 32']);
    expect(timer()).toBe('0:30');
  });

  it('can be begun anew', () => {
    renderPart(<Tracker plans={[plank]} />);
    press('Start');
    pass(5);
    press('Start over');
    expect(did()).toEqual([]);
    expect(button('Start')).toBeVisible();
    pass(60);
    expect(did()).toEqual([]);
  });
});

describe('what is heard', () => {
  const said: { text: string; lang: string }[] = [];
  const tones: number[] = [];

  beforeEach(() => {
    said.length = 0;
    tones.length = 0;
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        rate = 1;
        constructor(public text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      speak: (words: { text: string; lang: string }) => said.push({ ...words }),
      cancel: () => {},
    });
  });

  const texts = () => said.map(({ text }) => text);

  it('nothing is said until it is asked for, and the choice is kept', () => {
    const { unmount } = renderPart(<Tracker plans={[squat]} />);
    expect(screen.getByRole('switch', { name: 'Say what is next' })).not.toBeChecked();
    press('Done');
    pass(60);
    expect(said).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: 'Say what is next' }));
    unmount();
    renderPart(<Tracker plans={[squat]} />);
    expect(screen.getByRole('switch', { name: 'Say what is next' })).toBeChecked();
  });

  it('the end of a rest is said with what comes next, once, and not when it is skipped', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Say what is next' }));
    press('Done');
    pass(60);
    expect(texts()).toEqual(['Rest over. Goblet Squat, set 2, 40 pounds, 10 reps']);
    press('Done');
    press('Skip rest');
    pass(120);
    expect(said).toHaveLength(1);
  });

  it('speaks German to Germans', () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<Tracker plans={[squat]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Ansagen, was folgt' }));
    press('Fertig');
    pass(60);
    expect(said[0]!.text).toBe('Pause vorbei. Goblet Squat, Satz 2, 40 Pfund, 10 Wiederholungen');
    expect(said[0]!.lang).toMatch(/^de/);
  });

  it('the end of a hold says how long the rest is, and that all is done', () => {
    renderPart(<Tracker plans={[plank]} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Say what is next' }));
    press('Start');
    pass(45);
    pass(30);
    press('Start');
    pass(45);
    expect(texts()).toEqual(['Time. Rest for 30 seconds.', 'Rest over. Plank, set 2, 45 seconds', 'Time. All done.']);
  });

  it('the last three seconds beep', () => {
    class Quiet {
      state = 'running';
      currentTime = 0;
      destination = {};
      createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect: (next: unknown) => next, start: () => tones.push(Date.now()), stop: () => {} };
      }
      createGain() {
        return {
          gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
          connect: (next: unknown) => next,
        };
      }
    }
    vi.stubGlobal('AudioContext', Quiet);
    renderPart(<Tracker plans={[squat]} />);
    press('Done');
    pass(56);
    expect(tones).toHaveLength(0);
    pass(1);
    expect(tones).toHaveLength(1);
    pass(1);
    pass(1);
    expect(tones).toHaveLength(3);
    // The chime of the tracker itself.
    pass(1);
    expect(tones).toHaveLength(6);
  });
});
