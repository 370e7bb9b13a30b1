// Writes the list of the executable's third-party components (CycloneDX 1.5, JSON). The same input gives the same bytes.
//
//   node embed/components.mjs <dependency_versions.h> <folder of the interface> <version> <output file>
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { bundledPackages, linkedLibraries } from './third_party.mjs';

const [versions, ui, version, output] = process.argv.slice(2);

const system = Object.fromEntries(
  readFileSync('/etc/os-release', 'utf8')
    .split('\n')
    .map((line) => line.split('='))
    .filter(([name, value]) => name && value)
    .map(([name, value]) => [name, value.replaceAll('"', '')]),
);

function installedVersion(name) {
  const words = ['-W', '-f', '${Version}\n', name];
  return execFileSync('dpkg-query', words, { encoding: 'utf8' }).split('\n')[0];
}

// The major version.
const compiler = execFileSync('g++', ['-dumpversion'], { encoding: 'utf8' }).split('.')[0].trim();

const namedLicense = (license) =>
  license.startsWith('LicenseRef-') ? { license: { name: license.slice(11) } } : { expression: license };

function libraryComponent({ name, component, license, file, debianVersion }) {
  const found = debianVersion ?? installedVersion(component);
  // Libraries with a licence file are built from Debian's source packages, also of newer releases.
  const distribution = file ? '' : `?distro=${system.ID}-${system.VERSION_ID}`;
  const purl = `pkg:deb/${file ? 'debian' : system.ID}/${component}@${encodeURIComponent(found)}${distribution}`;
  return { type: 'library', 'bom-ref': purl, name, version: found, licenses: [namedLicense(license)], purl };
}

function packageComponent({ name, version: installed, license, integrity }) {
  const [algorithm, digest] = integrity.split('-');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${installed}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: installed,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    licenses: [namedLicense(license)],
    purl,
  };
}

const components = [
  ...linkedLibraries(versions).map(libraryComponent),
  libraryComponent({
    name: 'libstdc++',
    component: `libstdc++-${compiler}-dev`,
    license: 'GPL-3.0-or-later WITH GCC-exception-3.1',
  }),
  ...bundledPackages(ui).map(packageComponent),
];
const product = { type: 'application', 'bom-ref': 'fitapp', name: 'fitapp', version };
const list = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: product },
  components,
  dependencies: [{ ref: 'fitapp', dependsOn: components.map((each) => each['bom-ref']) }],
};
writeFileSync(output, `${JSON.stringify(list, null, 2)}\n`);
