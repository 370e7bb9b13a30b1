import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { QuickAccess } from './QuickAccess';

const everywhere = ['/', '/log-workout', '/workout-planner', '/nutrition', '/wellness', '/ai-coach', '/progress'];
const entries = () =>
  within(screen.getByRole('navigation', { name: /^(Quick Access|Schnellzugriff)$/ }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => signIn());

it('quick access links to training, plans, food, wellness, coach and progress, in this order', () => {
  renderPart(<QuickAccess />, { screenPaths: everywhere });
  expect(entries()).toEqual([
    ['Log Workout', '/log-workout'],
    ['My Plans', '/workout-planner'],
    ['Nutrition', '/nutrition'],
    ['Wellness', '/wellness'],
    ['AI Coach', '/ai-coach'],
    ['View Progress', '/progress'],
  ]);
});

it('quick access shows an entry only when its screen exists', () => {
  renderPart(<QuickAccess />, { screenPaths: ['/', '/log-workout', '/nutrition'] });
  expect(entries().map(([name]) => name)).toEqual(['Log Workout', 'Nutrition']);
});

it('the tour finds quick access and its link to the progress screen', () => {
  renderPart(<QuickAccess />, { screenPaths: everywhere });
  expect(screen.getByRole('navigation', { name: 'Quick Access' })).toHaveAttribute('data-tour', 'quickAccess');
  expect(screen.getByRole('link', { name: 'View Progress' })).toHaveAttribute('data-tour', 'viewProgress');
});

it('quick access is in German', () => {
  signIn({ ...mara, locale: 'de' });
  renderPart(<QuickAccess />, { screenPaths: everywhere });
  expect(entries().map(([name]) => name)).toContain('Meine Pläne');
});
