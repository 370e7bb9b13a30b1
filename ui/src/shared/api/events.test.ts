import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents } from './events';

// A stream of the text's bytes, split at the given positions.
function streamOf(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const edges = [0, ...ends, bytes.length];
  return new ReadableStream({
    start(controller) {
      edges.slice(1).forEach((end, index) => controller.enqueue(bytes.slice(edges[index], end)));
      controller.close();
    },
  });
}

async function eventsFrom(text: string, cuts: readonly number[] = []): Promise<unknown[]> {
  const events: unknown[] = [];
  await readEvents(streamOf(text, cuts), (event) => events.push(event));
  return events;
}

describe('events', () => {
  it('are the same wherever the chunks are split, even within a character', async () => {
    const sentEvents = [{ delta: 'Grüße 💪' }, { delta: '\n' }, { done: true, response: 'Grüße 💪\n' }];
    const text = sentEvents.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await eventsFrom(text, cuts)).toEqual(sentEvents);
      }),
    );
  });

  it('may lack the last empty line and contain carriage returns and comments', async () => {
    expect(await eventsFrom(': hello\r\nevent: x\r\ndata:{"delta":"a"}\r\n\r\ndata: {"done":true}')).toEqual([
      { delta: 'a' },
      { done: true },
    ]);
  });

  it('are passed on with the id before them', async () => {
    const events: unknown[] = [];
    await readEvents(
      streamOf('data: {"a":1}\n\nid: run-1\ndata: {"a":2}\n\n:\n\nid: run-2\ndata: {"a":3}\n\n', []),
      (...each) => events.push(each),
    );
    expect(events).toEqual([
      [{ a: 1 }, null],
      [{ a: 2 }, 'run-1'],
      [{ a: 3 }, 'run-2'],
    ]);
  });

  it('that are not JSON cause an error', async () => {
    await expect(eventsFrom('data: {"delta"\n\n')).rejects.toBeInstanceOf(SyntaxError);
  });
});
