// Measures the server under load: each kind of request relative to /healthz in the same run, so that results can be
// compared between machines.
//
//   node tests/load/api.mjs                       prints a table; the last line is `N passed, N failed` (a call passes if
//                                                 all responses are 2xx and its median is within the limit)
//   node tests/load/api.mjs --against EXECUTABLE  compares with another version, alternating between the two, and prints
//                                                 the ratio of their speeds (a call passes with at least 0.95)
//   --only=WORDS                                  measures only calls whose name contains these words
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { endAll, executable as built, person, startServer } from '../e2e/lib/server.mjs';
import { expect, freshFolder, removeFolders, within } from '../e2e/lib/suite.mjs';

const YEARS = 3;
const CONNECTIONS = 16;
const MEASURE_MS = 1500;
// Logins are slow because of password hashing; a few are enough for a median.
const TIMEOUT_MS = 900_000;
// With --against, each call is measured in many short rounds that alternate between the versions, so that both run
// under the same load of the machine. The versions take turns at starting a round.
const ROUNDS = 15;
const ROUND_MS = 500;
const MIN_SPEED_RATIO = 0.95;
// Bea's food entries: one page per day, so that a day's list and a page have the same size.
const FOODS_A_DAY = 50;
const DAYS_OF_FOOD = 2000;
// Ada's, which every food search reads.
const OWN_FOODS = 300;
const RECIPES = 50;
const DAY_MS = 86_400_000;
// The searches of the tests: words in both languages, amounts, beginnings of words, errors and nonsense.
const SEARCHES = ['food_searches.csv', 'food_searches_second.csv'].flatMap((name) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => encodeURIComponent(/^"([^"]*)"|^[^,]*/.exec(line)[0].replaceAll('"', ''))),
);
// Maximum medians in ms, measured by a client with one connection.
const MAX_MEDIAN_MS = {
  "GET today's workout": 1,
  'GET the last times': 1,
  'POST six-day plan': 5,
  'GET nutrition stats': 1,
  "GET a day's food log": 1,
  'GET food search': 3,
};

// Maximum medians relative to another call in the same run.
const MAX_RATIO = {
  'GET 50 of 100,000 foods': ['GET a day of 100,000 foods', 2],
  'GET 50 of an old year': ['GET a day of 100,000 foods', 2],
};

const dayAgo = (ago) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

// A minimal client with one keep-alive connection and one request at a time.
function connection(address, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(address);
  const call = (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { Authorization: `Bearer ${token}` };
      if (text)
        Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      const asked = request({ hostname, port, method, path, headers, agent }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => (bytes += chunk.length));
        answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
      });
      asked.on('error', reject);
      asked.end(text);
    });
  return { call, close: () => agent.destroy() };
}

