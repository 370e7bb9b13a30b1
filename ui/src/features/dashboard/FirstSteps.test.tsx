import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedAnswers } from '@/mocks/examples';
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

describe('the short path', () => {
  it('is to make a plan, log a food and take a breath', async () => {
    server.use(...recordedAnswers('list_food_entries.empty', 'list_wellness_activities.empty'));
    renderPart(<FirstSteps hasPlan={false} />, { places: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Make a plan', 'Log a food', 'Take a breath']);
    expect(path().getByRole('link', { name: 'Log a food now' })).toHaveAttribute('href', '/nutrition');
    expect(path().getByRole('link', { name: 'Breathe now' })).toHaveAttribute('href', '/wellness');
  });

  it('leaves out a step whose screen does not exist, without a call', () => {
    renderPart(<FirstSteps hasPlan={false} />, { places: ['/'] });
    expect(titles()).toEqual(['Make a plan']);
  });

  it('gets a step as soon as its screen exists', async () => {
    server.use(...recordedAnswers('list_food_entries.empty'));
    renderPart(<FirstSteps hasPlan />, { places: ['/', '/nutrition'] });
    expect(await screen.findByRole('link', { name: 'Log a food now' })).toBeVisible();
    expect(titles()).toEqual(['Make a plan (done)', 'Log a food']);
  });

  it('marks what was done once', async () => {
    server.use(...recordedAnswers('list_food_entries.one', 'list_wellness_activities.empty'));
    renderPart(<FirstSteps hasPlan />, { places: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Make a plan (done)', 'Log a food (done)', 'Take a breath']);
    expect(path().queryByRole('link', { name: 'Log a food now' })).toBeNull();
  });

  it('is gone when everything was done once', async () => {
    server.use(...recordedAnswers('list_food_entries.one', 'list_wellness_activities.latest'));
    renderPart(<FirstSteps hasPlan={false} />, { places: everywhere });
    await screen.findByText('Take a breath');
    expect(screen.queryByText('Your first steps')).toBeInTheDocument();
    renderPart(<FirstSteps hasPlan />, { places: everywhere });
    await waitFor(() => expect(screen.getAllByRole('region', { name: 'Your first steps' })).toHaveLength(1));
  });

  it('leaves out what it cannot ask about', async () => {
    server.use(...recordedAnswers('list_wellness_activities.empty'));
    server.use(http.get('/api/food-entries', () => HttpResponse.error()));
    renderPart(<FirstSteps hasPlan />, { places: everywhere });
    await screen.findByText('Take a breath');
    expect(titles()).toEqual(['Make a plan (done)', 'Take a breath']);
  });
});

describe('put away', () => {
  it('it stays away for this person, also after a reload', async () => {
    const { unmount } = renderPart(<FirstSteps hasPlan={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }));
    expect(screen.queryByText('Your first steps')).toBeNull();
    unmount();
    renderPart(<FirstSteps hasPlan={false} />);
    expect(screen.queryByText('Your first steps')).toBeNull();
  });

  it('it is there for the next person on this device', async () => {
    const { unmount } = renderPart(<FirstSteps hasPlan={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }));
    unmount();
    signIn({ ...mara, id: 8 });
    renderPart(<FirstSteps hasPlan={false} />);
    expect(screen.getByText('Your first steps')).toBeVisible();
  });
});

it('speaks German', () => {
  signIn({ ...mara, locale: 'de' });
  renderPart(<FirstSteps hasPlan={false} />);
  expect(screen.getByRole('region', { name: 'Deine ersten Schritte' })).toHaveTextContent('Plan erstellen');
});
