// Tests shutdown: current requests are finished, the write-ahead log is merged, slow clients cause no delay.
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { call, endAll, person, session, startServer } from '../e2e/lib/server.mjs';
import { expect, expectEqual, finish, test, until, within } from '../e2e/lib/suite.mjs';

const STOP_MS = 5000;
const SLOW_CLIENTS = 64;

// A client that sends only `text`.
async function halfOpen(port, text) {
  const socket = connect(port, '127.0.0.1');
  socket.received = '';
  socket.on('data', (bytes) => (socket.received += bytes));
  socket.on('error', () => {});
  socket.gone = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  return socket;
}

const header = (length, token) =>
  `POST /api/workouts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n` +
  `Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;

test('on SIGTERM a current request is answered, the write-ahead log is merged, and the exit code is 0', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const body = JSON.stringify({ type: 'yoga', name: 'In flight', duration: 20 });
  const socket = await halfOpen(server.port, header(body.length, ada.token) + body.slice(0, 10));
  // By now the server has read the first part of the request.
  await ada.get('/api/stats');
  const stopped = server.stop();
  socket.write(body.slice(10));
  await within(STOP_MS, socket.gone, 'the answer to the request in flight');
  const answered = /^HTTP\/1\.1 (\d+)/.exec(socket.received)?.[1];
  const { code } = await within(STOP_MS, stopped, 'the server to stop');
  expectEqual(code, 0, 'exit code');
  expect(!existsSync(`${server.db}-wal`), 'the write-ahead log was left behind');
  expect(['201', '503'].includes(answered), `the request in flight was answered: ${socket.received.slice(0, 200)}`);
  const database = new DatabaseSync(server.db, { readOnly: true });
  const { count } = database.prepare("SELECT count(*) AS count FROM workouts WHERE name = 'In flight'").get();
  database.close();
  expectEqual(count, answered === '201' ? 1 : 0, 'workouts in the file');
});

test('writes during SIGTERM are in the file exactly if they were answered with 201', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const answered = [];
  let going = true;
  const client = async (number) => {
    for (let entry = 0; going; entry += 1) {
      const name = `client ${number} entry ${entry}`;
      try {
        const { status } = await call(server.address, 'POST', '/api/workouts', {
          token: ada.token,
          body: { type: 'cycling', name, duration: 30 },
        });
        if (status === 201) answered.push(name);
        else going = false;
      } catch {
        going = false;
      }
    }
  };
  const clients = Array.from({ length: 8 }, (_, number) => client(number));
  await until(() => answered.length > 100, 'a hundred writes');
  const { code } = await within(STOP_MS, server.stop(), 'the server to stop');
  going = false;
  await Promise.all(clients);
  expectEqual(code, 0, 'exit code');
  const database = new DatabaseSync(server.db, { readOnly: true });
  const names = new Set(
    database
      .prepare('SELECT name FROM workouts')
      .all()
      .map((row) => row.name),
  );
  database.close();
  for (const name of answered) expect(names.has(name), `${name} was answered 201 and is not in the file`);
  expectEqual(names.size, answered.length, 'rows in the file');
});

test(`${SLOW_CLIENTS} half-open clients delay neither a normal request nor the shutdown`, async () => {
  const server = await startServer();
  const ada = await person(server.address);
  const beginnings = ['', 'G', 'GET /api/stats HTTP/1.1\r\nHost: x\r\n', header(500, ada.token) + '{"type":'];
  const slow = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, (_, at) => halfOpen(server.port, beginnings[at % beginnings.length])),
  );
  for (let round = 0; round < 5; round += 1) {
    await ada.post('/api/workouts', { type: 'running', duration: 25 });
    await ada.get('/api/stats');
    expect(!slow.some((socket) => socket.closed), 'a half-open client was closed before the requests were answered');
  }
  const { code } = await within(STOP_MS, server.stop(), 'the server to stop beside half-open clients');
  expectEqual(code, 0, 'exit code');
  for (const socket of slow) socket.destroy();
});

test('a second SIGTERM changes nothing, and later requests are refused', async () => {
  const server = await startServer();
  const ada = await person(server.address);
  await ada.post('/api/workouts', { type: 'running', duration: 25 });
  server.program.child.kill('SIGTERM');
  server.program.child.kill('SIGTERM');
  const { code } = await within(STOP_MS, server.program.ended, 'the server to stop');
  expectEqual(code, 0, 'exit code');
  const refused = await call(server.address, 'GET', '/healthz').then(
    () => 'answered',
    () => 'refused',
  );
  expectEqual(refused, 'refused', 'a call after the end');
  const again = await startServer({ db: server.db });
  expectEqual((await session(again.address, ada.token).get('/api/workouts')).length, 1, 'workouts');
  await again.stop();
});

await finish(endAll);
