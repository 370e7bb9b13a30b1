// The server's stream of events, as far as a page sees it. For tests.
import { http, HttpResponse } from 'msw';
import type { LiveEvent } from '@/shared/api/types';
import { server } from './server';

const empty: LiveEvent = {
  type: 'opened',
  missed: null,
  sinceChangeMs: null,
  path: null,
  by: null,
  restTimer: null,
  reason: null,
};

interface OpenStream {
  // Of the request.
  headers: Headers;
  send: (event: Partial<LiveEvent>, id?: string) => void;
  close: () => void;
  isAborted: () => boolean;
}

// Answers GET /api/events from now on. The list grows with each stream that the page opens.
export function eventStreams(): OpenStream[] {
  const streams: OpenStream[] = [];
  server.use(
    http.get('/api/events', ({ request }) => {
      let output: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          output = controller;
        },
      });
      const write = (text: string) => output?.enqueue(new TextEncoder().encode(text));
      // The request ends when its first bytes have arrived.
      write(':\n\n');
      streams.push({
        headers: request.headers,
        send: (event, id) =>
          write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify({ ...empty, ...event })}\n\n`),
        close: () => output?.close(),
        isAborted: () => request.signal.aborted,
      });
      return new HttpResponse(body, {
        headers: { 'Content-Type': 'text/event-stream', 'Transfer-Encoding': 'chunked' },
      });
    }),
  );
  return streams;
}
