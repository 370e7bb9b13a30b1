// Tests a full disk: a clear error, no incomplete data, and normal operation when there is space again.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { call, endAll, person, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, freshFolder, test } from '../e2e/lib/suite.mjs';

const SPACE = 3 * 1024 * 1024;
const LONG_NOTES = 'n'.repeat(2000);
const mounted = [];

const create = (address, token, number) =>
  call(address, 'POST', '/api/workouts', {
    token,
    body: { type: 'running', name: `entry ${number}`, duration: 30, notes: LONG_NOTES, clientKey: `key ${number}` },
  });

// Creates workouts until one is refused. Returns the confirmed numbers and the error response.
async function createUntilRefused(address, token, from = 0) {
  const acknowledged = [];
  for (let number = from; number < from + 20_000; number += 1) {
    const answer = await create(address, token, number);
    if (answer.status !== 201) return { acknowledged, refused: answer, number };
    acknowledged.push(number);
  }
  throw new Error('the disk never filled up');
}

function expectClearRefusal({ status, body, text, headers }) {
  expectEqual(status, 503, `status (${text})`);
  expect(Number(headers.get('retry-after')) > 0, 'there is no Retry-After');
  expect(typeof body?.message === 'string' && /\.$/.test(body.message), text);
  expect(/full|space|storage|disk/i.test(body.message), `the message does not say why: ${text}`);
  expect(!/sql|database or disk|\/|errno/i.test(text), `not for people: ${text}`);
}

async function expectWorkouts(address, token, numbers) {
  const { status, body } = await call(address, 'GET', '/api/workouts', { token });
  expectEqual(status, 200, 'the list');
  expectEqual(body.map(({ name }) => name).sort(), numbers.map((number) => `entry ${number}`).sort(), 'workouts');
}

// A session of the same user that was not used for an hour: its next request writes its last use.
async function restingSession(server, { email, password }) {
  const { body } = await call(server.address, 'POST', '/api/auth/login', { body: { email, password } });
  const database = new DatabaseSync(server.db);
  database.exec('UPDATE sessions SET last_used_at = last_used_at - 3600000');
  database.close();
  return body.token;
}

// A workout needs several pages. After one was refused, there may still be space for a single page.
async function takeTheLastPage(address, token) {
  for (let number = 0; number < 5000; number += 1) {
    const { status } = await call(address, 'PUT', '/api/user', { token, body: { name: `Ada ${number}` } });
    if (status === 503) return;
  }
  throw new Error('there was always room for one more');
}

function expectSound(db) {
  const database = new DatabaseSync(db, { readOnly: true });
  const [{ integrity_check: verdict }] = database.prepare('PRAGMA integrity_check').all();
  database.close();
  expectEqual(verdict, 'ok', 'integrity check');
}

// A file system of a few megabytes; needs root.
function mountSmall() {
  const folder = join(freshFolder(), 'small');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SPACE},mode=0700`, 'fitapp-test', folder], { stdio: 'pipe' });
  mounted.push(folder);
  return folder;
}

function mayMount() {
  try {
    mountSmall();
    return true;
  } catch {
    return false;
  }
}

if (process.getuid() === 0 && mayMount()) {
  test('on a full disk a write is refused with 503, and succeeds again when there is space', async () => {
    const folder = mountSmall();
    const ballast = join(folder, 'ballast');
    const server = await startServer({ db: join(folder, 'fitapp.db') });
    const ada = await person(server.address);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 1024 * 1024)));
    const first = await createUntilRefused(server.address, ada.token);
    expect(first.acknowledged.length > 0, 'nothing could be written at all');
    expectClearRefusal(first.refused);

    // While the disk is full: reads work, a large transaction is rolled back, and the server keeps running.
    await expectWorkouts(server.address, ada.token, first.acknowledged);
    const plan = await call(server.address, 'POST', '/api/auto-generate-plan', { token: ada.token });
    if (plan.status !== 200) expectClearRefusal(plan);
    const plans = (await call(server.address, 'GET', '/api/workout-plans', { token: ada.token })).body;
    expectEqual(plans.length, plan.status === 200 ? 1 : 0, 'plans');
    expectEqual((await call(server.address, 'GET', '/healthz')).status, 200, 'healthz');

    rmSync(ballast);
    const retried = await create(server.address, ada.token, first.number);
    expectEqual(retried.status, 201, `the same create after there is room (${retried.text})`);
    const numbers = [...first.acknowledged, first.number];
    await expectWorkouts(server.address, ada.token, numbers);
    const { code } = await server.stop();
    expectEqual(code, 0, `exit code (${server.program.err})`);
    expectSound(server.db);
    const again = await startServer({ db: server.db });
    await expectWorkouts(again.address, ada.token, numbers);
    await again.stop();
  });

  test('after a kill on a full disk, the file opens again with all confirmed data', async () => {
    const folder = mountSmall();
    const ballast = join(folder, 'ballast');
    const server = await startServer({ db: join(folder, 'fitapp.db') });
    const ada = await person(server.address);
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 1024 * 1024)));
    const { acknowledged } = await createUntilRefused(server.address, ada.token);
    await server.kill();
    rmSync(ballast);
    const again = await startServer({ db: server.db });
    await expectWorkouts(again.address, ada.token, acknowledged);
    await again.stop();
    expectSound(server.db);
  });
}

test('at the file size limit a write is refused with 503 and the server keeps running', async () => {
  // The file size limit replaces a full disk where mounting is not allowed.
  const server = await startServer({ prefix: ['prlimit', `--fsize=${SPACE}`] });
  const ada = await person(server.address);
  const resting = await restingSession(server, ada);
  const { acknowledged, refused, number } = await createUntilRefused(server.address, ada.token);
  expectClearRefusal(refused);
  await expectWorkouts(server.address, ada.token, acknowledged);
  await takeTheLastPage(server.address, ada.token);
  await expectWorkouts(server.address, resting, acknowledged);
  expectEqual((await call(server.address, 'GET', '/api/progression', { token: resting })).status, 200, 'progression');
  expectEqual((await create(server.address, ada.token, number)).status, 503, 'the next create');
  await server.stop();
  const again = await startServer({ db: server.db });
  await expectWorkouts(again.address, ada.token, acknowledged);
  expectEqual((await create(again.address, ada.token, number)).status, 201, 'the create without the limit');
  await again.stop();
  expectSound(server.db);
});

await finish(async () => {
  await endAll();
  for (const folder of mounted.splice(0)) execFileSync('umount', [folder]);
});
