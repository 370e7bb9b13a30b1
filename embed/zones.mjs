// Packs a zoneinfo folder into one file: all names including links, and each distinct zone once.
//
//   node embed/zones.mjs <zoneinfo folder> <output file>
//
// The file is one line of JSON followed by the zones:
//   {"version": "2026a", "zones": {"Africa/Abidjan": [offset after the line, length], ...}}
// A zone is a TZif file of version 2 or later whose 32-bit part is empty.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TZIF_HEADER_BYTES = 44;
// Copies of the tree with other leap second rules, and files that are not zones.
const SKIPPED = new Set(['posix', 'right', 'localtime', 'posixrules', 'Factory']);
const NAME = /^[A-Za-z0-9_+\-/]+$/;

function fail(sentence) {
  console.error(`zones.mjs: ${sentence}`);
  process.exit(1);
}

function isTzif(bytes) {
  return bytes.length >= TZIF_HEADER_BYTES && bytes.toString('latin1', 0, 4) === 'TZif';
}

// The first part of a TZif file repeats the data with 32-bit times (RFC 8536, section 3). Readers do not need it; an
// empty header replaces it.
function withoutNarrowTimes(bytes, name) {
  if (bytes[4] < '2'.charCodeAt(0)) fail(`${name} is a version 1 file; version 2 or later is needed`);
  const count = (index) => bytes.readUInt32BE(20 + 4 * index);
  const [utcFlags, standardFlags, leaps, times, types, letters] = [0, 1, 2, 3, 4, 5].map(count);
  const size = times * 5 + types * 6 + letters + leaps * 8 + standardFlags + utcFlags;
  const wide = bytes.subarray(TZIF_HEADER_BYTES + size);
  if (!isTzif(wide)) fail(`${name} has no 64-bit part`);
  const emptyHeader = Buffer.alloc(TZIF_HEADER_BYTES);
  bytes.copy(emptyHeader, 0, 0, 5);
  return Buffer.concat([emptyHeader, wide]);
}

function collect(folder, prefix, zones) {
  for (const entry of readdirSync(folder).sort()) {
    if (prefix === '' && SKIPPED.has(entry)) continue;
    const path = join(folder, entry);
    const name = prefix + entry;
    if (statSync(path).isDirectory()) {
      collect(path, `${name}/`, zones);
      continue;
    }
    const bytes = readFileSync(path);
    if (isTzif(bytes) && NAME.test(name)) zones.set(name, withoutNarrowTimes(bytes, name));
  }
}

function tzdataVersion(folder) {
  for (const [file, pattern] of [
    ['tzdata.zi', /^# version (\S+)/],
    ['+VERSION', /^(\S+)/],
  ]) {
    try {
      const found = pattern.exec(readFileSync(join(folder, file), 'latin1'));
      if (found) return found[1];
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return 'unknown';
}

function pack(zones, version) {
  const parts = [];
  const placed = new Map();
  let end = 0;
  const place = (bytes) => {
    const key = bytes.toString('latin1');
    if (!placed.has(key)) {
      placed.set(key, end);
      parts.push(bytes);
      end += bytes.length;
    }
    return [placed.get(key), bytes.length];
  };
  const places = Object.fromEntries([...zones].map(([name, bytes]) => [name, place(bytes)]));
  return Buffer.concat([Buffer.from(`${JSON.stringify({ version, zones: places })}\n`), ...parts]);
}

const [folder, output] = process.argv.slice(2);
if (!folder || !output) fail('usage: node embed/zones.mjs <zoneinfo folder> <output file>');
const zones = new Map();
collect(folder, '', zones);
// Names that browsers send. The last two are legacy names, which on newer systems need the package tzdata-legacy.
for (const name of ['UTC', 'Europe/Berlin', 'US/Pacific', 'Asia/Calcutta']) {
  if (!zones.has(name)) fail(`${folder} has no ${name}; install tzdata with its legacy names`);
}
writeFileSync(output, pack(zones, tzdataVersion(folder)));
