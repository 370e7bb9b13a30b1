// Tests how set-up keeps the linked Debian packages new. Programs replace apt, dpkg-query, id and sudo.
//
//   node packaging/linked_packages_test.mjs      ends with one line `N passed, N failed`
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, finish, test } from '../tests/e2e/lib/suite.mjs';

const root = new URL('..', import.meta.url).pathname;

const LOCK =
  'deb:libssl-dev  debian-12:3.0.19-1~deb12u2  debian-13:3.5.1-1\ndeb:zlib1g-dev  debian-12:1:1.2.13.dfsg-1\n';
// Versions by package. upgrade: the version of libssl-dev after an upgrade.
const NEWEST = { 'libssl-dev': '3.0.19-1~deb12u2', 'zlib1g-dev': '1:1.2.13.dfsg-1', 'libfmt-dev': '9.1.0+ds1-2' };

// Runs COMMANDS of the script on a machine. Returns {status, text, called}.
function machine(commands, options = {}) {
  const {
    installed = NEWEST,
    upgrade,
    system = 'debian 12',
    online = 'yes',
    user = 0,
    sudo = false,
    askedHoursAgo,
  } = options;
  const folder = mkdtempSync(join(tmpdir(), 'fitapp-packages-'));
  const program = (name, body) => {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >>'${folder}/called'\n${body}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  for (const each of ['bin', 'stamps', 'logs', 'versions']) mkdirSync(join(folder, each));
  for (const [name, version] of Object.entries(installed)) writeFileSync(join(folder, 'versions', name), version);
  const files = `case $1 in -L) echo '${folder}/lock'; echo '${folder}/left-out'; exit 0 ;; esac`;
  program('dpkg-query', `${files}; for name; do :; done; cat '${folder}/versions/'"$name"`);
  const upgraded = upgrade ? `printf '%s' '${upgrade}' >'${folder}/versions/libssl-dev'` : ':';
  const answers = {
    yes: `case $* in *install*) ${upgraded} ;; esac`,
    no: 'exit 100',
    partly: `case $* in *install*) ${upgraded} ;; *) exit 100 ;; esac`,
  };
  program('apt-get', answers[online]);
  program('id', `echo ${user}`);
  program('sudo', sudo ? 'shift; exec "$@"' : 'exit 1');
  writeFileSync(join(folder, 'lock'), LOCK);
  if (askedHoursAgo !== undefined) {
    const moment = Date.now() / 1000 - askedHoursAgo * 3600;
    writeFileSync(join(folder, 'stamps/asked'), '');
    utimesSync(join(folder, 'stamps/asked'), moment, moment);
  }
  const script = `set -euo pipefail
    lock='${folder}/lock' logs='${folder}/logs' stamps='${folder}/stamps' system='${system}'
    say() { printf '%s\\n' "$*"; }
    fail() { printf '%s\\n' "$*"; exit 1; }
    exec 9>/dev/null
    . '${join(root, 'packaging/linked_packages.sh')}'
    ${commands}`;
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    timeout: 20_000,
    env,
  });
  const called = existsSync(join(folder, 'called')) ? readFileSync(join(folder, 'called'), 'utf8') : '';
  rmSync(folder, { recursive: true });
  return { status, text: stdout + stderr, called };
}

const PACKAGES = 'libssl-dev zlib1g-dev libfmt-dev';
const SET_UP = `upgrade_packages ${PACKAGES}; require_minimums ${PACKAGES}; asked_today && echo asked`;
const OLD = { ...NEWEST, 'libssl-dev': '3.0.17-1~deb12u1' };

test('a version below its minimum is refused, with the command that helps', () => {
  const { status, text } = machine(`require_minimums ${PACKAGES}`, { installed: OLD });
  expect(status === 1, `it was accepted: ${text}`);
  expect(text.includes('libssl-dev 3.0.17-1~deb12u1 has faults that 3.0.19-1~deb12u2 fixes'), text);
  expect(text.includes('sudo apt-get install libssl-dev'), text);
});

test('the minimum itself and packages without a minimum are accepted', () => {
  expect(machine(`require_minimums ${PACKAGES}`).status === 0, 'they were refused');
  const newer = { ...NEWEST, 'libssl-dev': '3.0.20-1~deb12u1' };
  expect(machine(`require_minimums ${PACKAGES}`, { installed: newer }).status === 0, 'a newer version was refused');
});

test('each system has minimums of its own', () => {
  const { status, text } = machine(`require_minimums ${PACKAGES}`, { system: 'debian 13' });
  expect(status === 1 && text.includes('3.5.1-1'), text);
  expect(
    machine(`require_minimums ${PACKAGES}`, { system: 'ubuntu 24.04' }).status === 0,
    'Ubuntu has no minimum here',
  );
});

test('the newest packages are installed before the versions are checked', () => {
  const { status, text, called } = machine(SET_UP, { installed: OLD, upgrade: '3.0.19-1~deb12u2' });
  expect(status === 0 && text.includes('asked'), text);
  expect(/apt-get update/.test(called) && /apt-get install .*--only-upgrade.*libssl-dev/.test(called), called);
});

test('the archive is asked once a day', () => {
  const recent = machine(SET_UP, { askedHoursAgo: 23 });
  expect(recent.status === 0 && !recent.called.includes('apt-get'), `asked again: ${recent.called}`);
  expect(machine(SET_UP, { askedHoursAgo: 25 }).called.includes('apt-get update'), 'not asked again after a day');
});

test('without the archive, packages that are new enough are used with a warning, and old ones are refused', () => {
  const { status, text } = machine(SET_UP, { online: 'no' });
  expect(status === 0 && text.includes('warning: not all of the newest packages could be installed'), text);
  expect(machine(SET_UP, { online: 'no', installed: OLD }).status === 1, 'an old version was accepted');
});

// Small images leave out the documentation of packages.
test('the day of a package is that of its newest file, also when files were left out', () => {
  const { status, text } = machine(`touch -d '2026-10-21 12:00 UTC' "$lock"; date_of_package libssl-dev`);
  expect(status === 0 && text.trim() === '2026-10-21', text);
});

test('when one archive fails, what the others offer is installed', () => {
  const options = { online: 'partly', installed: OLD, upgrade: '3.0.19-1~deb12u2' };
  const { status, text } = machine(`upgrade_packages ${PACKAGES}; require_minimums ${PACKAGES}`, options);
  expect(status === 0 && text.includes('warning: not all'), text);
});

test('without root the command is named, and sudo without a password is used', () => {
  const without = machine(SET_UP, { user: 1000 });
  expect(without.status === 0 && without.text.includes('sudo apt-get install --only-upgrade libssl-dev'), without.text);
  const { status, called } = machine(SET_UP, { user: 1000, sudo: true, installed: OLD, upgrade: '3.0.19-1~deb12u2' });
  expect(status === 0 && called.includes('sudo -n apt-get update'), called);
});

await finish();
