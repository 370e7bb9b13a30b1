// The question that is being answered, kept while the person looks at other tabs and screens, and what is typed, kept as a
// draft; it draws nothing.
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { postForEvents } from '@/shared/api/client';
import { newClientKey } from '@/shared/lib/clientKey';
import { localDay } from '@/shared/lib/dates';
import { persistedStore } from '@/shared/lib/persistedStore';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { anyChatQuery } from '@/features/coach/api';
import { hear, lastTurns, nothingHeard, type ChatEvent, type Ending, type Heard, type ShownMessage } from './chat';

interface ChatState {
  // The question on its way, as it will stand in the list.
  asked: ShownMessage | null;
  // It was sent before without an answer: the server may hold it, and its answer, already.
  isAgain: boolean;
  heard: Heard;
  // What screen readers are told once, instead of every piece.
  announced: string;
}

const quiet: ChatState = { asked: null, isAgain: false, heard: nothingHeard, announced: '' };
export const useChat = create<ChatState>(() => quiet);
resetOnSessionChange(useChat);

// On the device what was sent stays until it is answered: a session that ends meanwhile must not lose it.
const typed = persistedStore(
  'coach-chat',
  { text: '', sent: '' },
  ({ text }: { text: string }) => text === '',
  ({ text, sent }) => ({ text: text || sent }),
);

// The question that has no answer yet, with the key under which the server may know it: the same words sent again, after a
// broken line or a reload, are the same question.
const none = { message: '', clientKey: '' };
const unanswered = persistedStore('coach-question', none, ({ message }) => message === '');

export const useTyped = () => typed.use(({ text }) => text);
export const type = (text: string) => {
  typed.change((now) => ({ ...now, text }));
  if (text === '' && useChat.getState().asked === null) unanswered.change(() => none);
};

const isSentBefore = (message: string) => unanswered.get().message === message;

function keyOf(message: string): string {
  if (!isSentBefore(message)) unanswered.change(() => ({ message, clientKey: newClientKey() }));
  return unanswered.get().clientKey;
}

// What was said before the question on its way.
export function saidBefore(said: readonly ShownMessage[]): readonly ShownMessage[] {
  const { asked, isAgain } = useChat.getState();
  const last = said.findLastIndex(({ isUser }) => isUser);
  return isAgain && said[last]?.content === asked?.content ? said.slice(0, last) : said;
}

let lastId = 0;
let controller = new AbortController();

function messageOf(content: string, now: Date, more: Partial<ShownMessage>): ShownMessage {
  lastId -= 1;
  return {
    id: lastId,
    content,
    isUser: false,
    source: null,
    redFlag: false,
    timestamp: now.toISOString(),
    localDate: localDay(now),
    utcOffset: -now.getTimezoneOffset(),
    ...more,
  };
}

export function stopAnswer(): void {
  controller.abort();
}

// The text where no answer came, in the words of the screen.
interface Words {
  noAnswer: string;
}

function settle(client: QueryClient, asked: ShownMessage, words: Words, ending?: Ending): void {
  const { text, source, redFlag } = useChat.getState().heard;
  const content = text === '' && ending === undefined ? words.noAnswer : text;
  const answer = messageOf(content, new Date(), { source, redFlag, ...(ending && { ending }) });
  client.setQueriesData<ShownMessage[]>(
    { queryKey: anyChatQuery.queryKey },
    (list) => list && [...saidBefore(list), asked, answer],
  );
  unanswered.change(() => none);
  useChat.setState({ asked: null, isAgain: false, heard: nothingHeard, announced: content });
  typed.change((now) => ({ ...now, sent: '' }));
}

// Sends what was typed. Rejects when it failed: before the first word, then it stands in the input again, or after it,
// then what was heard stays.
export async function ask(
  client: QueryClient,
  text: string,
  before: readonly ShownMessage[],
  words: Words,
): Promise<void> {
  const asked = messageOf(text, new Date(), { isUser: true });
  controller = new AbortController();
  const { signal } = controller;
  useChat.setState({ asked, isAgain: isSentBefore(text), heard: nothingHeard, announced: '' });
  typed.change(() => ({ text: '', sent: text }));
  const body = { message: text, history: lastTurns(saidBefore(before)), clientKey: keyOf(text) };
  const listen = (event: ChatEvent) => useChat.setState(({ heard }) => ({ heard: hear(heard, event) }));
  try {
    await postForEvents('/api/coaching/chat', { body, signal }, listen);
    const { done, text: heard } = useChat.getState().heard;
    if (!done && heard !== '') throw new Error('The answer ended before its end');
    settle(client, asked, words);
  } catch (error) {
    if (signal.aborted) {
      settle(client, asked, words, 'stopped');
      return;
    }
    if (useChat.getState().heard.text === '') {
      useChat.setState(quiet);
      // What was typed since stays.
      typed.change((now) => ({ text: now.text || text, sent: '' }));
    } else settle(client, asked, words, 'broken');
    throw error;
  }
}
