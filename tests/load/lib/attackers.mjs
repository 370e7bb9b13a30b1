// The attackers of ../attacks.mjs. They run in a thread of their own, so that they do not slow down the client whose times
// are measured.
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';

const DRIP_MS = 100;
const CONNECTING_AT_ONCE = 50;
// They go on until the end; the others begin something and wait.
const FLOODS = ['reads of openapi.json', 'wrong logins', 'malformed requests', 'writes of one account'];
const MEBIBYTE = 1024 * 1024;

const { attack, port, tls, token } = workerData;
const sockets = [];
let isOver = false;

function open(onData = () => {}) {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', rejectUnauthorized: false };
    const socket = tls ? connectTls(options) : connectPlain(options);
    sockets.push(socket);
    socket.on('data', onData);
    socket.on('error', () => resolve(socket));
    socket.once(tls ? 'secureConnect' : 'connect', () => resolve(socket));
  });
}

async function openMany(count) {
  const opened = [];
  while (opened.length < count && !isOver) {
    const size = Math.min(CONNECTING_AT_ONCE, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: size }, () => open()))));
  }
  return opened;
}

const head = (method, path, fields) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const json = (path, length, more = {}) =>
  head('POST', path, { 'Content-Type': 'application/json', 'Content-Length': length, ...more });
const mine = { Authorization: `Bearer ${token}` };

// Writes one byte to each socket in every interval.
function drip(opened, byte) {
  const timer = setInterval(() => {
    if (isOver) clearInterval(timer);
    for (const socket of opened) if (socket.writable && !isOver) socket.write(byte);
  }, DRIP_MS);
}

// Sends requests one after another on a connection; opens a new one when the server closes it.
async function repeat(connections, nextRequest, pipelined = 1) {
  const loop = async () => {
    while (!isOver) {
      let wake = () => {};
      const socket = await open(() => wake());
      socket.once('close', () => wake());
      while (!isOver && socket.writable) {
        socket.write(nextRequest().repeat(pipelined));
        await new Promise((resolve) => (wake = resolve));
      }
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
}

let count = 0;
const wrongLogin = () => {
  const body = JSON.stringify({ email: `nobody${(count += 1)}@example.org`, password: 'a wrong password 7' });
  return json('/api/auth/login', body.length) + body;
};
const malformed = () => {
  const all = [
    'GET / HTTP/9.9\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    '\x16\x03\x01\0\0',
    ' \r\n: :\r\n\r\n',
  ];
  return all[(count += 1) % all.length];
};
const measurement = () => {
  const body = JSON.stringify({ weight: 100 + ((count += 1) % 200) });
  return json('/api/body-measurements', body.length, mine) + body;
};

const attacks = {
  async 'dripping bodies'() {
    const opened = await openMany(1000);
    for (const socket of opened) socket.write(json('/api/auth/login', 10_000));
    drip(opened, ' ');
  },
  async 'dripping heads'() {
    const opened = await openMany(1000);
    for (const socket of opened) socket.write('GET /api/stats HTTP/1.1\r\nX-Slow: ');
    drip(opened, 'a');
  },
  'silent connections': () => openMany(1000),
  // Bodies of the largest size without their last byte.
  async 'unfinished bodies'() {
    const opened = await openMany(200);
    const part = Buffer.alloc(MEBIBYTE - 1, ' ');
    for (const socket of opened) {
      socket.write(json('/api/workouts', MEBIBYTE, mine));
      socket.write(part);
    }
  },
  // Nothing is read, so the server has to wait with the answer.
  async 'unread exports'() {
    for (const socket of await openMany(10)) {
      socket.pause();
      socket.write(head('GET', '/api/user/export', mine));
    }
  },
  'reads of openapi.json': () => repeat(16, () => head('GET', '/api/openapi.json', {}), 16),
  'wrong logins': () => repeat(16, wrongLogin),
  'malformed requests': () => repeat(16, malformed),
  'writes of one account': () => repeat(16, measurement),
  async 'half-sent bodies'() {
    for (const socket of await openMany(200)) socket.write(`${json('/api/auth/login', 1000)}{"email"`);
  },
};

parentPort.on('message', () => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  parentPort.close();
});
const begun = attacks[attack]();
const isFlood = FLOODS.includes(attack);
if (isFlood) parentPort.postMessage('begun');
else void begun.then(() => parentPort.postMessage('begun'));
