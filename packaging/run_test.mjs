// Tests that every command of ./run stops as soon as its set-up or its build fails. Programs that it calls are stubs.
//
//   node packaging/run_test.mjs      ends with one line `N passed, N failed`
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, finish, test } from '../tests/e2e/lib/suite.mjs';

const COMMANDS = ['serve', 'dev', 'build', 'gen', 'test', 'check', 'coverage', 'bench', 'quality', 'fuzz', 'grid'];
const BUILDING = COMMANDS.filter((command) => !['test', 'check', 'coverage'].includes(command));
const source = new URL('../run', import.meta.url).pathname;

// A repository of stubs. Each writes its name into `called` and exits with the code given for it, else with 0.
function repository(codes) {
  const root = mkdtempSync(join(tmpdir(), 'fitapp-run-'));
  const stub = (path) => {
    const name = path.split('/').at(-1);
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), `#!/bin/sh\necho ${name} >>'${root}/called'\nexit ${codes[name] ?? 0}\n`);
    chmodSync(join(root, path), 0o755);
  };
  for (const name of ['setup.sh', 'test.sh', 'check.sh', 'fuzz.sh']) stub(`packaging/${name}`);
  for (const name of ['fitapp', 'tests/contract_tests', 'tests/app_tests', 'tests/api_tests'])
    stub(`build/release/${name}`);
  // ./run puts the folder of build/tools/node first on PATH.
  for (const name of ['cmake', 'node']) stub(`bin/${name}`);
  for (const folder of ['build/tools', 'build/logs', 'tests/load', 'tests/contract/examples', 'ui']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync(join(root, 'bin/node'), join(root, 'build/tools/node'));
  writeFileSync(join(root, 'build/release/build.ninja'), '');
  writeFileSync(join(root, 'tests/load/any.mjs'), '');
  copyFileSync(source, join(root, 'run'));
  return root;
}

// What ./run COMMAND called, in order, and its exit code.
function run(command, codes) {
  const root = repository(codes);
  try {
    const { status, stderr } = spawnSync('bash', ['run', command], { cwd: root, encoding: 'utf8', timeout: 20_000 });
    const called = existsSync(join(root, 'called'))
      ? readFileSync(join(root, 'called'), 'utf8').trim().split('\n')
      : [];
    return { status, stderr, called };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

for (const command of COMMANDS) {
  test(`./run ${command} stops when the set-up fails`, () => {
    const { status, called } = run(command, { 'setup.sh': 3 });
    expect(status === 3, `exit code ${status}`);
    expect(called.join(' ') === 'setup.sh', `it called ${called.join(', ')}`);
  });
}

for (const command of BUILDING) {
  test(`./run ${command} stops when the build fails`, () => {
    const { status, called } = run(command, { cmake: 1 });
    expect(status === 1, `exit code ${status}`);
    expect(called.join(' ') === 'setup.sh cmake', `it called ${called.join(', ')}`);
  });
}

for (const command of COMMANDS) {
  test(`./run ${command} succeeds when everything does`, () => {
    const { status, stderr, called } = run(command, {});
    expect(status === 0, `exit code ${status}: ${stderr}`);
    expect(called.length > 1, `it called ${called.join(', ')}`);
  });
}

await finish();
