import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { TodaysWorkout } from '@/shared/api/types';
import { Checklist, type DoneExercises } from './Checklist';

const { exercises } = example<TodaysWorkout>('show_todays_workout.planned').response.body as TodaysWorkout;
const march = exercises.find(({ exerciseName }) => exerciseName === 'Marching in Place')!;
const squat = exercises.find(({ exerciseName }) => exerciseName === 'Dumbbell Sumo Squat')!;
const none: DoneExercises = new Map();
const done: DoneExercises = new Map([[squat.id, { text: '3 × 10 · 40 lbs', whole: true, waiting: false }]]);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

beforeEach(() => signIn());

describe('the checklist of today’s workout', () => {
  it('lists its sections with the planned amounts', () => {
    renderPart(<Checklist exercises={exercises} done={none} onToggle={() => {}} />);
    expect(within(screen.getByRole('list', { name: 'Warm-up' })).getAllByRole('listitem')).toHaveLength(4);
    expect(within(screen.getByRole('list', { name: 'Main' })).getAllByRole('checkbox')).toHaveLength(8);
    expect(box(/^Dumbbell Sumo Squat/)).not.toBeChecked();
    expect(box(/^Dumbbell Sumo Squat/)).toHaveTextContent('3 × 12');
  });

  it('ticks and unticks with a tap', async () => {
    const onToggle = vi.fn();
    renderPart(<Checklist exercises={exercises} done={done} onToggle={onToggle} />);
    await userEvent.click(box(/^Marching in Place/));
    await userEvent.click(box(/^Dumbbell Sumo Squat/));
    expect(onToggle.mock.calls).toEqual([[march], [squat]]);
  });

  it('ticks with the keyboard', async () => {
    const onToggle = vi.fn();
    renderPart(<Checklist exercises={exercises} done={none} onToggle={onToggle} />);
    box(/^Marching in Place/).focus();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenCalledWith(march);
  });

  it('shows the completed amounts instead of the planned ones', () => {
    renderPart(<Checklist exercises={exercises} done={done} onToggle={() => {}} />);
    expect(box(/^Dumbbell Sumo Squat/)).toBeChecked();
    expect(box(/^Dumbbell Sumo Squat/)).toHaveTextContent('3 × 10 · 40 lbs');
    expect(box(/^Dumbbell Sumo Squat/)).not.toHaveTextContent('3 × 12');
  });

  it('marks an exercise with some completed sets as started', () => {
    const started: DoneExercises = new Map([[squat.id, { text: '1 × 10 · 40 lbs', whole: false, waiting: false }]]);
    renderPart(<Checklist exercises={exercises} done={started} onToggle={() => {}} />);
    expect(box(/^Dumbbell Sumo Squat/)).toBePartiallyChecked();
    expect(box(/^Dumbbell Sumo Squat/)).toHaveTextContent('1 × 10 · 40 lbs');
    expect(box(/^Dumbbell Sumo Squat/).closest('li')).not.toHaveAttribute('data-done');
  });

  it('marks a tick that waits for the connection', () => {
    const waiting: DoneExercises = new Map([[squat.id, { text: '3 × 10', whole: true, waiting: true }]]);
    renderPart(<Checklist exercises={exercises} done={waiting} onToggle={() => {}} />);
    expect(box(/^Dumbbell Sumo Squat/)).toHaveAccessibleName(/waiting for connection/);
  });

  it('has nothing to tick without onToggle', () => {
    renderPart(<Checklist exercises={exercises} done={done} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Dumbbell Sumo Squat').closest('li')).toHaveTextContent('3 × 10 · 40 lbs');
    expect(screen.getByText('Dumbbell Sumo Squat').closest('li')).toHaveTextContent('done');
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_exercises.all'));
    const waiting: DoneExercises = new Map([[squat.id, { text: '3 × 10', whole: true, waiting: true }]]);
    renderPart(<Checklist exercises={exercises} done={waiting} onToggle={() => {}} />);
    await screen.findByRole('checkbox', { name: /^Sumo-Kniebeuge mit Kurzhantel/ });
    expect(box(/^Sumo-Kniebeuge mit Kurzhantel/)).toHaveAccessibleName(/wartet auf die Verbindung/);
  });
});
