// Measures 256 concurrent connections that request a day's food log.
//
//   node tests/load/crowd.mjs    the last line is `N passed, N failed` (passes if all responses are 2xx, the 99th
//                                percentile is at most 60 ms, and there are at most 64 threads)
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { endAll, person, startServer } from '../e2e/lib/server.mjs';
import { freshFolder, removeFolders, within } from '../e2e/lib/suite.mjs';

const CONNECTIONS = 256;
const SECONDS = 5;
const MAX_P99_MS = 60;
const MAX_THREADS = 64;

const threadsOf = (pid) => Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

// wrk prints "123.45us", "1.23ms" or "1.23s".
function milliseconds(text) {
  const [, value, unit] = /([\d.]+)(us|ms|s)/.exec(text);
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
}

async function main() {
  const server = await startServer({ db: `${freshFolder()}/fitapp.db`, env: { FITAPP_LOG_LEVEL: 'warn' } });
  const ada = await person(server.address, 'Ada');
  for (let each = 0; each < 8; each += 1) {
    await ada.post('/api/food-entries', { name: `Food ${each}`, mealType: 'lunch', calories: 100 + each });
  }
  const today = new Date().toISOString().slice(0, 10);
  const asked = promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    `Authorization: Bearer ${ada.token}`,
    `${server.address}/api/food-entries?from=${today}&to=${today}`,
  ]);
  let threads = 0;
  const watch = setInterval(() => (threads = Math.max(threads, threadsOf(server.pid))), 100);
  const { stdout } = await asked;
  clearInterval(watch);
  const p99 = milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const lost = broken.reduce((sum, count) => sum + Number(count), 0);
  console.log(
    `${CONNECTIONS} connections: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms, ${threads} threads, ${refused} refused, ${lost} lost`,
  );
  const faults = [p99 > MAX_P99_MS, threads > MAX_THREADS, refused + lost > 0, (await server.stop()).code !== 0];
  return faults.filter(Boolean).length;
}

let failed = 1;
try {
  failed = await within(60_000, main(), 'the crowd to be answered');
  console.log(`${4 - failed} passed, ${failed} failed`);
} catch (error) {
  console.log(`${error.stack}\n0 passed, 1 failed`);
} finally {
  await endAll();
  removeFolders();
}
process.exit(failed === 0 ? 0 : 1);
