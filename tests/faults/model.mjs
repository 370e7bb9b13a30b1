// Tests the coach with a model server that behaves as llama.cpp's does: what one question, an overlong text, a stop or a
// client that leaves does to the others.
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test, until, within } from '../e2e/lib/suite.mjs';

const STOP_MS = 5000;
// An answer may take this long on a slow machine, whatever the model sends.
const ANSWER_MS = 10_000;
const CONTEXT = 4096;
const MOTIVATION = { message: 'Go on.', encouragement: 'Well done.', nextGoal: 'Walk.' };
const FORM = { exercise: 'x', feedback: 'Sit back.', improvements: ['Chest up'], safetyTips: ['Slowly'] };

// Every three bytes are a token, and each byte of an emoji. `model.text` is what it says; a list is streamed in pieces,
// and the stream waits before the last one.
async function startLlama() {
  const model = { asked: [], open: 0, text: JSON.stringify(MOTIVATION), hangs: false };
  const send = (reply, status, body) =>
    reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const refusal = (tokens) => ({
    error: {
      code: 400,
      message: 'the request exceeds the available context size, try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: tokens,
      n_ctx: CONTEXT,
    },
  });
  const tokensOf = (text) =>
    [...text].reduce((sum, letter) => {
      const bytes = Buffer.byteLength(letter);
      return sum + (bytes > 3 ? bytes : bytes / 3.5);
    }, 0);
  const answer = async (body, reply) => {
    const question = JSON.parse(body);
    model.asked.push(body);
    const tokens = Math.ceil(question.messages.reduce((sum, { content }) => sum + tokensOf(content), 0));
    if (tokens > CONTEXT) return send(reply, 400, refusal(tokens));
    model.open += 1;
    reply.on('close', () => (model.open -= 1));
    if (model.hangs) return undefined;
    if (!question.stream) {
      const message = { role: 'assistant', content: model.text };
      return send(reply, 200, { choices: [{ message, finish_reason: 'stop' }] });
    }
    reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const content of [model.text].flat())
      reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    return Array.isArray(model.text) ? undefined : reply.end('data: [DONE]\n\n');
  };
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      if (request.url === '/v1/models') send(reply, 200, { data: [{ id: 'small', meta: { n_ctx_train: 131072 } }] });
      else if (request.url === '/props') send(reply, 200, { default_generation_settings: { n_ctx: CONTEXT } });
      else answer(body, reply);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.env = {
    FITAPP_COACH_BASE_URL: `http://127.0.0.1:${server.address().port}/v1`,
    FITAPP_COACH_MODEL: 'small',
    FITAPP_LIMITS_COACH_PER_MINUTE: '1000000',
  };
  model.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return model;
}

// A person on a server with such a model. Both end with the test.
async function withLlama(body) {
  const model = await startLlama();
  try {
    const server = await startServer({ env: model.env });
    await body({ model, server, ada: await person(server.address) });
  } finally {
    model.stop();
  }
}

const history = () =>
  Array.from({ length: 5 }, (_, at) => ({ content: `turn ${at} ${'and so on '.repeat(390)}`, isUser: at % 2 === 0 }));
const chat = (who, message, more = {}) => who.post('/api/coaching/chat', { message, history: [], ...more });

async function streamed(server, who, message, onText = () => {}) {
  const reply = await fetch(`${server.address}/api/coaching/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}`, Accept: 'text/event-stream' },
    body: JSON.stringify({ message, history: [] }),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of reply.body) {
    text += decoder.decode(bytes, { stream: true });
    onText(text);
  }
  const events = text.split('\n\n').filter(Boolean);
  const parsed = events.map((event) => JSON.parse(event.slice('data: '.length)));
  const end = parsed.pop();
  return { shown: parsed.map(({ delta }) => delta).join(''), end };
}

test('form notes of 1,900 emoji are cut, and the next question still has its schema', () =>
  withLlama(async ({ model, ada }) => {
    model.text = JSON.stringify(FORM);
    const notes = `I lean. ${'\u{1F3CB}'.repeat(1900)}`;
    const form = await ada.post('/api/coaching/form-feedback', { exercise: 'goblet squat', notes });
    expectEqual(form.source, 'model', 'who answered the long notes');
    model.text = JSON.stringify(MOTIVATION);
    await ada.get('/api/coaching/motivation');
    expect(model.asked.at(-1).includes('json_schema'), 'the next question had no schema');
  }));

test('overlong histories open the circuit for nobody', () =>
  withLlama(async ({ model, server, ada }) => {
    model.text = 'Walk a little.';
    for (let round = 0; round < 6; round += 1) {
      const { source } = await chat(ada, 'How do I begin?', { history: history() });
      expectEqual(source, 'model', `who answered history ${round}`);
    }
    const eve = await person(server.address, 'Eve');
    expectEqual((await chat(eve, 'How do I begin?')).source, 'model', 'who answered the next person');
  }));

