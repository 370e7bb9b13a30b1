// Collects the licences of all third-party parts of the executable in one text. A missing licence fails the build.
//
//   node embed/pack_licenses.mjs <dependency_versions.h> <folder of sources> <folder of the interface> <output file>
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, licenseFile, linkedLibraries } from './third_party.mjs';

const [versions, sources, ui, output] = process.argv.slice(2);
const COMMON = ['Apache-2.0', 'LGPL-2.1', 'MPL-2.0']; // referred to by the licences above
const NOTES = `GNU libstdc++ is linked in under the GCC Runtime Library Exception, version 3.1.
The certificate authorities come from Mozilla's list by way of Debian's ca-certificates, under MPL-2.0.
The WebAssembly file of zxing-wasm contains ZXing-C++ (Copyright 2016 Nu-book Inc., 2019 Axel Waggershauser and others)
under Apache-2.0, libzueci (Copyright (C) 2022 gitlost) under BSD-3-Clause, whose text is below at CLI11, and the runtime
of Emscripten (Copyright 2010 Emscripten authors) under MIT.
The food table is made from the USDA National Nutrient Database for Standard Reference, which is in the public domain.
`;

function read(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  console.error(`pack_licenses.mjs: ${file} is missing`);
  process.exit(1);
}

const heading = (name) => `${'='.repeat(78)}\n${name}\n${'='.repeat(78)}\n`;

function libraries() {
  return linkedLibraries(versions).map((library) => [
    `${library.name} ${library.version}`,
    licenseFile(library, sources),
  ]);
}

// Packages with the same licence text are grouped; their copyright lines are listed separately.
const isCopyright = (line) => /^\s*(portions )?copyright\s*(\(c\)|©|:|\d{4})/i.test(line);
const isTitle = (line) => /^[#\s]*(the )?(mit|isc)( license)?( \(mit\))?\s*$/i.test(line);

function packages() {
  const groups = new Map();
  for (const { path, name, version, license } of bundledPackages(ui)) {
    const folder = join(ui, path);
    const file = existsSync(folder) && readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    const lines = file ? read(join(folder, file)).split(/\r?\n/) : [`Licence: ${license}`];
    const words = lines
      .filter((line) => !isCopyright(line) && !isTitle(line))
      .join('\n')
      .trim();
    const key = words.replace(/\s+/g, ' ').toLowerCase();
    const group = groups.get(key) ?? { words, names: [] };
    const holders = lines.filter(isCopyright).map((line) => `    ${line.trim()}`);
    group.names.push([`${name} ${version} (${license})`, ...holders].join('\n'));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, words }) => `${names.join('\n')}\n\n${words}\n`);
}

const parts = [NOTES];
for (const [name, file] of libraries()) parts.push(`${heading(name)}\n${read(file)}\n`);
parts.push(`${heading('The interface')}\n${packages().join(`\n${'-'.repeat(78)}\n`)}`);
for (const name of COMMON) parts.push(`${heading(name)}\n${read(`/usr/share/common-licenses/${name}`)}\n`);
writeFileSync(output, parts.join('\n'));
