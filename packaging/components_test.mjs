// Tests the list of components (CycloneDX) that is made with the executable.
//
//   node packaging/components_test.mjs <executable> <list>      the last line is `N passed, N failed`
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, finish, freshFolder, test } from '../tests/e2e/lib/suite.mjs';

const [executable, file] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
const folder = freshFolder();
const list = JSON.parse(readFileSync(file, 'utf8'));

function run(...words) {
  const { status, stdout, stderr, error } = spawnSync(words[0], words.slice(1), { encoding: 'utf8', timeout: 20_000 });
  if (error) throw error;
  return { status, stdout, stderr };
}

function make(versions) {
  const output = join(folder, 'list.json');
  const result = run(process.execPath, join(root, 'embed/components.mjs'), versions, join(root, 'ui'), '0.1.0', output);
  return { ...result, output };
}

test('the list names the product and its version', () => {
  expect(list.bomFormat === 'CycloneDX' && list.specVersion === '1.5', 'this is no CycloneDX 1.5');
  const [, version] = /^fitapp (\S+)/.exec(run(executable, '--version').stdout);
  expect(list.metadata.component.version === version, `the version is ${list.metadata.component.version}`);
});

test('every component has a version, a licence and a package URL of its own', () => {
  for (const { name, version, licenses, purl } of list.components) {
    expect(/\d/.test(version), `${name} has the version ${version}`);
    expect(licenses[0].expression || licenses[0].license.name, `${name} has no licence`);
    expect(/^pkg:(deb\/(debian|ubuntu)|npm)\/[^@]+@.+/.test(purl), `${name} has the package URL ${purl}`);
  }
  const urls = new Set(list.components.map(({ purl }) => purl));
  expect(urls.size === list.components.length, 'two components have the same package URL');
  expect(
    list.dependencies[0].dependsOn.length === list.components.length,
    'the product does not depend on all components',
  );
});

test('every library and package whose licence the executable shows is in the list', () => {
  const names = new Set(list.components.map(({ name }) => name));
  const shown = run(executable, 'licenses').stdout;
  const titles = [...shown.matchAll(/^={78}\n(.+)\n={78}$/gm)].map(([, title]) => title);
  const libraries = titles.filter((title) => !/^(The interface|Apache-2\.0|LGPL-2\.1|MPL-2\.0)$/.test(title));
  expect(libraries.length >= 15, `only ${libraries.length} libraries have a licence`);
  for (const title of libraries) {
    expect(names.has(title.replace(/ v?\d\S*$/, '')), `${title} is missing`);
  }
  const packages = [...shown.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\d+\S* \(/gm)].map(([, name]) => name);
  expect(packages.length >= 20, `only ${packages.length} packages have a licence`);
  for (const name of packages) expect(names.has(name), `${name} is missing`);
});

test('packages have the hash of the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'ui/package-lock.json'), 'utf8'));
  const react = list.components.find(({ purl }) => purl.startsWith('pkg:npm/react@'));
  const integrity = packages['node_modules/react'].integrity.replace('sha512-', '');
  expect(react.hashes[0].alg === 'SHA-512', `the algorithm is ${react.hashes[0].alg}`);
  expect(react.hashes[0].content === Buffer.from(integrity, 'base64').toString('hex'), 'the hash of react differs');
});

test('the same parts give the same bytes', () => {
  const { status, output, stderr } = make(join(root, 'build/deps/include/dependency_versions.h'));
  expect(status === 0, stderr);
  expect(readFileSync(output, 'utf8') === readFileSync(file, 'utf8'), 'the list of the build differs');
});

test('a library without an entry ends the build', () => {
  const versions = join(folder, 'versions.h');
  writeFileSync(versions, '{"libnew", "1.0", "1.0-1", "2026-01-01"},\n');
  const { status, stderr } = make(versions);
  expect(status !== 0 && stderr.includes('libnew'), `the list was made without libnew: ${stderr}`);
});

await finish();
