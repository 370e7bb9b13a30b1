// Data that earlier versions stored, without zustand's persist, must still be readable: a running workout continues.
import { expect, it } from 'vitest';
import { setTypedText, useTyped } from '@/features/coach/chat/chatStore';
import { findCorrection, restoreCorrections } from '@/features/loggedworkout/corrections';
import { profileEdits } from '@/features/profile/form/edits';
import { timerOf, useTimers } from '@/features/workouts/timers/timers';
import { trainingSettings, useTrainingSettings } from '@/features/workouts/training/trainingSettings';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { changeOwnStep, useOwnSteps } from '@/features/workouts/weights/weightSteps';
import { importUnsentTraining } from '@/features/workouts/outbox/importUnsentTraining';
import { unsent } from '@/features/workouts/outbox/unsent';
import { renderHook } from '@testing-library/react';
// Written by the previous version.
import kept from '@/mocks/earlierStorage.json';
import { signIn } from '@/mocks/people';
import { createQueryClient } from '@/shared/api/queryClient';
import { coachHeaders } from '@/shared/api/coachChoice';
import { useNoticeSettings } from '@/shared/lib/noticeSettings';

const stored = () => Object.fromEntries(Object.keys(kept).map((key) => [key, localStorage.getItem(key)]));
const before = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));

function openThePage(): void {
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
  signIn();
}

it('everything that the previous version stored is read, and reading does not change it', () => {
  openThePage();
  expect(findTraining('free')).toEqual(kept['draft:7:training'].trainings.free);
  const rest = {
    kind: 'rest',
    workout: 'free',
    exerciseId: -1,
    exerciseName: 'Squat',
    path: '/log-workout',
    seconds: 60,
  } as const;
  expect(timerOf(useTimers.getState(), rest).endsAt).toBe(1_795_168_860_000);
  expect(profileEdits.get()).toEqual({ firstName: 'Mara' });
  expect(renderHook(useTyped).result.current).toBe('Is tea fine?');
  expect(renderHook(() => useNoticeSettings()).result.current).toMatchObject(kept['setting:7:notices']);
  expect(renderHook(() => useTrainingSettings()).result.current.effort).toBe(true);
  expect(trainingSettings()).toEqual({ ...kept['setting:7:training'], notifyAsked: false });
  expect(renderHook(() => useOwnSteps('kg')).result.current).toEqual({ dumbbell: 1 });
  expect(coachHeaders('/api/coaching/chat')).toEqual({ 'X-Coach': 'built-in' });
  expect(stored()).toEqual(before);
});

it('what the previous version could not send is in the outbox, and no longer where it had it', () => {
  openThePage();
  restoreCorrections();
  const { workoutId, sets, known, shown } = kept['draft:7:logged-corrections'].corrections[9];
  expect(findCorrection(9)).toMatchObject({ workoutId, sets, known, shown });
  expect(localStorage.getItem('draft:7:logged-corrections')).toBeNull();
  importUnsentTraining(createQueryClient());
  const { exercises, logs } = kept['draft:7:unsent-training'];
  expect(unsent()).toEqual({ exercises: exercises.map((each) => ({ ...each, state: 'waiting' })), logs });
  expect(localStorage.getItem('draft:7:unsent-training')).toBeNull();
});

it('changes are stored in the same format, for a tab that still runs the previous version', () => {
  openThePage();
  const training = findTraining('free');
  if (!training) throw new Error('no training');
  storeTraining('free', { ...training, measured: true });
  setTypedText('Is coffee fine?');
  changeOwnStep('kg', 'plates', 1.25);
  expect(stored()).toEqual({
    ...before,
    'draft:7:training': JSON.stringify({
      trainings: { free: { ...kept['draft:7:training'].trainings.free, measured: true } },
    }),
    'draft:7:coach-chat': '{"text":"Is coffee fine?"}',
    'setting:7:weight-steps-kg': '{"dumbbell":1,"plates":1.25}',
  });
});
