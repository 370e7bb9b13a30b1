import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFree, FREE, newTraining } from '@/features/workouts/training/training';
import { findTraining, storeTraining } from '@/features/workouts/training/trainingStore';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { TrainingAdvice } from '@/shared/api/types';
import { DashboardAdvice } from './DashboardAdvice';

const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const advised = example<TrainingAdvice>('show_training_advice.train').response.body!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
});

const card = async () => within(await screen.findByRole('region', { name: 'What should I train today?' }));

describe('the advice for today', () => {
  it('answers what to train and starts it in the tracker', async () => {
    server.use(...recordedResponses('show_training_advice.train'));
    const { currentPath } = renderPart(<DashboardAdvice />);
    const advice = await card();
    const { workout, reasons } = advised;
    const title = workout!.title.text;
    expect(await advice.findByRole('heading', { name: `${title} · about ${workout!.minutes} min` })).toBeVisible();
    expect(await advice.findByText(reasons.map(({ text }) => text).join(' '))).toBeVisible();
    const main = workout!.exercises.filter(({ category }) => category === 'main');
    expect(within(advice.getByRole('list', { name: 'Exercises' })).getAllByRole('listitem')).toHaveLength(main.length);
    expect(advice.getByRole('link', { name: 'Sets and recovery' })).toHaveAttribute('href', '/progress?tab=workouts');

    await userEvent.click(advice.getByRole('button', { name: 'Start now' }));
    expect(currentPath()).toBe('/log-workout?workout=free');
    const free = findTraining(FREE)?.free;
    expect(free?.name).toBe(title);
    expect(free?.type).toBe('strength');
    expect(free?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(workout!.exercises.map(({ name }) => name));
    expect(new Set(free?.exercises.map(({ id }) => id)).size).toBe(workout!.exercises.length);
    expect(free?.exercises.every(({ id }) => id < 0)).toBe(true);
  });

  it('does not start while another workout without a plan is unfinished', async () => {
    const begun = { ...newTraining('2026-11-20', Date.now(), 'key'), free: { ...emptyFree, name: 'Garage' } };
    storeTraining(FREE, begun);
    server.use(...recordedResponses('show_training_advice.train'));
    renderPart(<DashboardAdvice />);
    expect(await (await card()).findByText('Finish or discard your unfinished workout first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
    expect(findTraining(FREE)?.free?.name).toBe('Garage');
  });

  it('says why to rest', async () => {
    server.use(...recordedResponses('show_training_advice.rest'));
    renderPart(<DashboardAdvice />);
    const advice = await card();
    expect(await advice.findByRole('heading', { name: 'Rest today' })).toBeVisible();
    expect(advice.getByText(/^You have trained today\..*A walk or easy stretching is enough\.$/)).toBeVisible();
    expect(advice.queryByRole('button')).toBeNull();
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de-DE' });
    server.use(...recordedResponses('show_training_advice.train', 'list_exercises.all'));
    renderPart(<DashboardAdvice />);
    expect(await screen.findByText(/^Erholt, und diese Woche fehlen noch Sätze: /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jetzt starten' })).toBeVisible();
  });
});
