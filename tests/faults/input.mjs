// Sends hostile input to every route: never a 5xx, no internals in responses, and data stays readable.
import { call, endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test } from '../e2e/lib/suite.mjs';

// As JSON text, because some values are invalid JSON.
const HOSTILE = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '-0.0',
  '1e400',
  '-1e308',
  '1e-320',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  'NaN',
  'Infinity',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ud83d\\udca9"',
  '"\'; DROP TABLE users; --"',
  '"<script>alert(1)</script>"',
  '"2026-02-30"',
  '"2026-13-01T25:61:61Z"',
  '"0000-01-01"',
  '"99999-12-31"',
  '"9999-12-31T23:59:59.999Z"',
  `"${'x'.repeat(5000)}"`,
  `"${'é'.repeat(200)}"`,
  '[]',
  '{}',
  '[null]',
  '[[[]]]',
  '{"id":1}',
  '[1,2,3,4,5,6,7,8]',
  '[{"exerciseName":"\\u0000","sets":1e9}]',
];
const RAW = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  'null',
  '1',
  '"text"',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '\u{feff}{}',
  '{"type":"yoga","type":"x"}',
  `${'['.repeat(50_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"notes":"${'n'.repeat(20_000)}"}`,
];
const IDS = [
  '0',
  '-1',
  '999999',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999',
  'abc',
  '1.5',
  '1e3',
  '%00',
  '%ff',
  '..%2f..',
  '1;2',
  '+1',
  '0x1',
  '%20',
  "1'--",
];
const QUERIES = [
  'from=foo',
  'from=2026-02-30',
  'from=&to=',
  'from=2026-12-31&to=2026-01-01',
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=99999999999999999999',
  'offset=-1',
  'offset=9223372036854775807',
  'date=today',
  'days=0',
  'days=-1',
  'days=NaN',
  'days=999999999',
  'q=%ff%fe',
  'q=%00',
  `q=${'x'.repeat(1000)}`,
  'q=%25%5f',
  'category=%27',
  'level=1&level=2',
  '&&==&',
  '=',
];
const INSIDE =
  /sqlite|\bsql\b|constraint|statement|exception|terminate|std::|\.cpp|\.h:|nlohmann|httplib|stack|\.db\b/i;

