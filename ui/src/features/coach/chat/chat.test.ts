import { describe, expect, it } from 'vitest';
import { applyEvent, lastTurns, emptyAnswer, type ChatEvent, type ShownMessage } from './chat';

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
    expect(received({ delta: 'Half an ' }, { response: 'Rest today.', source: 'built-in', redFlag: false })).toEqual({
      text: 'Rest today.',
      source: 'built-in',
      redFlag: false,
      done: true,
    });
  });

  it('is read from `message` if there is no `response`', () => {
    expect(received({ message: 'Rest today.' }).text).toBe('Rest today.');
    expect(received({}).text).toBe('');
  });
});
