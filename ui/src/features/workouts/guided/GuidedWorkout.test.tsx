import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { blankSet, type SetEntry } from '@/features/workouts/training/training';
import { renderPart } from '@/mocks/render';
import { useToastStore } from '@/shared/ui/toast';
import {
  squat,
  row,
  plank,
  leave,
  finish,
  warmUp,
  Tracker,
  tickedSets,
  pass,
  button,
  press,
  timer,
  shown,
  setUpTracker,
} from './guidedFixtures';

beforeEach(setUpTracker);

describe('the guided mode', () => {
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

  it('ticks nothing while a number is invalid, by button or by Space, and focuses it', () => {
    renderPart(<Tracker plans={[squat]} />);
    const reps = screen.getByRole('textbox', { name: 'Reps' });
    fireEvent.change(reps, { target: { value: '12.5' } });
    fireEvent.blur(reps);
    for (const tap of [() => press('Done'), () => fireEvent.keyDown(document.body, { key: ' ' })]) {
      act(tap);
      pass(1);
      expect(tickedSets()).toEqual([]);
      expect(reps).toHaveFocus();
      expect(reps).toHaveValue('12.5');
      expect(reps).toHaveAccessibleDescription('Whole numbers only');
    }
    fireEvent.change(reps, { target: { value: '12' } });
    press('Done');
    expect(tickedSets()).toEqual(['1:0 40 × 12']);
  });

  it('steps from a value that was just typed', () => {
    renderPart(<Tracker plans={[squat]} />);
    const reps = screen.getByRole('textbox', { name: 'Reps' });
    pass(1);
    act(() => reps.focus());
    fireEvent.change(reps, { target: { value: '12' } });
    fireEvent.mouseDown(button('Increase Reps'));
    press('Increase Reps');
    expect(reps).toHaveValue('13');
    press('Done');
    expect(tickedSets()).toEqual(['1:0 40 × 13']);
  });

  it('Done ticks the set with its values, and the rest counts down to the next one', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    press('Increase Weight (lbs)');
    press('Decrease Reps');
    press('Done');
    expect(tickedSets()).toEqual(['1:0 45 × 9']);
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

  it('Space triggers the main button', () => {
    renderPart(<Tracker plans={[squat]} />);
    pass(1);
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(tickedSets()).toHaveLength(1);
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
    expect(tickedSets()).toHaveLength(1);
    expect(timer()).toBe('1:00');
  });

  it('a rest can be extended, shortened and skipped', () => {
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

  it('has no rest for an exercise with a single set, and none after the last set', () => {
    renderPart(<Tracker plans={[{ ...squat, sets: 1 }, row]} />);
    press('Done');
    expect(shown()).toBe('Dumbbell Row');
    press('Done');
    expect(shown()).toBe('All done');
    expect(localStorage.getItem('draft:7:timers')).toBeNull();
    press('Finish');
    expect(finish).toHaveBeenCalledOnce();
  });

  it('rests at most a minute after a warm-up set, and as planned after the next one', () => {
    renderPart(<Tracker plans={[{ ...squat, restTime: 180 }]} />);
    act(() => {
      const rows: SetEntry[] = [{ ...blankSet, type: 'warmup', weight: 20 }, blankSet, blankSet];
      warmUp.current?.(rows);
    });
    expect(screen.getByText('Warm-up set 1 of 1')).toBeVisible();
    press('Done');
    expect(timer()).toBe('1:00');
    press('Skip rest');
    expect(screen.getByText('Set 1 of 2')).toBeVisible();
    press('Done');
    expect(timer()).toBe('3:00');
  });

  it('shows that a set is done on each side', () => {
    renderPart(<Tracker plans={[squat, row]} />);
    expect(screen.queryByText('each side')).toBeNull();
    press('Done');
    press('Skip rest');
    press('Done');
    expect(screen.getByText('30 lbs × 8 each side')).toBeVisible();
    press('Skip rest');
    expect(screen.getByText('each side')).toBeVisible();
  });

  it('leaves the rest running in the bar on Exit', () => {
    renderPart(<Tracker plans={[squat]} />);
    press('Done');
    pass(10);
    press('Exit');
    expect(leave).toHaveBeenCalledOnce();
    expect(screen.getByRole('region', { name: 'Running timer' })).toHaveTextContent('0:49');
  });

  it('undoes an accidental tick and its rest', () => {
    renderPart(<Tracker plans={[squat]} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    press('Done');
    press('Undo');
    expect(tickedSets()).toEqual([]);
    expect(screen.getByText('Set 1 of 2')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('skips a set and returns to it at the end', () => {
    renderPart(<Tracker plans={[{ ...squat, sets: 1 }, row]} />);
    press('Skip this set');
    expect(shown()).toBe('Dumbbell Row');
    press('Done');
    expect(screen.getByText('One set was skipped.')).toBeVisible();
    press('Go to skipped sets');
    expect(shown()).toBe('Goblet Squat');
  });
});

describe('a timed set', () => {
  it('counts down, is ticked automatically at zero, and starts the rest', () => {
    renderPart(<Tracker plans={[plank]} />);
    expect(timer()).toBe('0:45');
    press('Start');
    pass(44);
    expect(tickedSets()).toEqual([]);
    expect(timer()).toBe('0:01');
    pass(1);
    expect(tickedSets()).toEqual(['3:0 45']);
    expect(timer()).toBe('0:30');
    expect(screen.getByText('Next: Plank')).toBeVisible();
    expect(useToastStore.getState().current?.title).toBe('Exercise time complete!');
  });

  it('counts the seconds held if it ends early', () => {
    renderPart(<Tracker plans={[plank]} />);
    press('Start');
    pass(31);
    press('Done');
    expect(tickedSets()).toEqual(['3:0 32']);
    expect(timer()).toBe('0:30');
  });

  it('can be started over', () => {
    renderPart(<Tracker plans={[plank]} />);
    press('Start');
    pass(5);
    press('Start over');
    expect(tickedSets()).toEqual([]);
    expect(button('Start')).toBeVisible();
    pass(60);
    expect(tickedSets()).toEqual([]);
  });
});