// Creates three years of data: four workouts a week with a few ticks each, and daily entries.
async function fill(address, ada) {
  await ada.post('/api/auto-generate-plan');
  const [plan] = await ada.get('/api/workout-plans');
  const [day] = await ada.get(`/api/workout-plans/${plan.id}/workouts`);
  const exercises = await ada.get(`/api/planned-workouts/${day.id}/exercises`);
  const today = new Date();
  await ada.post('/api/planned-workouts', {
    workoutPlanId: plan.id,
    dayOfWeek: today.getUTCDay(),
    title: 'Today',
    type: 'strength',
    replace: true,
    exercises: exercises.map(({ exerciseName, category, sets, reps, duration }) => ({
      exerciseName,
      category,
      sets,
      reps,
      duration,
    })),
  });
  const jobs = [];
  for (let ago = YEARS * 365; ago >= 0; ago -= 1) {
    const date = new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    if (ago % 7 < 4) {
      jobs.push([
        '/api/workouts',
        { type: 'strength', name: 'Full body', duration: 45, date, exercises: ['Squat', 'Row'] },
      ]);
      for (const { exerciseName } of exercises.slice(0, 6)) {
        jobs.push([
          '/api/exercise-completions',
          { exerciseName, actualSets: 3, actualReps: 8 + (ago % 5), actualWeight: 50 + (ago % 40), date },
        ]);
      }
    }
    jobs.push([
      '/api/food-entries',
      { name: 'Oatmeal', mealType: 'breakfast', calories: 320, protein: 12, loggedAt: date },
    ]);
    jobs.push(['/api/body-measurements', { weight: 170 + (ago % 9), waist: 34, measuredAt: date }]);
    jobs.push([
      '/api/sleep-trackings',
      { sleepDate: date, bedtime: `${date}T00:10:00Z`, wakeTime: `${date}T07:40:00Z` },
    ]);
  }
  const rows = jobs.length;
  const clients = Array.from({ length: CONNECTIONS }, () => connection(address, ada.token));
  const refused = new Map();
  await Promise.all(
    clients.map(async ({ call, close }) => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        const { status } = await call('POST', ...job);
        if (status !== 201 && status !== 200) refused.set(job[0], status);
      }
      close();
    }),
  );
  expect(refused.size === 0, `filling was refused: ${JSON.stringify([...refused])}`);
  return rows;
}

// Creates own foods, recipes and favorites, named after the searches.
async function fillOwnFoods(ada) {
  const names = SEARCHES.map((each) => decodeURIComponent(each)).filter((each) => /^[a-z ]{4,}$/.test(each));
  const label = { calories: 120, protein: 8, carbs: 12, fat: 4 };
  const own = [];
  for (let each = 0; each < OWN_FOODS; each += 1)
    own.push(await ada.post('/api/own-foods', { name: `My ${names[each]}`, ...label }));
  for (let each = 0; each < RECIPES; each += 1) {
    const ingredients = own
      .slice(each, each + 6)
      .map(({ id }) => ({ food: `own:${id}`, quantity: 80, unit: 'g', grams: 80 }));
    await ada.post('/api/recipes', { name: `Home ${names[OWN_FOODS + each]}`, portions: 4, ingredients });
  }
  for (const { id } of own.slice(0, RECIPES)) await ada.put(`/api/favorite-foods/own:${id}`);
  return OWN_FOODS + 2 * RECIPES;
}

// Creates a hundred thousand food entries of one user: logs one day and copies it to earlier days.
async function fillFood(address, bea) {
  const clients = Array.from({ length: CONNECTIONS }, () => connection(address, bea.token));
  const post = async (path, bodies) => {
    await Promise.all(
      clients.map(async ({ call }) => {
        for (let body = bodies.pop(); body; body = bodies.pop()) {
          const { status } = await call('POST', path, body);
          expect(status === 201, `${path} answered ${status}`);
        }
      }),
    );
  };
  const meals = ['breakfast', 'lunch', 'dinner', 'snack'];
  await post(
    '/api/food-entries',
    Array.from({ length: FOODS_A_DAY }, (_, each) => ({
      name: `Food ${each}`,
      mealType: meals[each % 4],
      calories: 40 + each,
      protein: 3,
      loggedAt: `${dayAgo(0)}T00:00:00Z`,
    })),
  );
  await post(
    '/api/food-entries/copy',
    Array.from({ length: DAYS_OF_FOOD - 1 }, (_, ago) => ({ from: dayAgo(0), to: dayAgo(ago + 1) })),
  );
  for (const { close } of clients) close();
  return FOODS_A_DAY * DAYS_OF_FOOD;
}

// Runs `one(call, number)` on `connections` connections for a while. Returns {perSecond, median, p99 and max in ms, failed}.
async function measure(address, token, connections, one, lasts) {
  const times = [];
  let failed = 0;
  let number = 0;
  const until = performance.now() + lasts;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const { call, close } = connection(address, token);
      while (performance.now() < until) {
        const start = performance.now();
        const { status } = await one(call, (number += 1));
        times.push(performance.now() - start);
        if (status < 200 || status > 299) failed += 1;
      }
      close();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99), max: at(1), failed };
}

