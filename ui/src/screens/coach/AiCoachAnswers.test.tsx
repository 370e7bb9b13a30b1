import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { beginTalk, CHAT, field, talkOf } from './talkFixtures';

const open = () =>
  renderPart(<AiCoach />, { path: '/ai-coach?tab=chat', screenPaths: ['/exercise', '/progress', '/nutrition'] });

beforeEach(beginTalk);

describe('the links of an answer', () => {
  it('open screens of the app and telephone numbers, and nothing else', async () => {
    const links = [
      { label: 'Nutrition', target: '/nutrition?day=2026-11-20' },
      { label: 'Telefonseelsorge', target: 'tel:08001110111' },
      { label: 'Samaritans: 116 123', target: 'tel:116123' },
      { label: 'Elsewhere', target: 'https://example.org' },
      { label: 'Also elsewhere', target: '//example.org' },
    ];
    talkOf(['How much protein did I eat?', { content: '308 g of protein this week.', links }]);
    const { currentPath } = open();
    const list = within(await screen.findByRole('list', { name: 'More about this' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nutrition?day=2026-11-20',
      'tel:08001110111',
      'tel:116123',
    ]);
    // A number that the label names is not repeated.
    expect(list.getByRole('link', { name: 'Samaritans: 116 123' })).toBeVisible();
    expect(list.getByRole('link', { name: 'Telefonseelsorge 08001110111' })).toBeVisible();
    await userEvent.click(list.getByRole('link', { name: 'Nutrition' }));
    expect(currentPath()).toBe('/nutrition?day=2026-11-20');
  });

  it('of a fixed safety answer are help lines to call', async () => {
    const links = [{ label: 'TelefonSeelsorge 0800 111 0 111', target: 'tel:08001110111' }];
    talkOf(['There is no point in anything', { content: 'Please talk to somebody now.', redFlag: true, links }]);
    open();
    const note = within(await screen.findByRole('note'));
    const lines = within(note.getByRole('list', { name: 'Help by phone' }));
    expect(lines.getByRole('link', { name: 'TelefonSeelsorge 0800 111 0 111' })).toHaveAttribute(
      'href',
      'tel:08001110111',
    );
    expect(screen.getAllByRole('list', { name: 'Help by phone' })).toHaveLength(1);
  });

  it('arrive with a streamed answer', async () => {
    talkOf();
    server.use(
      ...recordedResponses('show_stats.empty', 'list_food_entries.empty', 'list_sleep_trackings.empty'),
      ...recordedResponses('show_todays_workout.empty'),
      http.post(CHAT, () =>
        HttpResponse.json({
          id: 9,
          response: 'You trained twice this week.',
          source: 'built-in',
          redFlag: false,
          links: [{ label: 'Progress', target: '/progress' }],
          session: null,
          draft: null,
        }),
      ),
    );
    open();
    await screen.findByRole('heading', { name: 'What is on your mind?' });
    await userEvent.type(field(), 'How often did I train this week?{Enter}');
    expect(await screen.findByRole('link', { name: 'Progress' })).toBeVisible();
  });
});

describe('an answer', () => {
  it('marks the language of an answer if it differs from the page’s', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_chat_messages.talk'));
    open();
    expect((await screen.findByText(/^Your plan says/)).closest('[lang]:not(html)')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('note').closest('[lang]:not(html)')).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  });
});
