import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { completionHandlers, openCard } from '@/mocks/tracker';
import { TimerBar } from '@/features/workouts/timers/TimerBar';
import { LogWorkout } from './LogWorkout';

// A phone lets a page sound only after it was asked within a touch.
const resume = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:00:00+01:00') });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = resume;
    },
  );
  resume.mockClear();
  signIn();
  server.use(
    ...recordedResponses(
      'list_workout_plans.one',
      'list_planned_workouts.generated',
      'list_planned_exercises.generated',
      'list_exercises.all',
      'list_last_completions.two',
      'list_exercise_notes.empty',
      'list_workouts.empty',
      'list_exercise_completions.empty',
    ),
  );
});

it('a rest that a tick starts may sound at its end, and so may one that goes on in the bar', async () => {
  renderPart(
    <>
      <TimerBar />
      <LogWorkout />
    </>,
    { path: '/log-workout?workout=3' },
  );
  server.use(...completionHandlers('create_exercise_completion.record'));
  const card = await openCard('Dumbbell Sumo Squat');
  fireEvent.click(card.getByRole('button', { name: 'Set 1 done, Dumbbell Sumo Squat' }));
  expect(resume).toHaveBeenCalledOnce();
  const bar = within(screen.getByRole('region', { name: 'Running timer' }));
  vi.setSystemTime(Date.now() + 5000);
  fireEvent.click(bar.getByRole('button', { name: 'Pause' }));
  fireEvent.click(bar.getByRole('button', { name: 'Resume' }));
  expect(resume).toHaveBeenCalledTimes(3);
});
