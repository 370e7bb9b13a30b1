import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { CoachCard } from './CoachCard';
import type { CoachFacts } from './thoughts';

const facts: CoachFacts = {
  day: { kind: 'rest' },
  next: null,
  currentStreak: 0,
  weekStreak: 0,
  thisWeekWorkouts: 0,
  totalWorkouts: 0,
  weeklyGoal: 3,
};
const another = () => screen.getByRole('button', { name: 'Another thought' });

beforeEach(() => signIn());

describe('the coach card', () => {
  it('says one thought at a time and comes round again', async () => {
    renderPart(<CoachCard facts={facts} />);
    expect(screen.getByRole('region', { name: 'AI Coach' })).toHaveTextContent('Today is for rest.');
    await userEvent.click(another());
    expect(screen.getByText(/^Everyone starts at zero/)).toBeVisible();
    expect(screen.queryByText(/^Today is for rest/)).toBeNull();
    await userEvent.click(another());
    expect(screen.getByText(/^Today is for rest/)).toBeVisible();
  });

  it('says nothing rather than something untrue while the numbers are on their way', () => {
    renderPart(<CoachCard facts={undefined} />);
    expect(another()).toBeDisabled();
    expect(screen.queryByText(/^No plan yet/)).toBeNull();
  });

  it('leads to the coach where that screen exists, and the tour finds that way', () => {
    const { unmount } = renderPart(<CoachCard facts={facts} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(another()).toHaveAttribute('data-tour', 'coachButton');
    unmount();
    renderPart(<CoachCard facts={facts} />, { screenPaths: ['/ai-coach'] });
    const link = screen.getByRole('link', { name: 'Talk to your coach' });
    expect(link).toHaveAttribute('href', '/ai-coach');
    expect(link).toHaveAttribute('data-tour', 'coachButton');
    expect(another()).not.toHaveAttribute('data-tour');
  });

  it('speaks German', () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<CoachCard facts={facts} />);
    expect(screen.getByText(/^Heute ist Ruhe dran/)).toBeVisible();
  });
});
