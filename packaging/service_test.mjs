// Tests the systemd unit with systemd-analyze. No running systemd is needed.
//
//   node packaging/service_test.mjs      ends with one line `N passed, N failed`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, finish, test } from '../tests/e2e/lib/suite.mjs';

// systemd's measure of what a service could still reach, from 0 to 10. What remains: the network, local sockets, the
// host's root directory (read-only) and /dev/rtc, which ProtectClock grants.
const MAX_EXPOSURE = 1.2;
const unit = new URL('fitapp.service', import.meta.url).pathname;

function analyze(...words) {
  const { error, stdout, stderr } = spawnSync('systemd-analyze', words, {
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: process.env.PATH, LC_ALL: 'C', SYSTEMD_COLORS: '0' },
  });
  if (error) throw new Error(`systemd-analyze cannot run (${error.message}); run packaging/setup.sh test`);
  return stdout + stderr;
}

test('the service has an exposure level of at most 1.2', () => {
  const report = analyze('security', '--offline=true', '--no-pager', unit);
  const level = Number(/exposure level for fitapp\.service: ([\d.]+)/.exec(report)?.[1] ?? NaN);
  const reasons = report.split('\n').filter((line) => line.startsWith('-'));
  expect(level <= MAX_EXPOSURE, reasons.join('\n') || report);
});

test('systemd accepts every line of the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitapp-service-'));
  try {
    // The real program may not be installed here.
    const copy = join(folder, 'fitapp.service');
    writeFileSync(copy, readFileSync(unit, 'utf8').replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
    const complaints = analyze('verify', '--man=no', copy)
      .split('\n')
      .filter((line) => line.includes(copy));
    expect(complaints.length === 0, complaints.join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// systemd-analyze does not rate these.
test('the service writes no core dumps and has a limit of memory', () => {
  const lines = readFileSync(unit, 'utf8').split('\n');
  for (const line of ['LimitCORE=0', 'MemoryMax=1G', 'UMask=0077']) expect(lines.includes(line), `${line} is missing`);
});

await finish();