test('a session that a model made too short lasts at least 0.8 of the minutes', () =>
  withLlama(async ({ model, ada }) => {
    const exercise = (name, category) => ({
      name,
      category,
      sets: 1,
      reps: 5,
      weight: null,
      duration: null,
      restTime: 0,
    });
    model.text = JSON.stringify({
      type: 'strength',
      intensity: 'moderate',
      duration: 45,
      exercises: [exercise('Arm Circles', 'warmup'), exercise('Push-Up', 'main'), exercise('Bodyweight Squat', 'main')],
      reasoning: 'Short and good.',
      tips: ['Breathe.'],
    });
    const session = await ada.get('/api/coaching/recommendation?timeAvailable=45&equipment=bodyweight');
    expectEqual(session.source, 'model', 'who answered');
    expect(session.duration >= 36 && session.duration <= 45, `45 minutes became ${session.duration}`);
  }));

test('control characters of a model are neither shown nor stored', () =>
  withLlama(async ({ model, server, ada }) => {
    model.text = 'Go\u001b[m on\u0007.\u202E Rest\u009b well.';
    const { response } = await chat(ada, 'How do I begin?');
    expectEqual(response, 'Go[m on. Rest well.', 'the answer');
    const { shown, end } = await streamed(server, ada, 'And then?');
    expectEqual(shown, response, 'the streamed answer');
    expectEqual(end.response, response, 'the last event');
    const stored = await ada.get('/api/coaching/chat');
    expectEqual(stored[1].content, response, 'the stored answer');
    model.text = JSON.stringify({ ...MOTIVATION, message: 'Go\u0007 \u2066on.' });
    expectEqual((await ada.get('/api/coaching/motivation')).message, 'Go on.', 'the motivation');
  }));

test('a sentence with an invented number is dropped, whole and streamed', () =>
  withLlama(async ({ model, server, ada }) => {
    await ada.post('/api/workouts', { type: 'running', duration: 31 });
    model.text = 'You ran for 31 minutes. You ate 142 g of protein. Well done.';
    const kept = 'You ran for 31 minutes. Well done.';
    expectEqual((await chat(ada, 'How am I doing?')).response, kept, 'the answer');
    expectEqual((await streamed(server, ada, 'How am I doing?')).shown, kept, 'the streamed answer');
  }));

test('injured areas do not reach the chat of somebody who keeps health data', () =>
  withLlama(async ({ model, ada }) => {
    await ada.put('/api/user', { injuries: ['shoulder'] });
    model.text = 'Walk a little.';
    await chat(ada, 'How do I begin?');
    expect(!model.asked.at(-1).includes('injuredAreas'), 'the chat named the injured areas');
    await ada.get('/api/coaching/recommendation');
    expect(model.asked.at(-1).includes('injuredAreas'), 'the session did not name the injured areas');
  }));

test('an answer of 200,000 braces or of endless reasoning ends in time', () =>
  withLlama(async ({ model, ada }) => {
    for (const text of ['{'.repeat(200_000), '{"a":'.repeat(40_000), `<think>${'<'.repeat(200_000)}`]) {
      model.text = text;
      const began = performance.now();
      expectEqual((await ada.get('/api/coaching/motivation')).source, 'built-in', 'who answered');
      expect(performance.now() - began < ANSWER_MS, 'the answer took too long');
    }
  }));

test('a client that leaves cancels a whole answer, and nothing is stored for it', () =>
  withLlama(async ({ model, server, ada }) => {
    model.hangs = true;
    const leave = new AbortController();
    const asked = fetch(`${server.address}/api/coaching/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ message: 'How do I begin?', history: [] }),
      signal: leave.signal,
    }).catch(() => {});
    await until(() => model.open === 1, 'the question to reach the model');
    leave.abort();
    await asked;
    await until(() => model.open === 0, 'the model to be let go', STOP_MS);
    expectEqual((await ada.get('/api/coaching/chat')).length, 1, 'stored messages');
  }));

test('SIGTERM in the middle of a streamed answer ends it, and stores what was shown', () =>
  withLlama(async ({ model, server, ada }) => {
    model.text = ['Walk a little. ', 'Then stretch. ', 'Never'];
    let stopped;
    const stream = streamed(server, ada, 'How do I begin?', (text) => {
      if (text.includes('Then stretch.') && !stopped) stopped = server.stop();
    });
    const { shown, end } = await within(2 * STOP_MS, stream, 'the end of the stream');
    expectEqual((await within(STOP_MS, stopped, 'the server to stop')).code, 0, 'exit code');
    expect(end.done, 'the last event is missing');
    expectEqual(shown, 'Walk a little. Then stretch.', 'what was shown');
    expectEqual(end.response, shown, 'the last event');
    const database = new DatabaseSync(server.db, { readOnly: true });
    const { message } = database.prepare('SELECT message FROM chat_history WHERE is_user = 0').get();
    database.close();
    expectEqual(message, shown, 'the stored answer');
  }));

await finish(endAll);
