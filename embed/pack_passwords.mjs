// Writes the most common passwords of at least six characters, in lower case, sorted by bytes, one per line. They come
// from the list of @zxcvbn-ts/language-common, which is ordered by frequency in published leaks.
//
//   node embed/pack_passwords.mjs <folder of the interface> <output file>
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const COUNT = 10_000;
const MIN_LENGTH = 6;

const [ui, output] = process.argv.slice(2);
const { dictionary } = createRequire(join(resolve(ui), 'package.json'))('@zxcvbn-ts/language-common');
const passwords = new Set();
for (const password of dictionary['passwords-common']) {
  if (password.length >= MIN_LENGTH && passwords.size < COUNT) passwords.add(password.toLowerCase());
}
if (passwords.size < COUNT) {
  console.error(`pack_passwords.mjs: the list has only ${passwords.size} passwords`);
  process.exit(1);
}
writeFileSync(output, [...passwords].sort().join('\n'));