// The problem of a response; undefined if there is none.
function complaintAbout(what, { status, text, body, headers }) {
  const allowed = [200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415, 429, 414, 431];
  if (!allowed.includes(status)) return `${what}: ${status} ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (!(headers.get('content-type') ?? '').startsWith('application/json')) return `${what}: ${status} is not JSON`;
  if (typeof body?.message !== 'string' || !/^[A-Z][A-Z_0-9]+$/.test(body.code)) return `${what}: ${status} ${text}`;
  // Messages may contain the client's input only as the name of a field.
  if (INSIDE.test(body.message)) return `${what}: the inside shows: ${text}`;
  for (const message of Object.values(body.fields ?? {})) {
    if (typeof message !== 'string' || INSIDE.test(message)) return `${what}: field message ${text}`;
  }
  return null;
}

const resolve = (api, schema) =>
  schema?.$ref
    ? api.components.schemas[schema.$ref.split('/').at(-1)]
    : schema?.items?.$ref
      ? resolve(api, schema.items)
      : schema;

// A response that never ends by itself.
const isStream = ({ responses }) => Object.keys(responses['200']?.content ?? {}).join() === 'text/event-stream';

function routesOf(api) {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !isStream(operation))
      .map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        parameters: operation.parameters ?? [],
        properties: Object.keys(
          resolve(api, operation.requestBody?.content?.['application/json']?.schema)?.properties ?? {},
        ),
      })),
  );
}

// Bodies with one invalid value, so that each value is checked.
const RIGHT = {
  type: '"yoga"',
  name: '"Something"',
  title: '"Something"',
  email: '"right@example.org"',
  password: '"correct horse 7"',
  calories: '100',
  mealType: '"breakfast"',
  exerciseName: '"Push-up"',
  dayOfWeek: '1',
  activityType: '"mindfulness"',
  activityName: '"Breathing"',
  sleepDate: '"2026-01-01"',
  bedtime: '"2026-01-01T22:00:00Z"',
  wakeTime: '"2026-01-02T06:00:00Z"',
  startDate: '"2026-01-01"',
  content: '"Something"',
  weight: '150',
};

function bodyWith(properties, changed, value, owned) {
  const pairs = properties
    .filter((each) => each !== changed && (each in RIGHT || each in owned))
    .map((each) => `"${each}":${owned[each] ?? RIGHT[each]}`);
  return `{${[...pairs, ...(changed ? [`"${changed}":${value}`] : [])].join(',')}}`;
}

async function begin() {
  const server = await startServer({
    env: {
      FITAPP_LOG_LEVEL: 'warn',
      FITAPP_LIMITS_LOGIN_FAILURES: '1000',
      FITAPP_LIMITS_LOGIN_FAILURES_TOTAL: '1000',
      FITAPP_LIMITS_FORGOT_PER_ADDRESS: '100000',
      FITAPP_LIMITS_COACH_PER_MINUTE: '1000000',
    },
  });
  const ada = await person(server.address);
  const { plan } = await ada.post('/api/auto-generate-plan');
  const [day] = await ada.get(`/api/workout-plans/${plan.id}/workouts`);
  const [exercise] = await ada.get(`/api/planned-workouts/${day.id}/exercises`);
  await ada.post('/api/workouts', { type: 'yoga', duration: 30 });
  const api = (await call(server.address, 'GET', '/api/openapi.json')).body;
  return {
    server,
    ada,
    routes: routesOf(api),
    owned: { workoutPlanId: String(plan.id), plannedWorkoutId: String(day.id), plannedExerciseId: String(exercise.id) },
  };
}

// Required query parameters of lists.
const ASKED = { exercise: 'Plank' };

// Checks afterwards that every list can be read and that numbers are numbers.
async function expectHealthy({ server, ada, routes }) {
  for (const { path, method, parameters } of routes) {
    if (method !== 'GET' || path.includes('{') || path.startsWith('/metrics')) continue;
    const asked = parameters.flatMap(({ name }) => (ASKED[name] ? `${name}=${ASKED[name]}` : [])).join('&');
    const { status, text } = await call(server.address, 'GET', asked ? `${path}?${asked}` : path, { token: ada.token });
    expect([200, 404].includes(status), `GET ${path} answers ${status} afterwards: ${text}`);
  }
  const stats = await ada.get('/api/stats');
  for (const [name, value] of Object.entries(stats)) expect(Number.isFinite(value), `stats.${name} is ${value}`);
  const { code } = await server.stop();
  expectEqual(code, 0, `exit code (${server.program.err.slice(-500)})`);
}

async function sendAll(stage, requests) {
  const { server, ada } = stage;
  const complaints = [];
  const worker = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const [method, path, body, headers] = next;
      const what = `${method} ${path} ${body === undefined ? '' : String(body).slice(0, 120)}`;
      try {
        const complaint = complaintAbout(
          what,
          await call(server.address, method, path, {
            token: replacesTheSession(path) ? undefined : ada.token,
            body,
            headers,
          }),
        );
        if (complaint) complaints.push(complaint);
      } catch (error) {
        complaints.push(`${what}: no answer (${error.cause?.message ?? error.message})`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(complaints.length === 0, `${complaints.length} complaints:\n${complaints.slice(0, 30).join('\n')}`);
}

const leavesTheSession = ({ path, method }) =>
  ['/api/auth/logout', '/api/user/password', '/api/user/sessions/{id}'].includes(path) ||
  (['/api/user', '/api/user/sessions'].includes(path) && method === 'DELETE');

// A sign-up or a log-in that succeeds retires the token that was sent with it.
const replacesTheSession = (path) => ['/api/auth/login', '/api/auth/signup'].includes(path);

test('no value of any field of any route leads to a 5xx or reveals internals', async () => {
  const stage = await begin();
  const requests = [];
  for (const route of stage.routes.filter((each) => each.properties.length > 0 && !leavesTheSession(each))) {
    const path = route.path.replace('{id}', '1');
    const wrap = path.endsWith('/exercises') ? (text) => `[${text}]` : (text) => text;
    requests.push([route.method, path, wrap(bodyWith(route.properties, null, null, stage.owned))]);
    for (const property of route.properties) {
      for (const value of HOSTILE) {
        requests.push([route.method, path, wrap(bodyWith(route.properties, property, value, stage.owned))]);
      }
    }
  }
  expect(requests.length > 3000, `only ${requests.length} requests were made up`);
  await sendAll(stage, requests);
  await expectHealthy(stage);
});

test('no body, id or query of any route leads to a 5xx or reveals internals', async () => {
  const stage = await begin();
  const requests = [];
  for (const route of stage.routes.filter((each) => !leavesTheSession(each))) {
    const path = route.path.replace(/\{\w+\}/g, '1');
    if (['POST', 'PUT'].includes(route.method)) {
      for (const raw of RAW) requests.push([route.method, path, raw]);
      requests.push([route.method, path, '{"type":"yoga"}', { 'Content-Type': 'text/plain' }]);
      requests.push([route.method, path, '{"type":"yoga"}', { 'Content-Type': 'application/json; charset=latin1' }]);
    }
    if (route.method === 'GET') for (const query of QUERIES) requests.push(['GET', `${path}?${query}`]);
    if (route.path.includes('{')) {
      for (const id of IDS) {
        const body = ['POST', 'PUT'].includes(route.method) ? '{"type":"yoga","title":"x"}' : undefined;
        requests.push([route.method, route.path.replace(/\{\w+\}/g, id), body]);
      }
    }
    requests.push(['PATCH', path], ['DELETE', `${path}/no/such`]);
  }
  await sendAll(stage, requests);
  await expectHealthy(stage);
});

test('invalid UTF-8 is a 400, and a body beyond the limit is a 413', async () => {
  const stage = await begin();
  const broken = Buffer.concat([
    Buffer.from('{"type":"yoga","notes":"'),
    Buffer.from([0xff, 0xc0, 0xaf]),
    Buffer.from('"}'),
  ]);
  const post = (path, body, token = stage.ada.token) =>
    fetch(stage.server.address + path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
  expectEqual((await post('/api/workouts', broken)).status, 400, 'invalid UTF-8');
  expectEqual((await post('/api/workouts', `{"notes":"${'n'.repeat(1_100_000)}"}`)).status, 413, 'a large body');
  expectEqual(
    (await post('/api/auth/login', `{"email":"${'n'.repeat(17_000)}"}`, null)).status,
    413,
    'a large body on an open route',
  );
  await expectHealthy(stage);
});

await finish(endAll);
