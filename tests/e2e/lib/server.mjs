// Starts the real executable with new databases and sends HTTP requests to it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, freshFolder, within } from './suite.mjs';

export const executable =
  process.env.FITAPP_EXECUTABLE ?? fileURLToPath(new URL('../../../build/release/fitapp', import.meta.url));

const START_MS = 10_000;
const STOP_MS = 10_000;
const running = new Set();

// All tests use one address and would otherwise exceed the hourly limits.
const roomyLimits = {
  FITAPP_LIMITS_SIGNUPS_PER_HOUR: '100000',
  FITAPP_LIMITS_LOGINS_PER_MINUTE: '100000',
};

function environment(more) {
  return { PATH: process.env.PATH, LC_ALL: 'C', ...roomyLimits, ...more };
}

// Starts a program and collects its output. `ended` resolves to {code, signal}.
export function launch(words, { env = {}, cwd, input } = {}) {
  const child = spawn(words[0], words.slice(1), { env: environment(env), cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  const program = { child, pid: child.pid, out: '', err: '' };
  running.add(program);
  child.stdout.on('data', (bytes) => (program.out += bytes));
  child.stderr.on('data', (bytes) => (program.err += bytes));
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  program.ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(program);
      resolve({ code, signal });
    });
  });
  return program;
}

// Runs a command of the product. Returns {code, out, err}.
export async function command(words, options = {}) {
  const program = launch([...(options.prefix ?? []), options.executable ?? executable, ...words], options);
  try {
    const { code } = await within(15_000, program.ended, `fitapp ${words[0]} to end`);
    return { code, out: program.out, err: program.err };
  } catch (error) {
    program.child.kill('SIGKILL');
    throw error;
  }
}

// A running server. Options: db, port, words (further flags), env, prefix (a program that starts it).
export async function startServer(options = {}) {
  const db = options.db ?? join(freshFolder(), 'fitapp.db');
  const words = ['serve', '--port', String(options.port ?? 0), '--db', db, ...(options.words ?? [])];
  const program = launch([...(options.prefix ?? []), options.executable ?? executable, ...words], options);
  const server = {
    db,
    program,
    pid: program.pid,
    // Ends the process immediately, like a power failure.
    async kill() {
      program.child.kill('SIGKILL');
      return program.ended;
    },
    async stop(signal = 'SIGTERM') {
      program.child.kill(signal);
      return within(STOP_MS, program.ended, 'the server to stop');
    },
  };
  const address = new Promise((resolve, reject) => {
    const look = () => {
      const found = /FitApp is at (https?:\/\/\S+)\n/.exec(program.out);
      if (found) resolve(found[1]);
    };
    program.child.stdout.on('data', look);
    program.ended.then(({ code, signal }) =>
      reject(new Error(`the server ended with ${code ?? signal}: ${program.out}${program.err}`)),
    );
  });
  try {
    server.address = await within(START_MS, address, 'the server to print its address');
  } catch (error) {
    program.child.kill('SIGKILL');
    throw error;
  }
  server.port = Number(new URL(server.address).port);
  return server;
}

// Ends all remaining processes, each by its id.
export async function endAll() {
  const left = [...running];
  for (const program of left) program.child.kill('SIGKILL');
  await Promise.all(left.map((program) => program.ended.catch(() => {})));
}

// Sends a request. Returns {status, body (parsed if it is JSON), text, headers}.
export async function call(address, method, path, { token, body, headers = {}, signal } = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    signal: signal ?? AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : undefined, text, headers: answer.headers };
}

// Signs up a user. Returns {token, user, email, password, get, post, put, del}; each request must succeed.
export async function person(address, name = 'Ada', more = {}) {
  const email = more.email ?? `${name.toLowerCase()}.${Math.random().toString(36).slice(2)}@example.org`;
  const password = more.password ?? 'correct horse 7';
  const made = await call(address, 'POST', '/api/auth/signup', {
    body: { name, email, password },
    headers: more.timezone ? { 'X-Timezone': more.timezone } : {},
  });
  expect(made.status === 201, `sign-up answered ${made.status}: ${made.text}`);
  return { name, email, password, user: made.body.user, ...session(address, made.body.token) };
}

// Requests with a token. They must succeed and return the body.
export function session(address, token) {
  const ask = (method) => async (path, body) => {
    const answer = await call(address, method, path, { token, body });
    expect(answer.status >= 200 && answer.status < 300, `${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  return { token, get: ask('GET'), post: ask('POST'), put: ask('PUT'), del: ask('DELETE') };
}
