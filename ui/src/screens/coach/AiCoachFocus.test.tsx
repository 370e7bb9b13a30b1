import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { beginTalk, field, talkOf } from './talkFixtures';

beforeEach(() => {
  beginTalk();
  talkOf(['How are you?', { content: 'Very well.' }]);
});

// A device with a mouse, or one with a touch screen.
function deviceWithMouse(hasMouse: boolean) {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: query.includes('pointer: fine') && hasMouse,
  }));
}

describe('the message input', () => {
  it('has the focus when the page begins with the chat, on a device with a mouse', async () => {
    deviceWithMouse(true);
    renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });
    expect(await screen.findByText('Very well.')).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('does not take the focus on a touch screen, where the keyboard would cover the chat', async () => {
    deviceWithMouse(false);
    renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });
    expect(await screen.findByText('Very well.')).toBeVisible();
    expect(field()).not.toHaveFocus();
  });

  it('leaves the focus on the tab that the keyboard chose, and is one Tab and Enter away', async () => {
    deviceWithMouse(true);
    server.use(...recordedResponses('list_exercises.all'));
    renderPart(<AiCoach />, { path: '/ai-coach?tab=form' });
    (await screen.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('Very well.')).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'To the message input' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
  });
});