// Starts one version of the product and creates its data. Returns {server, ada, bea}.
async function prepare(executable = built) {
  const env = { FITAPP_LOG_LEVEL: 'warn' };
  // The rounds store more than a user may. Earlier versions have no such limits, and refuse unknown settings.
  if (readFileSync(executable).includes('user_mib')) {
    Object.assign(env, { FITAPP_LIMITS_USER_ROWS: '1000000000', FITAPP_LIMITS_USER_MIB: '1000000' });
  }
  const server = await startServer({ executable, db: `${freshFolder()}/fitapp.db`, env });
  const [ada, bea] = [await person(server.address, 'Ada'), await person(server.address, 'Bea')];
  const began = performance.now();
  const rows = (await fill(server.address, ada)) + (await fillOwnFoods(ada)) + (await fillFood(server.address, bea));
  console.log(`${rows} rows of two people in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return { server, ada, bea };
}

function allKinds() {
  const today = dayAgo(0);
  const weekAgo = dayAgo(6);
  const run = (call, n) => call('POST', '/api/workouts', { type: 'running', name: `run ${n}`, duration: 30 });
  return [
    ['GET /healthz', 1, (call) => call('GET', '/healthz')],
    ["GET today's workout", 1, (call) => call('GET', '/api/planned-workouts/today')],
    ['GET stats', 1, (call) => call('GET', '/api/stats')],
    ['GET the last times', 1, (call) => call('GET', `/api/exercise-completions/last?before=${today}`)],
    ["GET today's completions", 1, (call) => call('GET', `/api/exercise-completions?date=${today}`)],
    ['GET workouts of 7 days', 1, (call) => call('GET', `/api/workouts?from=${weekAgo}&to=${today}`)],
    ['GET all workouts', 1, (call) => call('GET', '/api/workouts')],
    ...['overview', 'workouts', 'nutrition', 'body'].map((tab) => [
      `GET progress of a year, ${tab}`,
      1,
      (call) => call('GET', `/api/progress/${tab}?range=one_year`),
    ]),
    ['GET nutrition stats', 1, (call) => call('GET', '/api/nutrition-stats')],
    ["GET a day's food log", 1, (call) => call('GET', `/api/food-entries?from=${today}&to=${today}`)],
    [
      'GET food search',
      1,
      (call, n) => call('GET', `/api/nutrition-suggestions/${SEARCHES[n % SEARCHES.length]}?limit=8`),
    ],
    ['POST meal plan', 1, (call) => call('POST', '/api/auto-generate-meals')],
    ['POST workout', 1, run],
    [
      'POST six-day plan',
      1,
      (call) =>
        call('POST', '/api/generate-personalized-workout', {
          workoutsPerWeek: 6,
          workoutDuration: 90,
          equipment: 'gym',
          targetAreas: ['full_body'],
        }),
    ],
    [`GET /healthz, ${CONNECTIONS} at once`, CONNECTIONS, (call) => call('GET', '/healthz')],
    [`GET stats, ${CONNECTIONS} at once`, CONNECTIONS, (call) => call('GET', '/api/stats')],
    [`POST workout, ${CONNECTIONS} at once`, CONNECTIONS, run],
    ['GET a day of 100,000 foods', 1, (call) => call('GET', `/api/food-entries?from=${today}&to=${today}`), 'bea'],
    ['GET 50 of 100,000 foods', 1, (call) => call('GET', '/api/food-entries?limit=50'), 'bea'],
    [
      'GET 50 of an old year',
      1,
      (call) => call('GET', `/api/food-entries?from=${dayAgo(3 * 365)}&to=${dayAgo(2 * 365)}&limit=50`),
      'bea',
    ],
    ['GET their frequent foods', 1, (call) => call('GET', '/api/food-entries/frequent'), 'bea'],
    ['GET their progress of 4 weeks', 1, (call) => call('GET', '/api/progress/nutrition?range=four_weeks'), 'bea'],
    ['GET their progress of a year', 1, (call) => call('GET', '/api/progress/nutrition?range=one_year'), 'bea'],
    ['POST login', 1, (call, n, who) => call('POST', '/api/auth/login', { email: who.email, password: who.password })],
  ];
}

const measureKind = ({ server, ...people }, [, connections, one, name = 'ada'], lasts = MEASURE_MS) =>
  measure(server.address, people[name].token, connections, (call, n) => one(call, n, people[name]), lasts);

async function measureVersion(side, kinds) {
  console.log('\n                                 per second   median ms      p99 ms      max ms   median ÷ base');
  const base = {};
  const medians = {};
  let failed = 0;
  for (const kind of kinds) {
    const [name, connections] = kind;
    const result = await measureKind(side, kind);
    base[connections] ??= result.median;
    medians[name] = result.median;
    const cells = [
      result.perSecond.toFixed(0),
      result.median.toFixed(2),
      result.p99.toFixed(2),
      result.max.toFixed(2),
      (result.median / base[connections]).toFixed(1),
    ];
    const [baseline, ratio] = MAX_RATIO[name] ?? [];
    const limit = Math.min(MAX_MEDIAN_MS[name] ?? Infinity, baseline ? medians[baseline] * ratio : Infinity);
    const slow = result.median > limit ? `   OVER ${limit.toFixed(2)} ms` : '';
    console.log(
      name.padEnd(32) +
        cells.map((cell) => cell.padStart(12)).join('') +
        (result.failed ? `   ${result.failed} FAILED` : slow),
    );
    if (result.failed > 0 || slow) failed += 1;
  }
  console.log(`\nThe base is GET /healthz on as many connections in the same run.`);
  return failed;
}

const medianOf = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function compareVersions(side, other, kinds) {
  console.log('\n                                  other, ms    this, ms   times as fast');
  let failed = 0;
  for (const kind of kinds) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = [];
      for (const which of round % 2 ? [1, 0] : [0, 1])
        results[which] = await measureKind([other, side][which], kind, ROUND_MS);
      rounds.push(results);
    }
    const [theirs, ours] = [0, 1].map((which) => medianOf(rounds.map((round) => round[which].median)));
    // Ratios are calculated per round, because the load of the machine may change between rounds.
    const ratio = medianOf(rounds.map(([their, our]) => their.median / our.median));
    const refused = rounds.flat().reduce((sum, each) => sum + each.failed, 0);
    const slow = ratio < MIN_SPEED_RATIO ? '   SLOWER' : '';
    console.log(
      kind[0].padEnd(32) +
        [theirs.toFixed(3), ours.toFixed(3), ratio.toFixed(2)].map((cell) => cell.padStart(12)).join('') +
        (refused ? `   ${refused} FAILED` : slow),
    );
    if (refused > 0 || slow) failed += 1;
  }
  return failed;
}

async function main() {
  const against = process.argv.indexOf('--against');
  expect(against < 0 || process.argv[against + 1], '--against needs the path of an executable');
  const side = await prepare();
  const other = against < 0 ? null : await prepare(process.argv[against + 1]);
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
  const kinds = allKinds().filter(([name]) => name.includes(only));
  let failed = other ? await compareVersions(side, other, kinds) : await measureVersion(side, kinds);
  for (const { server } of [side, ...(other ? [other] : [])]) if ((await server.stop()).code !== 0) failed += 1;
  console.log(`${kinds.length + 1 - failed} passed, ${failed} failed`);
  return failed;
}

let failed = 1;
try {
  failed = await within(TIMEOUT_MS, main(), 'the measurement to end');
} catch (error) {
  console.log(`${error.stack}\n0 passed, 1 failed`);
} finally {
  await endAll();
  removeFolders();
}
process.exit(failed === 0 ? 0 : 1);
