// Tests that confirmed writes survive a kill of the server.
import { call, endAll, person, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test } from '../e2e/lib/suite.mjs';

const CLIENTS = 8;
const CREATES = 50;

// Eight clients create workouts until the server is killed, right after the fiftieth 201.
async function createUntilKilled(server, token, round) {
  const acknowledged = [];
  let next = 0;
  let gone = false;
  const client = async () => {
    while (!gone) {
      next += 1;
      const name = `round ${round} entry ${next}`;
      try {
        const { status, body } = await call(server.address, 'POST', '/api/workouts', {
          token,
          body: { type: 'running', name, duration: 10 + (next % 50), clientKey: name },
        });
        if (status !== 201) throw new Error(`answered ${status}`);
        acknowledged.push({ id: body.id, name });
      } catch (error) {
        if (!gone) throw error;
      }
      if (acknowledged.length >= CREATES && !gone) {
        gone = true;
        server.program.child.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await server.program.ended;
  return acknowledged;
}

test('no confirmed workout is lost when the server is killed right after the 201', async () => {
  let server = await startServer();
  const ada = await person(server.address);
  const acknowledged = [];
  for (let round = 1; round <= 3; round += 1) {
    acknowledged.push(...(await createUntilKilled(server, ada.token, round)));
    server = await startServer({ db: server.db });
    const found = new Map(
      (await session(server.address, ada.token).get('/api/workouts')).map((row) => [row.id, row.name]),
    );
    for (const { id, name } of acknowledged) expectEqual(found.get(id), name, `workout ${id} after restart ${round}`);
    // Requests that were not yet answered may have been stored too.
    expect(
      found.size <= acknowledged.length + CLIENTS * round,
      `${found.size} rows for ${acknowledged.length} answers`,
    );
  }
  const stats = await session(server.address, ada.token).get('/api/stats');
  expect(stats.totalWorkouts >= acknowledged.length, `the statistics count ${stats.totalWorkouts}`);
  await server.stop();
});

test('an account created right before a kill can log in afterwards', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  await server.kill();
  const again = await startServer({ db: server.db });
  const { status } = await call(again.address, 'POST', '/api/auth/login', {
    body: { email: ada.email, password: ada.password },
  });
  expectEqual(status, 200, 'login');
  await again.stop();
});

test('after a kill a generated plan is complete or does not exist', async () => {
  for (const afterMs of [0, 1, 2, 4, 8]) {
    const server = await startServer();
    const ada = await person(server.address);
    const asked = call(server.address, 'POST', '/api/auto-generate-plan', { token: ada.token }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await server.kill();
    const answer = await asked;
    const again = await startServer({ db: server.db });
    const mine = session(again.address, ada.token);
    const plans = await mine.get('/api/workout-plans');
    if (answer?.status === 200) expectEqual(plans.length, 1, 'plans after a plan was answered');
    for (const plan of plans) {
      const days = await mine.get(`/api/workout-plans/${plan.id}/workouts`);
      expectEqual(days.length, 3, 'days of the plan');
      for (const day of days) {
        const exercises = await mine.get(`/api/planned-workouts/${day.id}/exercises`);
        expect(exercises.length >= 8, `a day has ${exercises.length} exercises`);
      }
    }
    await again.stop();
  }
});

test('a repeated client key after a kill and restart creates no second workout', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const body = { type: 'walking', duration: 30, clientKey: 'once' };
  const first = await ada.post('/api/workouts', body);
  await server.kill();
  const again = await startServer({ db: server.db, port: server.port });
  const { status, body: second } = await call(again.address, 'POST', '/api/workouts', { token: ada.token, body });
  expectEqual([status, second.id], [200, first.id], 'the repeated create');
  expectEqual((await session(again.address, ada.token).get('/api/workouts')).length, 1, 'workouts');
  await again.stop();
});

await finish(endAll);
