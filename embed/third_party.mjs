// The third-party parts of the executable, for its licences and its list of components.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const debian = (name, component, license) => ({ name, component, license });
const source = (name, component, license, file) => ({ name, component, license, file });

// The names are those of dependency_versions.h. `component`: the Debian package or source package. `file`: the licence in
// the folder of sources; otherwise Debian's copyright file.
export const LIBRARIES = [
  source('SQLite', 'sqlite3', 'blessing', 'sqlite3/LICENSE.md'),
  source('cpp-httplib', 'cpp-httplib', 'MIT', 'cpp-httplib/LICENSE'),
  source('curl', 'curl', 'curl', 'curl/COPYING'),
  debian('OpenSSL', 'libssl-dev', 'Apache-2.0'),
  debian('zstd', 'libzstd-dev', 'BSD-3-Clause'),
  debian('Argon2', 'libargon2-dev', 'CC0-1.0 OR Apache-2.0'),
  debian('SQLiteCpp', 'libsqlitecpp-dev', 'MIT'),
  debian('nlohmann-json', 'nlohmann-json3-dev', 'MIT'),
  debian('CLI11', 'libcli11-dev', 'BSD-3-Clause'),
  debian('toml++', 'libtomlplusplus-dev', 'MIT'),
  debian('spdlog', 'libspdlog-dev', 'MIT'),
  debian('Abseil', 'libabsl-dev', 'Apache-2.0'), // its cctz
  debian('tzdata', 'tzdata', 'LicenseRef-public-domain'),
  debian('CA certificates', 'ca-certificates', 'MPL-2.0'),
  debian('fmt', 'libfmt-dev', 'MIT'),
  debian('zlib', 'zlib1g-dev', 'Zlib'),
  debian('liblzma', 'liblzma-dev', 'LicenseRef-public-domain'),
  debian('GNU C Library', 'libc6-dev', 'LGPL-2.1-or-later'),
];
// The file with the licence of a library.
export function licenseFile({ component, file }, sources) {
  return file ? join(sources, file) : `/usr/share/doc/${component}/copyright`;
}

// [{name, version, debianVersion, component, license, file}] of the libraries that set-up found. Throws for an unknown one.
export function linkedLibraries(versions) {
  const found = [...readFileSync(versions, 'utf8').matchAll(/\{"([^"]+)", "([^"]+)", "([^"]+)", "([^"]+)"\}/g)];
  return found.map(([, name, version, debianVersion]) => {
    const library = LIBRARIES.find((each) => each.name === name);
    if (!library) throw new Error(`embed/third_party.mjs does not list ${name}`);
    return { ...library, version, debianVersion };
  });
}

// [{path, name, version, license, integrity}] of the npm packages in the interface.
export function bundledPackages(ui) {
  const { packages } = JSON.parse(readFileSync(join(ui, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...entry }))
    .filter(({ path, name, dev, optional }) => {
      // This package of the tools is an exception: its list of passwords is embedded.
      const isEmbedded = name === '@zxcvbn-ts/language-common';
      // Packages with types only are not part of the interface.
      const hasOnlyTypes = name.startsWith('@types/') || ['csstype', 'type-fest', 'tagged-tag'].includes(name);
      return path && (!dev || isEmbedded) && !optional && !hasOnlyTypes;
    });
}
