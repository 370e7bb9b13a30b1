// State of the chat: the pending question, which survives a change of tab or screen, and the typed text, saved as a draft.
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { postForEvents } from '@/shared/api/client';
import { newClientKey } from '@/shared/lib/clientKey';
import { localDay } from '@/shared/lib/dates';
import { persistedStore } from '@/shared/lib/persistedStore';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { anyChatQuery } from '@/features/coach/api';
import {
  applyEvent,
  emptyAnswer,
  lastTurns,
  type ChatEvent,
  type Ending,
  type PartialAnswer,
  type ShownMessage,
} from './chat';
import { showTakenBack } from '@/features/coach/draft/takeBack';

interface ChatState {
  // The question that waits for its answer, as it will appear in the list.
  pendingQuestion: ShownMessage | null;
  // The question was sent before and got no answer: the server may already have stored it with an answer.
  isRetry: boolean;
  partialAnswer: PartialAnswer;
  // The complete answer. Screen readers read it once instead of every part.
  announced: ShownMessage | null;
  // The stored id of an answer whose draft the user has confirmed and that is not logged yet.
  confirmed: number | null;
  // How often the input was given the focus, such as by a text that was put into it.
  prefills: number;
}

const idle = { pendingQuestion: null, isRetry: false, partialAnswer: emptyAnswer, announced: null };
export const useChat = create<ChatState>(() => ({ ...idle, confirmed: null, prefills: 0 }));
resetOnSessionChange(useChat);

// A sent question stays in the draft until it is answered, so that it is not lost when the session ends.
const typed = persistedStore(
  'coach-chat',
  { text: '', sent: '' },
  ({ text }: { text: string }) => text === '',
  ({ text, sent }) => ({ text: text || sent }),
);

// The unanswered question with its client key. Sending the same text again, after a lost connection or a reload, reuses the
// key, so that the server stores the question once.
const noQuestion = { message: '', clientKey: '' };
const unanswered = persistedStore('coach-question', noQuestion, ({ message }) => message === '');

export const useTyped = () => typed.use(({ text }) => text);
export const setTypedText = (text: string) => {
  typed.change((now) => ({ ...now, text }));
  if (text === '' && useChat.getState().pendingQuestion === null) unanswered.change(() => noQuestion);
};

// Puts a text into the input, for the user to edit and send. Text that they typed stays in front of it.
let prefilled = '';
export function prefill(text: string): void {
  const typedText = typed.get().text.trim();
  const isOwn = typedText !== '' && typedText !== prefilled.trim();
  prefilled = isOwn ? `${typedText} ${text}` : text;
  setTypedText(prefilled);
  focusInput();
}

// Gives the input the focus.
export function focusInput(): void {
  useChat.setState(({ prefills }) => ({ prefills: prefills + 1 }));
}

const wasSentBefore = (message: string) => unanswered.get().message === message;

function clientKeyOf(message: string): string {
  if (!wasSentBefore(message)) unanswered.change(() => ({ message, clientKey: newClientKey() }));
  return unanswered.get().clientKey;
}

// The messages before the pending question.
export function messagesBefore(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const { pendingQuestion, isRetry } = useChat.getState();
  const last = messages.findLastIndex(({ isUser }) => isUser);
  return isRetry && messages[last]?.content === pendingQuestion?.content ? messages.slice(0, last) : messages;
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

// Whether the draft of the answer waits to be logged. True once: what is taken back is not logged again.
export function takeConfirmed(id: number): boolean {
  if (useChat.getState().confirmed !== id) return false;
  useChat.setState({ confirmed: null });
  return true;
}

export function stopAnswer(): void {
  controller.abort();
}

interface AnswerTexts {
  // Shown if the server sent no text.
  noAnswer: string;
}

interface QuestionOptions extends AnswerTexts {
  // The question was not typed: the text in the input stays.
  keepsTyped?: boolean;
}

function finishAnswer(client: QueryClient, question: ShownMessage, texts: AnswerTexts, ending?: Ending): void {
  const { text, source, redFlag, storedId, links, session, draft } = useChat.getState().partialAnswer;
  const content = text === '' && ending === undefined ? texts.noAnswer : text;
  const answer = messageOf(content, new Date(), {
    ...{ source, redFlag, storedId, links, session, draft },
    ...(ending && { ending }),
  });
  if (draft?.confirmed && storedId !== undefined) useChat.setState({ confirmed: storedId });
  client.setQueriesData<ShownMessage[]>(
    { queryKey: anyChatQuery.queryKey },
    (list) => list && [...messagesBefore(list), question, answer],
  );
  // A history that was asked for before the answer was stored lacks it.
  if (client.isFetching(anyChatQuery) > 0) void client.invalidateQueries(anyChatQuery);
  if (draft?.replaces && draft.entries.length === 0) void showTakenBack(client, draft.replaces);
  unanswered.change(() => noQuestion);
  useChat.setState({ pendingQuestion: null, isRetry: false, partialAnswer: emptyAnswer, announced: answer });
  typed.change((now) => ({ ...now, sent: '' }));
}

// Sends a question. Rejects on failure: before the first word of the answer the question returns to the input, after it
// the received part stays in the list.
export async function sendQuestion(
  client: QueryClient,
  text: string,
  messages: readonly ShownMessage[],
  { keepsTyped = false, ...texts }: QuestionOptions,
): Promise<void> {
  const question = messageOf(text, new Date(), { isUser: true });
  controller = new AbortController();
  const { signal } = controller;
  useChat.setState({
    pendingQuestion: question,
    isRetry: wasSentBefore(text),
    partialAnswer: emptyAnswer,
    announced: null,
  });
  typed.change((now) => ({ text: keepsTyped ? now.text : '', sent: text }));
  const body = { message: text, history: lastTurns(messagesBefore(messages)), clientKey: clientKeyOf(text) };
  const onEvent = (event: ChatEvent) =>
    useChat.setState(({ partialAnswer }) => ({ partialAnswer: applyEvent(partialAnswer, event) }));
  try {
    await postForEvents('/api/coaching/chat', { body, signal }, onEvent);
    const { done, text: received } = useChat.getState().partialAnswer;
    if (!done && received !== '') throw new Error('The answer is incomplete');
    finishAnswer(client, question, texts);
  } catch (error) {
    if (signal.aborted) {
      finishAnswer(client, question, texts, 'stopped');
      return;
    }
    if (useChat.getState().partialAnswer.text === '') {
      useChat.setState(idle);
      // Text typed in the meantime takes precedence.
      typed.change((now) => ({ text: now.text || text, sent: '' }));
    } else finishAnswer(client, question, texts, 'broken');
    throw error;
  }
}
