import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { FirstSteps } from './FirstSteps';

const everywhere = ['/', '/nutrition', '/wellness'];
const path = () => within(screen.getByRole('region', { name: 'Your first steps' }));
const titles = () =>
  path()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

beforeEach(() => signIn());

describe('the first steps', () => {
  it('are to make a plan, log a food and take a breath', async () => {
    server.use(...recordedResponses('list_food_entries.empty', 'list_wellness_activities.empty'));
    renderPart(<FirstSteps hasPlan={false} />, { screenPaths: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Create a plan', 'Log food', 'Take a breath']);
    expect(path().getByRole('link', { name: 'Log food now' })).toHaveAttribute('href', '/nutrition');
    expect(path().getByRole('link', { name: 'Breathe now' })).toHaveAttribute('href', '/wellness');
  });

  it('omit a step without a screen, and make no call for it', () => {
    renderPart(<FirstSteps hasPlan={false} />, { screenPaths: ['/'] });
    expect(titles()).toEqual(['Create a plan']);
  });

  it('include a step as soon as its screen exists', async () => {
    server.use(...recordedResponses('list_food_entries.empty'));
    renderPart(<FirstSteps hasPlan />, { screenPaths: ['/', '/nutrition'] });
    expect(await screen.findByRole('link', { name: 'Log food now' })).toBeVisible();
    expect(titles()).toEqual(['Create a plan (done)', 'Log food']);
  });

  it('mark completed steps', async () => {
    server.use(...recordedResponses('list_food_entries.one', 'list_wellness_activities.empty'));
    renderPart(<FirstSteps hasPlan />, { screenPaths: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Create a plan (done)', 'Log food (done)', 'Take a breath']);
    expect(path().queryByRole('link', { name: 'Log food now' })).toBeNull();
  });

  it('disappear once everything is done', async () => {
    server.use(...recordedResponses('list_food_entries.one', 'list_wellness_activities.latest'));
    renderPart(<FirstSteps hasPlan={false} />, { screenPaths: everywhere });
    await screen.findByText('Take a breath');
    expect(screen.queryByText('Your first steps')).toBeInTheDocument();
    renderPart(<FirstSteps hasPlan />, { screenPaths: everywhere });
    await waitFor(() => expect(screen.getAllByRole('region', { name: 'Your first steps' })).toHaveLength(1));
  });

  it('omit a step whose state could not be loaded', async () => {
    server.use(...recordedResponses('list_wellness_activities.empty'));
    server.use(http.get('/api/food-entries', () => HttpResponse.error()));
    renderPart(<FirstSteps hasPlan />, { screenPaths: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Create a plan (done)', 'Take a breath']);
  });
});

describe('hiding the first steps', () => {
  it('lasts for this user, also after a reload', async () => {
    const { unmount } = renderPart(<FirstSteps hasPlan={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }));
    expect(screen.queryByText('Your first steps')).toBeNull();
    unmount();
    renderPart(<FirstSteps hasPlan={false} />);
    expect(screen.queryByText('Your first steps')).toBeNull();
  });

  it('does not affect the next user on this device', async () => {
    const { unmount } = renderPart(<FirstSteps hasPlan={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }));
    unmount();
    signIn({ ...mara, id: 8 });
    renderPart(<FirstSteps hasPlan={false} />);
    expect(screen.getByText('Your first steps')).toBeVisible();
  });
});

it('is in German', () => {
  signIn({ ...mara, locale: 'de' });
  renderPart(<FirstSteps hasPlan={false} />);
  expect(screen.getByRole('region', { name: 'Deine ersten Schritte' })).toHaveTextContent('Plan erstellen');
});
