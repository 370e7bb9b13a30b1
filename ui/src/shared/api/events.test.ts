import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents } from './events';

// A stream of the text's bytes, cut where it is told.
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

async function heardFrom(text: string, cuts: readonly number[] = []): Promise<unknown[]> {
  const heard: unknown[] = [];
  await readEvents(streamOf(text, cuts), (event) => heard.push(event));
  return heard;
}

describe('events', () => {
  it('are the same wherever the network cuts them, in the middle of a letter too', async () => {
    const said = [{ delta: 'Grüße 💪' }, { delta: '\n' }, { done: true, response: 'Grüße 💪\n' }];
    const text = said.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await heardFrom(text, cuts)).toEqual(said);
      }),
    );
  });

  it('may come without a last empty line, with carriage returns, and beside comments', async () => {
    expect(await heardFrom(': hello\r\nevent: x\r\ndata:{"delta":"a"}\r\n\r\ndata: {"done":true}')).toEqual([
      { delta: 'a' },
      { done: true },
    ]);
  });

  it('that are no JSON fail the reading', async () => {
    await expect(heardFrom('data: {"delta"\n\n')).rejects.toBeInstanceOf(SyntaxError);
  });
});
