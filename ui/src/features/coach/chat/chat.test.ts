import { describe, expect, it } from 'vitest';
import { applyEvent, lastTurns, emptyAnswer, sourceChanges, type ChatEvent, type ShownMessage } from './chat';

function message(id: number, content: string, isUser: boolean): ShownMessage {
  return {
    id,
    content,
    isUser,
    source: isUser ? null : 'built-in',
    redFlag: false,
    timestamp: `2026-11-20T10:0${id}:00.000Z`,
    localDate: '2026-11-20',
    utcOffset: 60,
  };
}
const received = (...events: ChatEvent[]) => events.reduce(applyEvent, emptyAnswer);

describe('the history sent with a question', () => {
  it('is the last five messages with content, sender and time', () => {
    const all = Array.from({ length: 7 }, (_, index) => message(index + 1, `m${index + 1}`, index % 2 === 0));
    expect(lastTurns(all)).toEqual([
      { content: 'm3', isUser: true, timestamp: '2026-11-20T10:03:00.000Z' },
      { content: 'm4', isUser: false, timestamp: '2026-11-20T10:04:00.000Z' },
      { content: 'm5', isUser: true, timestamp: '2026-11-20T10:05:00.000Z' },
      { content: 'm6', isUser: false, timestamp: '2026-11-20T10:06:00.000Z' },
      { content: 'm7', isUser: true, timestamp: '2026-11-20T10:07:00.000Z' },
    ]);
  });

  it('leaves out an answer that was stopped before its first word', () => {
    expect(lastTurns([message(1, 'a', true), { ...message(2, '', false), ending: 'stopped' }])).toHaveLength(1);
  });
});

describe('an answer in parts', () => {
  it('grows with each part', () => {
    expect(received({ delta: 'Walk ' }, { delta: 'a little.' })).toEqual({ ...emptyAnswer, text: 'Walk a little.' });
  });

  it('is replaced by the complete answer and its source at the end', () => {
    const end = { id: 12, response: 'Rest today.', source: 'built-in', redFlag: false } as const;
    const links = [{ label: 'Progress', target: '/progress' }];
    expect(received({ delta: 'Half an ' }, { ...end, links, session: null, draft: null })).toEqual({
      text: 'Rest today.',
      source: 'built-in',
      redFlag: false,
      done: true,
      storedId: 12,
      links,
      session: null,
      draft: null,
    });
  });

  it('is read from `message` if there is no `response`', () => {
    expect(received({ message: 'Rest today.' }).text).toBe('Rest today.');
    expect(received({}).text).toBe('');
  });
});

describe('who answered', () => {
  const answer = (id: number, source: 'model' | 'built-in') => ({ ...message(id, 'a', false), source });

  it('is said where the source begins and where it changes', () => {
    const talk = [message(1, 'q', true), answer(2, 'built-in'), message(3, 'q', true), answer(4, 'built-in')];
    expect([...sourceChanges(talk)]).toEqual([2]);
    expect([...sourceChanges([...talk, answer(5, 'model'), answer(6, 'model'), answer(7, 'built-in')])]).toEqual([
      2, 5, 7,
    ]);
  });

  it('is not said about an answer that was stopped before its source was known', () => {
    expect(sourceChanges([{ ...message(1, 'a', false), source: null }]).size).toBe(0);
  });
});
