// Tests that a precompiled header is compiled again after a comment in one of its headers changed, with the settings for
// ccache in CMakeLists.txt.
//
//   node packaging/ccache_test.mjs      ends with one line `N passed, N failed`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const settings = readFileSync('CMakeLists.txt', 'utf8').match(/\bCCACHE_[A-Z]+=[\w,]+/g) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'fitapp-ccache-'));
const env = { ...process.env, CCACHE_DIR: join(folder, 'cache') };
delete env.CCACHE_DISABLE;
for (const setting of settings) env[setting.split('=')[0]] = setting.split('=')[1];

function compile(env, ...options) {
  const { status, stderr } = spawnSync('ccache', ['g++', '-std=c++20', '-c', ...options], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`g++ ${options.join(' ')}:\n${stderr}`);
}

function precompile(comment, env) {
  writeFileSync(join(folder, 'level.h'), `// ${comment}\n#pragma once\nenum class Level { low };\n`);
  rmSync(join(folder, 'all.h.gch'), { force: true });
  compile(env, '-x', 'c++-header', 'all.h', '-o', 'all.h.gch');
}

function build(comment, env) {
  // A file that never compiled before, so that its object is not in the cache.
  const use = `#include "level.h"\nLevel lowest() { return Level::low; }\nconst char* comment = "${comment}";\n`;
  writeFileSync(join(folder, 'use.cpp'), use);
  precompile(comment, env);
  compile(env, '-include', 'all.h', 'use.cpp', '-o', 'use.o');
}

let failed = 0;
try {
  writeFileSync(join(folder, 'all.h'), '#include "level.h"\n');
  // Users' caches contain wrong headers that were stored without these settings.
  const older = { ...env };
  for (const setting of ['CCACHE_COMMENTS', 'CCACHE_NAMESPACE']) delete older[setting];
  precompile('One comment.', older);
  precompile('Another comment.', older);
  build('Another comment.', env);
  build('A third comment.', env);
  console.log('passed: a precompiled header is compiled again after a comment changed');
} catch (error) {
  console.log(`FAILED: a precompiled header is compiled again after a comment changed: ${error.message}`);
  failed = 1;
}
rmSync(folder, { recursive: true });
console.log(`${1 - failed} passed, ${failed} failed`);
process.exit(failed);
