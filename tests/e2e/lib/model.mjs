// An OpenAI-compatible server with a scripted model. Streams a text in pieces and records requests.
import { createServer } from 'node:http';

// Without numbers: the server shows none that it has not sent.
const ANSWER = [
  'A short walk is a fine start.',
  ' Then:\n\n',
  '1. **Warm up** slowly.\n',
  '2. Do some squats.\n',
  '3. Stretch your calves.\n\n',
  'Stop while it still feels easy.',
];

export async function startModel() {
  // `held`: the number of pieces before the stream waits for release(); `open`: the number of open streams.
  const model = { pieces: ANSWER, held: Infinity, asked: [], open: 0 };
  let release = () => {};
  const whole = (content) =>
    JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] });
  const server = createServer((request, reply) => {
    // It tells nothing about its context.
    if (request.method === 'GET') {
      reply.writeHead(404).end();
      return;
    }
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', async () => {
      const question = JSON.parse(body);
      model.asked.push(question);
      if (!question.stream) {
        reply.writeHead(200, { 'Content-Type': 'application/json' }).end(whole('{}'));
        return;
      }
      reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
      model.open += 1;
      reply.on('close', () => (model.open -= 1));
      for (const [at, content] of model.pieces.entries()) {
        if (at === model.held) await new Promise((resolve) => (release = resolve));
        if (reply.destroyed) return;
        reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      }
      reply.end('data: [DONE]\n\n');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${server.address().port}/v1`;
  model.release = () => {
    model.held = Infinity;
    release();
  };
  model.stop = () => {
    release();
    server.close();
    server.closeAllConnections();
  };
  return model;
}

// The settings of a server that uses this model.
export const withModel = (model) => ({ FITAPP_COACH_BASE_URL: model.url, FITAPP_COACH_MODEL: 'small' });
