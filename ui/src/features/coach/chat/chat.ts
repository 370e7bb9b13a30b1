// Rules of the chat: which messages are sent with a question, and how events build the answer.
import type { ChatReply, ChatMessage, CoachSource } from '@/shared/api/types';

// docs/behaviour.md, Coach.
const HISTORY_MESSAGES = 5;

// Why an answer is incomplete.
export type Ending = 'stopped' | 'broken';

// Has a negative id until the list is loaded again.
export type ShownMessage = ChatMessage & { ending?: Ending };

interface ChatTurn {
  content: string;
  isUser: boolean;
  timestamp: string;
}

export function lastTurns(messages: readonly ShownMessage[]): ChatTurn[] {
  return messages
    .filter(({ content }) => content !== '')
    .slice(-HISTORY_MESSAGES)
    .map(({ content, isUser, timestamp }) => ({ content, isUser, timestamp }));
}

// A part of the answer, or its end. A server that does not stream sends only the end, in `response` or `message`.
export type ChatEvent = { delta: string } | (Partial<ChatReply> & { message?: string });

export interface PartialAnswer {
  text: string;
  // Null until the end.
  source: CoachSource | null;
  redFlag: boolean;
  done: boolean;
}

export const emptyAnswer: PartialAnswer = { text: '', source: null, redFlag: false, done: false };

// The final text replaces the parts: when a model fails midway, the server sends a different answer.
export function applyEvent(answer: PartialAnswer, event: ChatEvent): PartialAnswer {
  if ('delta' in event) return { ...answer, text: answer.text + event.delta };
  const { response, message, source = null, redFlag = false } = event;
  return { text: response ?? message ?? '', source, redFlag, done: true };
}
