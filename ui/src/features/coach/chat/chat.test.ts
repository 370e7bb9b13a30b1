import { describe, expect, it } from 'vitest';
import { hear, lastTurns, nothingHeard, type ChatEvent, type ShownMessage } from './chat';

function said(id: number, content: string, isUser: boolean): ShownMessage {
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
const heard = (...events: ChatEvent[]) => events.reduce(hear, nothingHeard);

describe('what goes along with a question', () => {
  it('is the last five messages with what they need', () => {
    const all = Array.from({ length: 7 }, (_, index) => said(index + 1, `m${index + 1}`, index % 2 === 0));
    expect(lastTurns(all)).toEqual([
      { content: 'm3', isUser: true, timestamp: '2026-11-20T10:03:00.000Z' },
      { content: 'm4', isUser: false, timestamp: '2026-11-20T10:04:00.000Z' },
      { content: 'm5', isUser: true, timestamp: '2026-11-20T10:05:00.000Z' },
      { content: 'm6', isUser: false, timestamp: '2026-11-20T10:06:00.000Z' },
      { content: 'm7', isUser: true, timestamp: '2026-11-20T10:07:00.000Z' },
    ]);
  });

  it('is no answer that was stopped before its first word', () => {
    expect(lastTurns([said(1, 'a', true), { ...said(2, '', false), ending: 'stopped' }])).toHaveLength(1);
  });
});

describe('what is heard', () => {
  it('grows piece by piece', () => {
    expect(heard({ delta: 'Walk ' }, { delta: 'a little.' })).toEqual({ ...nothingHeard, text: 'Walk a little.' });
  });

  it('is replaced by the whole answer at the end, with whose words it is', () => {
    expect(heard({ delta: 'Half an ' }, { response: 'Rest today.', source: 'built-in', redFlag: false })).toEqual({
      text: 'Rest today.',
      source: 'built-in',
      redFlag: false,
      done: true,
    });
  });

  it('may come as `message` when there is no `response`', () => {
    expect(heard({ message: 'Rest today.' }).text).toBe('Rest today.');
    expect(heard({}).text).toBe('');
  });
});
