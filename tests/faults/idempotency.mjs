// Tests that a request sent again after a lost answer or a killed server counts once (ADR 0049).
import { connect } from 'node:net';
import { randomNumbers } from '../e2e/lib/random.mjs';
import { call, endAll, person, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test } from '../e2e/lib/suite.mjs';

const CUTS = 500;
// A start takes longer than everything else, so only one cut in ten kills the server.
const KILLS_IN_TEN = 1;
const SEED = Number(process.env.FITAPP_SEED ?? 20261127);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Sends the request and closes the connection after some time, whether or not the answer has arrived.
function sendAndHangUp(address, { method, path, body, key }, token, afterMs) {
  const { hostname, port, host } = new URL(address);
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', resolve);
    socket.on('close', resolve);
    socket.on('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
      setTimeout(() => socket.destroy(), afterMs);
    });
  });
}

// A busy day: what is made, and what the server must have afterwards.
class Day {
  constructor(random) {
    this.random = random;
    this.foods = [];
    this.glasses = 0;
    this.ticks = [];
    this.weights = [];
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  // The next request, and what its answer means.
  next(number) {
    const amount = 100 + number;
    const known = this.foods.filter(({ id }) => id !== undefined);
    const kind = this.random();
    if (kind < 0.35) {
      const body = { name: `Food ${number}`, calories: amount, mealType: 'lunch' };
      return {
        method: 'POST',
        path: '/api/food-entries',
        body,
        done: ({ id }) => this.foods.push({ id, name: body.name, calories: amount }),
      };
    }
    if (kind < 0.5) {
      const body = { exerciseName: `Lift ${number}`, sets: [{ reps: 5, weight: amount }] };
      return {
        method: 'POST',
        path: '/api/exercise-completions',
        body,
        done: ({ id }) => this.ticks.push({ id, name: body.exerciseName }),
      };
    }
    if (kind < 0.6)
      return {
        method: 'POST',
        path: '/api/body-measurements',
        body: { weight: amount },
        done: () => this.weights.push(amount),
      };
    if (kind < 0.7 || known.length === 0)
      return { method: 'POST', path: '/api/water-entries', body: { ml: 250 }, done: () => (this.glasses += 1) };
    const food = this.pick(known);
    if (kind < 0.9)
      return {
        method: 'PUT',
        path: `/api/food-entries/${food.id}`,
        body: { calories: amount },
        done: () => (food.calories = amount),
      };
    return {
      method: 'DELETE',
      path: `/api/food-entries/${food.id}`,
      done: () => (this.foods = this.foods.filter((each) => each !== food)),
    };
  }
}

test(`a busy day whose connection is cut at ${CUTS} points is stored once and in order (seed ${SEED})`, async () => {
  const random = randomNumbers(SEED);
  let server = await startServer();
  const ada = await person(server.address);
  const day = new Day(random);
  let kills = 0;
  for (let number = 0; number < CUTS; number += 1) {
    const request = { ...day.next(number), key: `key-${number}` };
    // From before the request has arrived until after it was answered.
    const afterMs = random() * 4;
    const cut = sendAndHangUp(server.address, request, ada.token, afterMs);
    if (random() * 10 < KILLS_IN_TEN) {
      kills += 1;
      await pause(random() * 4);
      await server.kill();
      server = await startServer({ db: server.db });
    }
    // A repetition may overtake the first request.
    if (random() < 0.5) await cut;
    const { method, path, body, key } = request;
    const headers = { 'Idempotency-Key': key };
    const answer = await call(server.address, method, path, { token: ada.token, body, headers });
    expect(answer.status < 300, `${method} ${path} answered ${answer.status}: ${answer.text}`);
    request.done(answer.body);
    await cut;
  }
  expect(kills > CUTS / 20, `the server was killed ${kills} times only`);

  const mine = session(server.address, ada.token);
  const byId = (rows) => [...rows].sort((one, other) => one.id - other.id);
  const foods = byId(await mine.get('/api/food-entries?limit=1000')).map(({ id, name, calories }) => ({
    id,
    name,
    calories,
  }));
  expectEqual(foods, day.foods, 'food');
  const ticks = byId(await mine.get('/api/exercise-completions')).map(({ id, exerciseName }) => ({
    id,
    name: exerciseName,
  }));
  expectEqual(ticks, day.ticks, 'ticks');
  const weights = byId(await mine.get('/api/body-measurements?limit=1000')).map(({ weight }) => weight);
  expectEqual(weights, day.weights, 'weights');
  expectEqual((await mine.get('/api/water')).ml, day.glasses * 250, 'water');
  await server.stop();
});

test('the same key with another body is a 409, also after a kill and restart', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const send = (address, ml) =>
    call(address, 'POST', '/api/water-entries', {
      token: ada.token,
      body: { ml },
      headers: { 'Idempotency-Key': 'glass' },
    });
  expectEqual((await send(server.address, 250)).status, 201, 'the first request');
  await server.kill();
  const again = await startServer({ db: server.db });
  const { status, body } = await send(again.address, 300);
  expectEqual([status, body.code], [409, 'IDEMPOTENCY_KEY_REUSED'], 'the other request');
  const { status: repeated, headers } = await send(again.address, 250);
  expectEqual([repeated, headers.get('idempotency-replayed')], [201, 'true'], 'the repeated request');
  expectEqual((await session(again.address, ada.token).get('/api/water')).ml, 250, 'water');
  await again.stop();
});

await finish(endAll);
