// Rules of the chat: which messages are sent with a question, and how events build the answer.
import type { ChatReply, ChatMessage, CoachSource } from '@/shared/api/types';
import { hasEntries, logIdOf, noParts, partsOf, type AnswerParts } from './parts';

// docs/behaviour.md, Coach.
const HISTORY_MESSAGES = 5;

// Why an answer is incomplete.
export type Ending = 'stopped' | 'broken';

// Has a negative id until the list is loaded again; `storedId` is the server's.
export type ShownMessage = Omit<ChatMessage, keyof AnswerParts | 'logged'> &
  Partial<AnswerParts> & { ending?: Ending; storedId?: number | undefined; logged?: boolean };

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
export type ChatEvent =
  | { delta: string }
  | (Partial<Omit<ChatReply, keyof AnswerParts>> & Partial<AnswerParts> & { id?: number; message?: string });

export interface PartialAnswer extends AnswerParts {
  text: string;
  // Null until the end.
  source: CoachSource | null;
  redFlag: boolean;
  done: boolean;
  // Of the stored message.
  storedId: number | undefined;
}

export const emptyAnswer: PartialAnswer = {
  text: '',
  source: null,
  redFlag: false,
  done: false,
  storedId: undefined,
  ...noParts,
};

// The final text replaces the parts: when a model fails midway, the server sends a different answer.
export function applyEvent(answer: PartialAnswer, event: ChatEvent): PartialAnswer {
  if ('delta' in event) return { ...answer, text: answer.text + event.delta };
  const { response, message, source = null, redFlag = false, id } = event;
  return { text: response ?? message ?? '', source, redFlag, done: true, storedId: id, ...partsOf(event) };
}

const idOf = ({ id, storedId }: ShownMessage) => storedId ?? id;

// Of the drafts: whether they are logged, which was logged last, and which a later answer corrects or confirms.
export function statesOfDrafts(messages: readonly ShownMessage[]) {
  const answers = messages.filter(({ draft }) => hasEntries(draft));
  const logged = new Set(answers.filter((each) => each.logged === true).map(idOf));
  const loggedAs = (message: ShownMessage) => logIdOf(idOf(message), message.draft);
  const isLogged = (message: ShownMessage) => logged.has(loggedAs(message));
  const lastLogged = answers.findLast(isLogged);
  return {
    isLogged,
    isUndoable: (message: ShownMessage) => message === lastLogged,
    replacementOf: (message: ShownMessage) => {
      const last = answers.findLast(({ draft }) => draft?.replaces === loggedAs(message));
      return last === message ? undefined : (last?.draft ?? undefined);
    },
  };
}

// The ids of the answers at which the source begins or changes.
export function sourceChanges(messages: readonly ShownMessage[]): ReadonlySet<number> {
  const answers = messages.filter(({ source }) => source !== null);
  return new Set(answers.filter(({ source }, index) => source !== answers[index - 1]?.source).map(({ id }) => id));
}
