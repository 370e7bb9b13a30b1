import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { FitnessJourney } from './FitnessJourney';

const everywhere = ['/', '/ai-coach', '/workout-planner', '/log-workout', '/profile'];
const show = (screenPaths: readonly string[] = everywhere) =>
  renderPart(<FitnessJourney />, { path: '/fitness-journey', screenPaths });
const section = (name: string) => within(screen.getByRole('region', { name }));
const leads = (link: HTMLElement) => link.getAttribute('href');

describe('the fitness journey', () => {
  it('offers four plan lengths, each with a link to the planner', () => {
    show();
    const links = section('How long do you want to plan for?').getAllByRole('link');
    expect(links.map(leads)).toEqual(Array.from({ length: 4 }, () => '/workout-planner'));
    const wanted = [
      /4 weeks.*Quick Start/,
      /8 weeks.*Strength Builder/,
      /12 weeks.*Transformation/,
      /Unlimited.*Lifestyle/,
    ];
    links.forEach((link, index) => expect(link).toHaveTextContent(wanted[index] as RegExp));
  });

  it('has feature cards for coach, planner, dashboard, tracker and profile', () => {
    show();
    const links = section('What helps you along the way').getAllByRole('link');
    expect(links.map(leads)).toEqual(['/ai-coach', '/workout-planner', '/', '/log-workout', '/profile']);
  });

  it('has no links to missing screens', () => {
    show(['/', '/log-workout']);
    expect(section('What helps you along the way').getAllByRole('link').map(leads)).toEqual(['/', '/log-workout']);
  });

  it('shows a day in five steps, eight sample weeks and tips', () => {
    show();
    expect(section('A day in five steps').getAllByRole('listitem')).toHaveLength(5);
    const weeks = section('What can eight weeks look like?').getAllByRole('listitem');
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toHaveTextContent(/Week 1.*2 × 8.*effort 5 of 10.*Learn the movement/);
    expect(section('What keeps people going').getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('sends no requests, and sets the document title', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    show();
    await Promise.resolve();
    expect(screen.getByRole('heading', { level: 1, name: 'Fitness Journey' })).toBeVisible();
    expect(document.title).toBe('Fitness Journey · FitApp');
    expect(calls).toEqual([]);
  });

  it('is translated to German', () => {
    signIn({ ...mara, locale: 'de' });
    show();
    expect(screen.getByRole('heading', { name: 'Fitnessreise' })).toBeVisible();
    const [first] = section('Für wie lange willst du planen?').getAllByRole('link');
    expect(first).toHaveTextContent(/4 Wochen.*Schnellstart/);
  });
});
