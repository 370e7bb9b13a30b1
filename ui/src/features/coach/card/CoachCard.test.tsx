import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { useConnection } from '@/shared/api/connection';
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
const anotherButton = () => screen.getByRole('button', { name: 'Another thought' });

beforeEach(() => signIn());

describe('the coach card', () => {
  it('shows one thought at a time and starts over after the last', async () => {
    renderPart(<CoachCard facts={facts} />);
    expect(screen.getByRole('region', { name: 'AI Coach' })).toHaveTextContent('Today is for rest.');
    await userEvent.click(anotherButton());
    expect(screen.getByText(/^Everyone starts at zero/)).toBeVisible();
    expect(screen.queryByText(/^Today is for rest/)).toBeNull();
    await userEvent.click(anotherButton());
    expect(screen.getByText(/^Today is for rest/)).toBeVisible();
  });

  it('shows no thought while the numbers load', () => {
    renderPart(<CoachCard facts={undefined} />);
    expect(anotherButton()).toBeDisabled();
    expect(screen.queryByText(/^No plan yet/)).toBeNull();
  });

  it('says that the numbers are not on this device while the server is away', () => {
    useConnection.setState({ lostAt: 1 });
    renderPart(<CoachCard facts={undefined} />);
    expect(screen.getByText(/^Not on this device yet\. It is loaded/)).toBeVisible();
    act(() => useConnection.setState({ lostAt: null }));
    expect(screen.queryByText(/^Not on this device yet/)).toBeNull();
  });

  it('links to the coach if that screen exists, and the tour points at the link', () => {
    const { unmount } = renderPart(<CoachCard facts={facts} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(anotherButton()).toHaveAttribute('data-tour', 'coachButton');
    unmount();
    renderPart(<CoachCard facts={facts} />, { screenPaths: ['/ai-coach'] });
    const link = screen.getByRole('link', { name: 'Talk to your coach' });
    expect(link).toHaveAttribute('href', '/ai-coach');
    expect(link).toHaveAttribute('data-tour', 'coachButton');
    expect(anotherButton()).not.toHaveAttribute('data-tour');
  });

  it('is available in German', () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<CoachCard facts={facts} />);
    expect(screen.getByText(/^Heute ist Ruhetag/)).toBeVisible();
  });
});
