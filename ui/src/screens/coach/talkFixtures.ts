// A talk with the coach for tests of its screen: questions with answers that carry links, a session or a draft.
import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { useChat } from '@/features/coach/chat/chatStore';
import type { AnswerParts } from '@/features/coach/chat/parts';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { server } from '@/mocks/server';

export const CHAT = '/api/coaching/chat';
// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const [asked, answered] = example<Record<string, unknown>[]>('list_chat_messages.talk').response.body!;

export type Answer = Partial<AnswerParts> & { content?: string; redFlag?: boolean; logged?: boolean };

// Call it before each test.
export function beginTalk(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  useChat.setState(useChat.getInitialState(), true);
  signIn();
  server.use(...recordedResponses('show_coach.built_in', 'show_motivation.success'));
}

// The messages of the talk have the ids 1, 2, 3, and so on.
export function talkOf(...talk: [question: string, answer: Answer][]): void {
  const messages = talk.flatMap(([question, answer], index) => [
    { ...asked, id: 2 * index + 1, content: question },
    { ...answered, id: 2 * index + 2, links: [], session: null, draft: null, logged: false, ...answer },
  ]);
  server.use(http.get(CHAT, () => HttpResponse.json(messages)));
}

export const field = () => screen.getByRole('textbox', { name: 'Message to the coach' });
export const log = () => within(screen.getByRole('log'));
export const card = async (name: string | RegExp): Promise<BoundFunctions<typeof queries>> =>
  within(await within(await screen.findByRole('log')).findByRole('region', { name }));
