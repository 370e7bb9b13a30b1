import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { BodyAdvice, BodyMeasurement } from '@/shared/api/types';
import { weightChange } from './logic';
import { WeightBanner } from './WeightBanner';

const season = example<BodyMeasurement[]>('list_body_measurements.season').response.body!;
const advice = example<BodyAdvice>('show_body_advice.success').response.body!;

const open = (target: number) =>
  renderPart(<WeightBanner change={weightChange(season, target)!} target={target} unit="lb" />);
const banner = async () => within(await screen.findByRole('region', { name: 'Weight change' }));
const advises = (more: Partial<BodyAdvice>) =>
  server.use(http.get('/api/body-advice', () => HttpResponse.json({ ...advice, ...more })));

beforeEach(() => signIn());

it('praises a change towards the goal and shows the way that is left', async () => {
  server.use(...recordedResponses('show_body_advice.success'));
  open(160);
  expect((await banner()).getByText('Well done! You are moving toward your goal.')).toBeVisible();
  expect((await banner()).getByText(/to your target of 160 lbs/)).toBeVisible();
});

it('shows a warning alone, without praise and without the way to the goal', async () => {
  server.use(...recordedResponses('show_body_advice.underweight'));
  open(160);
  expect((await banner()).getByText(/^Your weight is low for your height/)).toBeVisible();
  expect((await banner()).getByText('Since Nov 13')).toBeVisible();
  expect(screen.queryByText(/Well done|your target/)).toBeNull();
});

it('shows the warning in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('show_body_advice.underweight'));
  open(160);
  expect(await screen.findByText(/^Dein Gewicht ist niedrig für deine Größe/)).toBeVisible();
});

it.each([{ praisesLoss: false }, { showsLossGoals: false, praisesLoss: false }])(
  'neither praises a loss nor shows the goal with %o',
  async (given) => {
    advises(given);
    open(160);
    expect((await banner()).getByText(/^Weight varies with water/)).toBeVisible();
    expect(screen.queryByText(/Well done|your target/)).toBeNull();
  },
);

it('praises nothing if the advice cannot be loaded', async () => {
  server.use(http.get('/api/body-advice', () => HttpResponse.error()));
  open(160);
  expect((await banner()).getByText(/^Weight varies with water/)).toBeVisible();
  expect(screen.queryByText(/Well done|your target/)).toBeNull();
});
