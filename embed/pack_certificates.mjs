// Joins the PEM certificates of a folder into one file, sorted by name.
//
//   node embed/pack_certificates.mjs <folder> <output file>
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, output] = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.crt'))
  .sort();
if (names.length === 0) {
  console.error(`pack_certificates.mjs: ${folder} holds no certificate; install ca-certificates`);
  process.exit(1);
}
writeFileSync(output, names.map((name) => `${readFileSync(join(folder, name), 'latin1').trim()}\n`).join(''));
