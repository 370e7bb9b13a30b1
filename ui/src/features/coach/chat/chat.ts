// Pure rules of the chat: what goes along with a question, what an answer becomes; no calls, no clock.
import type { ChatReply, ChatMessage, CoachSource } from '@/shared/api/types';

// part-2 §9 'Chat sends the last 5 messages'.
export const CHAT_TURNS = 5;

// How an answer ended that is not whole.
export type Ending = 'stopped' | 'broken';

// A negative id until the list is loaded anew.
export type ShownMessage = ChatMessage & { ending?: Ending };

export interface ChatTurn {
  content: string;
  isUser: boolean;
  timestamp: string;
}

export function lastTurns(messages: readonly ShownMessage[]): ChatTurn[] {
  return messages
    .filter(({ content }) => content !== '')
    .slice(-CHAT_TURNS)
    .map(({ content, isUser, timestamp }) => ({ content, isUser, timestamp }));
}

// A piece of the answer, or its end. A server that answers whole sends the end alone, as `response` or else `message`.
export type ChatEvent = { delta: string } | (Partial<ChatReply> & { message?: string });

export interface Heard {
  text: string;
  // Null until the end.
  source: CoachSource | null;
  redFlag: boolean;
  done: boolean;
}

export const nothingHeard: Heard = { text: '', source: null, redFlag: false, done: false };

// The end's text stands, whatever the pieces were: a model that broke off is replaced by another answer.
export function hear(heard: Heard, event: ChatEvent): Heard {
  if ('delta' in event) return { ...heard, text: heard.text + event.delta };
  const { response, message, source = null, redFlag = false } = event;
  return { text: response ?? message ?? '', source, redFlag, done: true };
}
