// Measures the latency that the product adds to a model, and other requests while all model requests hang.
//
//   node tests/load/coach.mjs    prints the results; the last line is `N passed, N failed`
import { createServer, request } from 'node:http';
import { endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, freshFolder, removeFolders, until, within } from '../e2e/lib/suite.mjs';

const TIMEOUT_MS = 60_000;
const CALLS = 200;
const MOST_OVERHEAD_MS = 2;
const MOST_TOKEN_MS = 5;
const USERS = 8;
const PLACES = 16;
// Maximum slowdown of other requests while all model requests hang. The server shares two cores with this script.
const MOST_SLOWDOWN = 1.5;

const medianOf = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const results = [];

function judge(name, value, limit, unit) {
  const good = value <= limit;
  results.push(good);
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name.padEnd(58)} ${value.toFixed(2)} ${unit} (at most ${limit})`);
}

// A model server that answers immediately, streams, or hangs. `firstToken` is the time of the last first token.
async function startModel() {
  const model = { hangs: false, waiting: new Set(), firstToken: 0 };
  const answer = JSON.stringify({
    choices: [{ message: { role: 'assistant', content: 'Walk a little.' }, finish_reason: 'stop' }],
  });
  const server = createServer((asked, reply) => {
    if (asked.method === 'GET') {
      reply.writeHead(404).end();
      return;
    }
    let body = '';
    asked.on('data', (bytes) => (body += bytes));
    asked.on('end', () => {
      if (model.hangs) {
        model.waiting.add(reply);
        reply.on('close', () => model.waiting.delete(reply));
      } else if (body.includes('"stream":true')) {
        reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
        setTimeout(() => {
          model.firstToken = performance.now();
          reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'Walk.\nRest' } }] })}\n\n`);
        }, 20);
        setTimeout(() => reply.end('data: [DONE]\n\n'), 40);
      } else {
        reply.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
      }
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${server.address().port}/v1`;
  model.release = () => model.waiting.forEach((reply) => reply.destroy());
  model.close = () => {
    model.release();
    server.close();
    server.closeAllConnections();
  };
  return model;
}

function post(url, body, headers, onFirst = () => {}) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers },
      },
      (answer) => {
        let all = '';
        answer.on('data', (bytes) => {
          if (!all) onFirst();
          all += bytes;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text: all }));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}

async function timed(count, call) {
  const times = [];
  for (let done = 0; done < count; done += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return times;
}

async function main() {
  const model = await startModel();
  const env = {
    FITAPP_LOG_LEVEL: 'error',
    FITAPP_COACH_BASE_URL: model.url,
    FITAPP_COACH_MODEL: 'small',
    FITAPP_LIMITS_COACH_PER_MINUTE: '1000000',
  };
  const server = await startServer({ db: `${freshFolder()}/fitapp.db`, env });
  const people = await Promise.all(Array.from({ length: USERS }, (_, at) => person(server.address, `P${at}`)));
  const [ada] = people;
  await ada.post('/api/auto-generate-plan');
  const headers = { Authorization: `Bearer ${ada.token}` };
  const chat = `${server.address}/api/coaching/chat`;
  const question = { message: 'How am I doing?', history: [] };

  const straight = { model: 'small', messages: [{ role: 'user', content: 'How am I doing?' }], stream: false };
  await timed(20, () => post(`${model.url}/chat/completions`, straight));
  const direct = medianOf(await timed(CALLS, () => post(`${model.url}/chat/completions`, straight)));
  await timed(20, () => post(chat, question, headers));
  const through = medianOf(
    await timed(CALLS, async () => {
      const { status, text } = await post(chat, question, headers);
      expect(status === 200 && JSON.parse(text).source === 'model', `chat answered ${status}: ${text}`);
    }),
  );
  judge('a question through the product, beyond the model itself', through - direct, MOST_OVERHEAD_MS, 'ms');

  const late = [];
  for (let done = 0; done < 40; done += 1) {
    let heard = 0;
    await post(chat, question, { ...headers, Accept: 'text/event-stream' }, () => (heard = performance.now()));
    late.push(heard - model.firstToken);
  }
  judge('the first word of a stream, after it arrived', medianOf(late), MOST_TOKEN_MS, 'ms');

  const before = medianOf(await timed(CALLS, () => ada.get('/api/stats')));
  model.hangs = true;
  const hanging = people.flatMap((each) =>
    [0, 1].map(() => post(chat, question, { Authorization: `Bearer ${each.token}` })),
  );
  await until(() => model.waiting.size === PLACES, 'all places to hang');
  const during = medianOf(await timed(CALLS, () => ada.get('/api/stats')));
  judge(`other calls while ${PLACES} questions hang, against before`, during / before, MOST_SLOWDOWN, '×');
  const began = performance.now();
  const { text } = await post(chat, question, headers);
  judge('a question beyond the places, answered by the built-in coach', performance.now() - began, 100, 'ms');
  expect(JSON.parse(text).source === 'built-in', `a 17th question was answered by ${text}`);
  // Retries once if a keep-alive connection was closed.
  model.hangs = false;
  model.release();
  const answers = await Promise.all(hanging);
  expect(
    answers.every(({ status }) => status === 200),
    'a question whose model went away was not answered',
  );
  model.hangs = true;
  for (const [name, accept] of [
    ['a stream', 'text/event-stream'],
    ['a whole answer', 'application/json'],
  ]) {
    const stopped = request(chat, {
      method: 'POST',
      headers: { ...headers, Accept: accept, 'Content-Type': 'application/json' },
    });
    stopped.on('error', () => {});
    stopped.end(JSON.stringify(question));
    await until(() => model.waiting.size === 1, `${name} to begin`);
    const left = performance.now();
    stopped.destroy();
    await until(() => model.waiting.size === 0, `the model to be let go of ${name}`);
    judge(`the model let go after the person left ${name}`, performance.now() - left, 2500, 'ms');
  }
  model.close();
  expect((await server.stop()).code === 0, 'the server did not stop well');
}

let failed = 1;
try {
  await within(TIMEOUT_MS, main(), 'the measurement to end');
  failed = results.filter((good) => !good).length;
} catch (error) {
  console.log(error.stack);
} finally {
  await endAll();
  removeFolders();
}
console.log(`${results.filter(Boolean).length} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
