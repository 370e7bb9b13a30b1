import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import type { BodyAdvice, ProgressBody } from '@/shared/api/types';
import { BodyTab } from './BodyTab';

const month = example<ProgressBody>('show_progress_body.month').response.body!;
const advice = example<BodyAdvice>('show_body_advice.success').response.body!;
const chart = async () => within(await screen.findByRole('region', { name: 'How is your weight changing?' }));
// The goal is a line of the chart with its number, and a distance in words.
const goals = () => screen.queryAllByText(/to your target|^Target/);

const open = () => renderPart(<BodyTab data={month} />);

beforeEach(() => signIn());

it('shows the distance to the target where the advice allows it', async () => {
  server.use(...recordedResponses('show_body_advice.success'));
  open();
  expect(await (await chart()).findByText(/lbs to your target/)).toBeVisible();
});

it('shows a warning, and no target beside it', async () => {
  server.use(...recordedResponses('show_body_advice.underweight'));
  open();
  expect(await screen.findByText(/^Your weight is low for your height/)).toBeVisible();
  expect((await chart()).getByText(/over this time/)).toBeVisible();
  expect(goals()).toEqual([]);
});

it('shows the warning in German', async () => {
  signIn({ ...mara, locale: 'de' });
  server.use(...recordedResponses('show_body_advice.underweight'));
  open();
  expect(await screen.findByText(/^Dein Gewicht ist niedrig für deine Größe/)).toBeVisible();
});

it('shows a warning while nothing is weighed in the time range', async () => {
  server.use(...recordedResponses('show_body_advice.underweight'));
  renderPart(<BodyTab data={{ ...month, weights: [] }} />);
  expect(await screen.findByText(/^Your weight is low for your height/)).toBeVisible();
});

it('shows no target to users under 18', async () => {
  let asked = 0;
  server.use(
    http.get('/api/body-advice', () => {
      asked += 1;
      return HttpResponse.json({ ...advice, bmi: null, praisesLoss: false, showsLossGoals: false });
    }),
  );
  open();
  await (await chart()).findByText(/over this time/);
  await expect.poll(() => asked).toBe(1);
  expect(goals()).toEqual([]);
});

it('shows no target if the advice cannot be loaded', async () => {
  server.use(http.get('/api/body-advice', () => HttpResponse.error()));
  open();
  await (await chart()).findByText(/over this time/);
  expect(goals()).toEqual([]);
});
