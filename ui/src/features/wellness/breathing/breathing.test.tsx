import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { breathe, secondsOf, viewOf, type BreathingRun } from './breathing';
import { breathingStyles, styleNames } from './styles';
import { BreathingGuide } from './BreathingGuide';

const begin = (style: BreathingRun['style']) => breathe(null, { type: 'begin', style, now: 0 })!;

describe('a breathing run', () => {
  it('has the specified seconds and cycles', () => {
    const numbers = styleNames.map((style) => [style, ...Object.values(breathingStyles[style])]);
    expect(numbers).toEqual([
      ['calm', 4, 6, 8],
      ['balance', 4, 4, 10],
      ['energize', 3, 3, 12],
      ['deep', 6, 8, 6],
    ]);
    expect(styleNames.map(secondsOf)).toEqual([80, 80, 72, 84]);
  });

  it.each(styleNames)('%s counts down, alternates, counts a cycle after each exhale and ends', (style) => {
    const { inhale, exhale, cycles } = breathingStyles[style];
    const run = begin(style);
    let second = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      for (const [phase, length] of [
        ['inhale', inhale],
        ['exhale', exhale],
      ] as const) {
        for (let count = length; count >= 1; count -= 1) {
          expect(viewOf(run, second * 1000), `${style} at ${second} s`).toMatchObject({
            phase,
            count,
            cyclesDone: cycle,
            cycles,
            finished: false,
          });
          second += 1;
        }
      }
    }
    expect(second).toBe(secondsOf(style));
    expect(viewOf(run, second * 1000 - 1).finished).toBe(false);
    expect(viewOf(run, second * 1000)).toMatchObject({ finished: true, cyclesDone: cycles });
    expect(viewOf(run, second * 5000)).toMatchObject({ finished: true, cyclesDone: cycles });
  });

  it('grows and shrinks the shape', () => {
    const run = begin('calm');
    expect([0, 2000, 4000, 7000, 9999].map((now) => Number(viewOf(run, now).fullness.toFixed(2)))).toEqual([
      0, 0.5, 1, 0.5, 0,
    ]);
  });

  it('stops while paused and resumes at the same point', () => {
    let run = breathe(begin('calm'), { type: 'pause', now: 2500 });
    expect(viewOf(run!, 60_000)).toMatchObject({ phase: 'inhale', count: 2, paused: true });
    run = breathe(run, { type: 'pause', now: 61_000 });
    run = breathe(run, { type: 'resume', now: 100_000 });
    expect(viewOf(run!, 100_000)).toMatchObject({ phase: 'inhale', count: 2, paused: false });
    expect(viewOf(run!, 101_500)).toMatchObject({ phase: 'exhale', count: 6 });
    expect(breathe(run, { type: 'resume', now: 200_000 })).toBe(run);
  });

  it('does not run backwards if the system clock is set back', () => {
    expect(viewOf(begin('calm'), -5000)).toMatchObject({ count: 4, cyclesDone: 0 });
  });

  it('ends when the user leaves', () => {
    expect(breathe(begin('deep'), { type: 'leave' })).toBeNull();
  });
});

describe('the breathing guide', () => {
  const sent: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    sent.length = 0;
    server.events.on('request:start', async ({ request }) => {
      sent.push(await request.clone().json());
    });
    signIn();
  });

  const pass = (seconds: number) =>
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const count = () => screen.getByTestId('count').textContent;
  const word = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

  it.each(styleNames)('guides through %s and records it under its name', async (style) => {
    server.use(...recordedResponses('create_wellness_activity.success'));
    renderPart(<BreathingGuide style={style} onLeave={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    press('Begin');
    const { inhale, exhale, cycles } = breathingStyles[style];
    expect([word(), count()]).toEqual(['Breathe in', String(inhale)]);
    pass(1);
    expect(count()).toBe(String(inhale - 1));
    pass(inhale - 1);
    expect([word(), count()]).toEqual(['Breathe out', String(exhale)]);
    pass(exhale);
    expect(word()).toBe('Breathe in');
    expect(screen.getByText(`Cycle 2 of ${cycles}`)).toBeVisible();
    pass(secondsOf(style) - inhale - exhale - 1);
    expect([word(), count()]).toEqual(['Breathe out', '1']);
    expect(sent).toEqual([]);
    pass(1);
    expect(screen.getByRole('heading', { name: 'Well done!' })).toBeVisible();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ activityType: 'breathing', activityName: style });
    press('Do Another Round');
    expect([word(), count()]).toEqual(['Breathe in', String(inhale)]);
  });

  it('pauses and resumes', () => {
    renderPart(<BreathingGuide style="calm" onLeave={() => {}} />);
    press('Begin');
    pass(2);
    press('Pause');
    pass(30);
    expect([word(), count()]).toEqual(['Paused', '2']);
    press('Resume');
    pass(1);
    expect([word(), count()]).toEqual(['Breathe in', '1']);
  });

  it('pauses automatically when the page is hidden', () => {
    renderPart(<BreathingGuide style="calm" onLeave={() => {}} />);
    press('Begin');
    pass(1);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    pass(600);
    expect([word(), count()]).toEqual(['Paused', '3']);
  });

  it('records nothing if left early and returns to the options', () => {
    const leave = vi.fn();
    renderPart(<BreathingGuide style="calm" onLeave={leave} />);
    press('Back to Options');
    press('Begin');
    pass(79);
    press('End exercise');
    expect(leave).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([]);
  });

  it('marks each breath with vibration unless switched off, and saves the choice', () => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    const { unmount } = renderPart(<BreathingGuide style="calm" onLeave={() => {}} />);
    press('Begin');
    pass(4);
    expect(vibrate).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('switch', { name: 'Vibration' }));
    pass(6);
    expect(vibrate).toHaveBeenCalledTimes(2);
    unmount();
    renderPart(<BreathingGuide style="calm" onLeave={() => {}} />);
    expect(screen.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
  });

  it('keeps the screen awake while running but not while paused', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock: { request } }));
    renderPart(<BreathingGuide style="calm" onLeave={() => {}} />);
    expect(request).not.toHaveBeenCalled();
    press('Begin');
    await act(() => Promise.resolve());
    expect(request).toHaveBeenCalledOnce();
    press('Pause');
    await act(() => Promise.resolve());
    expect(release).toHaveBeenCalledOnce();
  });
});
