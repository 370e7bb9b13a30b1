// Packs a zoneinfo folder into one file for the executable: every name (links too), each distinct zone once; it knows
// nothing of what the rules inside mean.
//
//   node embed/zones.mjs <zoneinfo folder> <output file>
//
// Layout, all numbers little-endian:
//   "FITZONE1" · u32 number of names · u32 offset of the tzdata version · u32 its length · u32 reserved (0)
//   per name, sorted by bytes: u32 name offset · u32 zone offset · u16 name length · u16 zone length
//   texts and zones (a zone is the 64-bit part of its TZif file, from its own header to the end of the footer)
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HEADER_BYTES = 24;
const ENTRY_BYTES = 12;
const TZIF_HEADER_BYTES = 44;
// Copies of the tree with other leap second rules, and files that name no zone of their own.
const SKIPPED = new Set(['posix', 'right', 'localtime', 'posixrules', 'Factory']);
const NAME = /^[A-Za-z0-9_+\-/]+$/;

function fail(sentence) {
  console.error(`zones.mjs: ${sentence}`);
  process.exit(1);
}

function isTzif(bytes) {
  return bytes.length >= TZIF_HEADER_BYTES && bytes.toString('latin1', 0, 4) === 'TZif';
}

// The first part of a TZif file repeats the data with 32-bit times; it is dropped (RFC 8536, section 3).
function wideTimes(bytes, name) {
  if (bytes[4] < '2'.charCodeAt(0)) fail(`${name} is a version 1 file; version 2 or later is needed`);
  const count = (index) => bytes.readUInt32BE(20 + 4 * index);
  const [utcFlags, standardFlags, leaps, times, types, letters] = [0, 1, 2, 3, 4, 5].map(count);
  const size = times * 5 + types * 6 + letters + leaps * 8 + standardFlags + utcFlags;
  const wide = bytes.subarray(TZIF_HEADER_BYTES + size);
  if (!isTzif(wide)) fail(`${name} has no 64-bit part`);
  return wide;
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
    if (isTzif(bytes) && NAME.test(name)) zones.set(name, wideTimes(bytes, name));
  }
}

function tzdataVersion(folder) {
  for (const [file, pattern] of [['tzdata.zi', /^# version (\S+)/], ['+VERSION', /^(\S+)/]]) {
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
  const names = [...zones.keys()].sort();
  const parts = [];
  const placed = new Map();
  let end = HEADER_BYTES + ENTRY_BYTES * names.length;
  const place = (bytes) => {
    const key = bytes.toString('latin1');
    if (!placed.has(key)) {
      placed.set(key, end);
      parts.push(bytes);
      end += bytes.length;
    }
    return placed.get(key);
  };

  const head = Buffer.alloc(end);
  head.write('FITZONE1', 'latin1');
  head.writeUInt32LE(names.length, 8);
  head.writeUInt32LE(place(Buffer.from(version, 'latin1')), 12);
  head.writeUInt32LE(version.length, 16);
  names.forEach((name, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    const zone = zones.get(name);
    head.writeUInt32LE(place(Buffer.from(name, 'latin1')), at);
    head.writeUInt32LE(place(zone), at + 4);
    head.writeUInt16LE(name.length, at + 8);
    head.writeUInt16LE(zone.length, at + 10);
  });
  return Buffer.concat([head, ...parts]);
}

const [folder, output] = process.argv.slice(2);
if (!folder || !output) fail('usage: node embed/zones.mjs <zoneinfo folder> <output file>');
const zones = new Map();
collect(folder, '', zones);
// Names that browsers send and that a machine without the legacy package lacks.
for (const name of ['UTC', 'Europe/Berlin', 'US/Pacific', 'Asia/Calcutta']) {
  if (!zones.has(name)) fail(`${folder} has no ${name}; install tzdata with its legacy names`);
}
writeFileSync(output, pack(zones, tzdataVersion(folder)));
